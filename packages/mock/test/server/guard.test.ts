import { request } from 'node:http';
import { createMock } from '@direct-mail/mock';
import { type Served, serve } from '@direct-mail/mock/node';
import { afterEach, describe, expect, test } from 'vitest';

let served: Served;
afterEach(() => served.close());

/** A call with headers that `fetch` would not let through. */
function ask(path: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    request(`${served.url}${path}`, { method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .once('error', reject)
      .end();
  });
}

describe('the control API', () => {
  test('answers on loopback names only, whatever name the connection came by (DNS rebinding)', async () => {
    served = await serve(createMock());
    const { port } = new URL(served.url);
    for (const host of [
      'localhost',
      `localhost:${port}`,
      `127.0.0.1:${port}`,
      `127.0.0.2:${port}`,
      `[::1]:${port}`,
      `LOCALHOST:${port}`,
    ]) {
      expect((await ask('/_mock/health', { host })).status, host).toBe(200);
    }
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '127.0.0.1.evil.example']) {
      expect((await ask('/_mock/health', { host })).status, host).toBe(403);
      expect((await ask('/_mock/reset', { host }, 'POST')).status, host).toBe(403);
      expect((await ask('/_mock/events', { host })).status, host).toBe(403);
    }
  });

  test('D53: answers no page of another origin, and sends no CORS header', async () => {
    served = await serve(createMock());
    for (const origin of ['http://evil.example', 'null', 'https://localhost', 'http://localhost:1']) {
      expect((await ask('/_mock/clock', { origin })).status, origin).toBe(403);
      const preflight = await ask('/_mock/clock', { origin, 'access-control-request-method': 'POST' }, 'OPTIONS');
      expect(preflight.status).toBe(403);
      expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    // An image or a stream of another page sends no Origin.
    for (const site of ['cross-site', 'same-site']) {
      for (const path of ['/_mock/clock', '/_mock/events', '/_mock/snapshot'])
        expect((await ask(path, { 'sec-fetch-site': site })).status, site).toBe(403);
    }
    for (const site of ['same-origin', 'none'])
      expect((await ask('/_mock/clock', { 'sec-fetch-site': site })).status, site).toBe(200);
    const own = await ask('/_mock/clock', { origin: served.url });
    expect(own.status).toBe(200);
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('with a control token asks for that, whatever the name, but for its health', async () => {
    served = await serve(createMock(), { controlToken: 'secret' });
    const host = 'mock.internal';
    expect((await ask('/_mock/clock', { host, authorization: 'Bearer secret' })).status).toBe(200);
    for (const authorization of ['', 'Bearer', 'Bearer secre', 'Bearer secret1', 'Bearer live_mock']) {
      expect((await ask('/_mock/clock', { host, authorization })).status, authorization).toBe(403);
    }
    expect((await ask('/_mock/health', { host })).status).toBe(200);
  });

  test('lets the network in with a control token only', async () => {
    served = await serve(createMock());
    await expect(serve(createMock(), { host: '0.0.0.0' })).rejects.toThrow(/requires a control token/);
  });
});
