#!/usr/bin/env node
// Committed, because npm links a bin only when its file exists at install time; the program itself is built into dist.
const program = new URL('../dist/cli.js', import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 13)) {
  console.error(
    `direct-mail-mock needs Node.js 22.13 or newer; this is ${process.versions.node} (${process.execPath})`,
  );
  process.exitCode = 1;
} else {
  // Imports would evaluate all that these modules export, which is a tenth of a bare server's start.
  if (process.getBuiltinModule('node:fs').existsSync(program)) {
    // Half of a start is compiling: the second one finds that done. Deno and Bun have no such cache.
    process.getBuiltinModule('node:module').enableCompileCache?.();
    // Answers are gone at once and rows stay. Loading the program makes the nursery grow once, from 1 MiB to 4, which halves
    // what collecting it costs; more would hold up to 90 MiB and collect no better.
    const { setFlagsFromString } = process.getBuiltinModule('node:v8');
    setFlagsFromString('--semi-space-growth-factor=4');
    await import(program.href);
    setFlagsFromString('--semi-space-growth-factor=1');
  } else {
    console.error('direct-mail-mock is not built yet. In the repository: npm run build');
    process.exitCode = 1;
  }
}
