import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { everyDay } from '../../src/components/charts/days.ts';
import { csvOf, fields } from '../../src/files/csv.ts';
import { settingDefaults } from '../../src/generated/settings.ts';
import { clientOf, shownDuration } from '../../src/pages/requests/reason.ts';
import { settings } from '../../src/pages/settings/schema.ts';
import { afterKey, columnsOf, DAY, dueUntil, HOUR, instantAt, placeOf, scaleOf } from '../../src/pages/time/scale.ts';
import { checkSignature } from '../../src/pages/webhooks/signature.ts';

const now = Date.parse('2026-11-22T09:10:00Z');
const scale = scaleOf(now, 14);
const agenda = [
  { day: '2026-11-22', groups: [{ kind: 'mailing' as const, what: 'processing', count: 3, first: [] }] },
  { day: '2026-11-24', groups: [{ kind: 'delivery' as const, what: 'mailed', count: 2, first: [] }] },
];

describe('the line of time', () => {
  test('starts with the current day, and a position on it is a quarter of an hour that is never past', () => {
    expect(scale.from).toBe(Date.parse('2026-11-22T00:00:00Z'));
    expect(instantAt(scale, placeOf(scale, now + DAY), now)).toBe(Date.parse('2026-11-23T09:15:00Z'));
    expect(instantAt(scale, 0, now)).toBe(now);
    expect(instantAt(scale, 2, now)).toBe(scale.from + 14 * DAY);
  });

  test('has a column for every day, with its due events', () => {
    const columns = columnsOf(scale, agenda);
    expect(columns).toHaveLength(14);
    expect(columns.map(({ groups }) => groups.length).slice(0, 4)).toEqual([1, 0, 1, 0]);
    expect(dueUntil(agenda, now + DAY)).toBe(3);
    expect(dueUntil(agenda, now + 2 * DAY)).toBe(5);
  });

  test.each([
    ['ArrowRight', false, HOUR],
    ['ArrowRight', true, DAY],
    ['ArrowLeft', true, 0],
    ['PageUp', false, 7 * DAY],
    ['Home', false, 0],
    ['End', false, 14 * DAY],
  ])('%s (Shift: %s) moves the handle by %i', (key, shift, by) => {
    expect(afterKey(key, shift, now, now, now + 14 * DAY)).toBe(now + by);
  });

  test('leaves other keys alone', () => {
    expect(afterKey('Tab', false, now, now, now + DAY)).toBeUndefined();
  });
});

test('a chart has every day between the first and the last', () => {
  const days = everyDay([{ day: '2026-11-20' }, { day: '2026-11-23' }]);
  expect(days.map(({ label }) => label)).toEqual(['Nov 20', 'Nov 21', 'Nov 22', 'Nov 23']);
  expect(days.map(({ row }) => row !== undefined)).toEqual([true, false, false, true]);
  expect(everyDay([])).toEqual([]);
});

test('a CSV file quotes where necessary, and contains no formula', () => {
  expect(
    csvOf(
      [
        { a: 'x, "y"', b: 1 },
        { a: '=1+1', b: null },
        { a: '<b>', b: undefined },
        { a: '', b: true },
      ],
      [...fields<{ a: string }>('a'), ['second', ({ b }) => b]],
    ),
  ).toBe('a,second\r\n"x, ""y""",1\r\n\'=1+1,\r\n<b>,\r\n,true');
});

test('a client is named by the first product of its User-Agent', () => {
  expect(clientOf({ 'user-agent': 'direct-mail-sdk/1.4.0 (node)' })).toBe('direct-mail-sdk 1.4.0');
  expect(clientOf({ 'user-agent': 'Mozilla/5.0 …' })).toBe('a browser');
  expect(clientOf({})).toBe('unnamed');
  expect([0.84, 12.3, 3000].map(shownDuration)).toEqual(['0.8 ms', '12 ms', '3.0 s']);
});

test('every setting of the mock has its decision and a suitable input', () => {
  // Limits of the mock itself, which the specification does not mention.
  const own = ['webhookQueue'];
  expect(
    settings.filter(({ decisions, name }) => decisions.length === 0 && !own.includes(name)).map(({ name }) => name),
  ).toEqual([]);
  expect(settings.find(({ name }) => name === 'unauthorizedStatus')?.field).toEqual({
    kind: 'choice',
    values: [401, 403],
  });
  expect(settings.find(({ name }) => name === 'creditBalance')?.field).toMatchObject({
    kind: 'number',
    nullable: true,
  });
  expect(settings.find(({ name }) => name === 'prices')?.field).toEqual({ kind: 'table' });
  expect(settings.find(({ name }) => name === 'rateLimit')?.field).toMatchObject({ kind: 'optional' });
  expect(settings.filter(({ note }) => note === '').map(({ name }) => name)).toEqual([]);
  expect(Object.keys(settingDefaults).sort()).toEqual(settings.map(({ name }) => name).sort());
});

test('a signature is the HMAC-SHA-1 of the body in hex', async () => {
  const body = '{"a":1}';
  const sent = (signature: string) => ({ request: { url: '', body, headers: { 'X-SVC-Signature': signature } } });
  const right = createHmac('sha1', 'secret').update(body).digest('hex');
  expect(await checkSignature(sent(right), 'secret')).toBe('right');
  expect(await checkSignature(sent(right), 'another')).toBe('wrong');
});
