import { version } from './version.ts';

const argv = process.argv.slice(2);
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else if (argv[0] === 'conformance') {
  // A command with options of its own, which are not read here.
  const { runCommand } = await import('@direct-mail/conformance');
  const output = { out: (text: string) => console.log(text), err: (text: string) => console.error(text) };
  process.exitCode = await runCommand(argv.slice(1), process.env, output, 'direct-mail conformance');
} else if (argv[0] === 'mock') {
  // A command with options of its own, which are not read here.
  const { runMock } = await import('@direct-mail/mock/node');
  await runMock(argv.slice(1), 'direct-mail mock');
} else if (argv[0] === '__complete') {
  const { homedir } = await import('node:os');
  const { complete } = await import('./completion/complete.ts');
  const { env, platform } = process;
  process.stdout.write(await complete(argv.slice(1), { env, platform, home: homedir() }));
} else {
  const { nodeIo } = await import('./node-io.ts');
  const { runCli } = await import('./frame/run-cli.ts');
  process.exitCode = await runCli(argv, nodeIo(), version);
}
