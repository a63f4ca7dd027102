/** Builds the documentation site: `npm run docs`; `npm run docs -- --serve` also serves it, with a mock to try the API on. */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { buildSite, builtFolder, installTools } from '../site/content/build.ts';
import { serveSite } from '../site/content/serve.ts';

const { values } = parseArgs({
  options: {
    serve: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    port: { type: 'string', default: '4011' },
  },
  allowNegative: true,
});

if (values.build) {
  const started = performance.now();
  installTools();
  await buildSite();
  console.log(
    `site/dist was built in ${((performance.now() - started) / 1000).toFixed(0)} s; npm run docs -- --serve shows it`,
  );
}

if (values.serve) {
  const { url } = await serveSite(builtFolder, Number(values.port));
  await startMock();
  console.log(`\nThe documentation is at ${url}\n`);
}

/** Starts a mock with demo data on `http://127.0.0.1:4010`, which the API reference calls, unless one is already running. */
async function startMock(): Promise<void> {
  const health = await fetch('http://127.0.0.1:4010/_mock/health').catch(() => undefined);
  if (health?.ok) return console.log('The mock at http://127.0.0.1:4010 is the one to try calls out on.');
  const program = [
    '--conditions=direct-mail-source',
    '--disable-warning=ExperimentalWarning',
    'packages/mock/src/cli/main.ts',
  ];
  const mock = spawn(process.execPath, [...program, '--demo', '--port', '4010'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => mock.kill(signal) && process.exit(0));
  await new Promise<void>((resolve, reject) => {
    mock.stdout.once('data', () => resolve());
    mock.once('close', (code) => reject(new Error(`the mock ended with ${code}`)));
  });
}
