/** Builds what is missing or out of date and starts the mock server with the arguments after `npm start --`. */
import { spawn } from 'node:child_process';
import { exitCodeOf } from './run.ts';
import { isBuilt, wasBuilt } from './sources-stamp.ts';

if (!isBuilt('javascript')) {
  const why = wasBuilt() ? 'The sources changed since the last build' : 'Nothing is built yet';
  console.error(`${why}: the server starts after a build of about ten seconds.`);
  const code = await node(['scripts/build.ts', '--javascript']);
  if (code !== 0) {
    console.error(
      '\nThe server was not started, because the build failed: what it says is above. Dependencies that are missing or old are one\n' +
        'cause: npm install, then npm start. The build alone: npm run build -- --javascript.',
    );
    process.exit(code);
  }
}

const given = process.argv.slice(2);
// By default the account is the full demo, unless the arguments choose its content.
const own = given.some((each) => /^--(fixtures|data-dir|demo|help|version)\b/.test(each));
process.exitCode = await node(['packages/mock/bin/direct-mail-mock.js', ...(own ? given : ['--demo', ...given])]);

function node(args: readonly string[]): Promise<number> {
  return exitCodeOf(spawn(process.execPath, args, { stdio: 'inherit' }));
}
