import { version } from './version.ts';

const argv = process.argv.slice(2);
let isLost = false;

/** For commands that write by themselves: reports an output that cannot be written, without a stack. */
function watchOutput(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    // `| head` is intended.
    if (code === 'EPIPE') return;
    if (!isLost)
      process.stderr.write(
        `error: cannot write to standard output: ${code === 'ENOSPC' ? 'no space is left' : code}\n`,
      );
    isLost = true;
    process.exitCode = 1;
  });
}

if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  watchOutput();
  process.stdout.write(`${version}\n`);
} else if (argv[0] === 'conformance') {
  // A command with its own options, which are not read here.
  const { runCommand } = await import('@direct-mail/conformance');
  watchOutput();
  // The console would swallow the error.
  const output = {
    out: (text: string) => void process.stdout.write(`${text}\n`),
    err: (text: string) => console.error(text),
  };
  const { homedir } = await import('node:os');
  const { profileOption } = await import('./frame/global-options.ts');
  const { withProfile } = await import('./set-up/profile-environment.ts');
  const { env, platform } = process;
  try {
    const given = await withProfile(argv.slice(1), { env, platform, home: homedir() });
    const code = await runCommand(given.args, given.env, output, {
      program: 'direct-mail conformance',
      more: [profileOption],
    });
    process.exitCode = isLost && code === 0 ? 1 : code;
  } catch (error) {
    const { errorLines, UsageError } = await import('@direct-mail/terminal/failure');
    if (!(error instanceof UsageError)) throw error;
    output.err(errorLines(error).trimEnd());
    process.exitCode = 2;
  }
} else if (argv[0] === 'mock') {
  // A command with its own options, which are not read here.
  const { runMock } = await import('@direct-mail/mock/node');
  await runMock(argv.slice(1), 'direct-mail mock');
} else if (argv[0] === '__complete') {
  const { homedir } = await import('node:os');
  const { complete } = await import('./completion/complete.ts');
  const { env, platform } = process;
  watchOutput();
  process.stdout.write(await complete(argv.slice(1), { env, platform, home: homedir() }));
} else {
  const { nodeIo } = await import('./node-io.ts');
  const { runCli } = await import('./frame/run-cli.ts');
  process.exitCode = await runCli(argv, nodeIo(), version);
}
