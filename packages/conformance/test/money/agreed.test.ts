import type { IncomingMessage, ServerResponse } from 'node:http';
import { createMock } from '@direct-mail/mock';
import { expect, test, vi } from 'vitest';
import { junit } from '../../src/report/junit.ts';
import { table } from '../../src/report/table.ts';
import { ADDRESS, against, newMock } from '../against.ts';
import { listening, run } from '../typed.ts';

vi.setConfig({ testTimeout: 120_000 });

type Mock = ReturnType<typeof newMock>;

/** A service at an address, without a control API, that prints every live piece this often. */
async function service(mock: Mock, times: number): Promise<string> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const authorization = request.headers.authorization ?? '';
    const isLive = request.url === '/v1/mailing' && authorization === `Bearer ${mock.tokens.production}`;
    if (request.url?.startsWith('/_mock') === true) return void response.writeHead(404).end('{}');
    const body = Buffer.concat(chunks);
    const send = () =>
      mock.fetch(`${mock.baseUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers: { authorization, 'content-type': 'application/json' },
        ...(body.length === 0 ? {} : { body }),
      });
    for (let before = 1; isLive && before < times; before += 1) await send();
    const real = await send();
    response.writeHead(real.status, Object.fromEntries(real.headers)).end(Buffer.from(await real.arrayBuffer()));
  };
  return listening((request, response) => void respond(request, response));
}

const paidRun = async (mock: Mock, url: string, ...money: readonly string[]) => {
  const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'A', format: 'postcard_4x6' }] });
  const address = `${ADDRESS.address_1}, ${ADDRESS.city}, ${ADDRESS.state} ${ADDRESS.postal_code}`;
  const target = ['--base-url', url, '--token', mock.tokens.production, '--campaign', id, '--address', address];
  const only = ['--only', 'auth.create-mailer,mailing.total-cost'];
  return run('server', ...target, '--level', 'full', ...only, '--longest-wait', '1s', ...money);
};

test('two pieces for one paid call: no rule is broken, and the run fails all the same', async () => {
  const mock = createMock({ seed: 1, clock: 'real' });
  const { code, text } = await paidRun(mock, await service(mock, 2), '--max-cost', '4', '--price', '0.9');
  expect((await mock.mailings.list()).filter(({ mode }) => mode === 'production')).toHaveLength(2);
  expect(text).toContain(', 0 fail, of ');
  expect(text).toMatch(/^FAIL {2}The service made 1 piece more than were asked for, 1 of them live/m);
  expect(code).toBe(1);
});

test('a piece that costs more than --max-cost, because --price said less: exit code 1, and no second one', async () => {
  const mock = createMock({ seed: 1, clock: 'real' });
  const { code, text } = await paidRun(mock, await service(mock, 1), '--max-cost', '0.6', '--price', '0.3');
  expect((await mock.mailings.list()).filter(({ mode }) => mode === 'production')).toHaveLength(1);
  expect(text).toMatch(/^FAIL {2}--max-cost 0.60 was exceeded: \$0.85 were spent\./m);
  expect(code).toBe(1);
});

test('what fails the run stands in each report', async () => {
  const result = await against({ target: { level: 'safe' }, only: ['organization.me'], receiver: false });
  const found = { ...result, findings: ['<one> too many'], warnings: ['<one> too many'] };
  expect(
    table(found)
      .split('\n')
      .filter((line) => line.includes('too many')),
  ).toEqual(['FAIL  <one> too many']);
  const xml = junit(found);
  expect(xml).toContain('<testsuite name="The run" tests="1" failures="1" errors="0" skipped="0">');
  expect(xml).toContain('name="makes and spends what was agreed to"><failure message="&#60;one&#62; too many"/>');
});

test.each([
  ['last-change', 'the last change only'],
  ['any-change', 'any change'],
] as const)('D106: %s is told from the other where a piece changes within a minute', async (updatedAt, seen) => {
  const mock = newMock();
  const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'A', format: 'postcard_4x6' }] });
  await mock.settings.update({ updatedAt, durations: { processing: 30 } });
  const result = await against({
    mock,
    receiver: false,
    only: ['D106'],
    target: { level: 'test-token', campaign: id },
    fetch: (send) => async (input, init) =>
      (input instanceof Request ? input.url : input.toString()).includes('/_mock')
        ? Response.json({}, { status: 404 })
        : send(input, init),
  });
  expect(result.observations.find((each) => each.id === 'D106')).toMatchObject({ seen, settings: { updatedAt } });
});
