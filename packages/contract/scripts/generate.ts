/**
 * Writes everything that is derived from openapi/direct-mail.yaml. `--check` writes nothing and fails when a file is
 * stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Node, readDocument } from './document.ts';
import { generateEnums } from './enums.ts';
import { generateFields } from './fields.ts';
import { generateLimits } from './limits.ts';
import { generateModels } from './models.ts';
import { generateRoutes } from './routes.ts';
import { generateTypes } from './types.ts';

const notice = 'Generated from openapi/direct-mail.yaml by "npm run generate". Do not edit.';
const folder = new URL('../src/', import.meta.url);

/** The generated files, by name. */
export async function generate(document: Node): Promise<Record<string, string>> {
  const first = `// ${notice}\n`;
  return {
    // Another generator's types of the same document: tests compare ours with them, and `@direct-mail/sdk/openapi` has them.
    '../../sdk/src/generated/paths.ts': first + (await generateTypes(document)),
    'generated/models.ts': first + generateModels(document),
    'generated/routes.ts': first + generateRoutes(document),
    'generated/enums.ts': first + generateEnums(document),
    'generated/limits.ts': first + generateLimits(document),
    'generated/fields.ts': first + generateFields(document),
    // Committed as the others are: sources run without a build, and neither Node.js nor a bundler imports YAML.
    'generated/openapi.json': `${JSON.stringify({ 'x-generated': notice, ...document }, null, 2)}\n`,
  };
}

function read(name: string): string | undefined {
  try {
    return readFileSync(new URL(name, folder), 'utf8');
  } catch {
    return undefined;
  }
}

/** The names of the files that are missing or differ from what the document gives. */
export function findStale(
  files: Record<string, string>,
  readFile: (name: string) => string | undefined = read,
): string[] {
  return Object.keys(files).filter((name) => readFile(name) !== files[name]);
}

/** Writes what is stale, or only says so; the exit code is 1 when a check found something. */
export function write(files: Record<string, string>, check: boolean): 0 | 1 {
  const stale = findStale(files);
  if (check) {
    if (stale.length === 0) return 0;
    console.error(`stale: ${stale.join(', ')} in packages/contract/src; run "npm run generate"`);
    return 1;
  }
  for (const name of stale) {
    mkdirSync(new URL('.', new URL(name, folder)), { recursive: true });
    writeFileSync(new URL(name, folder), files[name] ?? '');
  }
  console.log(stale.length === 0 ? 'nothing changed' : `written: ${stale.join(', ')}`);
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = write(await generate(readDocument()), process.argv.includes('--check'));
}
