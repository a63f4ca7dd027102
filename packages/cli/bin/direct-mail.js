#!/usr/bin/env node
// Committed, because npm links a bin only when its file exists at install time; the program itself is built into dist.
const program = new URL('../dist/cli.js', import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(`direct-mail needs Node.js 22.13 or newer; this is ${process.versions.node} (${process.execPath})`);
  process.exitCode = 2;
} else if (process.getBuiltinModule('node:fs').existsSync(program)) {
  // What Node.js compiled once it need not compile again: a third of a command's start.
  process.getBuiltinModule('node:module').enableCompileCache?.();
  await import(program.href);
} else {
  console.error('direct-mail is not built yet. In the repository: npm run build');
  process.exitCode = 1;
}
