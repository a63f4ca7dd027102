#!/usr/bin/env node
// Committed, because npm links a bin only when its file exists at install time; the program itself is built into dist.
import { existsSync } from 'node:fs';
import * as module from 'node:module';

const program = new URL('../dist/cli.js', import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(
    `direct-mail-mock needs Node.js 22.13 or newer; this is ${process.versions.node} (${process.execPath})`,
  );
  process.exitCode = 1;
} else if (existsSync(program)) {
  // Half of a start is compiling: the second one finds that done.
  module.enableCompileCache();
  await import(program.href);
} else {
  console.error('direct-mail-mock is not built yet. In the repository: npm run build');
  process.exitCode = 1;
}
