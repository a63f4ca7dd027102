import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { isForbiddenPort } from '../../src/webhooks/send-by-socket.ts';
import { mockAt } from '../support.ts';

describe('the address of a webhook', () => {
  test.each([
    ['ftp://example.com/hook', /absolute http or https/],
    ['/hook', /absolute http or https/],
    ['http://ada:secret@example.com/', /not contain a username or password/],
    ['http://example.com:0/hook', /port from 1 to 65535/],
    ['http://example.com:70000/hook', /port from 1 to 65535/],
    ['http://256.1.1.1/hook', /host name or an IP address/],
    ['http://1.2.3/hook', /host name or an IP address/],
    ['http://[::1/hook', /host name or an IP address/],
    ['http://exa<mple.com/', /host name or an IP address/],
    ['http://example.com:abc/', /host name or an IP address/],
  ])('D118: %s is refused when it is given, with the reason', async (url, reason) => {
    const mock = mockAt();
    await expect(mock.webhooks.create({ url, secret: 's' })).rejects.toThrow(reason);
    const { id } = await mock.webhooks.create({ url: 'http://127.0.0.1:9/' });
    await expect(mock.webhooks.update(id, { url })).rejects.toThrow(reason);
  });

  test.each([
    'http://localhost:8080/hook?x=1',
    'https://example.com',
    'http://[::1]:3000/',
    'http://mock_receiver:80/',
    'http://bücher.example/',
  ])('D118: %s is taken', async (url) => {
    expect((await mockAt().webhooks.create({ url })).url).toBe(url);
  });

  test('D118: a port that fetch refuses is called, with the same bytes and headers', async () => {
    const seen: { signature: unknown; length: unknown; body: string }[] = [];
    const receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      request.on('end', () => {
        seen.push({ signature: request.headers['x-svc-signature'], length: request.headers['content-length'], body });
        response.end('x'.repeat(5000));
      });
    });
    const ports = [6666, 6667, 6668, 6669, 10080, 6679, 6697, 5060, 5061, 4045, 4190, 6566];
    const port = await new Promise<number>((resolve, reject) => {
      const tryNext = (): void => {
        const next = ports.shift();
        if (next === undefined) reject(new Error('every port is taken'));
        else receiver.listen(next, '127.0.0.1', () => resolve(next));
      };
      receiver.on('error', tryNext);
      tryNext();
    });
    const url = `http://127.0.0.1:${port}/hook`;
    expect(isForbiddenPort(url)).toBe(true);
    const mock = mockAt();
    const { id } = await mock.webhooks.create({ url, secret: 's' });
    await mock.clock.advance({ seconds: 1 });
    const [delivery] = await mock.webhooks.deliveries(id);
    expect(delivery).toMatchObject({ status: 'delivered', attempts: [{ status: 200, response: 'x'.repeat(1024) }] });
    expect(seen).toEqual([
      {
        signature: delivery?.request.headers['X-SVC-Signature'],
        length: String(seen[0]?.body.length),
        body: delivery?.request.body,
      },
    ]);
    await new Promise((resolve) => receiver.close(resolve));
  });
});
