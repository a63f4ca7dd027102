import { jestProjects } from './jest-projects.ts';
import { campaign, type Project, recipient, strict } from './project.ts';
import { vitestProjects } from './vitest-projects.ts';

/** No package of esbuild's run draws: the import of it must be left alone. */
const bundled = `import assert from 'node:assert';
const { createMock } = await import('./bundle.mjs');
const mock = createMock();
const { id } = await mock.campaigns.create(${campaign});
assert.equal((await mock.campaigns.retrieve(id)).name, 'Welcome');
await assert.rejects(mock.creatives.preview({ format: 'postcard_4x6', front_html: '<p>Hi</p>' }), { status: 501 });
`;

const typedCommonJs = `import { createMock, type Mock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { DirectMail } from '@direct-mail/sdk';

export async function send(): Promise<string> {
  const mock: Mock = createMock({ seed: 1 });
  const mail = new DirectMail({ ...mock.connection });
  const { id } = await mock.campaigns.create(${campaign});
  const { close } = await serve(mock, { port: 0 });
  await close();
  return (await mail.mailings.create({ campaign_id: id, recipient: ${recipient} })).state;
}

// @ts-expect-error: a state is a text; types that do not resolve would let this pass
export const wrong = (mock: Mock) => mock.mailings.transition('id', 1);
`;

const bothBuilds = `import { createRequire } from 'node:module';
import assert from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import * as modules from '@direct-mail/mock';
import * as server from '@direct-mail/mock/node';
import * as sdk from '@direct-mail/sdk';

const require = createRequire(import.meta.url);
const common = require('@direct-mail/mock');
assert.notEqual(common.createMock, modules.createMock);

// A mock of one build on the server of the other, and the error of one recognized by the other.
const { url, close } = await server.serve(common.createMock(), { port: 0 });
assert.equal((await fetch(url + '/_mock/health')).status, 200);
await close();
const failed = await common.createMock().mailings.transition('none', 'mailed').catch((error) => error);
assert(failed instanceof modules.MockControlError && failed instanceof common.MockControlError);
const refused = await new (require('@direct-mail/sdk').DirectMail)({ ...common.createMock().connection }).mailings.retrieve('x').catch((error) => error);
assert(refused instanceof sdk.NotFoundError);
assert.throws(() => require('@direct-mail/mock/vitest'), /ES module only/);

// The command of the CommonJS build starts a server too.
const command = "require('@direct-mail/mock/node').runMock(['--port', '0', '--clock', 'manual'])";
const started = spawn(process.execPath, ['-e', command], { stdio: ['ignore', 'pipe', 'inherit'] });
assert.match(String((await once(started.stdout, 'data'))[0]), /listening on http/);
started.kill();
`;

const pictures = (expected: 'png' | 'line') => `import assert from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const server = spawn(...JSON.parse(process.argv[2]), { stdio: ['ignore', 'pipe', 'inherit'] });
process.on('exit', () => server.kill());
const [line] = await once(server.stdout, 'data');
const url = /http:\\/\\/[\\w.:]+/.exec(String(line))[0];
const send = async (path, body) =>
  (await fetch(url + path, { method: 'POST', headers: { authorization: 'Bearer live_mock', 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
const [campaign] = await (await fetch(url + '/v1/campaigns', { headers: { authorization: 'Bearer live_mock' } })).json();
const mailing = await send('/v1/mailing', { campaign_id: campaign.id, recipient: ${recipient} });
await send('/_mock/clock/advance', { seconds: 60 });
const preview = await fetch(url + '/previews/' + mailing.id + '/front.png');
const body = Buffer.from(await preview.arrayBuffer());
server.kill();
${
  expected === 'png'
    ? `assert.equal(preview.status, 200);\nassert.equal(body.subarray(1, 4).toString(), 'PNG');`
    : `assert.equal(preview.status, 501);\nassert.match(body.toString(), /npm (i|install) .*@direct-mail\\/previews/);`
}
`;

const flags = ['--port', '0', '--clock', 'manual', '--fixtures', 'demo'];
const onNode = JSON.stringify([process.execPath, ['node_modules/@direct-mail/mock/bin/direct-mail-mock.js', ...flags]]);
const on = (program: string, ...before: string[]): string =>
  JSON.stringify([program, [...before, 'node_modules/@direct-mail/mock/bin/direct-mail-mock.js', ...flags]]);

