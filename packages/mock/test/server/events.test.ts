import { createMock } from '@direct-mail/mock';
import { connectMock, serve } from '@direct-mail/mock/node';
import { expect, test } from 'vitest';

/** Reads events of a stream until one holds the text. */
async function readUntil(reader: ReadableStreamDefaultReader<string>, text: string): Promise<string> {
  let read = '';
  while (!read.includes(text)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`the stream ended without ${text}: ${read}`);
    read += value;
  }
  return read;
}

test('GET /_mock/events streams every change of one account, and of no other', async () => {
  const { url, close } = await serve(createMock());
  const mock = connectMock(url);
  const { id, production_token: token } = await mock.sandboxes.create();
  const streams = await Promise.all(
    ['', `?sandbox=${id}`].map(async (query) => {
      const response = await fetch(`${url}/_mock/events${query}`);
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      return reader as ReadableStreamDefaultReader<string>;
    }),
  );
  const [first, second] = streams as [(typeof streams)[0], (typeof streams)[0]];
  await connectMock(url, { sandbox: id }).campaigns.create({ name: 'In the sandbox' });
  await fetch(`${url}/v1/campaigns`, { headers: { authorization: `Bearer ${token}` } });
  const inSandbox = await readUntil(second, '"operation":"listCampaigns"');
  expect(inSandbox).toContain(`"sandbox":"${id}"`);
  expect(inSandbox).toMatch(/event: change\ndata: \[\{"table":"campaigns","id":"[0-9a-f-]+","deleted":false\}\]/);
  await mock.campaigns.create({ name: 'In the first account' });
  const inFirst = await readUntil(first, '"table":"campaigns"');
  expect(inFirst.match(/event: change/g)).toHaveLength(1);
  expect(inFirst).not.toContain('listCampaigns');
  await Promise.all(streams.map((stream) => stream.cancel()));
  await close();
});

test('GET /_mock/events says how many rows of a table where they are too many to name, and stays open', async () => {
  const { url, close } = await serve(createMock({ fixtures: 'demo', now: '2026-11-21T09:00:00Z' }));
  const mock = connectMock(url);
  const response = await fetch(`${url}/_mock/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader() as ReadableStreamDefaultReader<string>;
  const people = Array.from({ length: 3000 }, (_, n) => `Person ${n},${n + 1} Main St,Springfield,IL,62701`);
  const audience = await mock.audiences.create({ name: 'Everybody' });
  await mock.audiences.import(audience.id, ['name,address,city,state,zip', ...people].join('\n'));
  const [campaign] = await mock.campaigns.list();
  await mock.campaigns.send(campaign?.id ?? '', audience.id);
  await mock.clock.advance({ days: 7 });
  await mock.campaigns.create({ name: 'Afterwards' });
  const read = await readUntil(reader, '"table":"campaigns"');
  expect(read).toMatch(/event: tables\ndata: \{[^}]*"mailings":\d{4,}/);
  expect(Math.max(...read.split('\n').map((line) => line.length))).toBeLessThan(200_000);
  await reader.cancel();
  await close();
});

test('P10: the event stream of a sandbox ends with it', async () => {
  const { url, close } = await serve(createMock());
  const mock = connectMock(url);
  const { id } = await mock.sandboxes.create();
  const response = await fetch(`${url}/_mock/events?sandbox=${id}`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader() as ReadableStreamDefaultReader<string>;
  await readUntil(reader, 'event: hello');
  await mock.sandboxes.delete(id);
  await expect(readUntil(reader, 'never')).rejects.toThrow('the stream ended');
  await close();
});
