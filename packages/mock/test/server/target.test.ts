import { request } from 'node:http';
import { createMock } from '@direct-mail/mock';
import { type Served, serve } from '@direct-mail/mock/node';
import { afterEach, expect, test } from 'vitest';

let served: Served;
afterEach(() => served.close());

/** The status of a request whose target is written exactly so. */
function statusOf(target: string): Promise<number> {
  const { hostname, port } = new URL(served.url);
  const headers = { authorization: 'Bearer live_mock' };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: target, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.once('error', reject);
    sent.end();
  });
}

test('a target with the address in front of it is the same as without', async () => {
  served = await serve(createMock());
  expect(await statusOf('/v1/me')).toBe(200);
  expect(await statusOf(`${served.url}/v1/me`)).toBe(200);
  expect(await statusOf(`${served.url.toUpperCase()}/v1/campaigns?page=1`)).toBe(200);
  expect(await statusOf('http://elsewhere.example/v1/mee')).toBe(404);
});
