import { readFileSync } from 'node:fs';
import { routes } from '@direct-mail/contract';
import { expect, test } from 'vitest';
import { mockAt } from '../support.ts';

test('D53: any origin may call the API paths, and the preflight is answered; never so the control API', async () => {
  const mock = mockAt();
  const origin = { origin: 'https://shop.example' };
  const preflight = await mock.fetch(`${mock.baseUrl}/v1/mailing`, { method: 'OPTIONS', headers: origin });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  const refused = await mock.fetch(`${mock.baseUrl}/v1/me`, { headers: origin });
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  const control = await mock.fetch(`${mock.baseUrl}/_mock/health`, { headers: origin });
  expect(control.headers.get('access-control-allow-origin')).toBeNull();
});

test('D53: the preflight allows the method of every operation, and scripts may read every documented header', async () => {
  const mock = mockAt();
  const ask = (path: string, method: string) =>
    mock.fetch(`${mock.baseUrl}${path}`, { method, headers: { origin: 'https://shop.example' } });
  const names = (list: string | null) => new Set(list?.toLowerCase().split(', '));
  const allowed = names((await ask('/v1/me', 'OPTIONS')).headers.get('access-control-allow-methods'));
  expect(allowed).toEqual(new Set(Object.values(routes).map(({ method }) => method.toLowerCase())));
  const exposed = names((await ask('/v1/me', 'GET')).headers.get('access-control-expose-headers'));
  expect(exposed).toEqual(new Set([...documentedHeaders(), 'date']));
});

/** The names of the response headers that the document describes, in lower case. */
function documentedHeaders(): string[] {
  const file = new URL('../../../contract/src/generated/openapi.json', import.meta.url);
  const { paths, components } = JSON.parse(readFileSync(file, 'utf8'));
  const names: string[] = [];
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'headers') names.push(...Object.keys(inner).map((name) => name.toLowerCase()));
      read(inner);
    }
  };
  read([paths, components.responses]);
  return names;
}
