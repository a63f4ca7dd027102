import { operationIds } from '@direct-mail/contract/control/generated/values';
import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../../src/api/control.ts';
import { asCode } from '../../src/pages/requests/as-code.ts';
import { mailingOf, noticedIn, reasonOf, tokenOf } from '../../src/pages/requests/reason.ts';

const entry = (part: Partial<JournalEntry>): JournalEntry => ({
  id: '1',
  at: '2026-11-21T09:00:00Z',
  method: 'GET',
  path: '/v1/me',
  operation: 'getOrganization',
  mode: 'production',
  request_headers: {},
  request_body: null,
  duration_ms: 1.5,
  status: 200,
  response_headers: {},
  response_body: '{}',
  unknown_fields: [],
  notes: [],
  fault: null,
  ...part,
});

describe('asCode', () => {
  test.each([
    [{ operation: 'getMailing', path: "/v1/mailing/a'b" }, "mail.mailings.retrieve('a\\'b')"],
    [
      { operation: 'listCampaignMailings', path: '/v1/campaign/c%201/mailings?per_page=5&state=mailed' },
      'mail.campaigns.listMailings(\'c 1\', {\n  per_page: 5,\n  state: "mailed"\n})',
    ],
    [
      { operation: 'createOrder', request_body: '{"order_id":"a","x-y":1}' },
      'mail.orders.create({\n  order_id: "a",\n  "x-y": 1\n})',
    ],
    [{ operation: 'createOrder', request_body: '{broken' }, 'mail.orders.create({})'],
    [{ operation: 'getCampaignStats', path: '/v1/stats/campaign/%E0%A4%A' }, "mail.stats.campaign('%E0%A4%A')"],
  ] as const)('%o', (part, line) => {
    expect(asCode('typescript', entry(part))).toContain(`await ${line};`);
  });

  test('has a line for every operation, and none for an unknown path', () => {
    for (const operation of operationIds) expect(asCode('typescript', entry({ operation }))).toContain('await mail.');
    expect(asCode('python', entry({ operation: null }))).toBeNull();
  });
});

test('reasonOf gives the reason in the words of the response, and nothing for a success', () => {
  expect(reasonOf(entry({}))).toBeNull();
  expect(reasonOf(entry({ status: 403, response_body: '{"error":"Unauthorized"}' }))).toBe('Unauthorized');
  expect(reasonOf(entry({ status: 500, response_body: '<html>' }))).toBe('Status 500');
});

test('noticedIn explains a 403, and includes the notes of the journal', () => {
  const refused = { status: 403, mode: null } as const;
  expect(noticedIn(entry(refused))).toEqual([expect.stringContaining('no Authorization header came')]);
  expect(noticedIn(entry({ ...refused, request_headers: { authorization: 'Bearer ***1234' } }))).toEqual([
    'no account has this token',
  ]);
  expect(noticedIn(entry({ ...refused, notes: ['a variable'] }))).toEqual(['a variable']);
  expect(noticedIn(entry({ notes: ['merge_tag'] }))).toEqual(['merge_tag']);
  expect(noticedIn(entry({}))).toEqual([]);
});

test('a repetition uses the same kind of token', () => {
  expect([null, 'test', 'production'].map((mode) => tokenOf(entry({ mode: mode as JournalEntry['mode'] })))).toEqual([
    'none',
    'test',
    'service',
  ]);
});

test('mailingOf finds the mailing that a call created', () => {
  const made = { operation: 'createMailing', status: 201, response_body: '{"id":"m-1"}' } as const;
  expect(mailingOf(entry(made))).toBe('m-1');
  expect(mailingOf(entry({ ...made, status: 400 }))).toBeNull();
  expect(mailingOf(entry({ ...made, response_body: '{"id"' }))).toBeNull();
});
