import { createMock } from '@direct-mail/mock';
import { describe, expect, test, vi } from 'vitest';
import { others } from '../../../tests/proof/service/observations.ts';
import { unmeasuredSettings } from '../src/probes/unseen.ts';
import { against } from './against.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('latencies', () => {
  test('how long until a mailing is listed and told of is measured with pieces that cost nothing', async () => {
    const mock = createMock();
    const result = await against({ mock, target: { level: 'test-token' }, only: ['latencies'] });
    expect(Object.keys(result.latencies)).toEqual([
      'mailing listed after its create response (slowest of 3)',
      'webhook of a new mailing after its create response (slowest of 3)',
    ]);
    expect((await mock.mailings.list()).map(({ mode }) => mode)).toEqual(['test', 'test', 'test']);
  });

  test('a list that is late is noticed', async () => {
    const mock = createMock();
    const until = new Date((await mock.clock.now()).getTime() + 9_000);
    const late: (send: typeof fetch) => typeof fetch = (send) => async (input, init) => {
      const isList = new URL(input instanceof Request ? input.url : input).pathname.endsWith('/mailings');
      return isList && (await mock.clock.now()) < until ? Response.json([]) : send(input, init);
    };
    const { latencies } = await against({ mock, target: { level: 'test-token' }, only: ['latencies'], fetch: late });
    expect(latencies['mailing listed after its create response (slowest of 3)']).toBeGreaterThanOrEqual(9);
    expect(latencies['mailing listed after its create response (slowest of 3)']).toBeLessThan(600);
  });

  test('the level safe makes nothing to measure them', async () => {
    const mock = createMock();
    expect((await against({ mock, target: { level: 'safe' }, only: ['latencies'] })).latencies).toEqual({});
    expect(await mock.mailings.list()).toEqual([]);
  });
});

test('every setting of the mock is measured in the proof, or named as one that cannot be', async () => {
  const measured = new Set(others.flatMap(([, settings]) => Object.keys(settings)));
  const settings = Object.keys(await createMock().settings.retrieve());
  expect(settings.filter((name) => !measured.has(name) && !(name in unmeasuredSettings))).toEqual([]);
  expect(settings.length).toBeGreaterThan(20);
});
