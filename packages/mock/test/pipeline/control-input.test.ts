import { describe, expect, test } from 'vitest';
import { mockAt } from '../support.ts';

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const mock = mockAt();
  const response = await mock.fetch(`${mock.baseUrl}/_mock/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { error?: { message: string } } };
}

describe('C9: the control API says in plain words, in those of the API, what is wrong with its input', () => {
  test.each([
    ['campaigns', {}, 'name is required'],
    ['campaigns', { name: 1, active: 'yes' }, 'name must be of type string, got number; active must be of'],
    ['campaigns', { name: 'x', creatives: [{ name: 'c' }] }, 'creatives.0.format is required'],
    ['tokens', { mode: 'live' }, 'mode must be one of production, test'],
    ['faults', { operation: 'createMailng', status: 503 }, 'operation must be one of getOrganization, '],
    ['clock/advance', { to: '2030-01-01', days: 1 }, 'to cannot be combined with seconds, minutes, hours or days'],
    ['clock/advance', '3 days', 'the body must be of type object (seconds, minutes, hours, days, to), got string'],
    ['faults', { operation: 'createMailing' }, 'one of status, latency, connection, malformed or delivery'],
  ])('%s %j', async (path, body, message) => {
    expect(await post(path, body)).toMatchObject({
      status: 400,
      body: { error: { name: 'ValidationError', message: expect.stringContaining(message) } },
    });
  });

  test.each([
    ['campaigns', { name: 'x', creativs: [] }, 'unknown field creativs: did you mean creatives?'],
    ['faults', { operation: 'createMailing', statsu: 503, latency: 1 }, 'did you mean status?'],
    [
      'campaigns',
      { name: 'x', creatives: [{ name: 'c', format: 'f', frontHtml: '' }] },
      'unknown field creatives.0.frontHtml: did you mean front_html?',
    ],
  ])('a slip of the pen is refused instead of ignored: %s %j', async (path, body, message) => {
    expect(await post(path, body)).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining(message) } },
    });
  });

  test('an unknown field that resembles no other is refused too, with the known ones', async () => {
    expect(await post('campaigns', { name: 'x', colour: 'red' })).toMatchObject({
      status: 400,
      body: { error: { message: 'unknown field colour: expected one of id, name, active, creatives, settings' } },
    });
  });

  test('D21: a wrong content type is named beside the right one', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await post('campaigns', { name: 'x' }, form)).toMatchObject({
      status: 400,
      body: {
        error: { message: 'the header Content-Type must be application/json, got application/x-www-form-urlencoded' },
      },
    });
  });
});
