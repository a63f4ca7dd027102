import { request } from 'node:http';
import { createMock } from '@direct-mail/mock';
import { type Served, serve } from '@direct-mail/mock/node';
import { afterEach, describe, expect, test } from 'vitest';

const MiB = 1024 * 1024;
let served: Served;
afterEach(() => served.close());

/** An address query of so many bytes. */
const query = (bytes: number): string => {
  const [before, after] = ['[{"full_address":"1 Main St, 04101","note":"', '"}]'];
  return `${before}${'x'.repeat(bytes - before.length - after.length)}${after}`;
};

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${served.url}${path}`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

describe('how much a server reads', () => {
  test('D23: the setting counts over HTTP as it does in process, below and far above the usual limit', async () => {
    const mock = createMock({ settings: { unknownFields: 'ignore' } });
    served = await serve(mock);
    expect([await post('/v1/standardize', query(MiB)), await post('/v1/standardize', query(MiB + 1))]).toEqual([
      200, 413,
    ]);
    expect(await post('/v1/standardize', query(9 * MiB))).toBe(413);
    await mock.settings.update({ maxBodyBytes: 6 * MiB });
    expect([await post('/v1/standardize', query(6 * MiB)), await post('/v1/standardize', query(6 * MiB + 1))]).toEqual([
      200, 413,
    ]);
    await mock.settings.update({ maxBodyBytes: 100 });
    expect([await post('/v1/standardize', query(100)), await post('/v1/standardize', query(101))]).toEqual([200, 413]);
  });

  test('D23: headers and address of more than 16 KiB are a 431 without a body, and the next request is answered', async () => {
    served = await serve(createMock());
    const response = await fetch(`${served.url}/v1/standardize?full_address=${'a'.repeat(17 * 1024)}`);
    expect([response.status, await response.text()]).toEqual([431, '']);
    expect(await post('/v1/standardize', query(200))).toBe(400);
    expect((await fetch(`${served.url}/_mock/health`)).status).toBe(200);
  });

  test('D23: the limit is that of the account whose token is shown', async () => {
    const mock = createMock({ settings: { unknownFields: 'ignore' } });
    served = await serve(mock);
    const { production_token } = await mock.sandboxes.create({});
    await mock.settings.update({ maxBodyBytes: 2 * MiB });
    const other = { authorization: `Bearer ${production_token}` };
    expect(await post('/v1/standardize', query(2 * MiB))).toBe(200);
    expect(await post('/v1/standardize', query(2 * MiB), other)).toBe(413);
  });

  test('only a caller that may use the control API may send it a body that is kept', async () => {
    served = await serve(createMock(), { controlToken: 'secret' });
    const members = JSON.stringify({ name: 'x'.repeat(3 * MiB) });
    expect(await post('/_mock/audiences', members)).toBe(403);
    expect(await post('/_mock/audiences', members, { authorization: 'Bearer secret' })).toBe(201);
  });
});
