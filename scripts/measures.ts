/**
 * Prints how much source there is and how often one thing is named by hand. Nothing generated counts, nor do tests; of the
 * names, conformance does not either: it is a judge and has its own. Long files and full folders are a hint to look, not an error.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const shown = ['ls-files', '--cached', '--others', '--exclude-standard'];
const tracked = execFileSync('git', [...shown, '*.ts', '*.tsx', 'openapi/*.yaml'])
  .toString()
  .split('\n')
  .filter(exists);
const sources = tracked.filter((file) => /^packages\/[^/]+\/src\//.test(file) && !file.includes('/generated/'));
const texts = new Map(
  [...sources, ...tracked.filter((file) => file.endsWith('.yaml'))].map((file) => [file, read(file)]),
);

const lines = (file: string): number => read(file).split('\n').length - 1;
const sum = (files: readonly string[]): number => files.reduce((total, file) => total + lines(file), 0);

console.log('hand-written lines of packages/*/src:');
for (const name of [...new Set(sources.map((file) => file.split('/')[1] ?? ''))].sort()) {
  console.log(`  ${name.padEnd(16)}${String(sum(sources.filter((file) => file.split('/')[1] === name))).padStart(7)}`);
}
console.log(`  ${'together'.padEnd(16)}${String(sum(sources)).padStart(7)}`);

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['send_at', 'budget_exceeded']) {
  const found = [...texts].filter(([file, text]) => !file.startsWith('packages/conformance/') && text.includes(name));
  console.log(`\nfiles that name ${name}: ${found.length}${found.map(([file]) => `\n  ${file}`).join('')}`);
}

const code = tracked.filter((file) => !file.includes('/generated/') && !file.endsWith('.yaml'));
const long = code.filter((file) => lines(file) > 300);
const folders = [...new Set(code.map(dirname))].map(
  (folder) => [folder, code.filter((file) => dirname(file) === folder)] as const,
);
const full = folders.filter(([, files]) => files.length > 20);
console.log(`\nmore than 300 lines: ${long.length}${long.map((file) => `\n  ${file} (${lines(file)})`).join('')}`);
console.log(
  `\nmore than 20 files: ${full.length}${full.map(([folder, files]) => `\n  ${folder} (${files.length})`).join('')}`,
);

function read(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Deleted, and not yet committed. */
function exists(file: string): boolean {
  try {
    return file !== '' && read(file) !== '';
  } catch {
    return false;
  }
}
