/**
 * How long a person waits for the first byte of a command, in CPU time beyond what Node.js itself uses to start: a budget of
 * 60 ms for --version and 100 ms for everything else. The least of several runs: on a busy machine the same work takes more
 * CPU time too. What Node.js takes to load its own fetch is shown, and counts: a user waits for it all the same.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const cli = join(here, '../../packages/cli/bin/direct-mail.js');
const preload = join(here, 'first-byte.mjs');
const rounds = Number(process.env.ROUNDS ?? 11);

// Answers at once, so that only the command itself is measured.
const id = '00000000-0000-4000-8000-000000000000';
const answers = {
  '/v1/me': { id, name: 'Bench', mode: 'production' },
  '/v1/campaigns': [{ id, name: 'Spring' }],
  '/v1/audiences': [],
  [`/v1/campaign/${id}`]: { id, name: 'Spring' },
  [`/v1/campaign/${id}/creatives`]: [],
  [`/v1/campaign/${id}/mailings`]: [],
  [`/v1/mailing/${id}`]: {
    id,
    campaign_id: id,
    creative_id: id,
    state: 'processing',
    merge_tags: null,
    address: null,
    created_at: '2026-11-22T00:00:00Z',
    send_at: null,
    total_cost: '0.85',
    front_url: '',
    back_url: '',
    pdf_url: '',
  },
};
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers[pathname] ?? (pathname === '/_mock/health' ? { status: 'ok' } : [])));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${server.address().port}`;

const home = mkdtempSync(join(tmpdir(), 'direct-mail-bench-'));
const list = join(home, 'people.csv');
writeFileSync(list, 'Name,Street,City,State,ZIP\nAda,1 Main St,Boston,MA,02134\n');
const env = {
  PATH: process.env.PATH,
  HOME: home,
  XDG_STATE_HOME: home,
  XDG_CONFIG_HOME: home,
  DIRECT_MAIL_BASE_URL: base,
  DIRECT_MAIL_TOKEN: 'test_bench',
};
const mailing = [
  'mailings',
  'send',
  '--campaign',
  id,
  '--full-name',
  'Ada',
  '--address-1',
  '1 Main St',
  '--city',
  'Boston',
  '--state',
  'MA',
  '--postal-code',
  '02134',
];
const commands = [
  ['--version'],
  ['--help'],
  ['mailings', '--help'],
  ['mailngs'],
  ['commands', '--json'],
  ['profiles', 'list'],
  ['addresses', 'standardize', '1600 amphitheatre pkwy, mountain view ca'],
  ['whoami'],
  ['campaigns', 'list'],
  ['mailings', 'get', id],
  [...mailing, '--dry-run'],
  mailing,
  ['api', 'GET', '/v1/campaigns'],
  ['clock', 'show', '--mock', base],
  ['runs', 'list'],
  ['send', list, '--campaign', id, '--plan-only'],
];

// Round by round, so that each has its share of the moments in which the machine does little else.
const subjects = [
  { command: 'Node.js itself', argv: ['-e', '0'] },
  {
    command: "(one fetch of Node.js's own)",
    argv: ['-e', `fetch('${base}/v1/me').then((r) => r.text()).then(console.log)`],
  },
  ...commands.map((argv) => ({
    command: argv.slice(0, 3).join(' ').replaceAll(home, '').slice(0, 48),
    argv: [cli, ...argv],
    budget: argv[0] === '--version' ? 60 : 100,
  })),
  ...peers().flatMap(([name, file]) =>
    ['--version', '--help'].map((flag) => ({ command: `${name} ${flag}`, argv: [file, flag] })),
  ),
];
const best = subjects.map(() => Number.POSITIVE_INFINITY);
for (let round = 0; round < rounds; round += 1) {
  for (const [at, { argv }] of subjects.entries()) best[at] = Math.min(best[at], await once(argv));
}
console.log(
  `Node.js ${process.version} itself: ${best[0].toFixed(0)} ms of CPU time; the least of ${rounds} runs each\n`,
);
const rows = subjects.slice(1).map(({ command, budget }, at) => {
  const first = best[at + 1] - best[0];
  return {
    command,
    'first byte, ms': Math.round(first),
    budget: budget ?? '',
    kept: budget === undefined ? '' : first <= budget ? 'yes' : 'NO',
  };
});
console.table(rows);
server.close();
if (rows.some(({ kept }) => kept === 'NO')) process.exitCode = 1;

function once(argv) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', preload, ...argv], {
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stdio[3].on('data', (piece) => {
      text += piece;
    });
    child.on('close', () =>
      text === '' ? reject(new Error(`${argv.join(' ')} told nothing`)) : resolve(JSON.parse(text).first),
    );
  });
}

/** Command lines of the same kind, installed here only. */
function peers() {
  return ['resend-cli'].flatMap((name) => {
    const folder = join(here, 'node_modules', name);
    if (!existsSync(folder)) return [];
    const { version, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return [[`${name} ${version}`, join(folder, typeof bin === 'string' ? bin : Object.values(bin)[0])]];
  });
}
