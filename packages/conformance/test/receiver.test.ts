import { expect, test, vi } from 'vitest';
import { startReceiver } from '../src/index.ts';
import { against, newMock } from './against.ts';

vi.setConfig({ testTimeout: 120_000 });

test('the receiver answers though the service does not tell its time, and says that the time is not known', async () => {
  const receiver = await startReceiver();
  try {
    receiver.now = () => new Promise(() => {});
    const { status } = await fetch(receiver.url, { method: 'POST', body: '{}' });
    expect(status).toBe(200);
    expect(receiver.deliveries).toMatchObject([{ body: '{}', isTimed: false, status: 200 }]);
    receiver.now = () => Promise.resolve(5000);
    await fetch(receiver.url, { method: 'POST', body: '{}' });
    expect(receiver.deliveries[1]).toMatchObject({ at: 5000, isTimed: true });
  } finally {
    await receiver.close();
  }
});

/** A mock that pauses each new webhook, because deliveries to the run's receiver timed out. */
const pausing =
  (mock: ReturnType<typeof newMock>, resumes: boolean) =>
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    const [, id] = /^\/_mock\/webhooks\/([^/]+)$/.exec(pathname) ?? [];
    if (method === 'PATCH' && id !== undefined && !resumes) return Response.json({});
    const response = await send(input, init);
    if (method === 'POST' && pathname === '/_mock/webhooks') {
      const made = (await response.json()) as { id: string };
      await mock.webhooks.update(made.id, { paused: true });
      return Response.json(made, { status: 201 });
    }
    if (method !== 'GET' || id === undefined) return response;
    const shown = (await response.json()) as { paused: string | null };
    return Response.json({ ...shown, paused: shown.paused === null ? null : 'timeouts' });
  };

test.each([
  [true, 'pass', undefined],
  [false, 'blocked', "this program's own receiver did not answer deliveries in time"],
] as const)(
  'a webhook that was paused because our receiver was late is resumed (%s) and not blamed on the service',
  async (resumes, verdict, reason) => {
    const mock = newMock();
    const result = await against({
      mock,
      target: { level: 'test-token' },
      only: ['webhook.every-event'],
      fetch: pausing(mock, resumes),
    });
    const check = result.rules
      .flatMap(({ checks }) => checks)
      .find(({ name }) => name.startsWith('creating a mailing'));
    expect(check?.verdict).toBe(verdict);
    if (reason !== undefined) expect(check?.reason).toContain(reason);
    expect(result.rules.filter((rule) => rule.verdict === 'fail')).toEqual([]);
  },
);

test('previews are judged though other checks took more than 30 days', async () => {
  const mock = newMock();
  const made = new Map<string, number>();
  const DAYS_30 = 30 * 86_400_000;
  const result = await against({
    mock,
    target: { level: 'test-token' },
    only: ['preview.no-authentication', 'preview.expiry'],
    receiver: false,
    fetch: (send) => async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const now = (await mock.clock.now()).getTime();
      // The checks read only the status of a preview, so none is drawn.
      if (pathname.startsWith('/previews/')) {
        const [, at = now] = [...made].find(([id]) => pathname.includes(id)) ?? [];
        const status = now - at >= DAYS_30 ? 410 : 200;
        // Time passes after the first preview was requested, as for checks that wait for weeks.
        if (made.size === 1) await mock.clock.advance({ days: 31 });
        return new Response(null, { status });
      }
      const response = await send(input, init);
      if (pathname !== '/v1/mailing' || init?.method !== 'POST') return response;
      const body = (await response.json()) as { id: string };
      made.set(body.id, now);
      return Response.json(body, { status: 201 });
    },
  });
  const expiry = result.rules.find(({ id }) => id === 'preview.expiry');
  expect(expiry?.checks.map(({ verdict }) => verdict)).toEqual(['pass', 'pass']);
});
