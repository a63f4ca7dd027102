import { nodeIo } from './node-io.ts';
import { version } from './version.ts';

const argv = process.argv.slice(2);
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else if (argv[0] === 'conformance') {
  // A command with options of its own, which are not read here.
  const { runCommand } = await import('@direct-mail/conformance');
  const output = { out: (text: string) => console.log(text), err: (text: string) => console.error(text) };
  process.exitCode = await runCommand(argv.slice(1), process.env, output);
} else {
  const { runCli } = await import('./frame/run-cli.ts');
  process.exitCode = await runCli(argv, nodeIo(), version);
}
