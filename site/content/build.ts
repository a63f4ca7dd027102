import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { install } from '../../scripts/tools/install.ts';
import { writeDocuments } from './documents.ts';
import { writeLlms } from './llms.ts';
import { listModules } from './modules.ts';
import { writeOpenApi } from './openapi.ts';
import { listPages } from './pages.ts';
import { typedocFolder, writeReference } from './reference.ts';
import { root } from './repository.ts';
import { copyScalar } from './scalar.ts';
import { writeTokens } from './tokens.ts';
import { contentFolder } from './write.ts';

const site = `${root}site/`;
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' };

/** The folder of the built site. */
export const builtFolder = `${site}dist/`;

/** Installs the site's tools from their own lock file if they are missing or the lock file changed. */
export const installTools = (): void => install(site);

/** Builds the site into `site/dist`. */
export async function buildSite(): Promise<void> {
  // Cached pages would refer to the style sheets of another build.
  for (const folder of [contentFolder, typedocFolder, `${site}.cache`, `${site}.astro`])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(contentFolder, { recursive: true });
  const modules = listModules();
  tool('../node_modules/typedoc/bin/typedoc', [
    '--options',
    'typedoc.config.js',
    '--out',
    typedocFolder,
    '--logLevel',
    'Warn',
  ]);
  writeTokens();
  writeOpenApi();
  copyScalar();
  await writeDocuments(listPages());
  writeLlms(listPages());
  writeReference(modules);
  tool('node_modules/astro/bin/astro.mjs', ['build', '--silent']);
}

function tool(program: string, args: readonly string[]): void {
  execFileSync(process.execPath, [program, ...args], { cwd: site, env, stdio: 'inherit' });
}
