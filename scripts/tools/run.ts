import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exitCodeOf } from '../run.ts';
import { install } from './install.ts';

/** Runs the program of a package in one of these folders, after installing its dependencies if they are missing. */
export function run(folder: string, packageName: string, program: string): void {
  const place = fileURLToPath(new URL(folder, import.meta.url));
  install(place);
  const root = join(place, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const child = spawn(
    process.execPath,
    [join(root, typeof bin === 'string' ? bin : (bin[program] ?? '')), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      // oxlint finds its type-aware companion on the `PATH`.
      env: {
        ...process.env,
        PATH: `${join(place, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH']}`,
      },
    },
  );
  void exitCodeOf(child).then((code) => process.exit(code));
}