/** At most four packages beside ours; offline commands work; what needs more says how to install it. */
const commandLine = `
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
const installed = readdirSync('node_modules').filter((name) => !name.startsWith('.') && !name.startsWith('@'));
if (installed.length > 4) throw new Error('installed: ' + installed.join(', '));
const call = (...argv) => spawnSync('direct-mail', argv, { encoding: 'utf8', shell: process.platform === 'win32' });
const expected = [
  [['--version'], 0, /^\\d+\\.\\d+\\.\\d+\\n$/, /^$/],
  [['addresses', 'standardize', '1600 amphitheatre pkwy, mountain view ca'], 0, /AMPHITHEATRE/, /^$/],
  [['runs', 'list', '--ledger', 'postgres://127.0.0.1:1/none'], 2, /^$/, /hint: Install: npm install "pg@/],
  [['work', '--ledger', 'postgres://127.0.0.1:1/none'], 2, /^$/, /hint: Install: npm install "pg@[^"]*"\\n/],
];
for (const [argv, code, out, err] of expected) {
  const ran = call(...argv);
  if (ran.status !== code || !out.test(ran.stdout) || !err.test(ran.stderr)) throw new Error(argv.join(' ') + ': ' + JSON.stringify(ran));
}
`;

/** From the tarballs alone: a mock with its dashboard, a piece sent, its picture fetched, artwork drawn. */
const commandLinePictures = `import assert from 'node:assert';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';

const program = 'node_modules/@direct-mail/cli/bin/direct-mail.js';
const server = spawn(process.execPath, [program, 'mock', '--port', '0', '--clock', 'manual', '--fixtures', 'demo'], { stdio: ['ignore', 'pipe', 'inherit'] });
process.on('exit', () => server.kill());
const [line] = await once(server.stdout, 'data');
const url = /http:\\/\\/[\\w.:]+/.exec(String(line))[0];
const env = { ...process.env, DIRECT_MAIL_BASE_URL: url, DIRECT_MAIL_TOKEN: 'live_mock' };
const call = (...argv) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...argv], { encoding: 'utf8', env });
  assert.equal(status, 0, argv.join(' ') + ': ' + stderr);
  return JSON.parse(stdout);
};
const page = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
const [, script] = /<script[^>]*src="([^"]+)"/.exec(page);
assert.equal((await fetch(new URL(script, url))).status, 200);

const [campaign] = call('campaigns', 'list');
const recipient = JSON.stringify(${recipient.replaceAll("'", '"').replaceAll(/(\w+):/g, '"$1":')});
const mailing = call('mailings', 'send', '--campaign', campaign.id, '--set', 'recipient:=' + recipient, '--yes');
call('clock', 'advance', '1m');
call('mailings', 'preview', mailing.id, '-o', 'card.pdf');
assert.equal(readFileSync('card.pdf', 'latin1').slice(0, 4), '%PDF');
writeFileSync('card.html', '<h1 style="margin:1in">Hi {{ first_name }}</h1>');
call('creatives', 'preview', 'card.html', '-o', 'card.png', '--no-open');
assert.equal(readFileSync('card.png', 'latin1').slice(1, 4), 'PNG');
server.kill();
`;

/** The agent's server answers, and has the guides of all packages, though none of the others is installed. */
const agentsServer = `import assert from 'node:assert';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const env = { ...process.env, DIRECT_MAIL_BASE_URL: 'http://127.0.0.1:1', DIRECT_MAIL_TOKEN: 'test_mock' };
const server = spawn(process.execPath, ['node_modules/@direct-mail/cli/bin/direct-mail.js', 'mcp'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
process.on('exit', () => server.kill());
const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
const ask = async (id, method, params) => {
  server.stdin.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }) + '\\n');
  const { result, error } = JSON.parse((await lines.next()).value);
  assert.equal(error, undefined, JSON.stringify(error));
  return result;
};
const clientInfo = { name: 'project', version: '1' };
const { serverInfo } = await ask(1, 'initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
assert.equal(serverInfo.name, 'direct-mail');
const uri = 'direct-mail://guide/direct-mail-webhooks';
assert.ok((await ask(2, 'resources/list', {})).resources.some((each) => each.uri === uri));
assert.match((await ask(3, 'resources/read', { uri })).contents[0].text, /^# Webhooks/);
server.kill();
`;

