import { expect, test } from 'vitest';
import { call, mockAt } from '../support.ts';

test.each([
  [400, 'ValidationError'],
  [401, 'Unauthorized'],
  [403, 'Unauthorized'],
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
