import { expect, test } from 'vitest';
import { call, mockAt } from '../support.ts';

test.each([
  [400, 'ValidationError'],
  [404, 'NotFound'],
  [405, 'MethodNotAllowed'],
  [409, 'Conflict'],
  [413, 'PayloadTooLarge'],
  [422, 'UnprocessableEntity'],
  [429, 'RateLimitExceeded'],
  [500, 'InternalServerError'],
  [501, 'NotImplemented'],
  [503, 'ServiceUnavailable'],
  [504, 'Timeout'],
  [502, 'InjectedFault'],
  [418, 'InjectedFault'],
])('an injected %d has the error name %s, in both shapes with a name', async (status, name) => {
  const mock = mockAt();
  await mock.faults.add({ status, message: 'on purpose' });
  const [plain, stats] = [await call(mock, 'GET', '/v1/me'), await call(mock, 'GET', '/v1/stats/campaigns')];
  expect([plain.status, stats.status]).toEqual([status, status]);
  expect(plain.body).toEqual({ error: { name, message: 'on purpose' } });
  // D24: a 429 has one shape on every path.
  expect(stats.body).toEqual(status === 429 ? plain.body : { error: name, message: 'on purpose' });
});

test.each([401, 403])('D20: an injected %d has the shape of a refused token on every path', async (status) => {
  const mock = mockAt();
  const rule = await mock.faults.add({ status });
  for (const path of ['/v1/me', '/v1/stats/campaigns', '/v1/audiences']) {
    const response = await call(mock, 'GET', path);
    expect([response.status, response.body]).toEqual([status, { error: 'Unauthorized' }]);
  }
  await mock.faults.remove(rule.id);
  await mock.faults.add({ status, message: 'on purpose' });
  expect((await call(mock, 'GET', '/v1/me')).body).toEqual({ error: 'Unauthorized', message: 'on purpose' });
});