export const projects: readonly Project[] = [
  ...vitestProjects,
  ...jestProjects,
  {
    name: 'a bundle of esbuild, without the package that draws',
    ours: ['mock'],
    dependencies: { esbuild: '0.28.2' },
    files: { 'entry.mjs': `export { createMock } from '@direct-mail/mock';\n`, 'run.mjs': bundled },
    commands: [
      ['esbuild', 'entry.mjs', '--bundle', '--format=esm', '--outfile=bundle.mjs'],
      ['node', 'run.mjs'],
    ],
  },
  {
    name: 'ts-jest, TypeScript node10',
    ours: ['mock', 'sdk'],
    dependencies: { jest: '30.5.2', 'ts-jest': '29.4.15', typescript: '5.9.3', '@types/jest': '30.0.0' },
    manifest: { jest: { preset: 'ts-jest' } },
    files: {
      'postcard.test.ts': `import { send } from './send';\ntest('a postcard goes out', async () => { expect(await send()).toBe('processing'); });\n`,
      'send.ts': typedCommonJs,
      'tsconfig.json': strict('commonjs', 'node10', { types: ['jest'], noEmit: false, esModuleInterop: true }),
    },
    commands: [['jest'], ['tsc', '-p', '.', '--noEmit']],
  },
  {
    name: 'TypeScript node16, CommonJS and ES module',
    ours: ['mock', 'sdk'],
    dependencies: { typescript: '5.9.3', msw: '3.0.5', '@types/node': '24.19.2' },
    files: {
      'send.cts': typedCommonJs,
      'send.mts': typedCommonJs,
      'tsconfig.json': strict('node16', 'node16', { types: ['node'] }),
    },
    commands: [['tsc', '-p', '.']],
  },
  {
    name: 'both builds in one process',
    ours: ['mock', 'sdk'],
    dependencies: {},
    files: { 'both.mjs': bothBuilds },
    commands: [['node', 'both.mjs']],
  },
  {
    name: 'the command line alone: few packages, a list planned, and the line that installs what is missing',
    ours: ['cli'],
    dependencies: {},
    files: { 'command-line.mjs': commandLine },
    commands: [['node', 'command-line.mjs']],
  },
  {
    name: 'the command line with pictures: the mock with its dashboard, a PDF of a mailing, artwork drawn',
    ours: ['cli', 'previews'],
    dependencies: {},
    manifest: { type: 'module' },
    files: { 'pictures.mjs': commandLinePictures },
    commands: [['node', 'pictures.mjs']],
  },
  {
    name: "the command line alone as an agent's server, with the guides of all packages",
    ours: ['cli'],
    dependencies: { '@modelcontextprotocol/server': '2.4.0' },
    files: { 'agents-server.mjs': agentsServer },
    commands: [['node', 'agents-server.mjs']],
  },
  {
    name: 'the server without pictures',
    ours: ['mock'],
    dependencies: {},
    files: { 'pictures.mjs': pictures('line') },
    commands: [['node', 'pictures.mjs', onNode]],
  },
  {
    name: 'the server with pictures',
    ours: ['mock', 'previews'],
    dependencies: {},
    files: { 'pictures.mjs': pictures('png') },
    commands: [['node', 'pictures.mjs', onNode]],
  },
  {
    name: 'the server on Bun and Deno',
    ours: ['mock'],
    dependencies: { '@oven/bun-linux-x64': '1.4.5', '@deno/linux-x64-glibc': '2.9.6' },
    files: { 'pictures.mjs': pictures('line') },
    commands: [
      ['node', 'pictures.mjs', on('node_modules/@oven/bun-linux-x64/bin/bun')],
      ['node', 'pictures.mjs', on('node_modules/@deno/linux-x64-glibc/deno', 'run', '-A', '--node-modules-dir=manual')],
    ],
    isLarge: true,
  },
];
