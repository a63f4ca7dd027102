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
      const answer = await fetch(`${url}/_mock/events${query}`);
      expect(answer.headers.get('content-type')).toBe('text/event-stream');
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
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
