import { subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';
import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createWebhookHandler, signWebhook } from '../../src/webhooks/index.ts';
import { failure, json, mailing, networkFault, scripted } from '../support/client.ts';

const CHANNELS = ['direct-mail.call', 'direct-mail.attempt', 'direct-mail.webhook'];
const STAGES = ['start', 'end', 'asyncStart', 'asyncEnd', 'error'];

/** Everything that is published, as it is when the work has ended: the channel and the message itself. */
function published(): [name: string, message: object][] {
  const found: [string, object][] = [];
  for (const channel of CHANNELS)
    for (const stage of STAGES) {
      const name = `tracing:${channel}:${stage}`;
      const listener = (message: unknown): void => void found.push([name, message as object]);
      subscribe(name, listener);
      onTestFinished(() => void unsubscribe(name, listener));
    }
  return found;
}

const CANARY = 'Kanarienvogel';
const request = {
  campaign_id: 'c1',
  identifier: CANARY,
  recipient: {
    full_name: CANARY,
    company: CANARY,
    email: `${CANARY}@example.com`,
    address_1: `1 ${CANARY} St`,
    address_2: CANARY,
    city: CANARY,
    state: 'IL',
    postal_code: '62701',
  },
  merge_tags: { offer: CANARY, nested: { deep: CANARY } },
  metadata: { note: CANARY },
};

test('a call and its attempts are published: operation, template, status, outcome, and nothing else', async () => {
  const found = published();
  const { mail } = scripted([json(429, {}), json(200, mailing(), { 'x-request-id': 'r-7' })]);
  await mail.mailings.retrieve('m1');
  const [call] = found.flatMap(([name, message]) => (name === 'tracing:direct-mail.call:asyncEnd' ? [message] : []));
  expect(call).toEqual({
    operation: 'getMailing',
    method: 'GET',
    template: '/v1/mailing/{mailing_id}',
    attempts: 2,
    status: 200,
    requestId: 'r-7',
    outcome: 'done',
  });
  const attempts = found.flatMap(([name, message]) =>
    name === 'tracing:direct-mail.attempt:asyncEnd' ? [message] : [],
  );
  expect(attempts).toMatchObject([
    { attempt: 1, status: 429, outcome: 'rejected', errorType: '429', serverPort: 443 },
    { attempt: 2, status: 200, outcome: 'done', requestId: 'r-7' },
  ]);
  expect(found.map(([name]) => name.slice('tracing:direct-mail.'.length))).toEqual([
    'call:start',
    'attempt:start',
    'attempt:end',
    'call:end',
    'attempt:error',
    'attempt:asyncStart',
    'attempt:asyncEnd',
    'attempt:start',
    'attempt:end',
    'attempt:asyncStart',
    'attempt:asyncEnd',
    'call:asyncStart',
    'call:asyncEnd',
  ]);
});

test('tracingChannel of Node.js reads them as any other', async () => {
  const seen: string[] = [];
  const note = (stage: string) => () => void seen.push(stage);
  const listeners = {
    start: note('start'),
    end: note('end'),
    asyncStart: note('asyncStart'),
    asyncEnd: note('asyncEnd'),
    error: note('error'),
  };
  const channel = tracingChannel('direct-mail.call');
  channel.subscribe(listeners);
  onTestFinished(() => {
    channel.unsubscribe(listeners);
  });
  const { mail } = scripted([networkFault('ECONNRESET', 'read')]);
  await failure(mail.mailings.create(request));
  expect(seen).toEqual(['start', 'end', 'error', 'asyncStart', 'asyncEnd']);
});

test('no message ever holds a person, a token, an id or a URL, whatever happens', async () => {
  const found = published();
  const answers = [
    json(201, { ...mailing(), recipient: request.recipient, merge_tags: request.merge_tags, id: CANARY }),
    json(400, { error: { name: 'ValidationError', message: `${CANARY} is no name` } }),
    json(200, [`<html>${CANARY}`]),
    networkFault('ECONNRESET', 'read'),
    json(200, { ...mailing(), id: CANARY }),
    json(200, []),
    json(403, { error: CANARY }),
  ];
  const { mail } = scripted(answers, { token: `live_${CANARY}`, headers: { 'x-own': CANARY }, maxRetries: 0 });
  await mail.mailings.create(request);
  await failure(mail.mailings.create(request));
  await failure(mail.mailings.create(request));
  await failure(mail.mailings.create(request));
  await mail.mailings.retrieve(CANARY);
  await mail.request('GET', '/v1/things/{id}', { path: { id: CANARY }, query: { email: CANARY } });
  await failure(mail.request('GET', `/v1/${CANARY}/1`));
  const secret = `s-${CANARY}`;
  const body = JSON.stringify({ event: 'mailed', object_id: 'm1', object_type: 'Mailing', timestamp: 1, note: CANARY });
  const handler = createWebhookHandler({
    secret,
    onEvent: () => {
      throw new Error(CANARY);
    },
    onError: () => {},
  });
  const post = (signature: string) =>
    handler(
      new Request(`https://example.com/${CANARY}`, {
        method: 'POST',
        body,
        headers: {
          'X-SVC-Signature': signature,
          cookie: CANARY,
          baggage: `user=${CANARY}`,
          traceparent: CANARY,
          tracestate: `a=${CANARY}`,
        },
      }),
    );
  await post(signWebhook({ body, secret }));
  await post(CANARY);
  expect(found.length).toBeGreaterThan(50);
  expect(inspect(found, { depth: 20, showHidden: true, getters: true })).not.toContain(CANARY);
});

test('a request without headers is refused as ever, and published', async () => {
  const found = published();
  const handler = createWebhookHandler({ secret: 'one', onEvent: () => {}, onError: () => {} });
  const statuses: number[] = [];
  const response = {
    writeHead: (status: number) => {
      statuses.push(status);
      return { end: () => {} };
    },
  };
  await handler({ method: 'POST', body: '{}', async *[Symbol.asyncIterator]() {} } as never, response);
  expect(statuses).toHaveLength(1);
  expect(statuses[0]).toBeGreaterThanOrEqual(400);
  expect(found.length).toBeGreaterThan(3);
});

test('a webhook is published with its event once it is verified, and with why it was refused', async () => {
  const found = published();
  const body = '{"event":"mailed","object_id":"m1","object_type":"Mailing","timestamp":1}';
  const handler = createWebhookHandler({ secret: 'one', onEvent: () => {}, onError: () => {} });
  const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
  for (const secret of ['one', 'two']) {
    const headers = { 'X-SVC-Signature': signWebhook({ body, secret }), traceparent };
    await handler(new Request('https://example.com', { method: 'POST', body, headers }));
  }
  const ended = found.flatMap(([name, message]) => (name === 'tracing:direct-mail.webhook:asyncEnd' ? [message] : []));
  expect(ended).toEqual([
    { event: 'mailed', objectId: 'm1', status: 200, propagation: { traceparent } },
    { status: 401, errorType: 'signature_mismatch', propagation: { traceparent } },
  ]);
});
