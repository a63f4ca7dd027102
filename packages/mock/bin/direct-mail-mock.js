#!/usr/bin/env node
// Committed, because npm links a bin only when its file exists at install time; the program itself is built into dist.
import { existsSync } from 'node:fs';
import * as module from 'node:module';

// Half of a start is compiling: the second one finds that done.
module.enableCompileCache();

const program = new URL('../dist/cli.js', import.meta.url);
if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('direct-mail-mock is not built yet. In the repository: npm run build');
  process.exitCode = 1;
}
