import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMock, type FixtureFile } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { expect, test, vi } from 'vitest';
import { runCommand } from '../src/cli/command.ts';
import { observedFixtures } from '../src/report/fixtures.ts';
import { against, FULL } from './against.ts';

vi.setConfig({ testTimeout: 120_000 });

const TIMED = ['D33', 'D41', 'D44', 'D64'];

/**
 * Records a service whose clock advances by some milliseconds with each request, like a real one. Previews are faked
 * here when due, so that none is rendered.
 */
async function recorded(seed: number, fixtures: FixtureFile): Promise<string> {
  const mock = createMock({ seed: 1, now: '2026-06-01T12:00:00Z', fixtures });
  const now = async () => (await mock.clock.now()).getTime();
  let random = seed;
  let made = 0;
  const result = await against({
    mock,
    target: FULL,
    only: TIMED,
    fetch: (send) => async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      random = (random * 48_271) % 2_147_483_647;
      // Requested by the receiver, during a delivery.
      if (pathname !== '/_mock/clock') await mock.clock.advance({ seconds: (1 + (random % 30)) / 1000 });
      if (pathname === '/v1/mailing') made = await now();
      const due = made + SECOND * (pathname.endsWith('.pdf') ? settings.previewDelays.pdf : settings.previewDelays.png);
      if (pathname.startsWith('/previews/')) return new Response(null, { status: (await now()) < due ? 202 : 200 });
      return send(input, init);
    },
  });
  return JSON.stringify(observedFixtures(result));
}

const SECOND = 1000;
const settings = {
  previewDelays: { png: 4, pdf: 7 },
  privacyTiming: { inProgress: 90, completed: 1800 },
  webhookRetries: { baseSeconds: 20, factor: 3, limit: 5 },
  durations: { processing: 300, production: 7200, mailed: 172_800 },
};

test('the same service recorded twice gives the same bytes, and the settings that it has', async () => {
  const [once, twice] = [await recorded(17, { settings }), await recorded(4711, { settings })];
  expect(once).toBe(twice);
  expect(JSON.parse(once)).toEqual({ settings });
});

test('a preview that is refused is no time until it is drawn', async () => {
  const result = await against({
    target: { level: 'test-token' },
    only: ['D41', 'preview.not-yet'],
    fetch: (send) => (input, init) =>
      new URL(input instanceof Request ? input.url : input).pathname.startsWith('/previews/')
        ? Promise.resolve(Response.json({ error: { name: 'NotImplemented', message: '' } }, { status: 501 }))
        : send(input, init),
  });
  expect(observedFixtures(result)).toEqual({ settings: {} });
  const rule = result.rules.find(({ id }) => id === 'preview.not-yet');
  expect(rule?.verdict).toBe('blocked');
  expect(rule?.checks[0]?.reason).toContain('install @direct-mail/previews');
});

test("the organization's name is in the settings file alone, and not there either when it may not be", async () => {
  const served = await serve(createMock({ fixtures: { settings: { organizationName: 'Acme Sole Trader' } } }), {
    port: 0,
  });
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const at = (name: string) => join(folder, name);
  const record = async (...more: readonly string[]) => {
    const said: string[] = [];
    const output = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
    const files = [
      ...['json', 'html', 'xml'].flatMap((end) => ['--report', at(`result.${end}`)]),
      ...['observed', 'resume'].flatMap((name) => [`--${name}`, at(name)]),
    ];
    await runCommand(
      ['server', '--base-url', served.url, '--token', 'live_mock', '--only', 'D89,organization.me', ...files, ...more],
      {},
      output,
    );
    return said.join('\n');
  };
  const holders = () =>
    ['result.json', 'result.html', 'result.xml', 'observed', 'resume'].filter((name) =>
      readFileSync(at(name), 'utf8').includes('Sole Trader'),
    );
  try {
    expect(await record()).toContain('holds the name of the organization');
    expect(holders()).toEqual(['observed']);
    await record('--no-organization-name');
    expect(holders()).toEqual([]);
  } finally {
    await served.close();
  }
});
