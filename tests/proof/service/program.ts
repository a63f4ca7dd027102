/** The two programs as they are typed: what one writes into `observed.json`, the other starts from. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunResult } from '@direct-mail/conformance';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { probes } from '../../../packages/conformance/src/probes/all.ts';
import { against, newMock } from '../../../packages/conformance/test/against.ts';
import type { ProofLine } from '../section.ts';

const path = (file: string) => fileURLToPath(new URL(`../../../packages/${file}`, import.meta.url));
const node = (file: string, ...args: readonly string[]) => ['--conditions=direct-mail-source', path(file), ...args];

/** Other answers than those of the mock by default. */
const OTHER = {
  organizationName: 'Acme Mail',
  testTokens: 'everywhere',
  oversizedPage: 'refuse',
  unauthorizedStatus: 401,
  postalCode: 'zip4',
  existingOrder: 'upsert',
  nulls: 'refuse',
  previewDelays: { png: 2, pdf: 3 },
  durations: { processing: 120, production: 600, mailed: 3600 },
} as const;

/** What no fixture makes the same: rate limits and budgets use themselves up, and D44 takes a webhook's whole life. */
const LEFT_OUT = new Set(['D24', 'D44']);

/** `direct-mail-conformance server`, with everything that may be looked at. */
function conformance(url: string, only: string, ...more: readonly string[]): Promise<void> {
  const full = ['--level', 'full', '--max-cost', '200', '--irreversible', '--only', only];
  const env = { ...process.env, DIRECT_MAIL_TOKEN: 'live_mock', DIRECT_MAIL_TEST_TOKEN: 'test_mock' };
  const args = node('conformance/src/cli/main.ts', 'server', '--base-url', url, ...full, ...more);
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { env, timeout: 1_800_000 }, (error, out, err) =>
      error === null ? resolve() : reject(new Error(`${out}\n${err}`)),
    );
  });
}

/** `direct-mail-mock --fixtures FILE`; its address. */
async function mockFrom(file: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const args = node('mock/src/cli/main.ts', '--port', '0', '--clock', 'manual', '--fixtures', file);
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(program.stdout, 'data')) as [Buffer];
  program.stdout.resume();
  const close = async () => {
    const closed = once(program, 'close');
    program.kill('SIGTERM');
    await closed;
  };
  return { url: /http:\/\/[^\s"]+/.exec(line.toString())?.[0] ?? 'no address', close };
}

export async function programLine(short: boolean): Promise<ProofLine> {
  const folder = mkdtempSync(join(tmpdir(), 'observed-'));
  const file = (name: string) => join(folder, name);
  const read = (name: string) => {
    const { observations } = JSON.parse(readFileSync(file(name), 'utf8')) as RunResult;
    return new Map(observations.flatMap(({ id, seen }) => (seen === undefined ? [] : [[id, JSON.stringify(seen)]])));
  };
  const only = probes
    .map(({ id }) => id)
    .filter((id) => (short ? ['D15', 'D10', 'D67', 'D89'].includes(id) : !LEFT_OUT.has(id)))
    .join(',');
  const service = await serve(createMock({ settings: { unknownFields: 'ignore', ...OTHER } }));
  let fitted: Awaited<ReturnType<typeof mockFrom>> | undefined;
  try {
    await conformance(service.url, only, '--observed', file('observed.json'), '--report', file('first.json'));
    fitted = await mockFrom(file('observed.json'));
    await conformance(fitted.url, only, '--report', file('second.json'));
    const [first, second] = [read('first.json'), read('second.json')];
    const other = [...first].filter(([id, seen]) => second.get(id) !== seen);
    for (const [id, seen] of other)
      console.error(`${id}: ${seen} was observed, and the fitted mock answers ${second.get(id)}`);
    return {
      check: 'Service programs: direct-mail-mock --fixtures observed.json answers the observations the same',
      tried: `${Object.keys(OTHER).length} other settings at once, ${first.size} observations`,
      result: `${first.size - other.length} the same`,
      ok: other.length === 0 && first.size >= (short ? 4 : 40),
    };
  } finally {
    await fitted?.close();
    await service.close();
    rmSync(folder, { recursive: true });
  }
}

/** The whole level `test-token` behind a recording proxy. */
export async function freeLine(): Promise<ProofLine> {
  const mock = newMock();
  const calls: string[] = [];
  const around: (send: typeof fetch) => typeof fetch =
    (send) =>
    async (input, init = {}) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const token = new Headers(init.headers).get('authorization');
      const reads =
        ['GET', 'OPTIONS'].includes(init.method ?? 'GET') ||
        pathname === '/v1/standardize' ||
        pathname.startsWith('/_mock');
      const response = await send(input, init);
      // What is refused makes nothing, such as a method that no path has.
      if (!reads && response.ok)
        calls.push(
          `${init.method} ${pathname} ${token === `Bearer ${mock.tokens.production}` ? 'production' : 'free'}`,
        );
      return response;
    };
  await against({ mock, target: { level: 'test-token' }, fetch: around });
  const wrong = [...new Set(calls)].filter((call) => call !== 'POST /v1/mailing free');
  return {
    check: 'Service promise: the level test-token calls nothing that spends or makes anything but free mailings',
    tried: `${calls.length} calls that make something`,
    result: wrong.length === 0 ? 'all free mailings' : wrong.join(', '),
    ok: wrong.length === 0 && calls.length > 0,
  };
}
