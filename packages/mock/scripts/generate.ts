/** Writes what is derived from the mock's own tables. `--check` writes nothing and fails when a file is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { fixtureFile } from '@direct-mail/contract/control/schemas/fixtures';
import * as z from 'zod';
import { configSchema } from '../src/cli/config.ts';
import { magicRecipientsPage } from './magic-recipients.ts';
import { mailingStatesPage } from './mailing-states.ts';

const root = new URL('../../../', import.meta.url);

/** The generated files, by their path in the repository. */
export const generated: Readonly<Record<string, string>> = {
  'packages/mock/fixtures.schema.json': `${JSON.stringify(fixtureSchema(), null, 2)}\n`,
  'packages/mock/config.schema.json': `${JSON.stringify(configSchema(), null, 2)}\n`,
  'packages/mock/src/generated/dashboard-pages.ts': dashboardPages(),
  'docs/magic-recipients.md': magicRecipientsPage(),
  'docs/mailing-states.md': mailingStatesPage(),
};

/** The dashboard's own routes: what a browser may ask the server for (D112). */
function dashboardPages(): string {
  const app = readFileSync(new URL('packages/dashboard/src/app.tsx', root), 'utf8');
  const paths = [...app.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path as string);
  if (paths.length === 0) throw new Error('no routes in packages/dashboard/src/app.tsx');
  const lines = paths.map((path) => `  '${path}',`).join('\n');
  return `// Generated from packages/dashboard/src/app.tsx by "npm run generate". Do not edit.
/** The pages of the dashboard. */
export const dashboardPages: readonly string[] = [
${lines}
];
`;
}

function fixtureSchema(): unknown {
  return z.toJSONSchema(fixtureFile, { io: 'input', unrepresentable: 'any' });
}

/** The paths whose files are missing or differ. */
export function findStale(): string[] {
  return Object.keys(generated).filter((path) => read(path) !== generated[path]);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(new URL(path, root), 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const stale = findStale();
  if (process.argv.includes('--check')) {
    if (stale.length > 0) console.error(`stale: ${stale.join(', ')}; run "npm run generate"`);
    process.exitCode = stale.length === 0 ? 0 : 1;
  } else {
    for (const path of stale) writeFileSync(new URL(path, root), generated[path] as string);
  }
}
