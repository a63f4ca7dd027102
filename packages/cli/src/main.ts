import { nodeIo } from './node-io.ts';
import { version } from './version.ts';

const argv = process.argv.slice(2);
if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) {
  process.stdout.write(`${version}\n`);
} else {
  const { runCli } = await import('./frame/run-cli.ts');
  process.exitCode = await runCli(argv, nodeIo(), version);
}
