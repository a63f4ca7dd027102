import { type OperationId, routes } from '@direct-mail/contract';
import { validateResponse } from '@direct-mail/contract/testing';
import type { Mock } from '@direct-mail/mock';
import { expect } from 'vitest';
import { createAudience } from '../src/account/audiences/audiences.ts';
import { listMembers } from '../src/account/audiences/members.ts';
import type { Account } from '../src/account/store/account.ts';
import type { AudienceRow, MemberRow } from '../src/account/store/rows.ts';
import { hostOf } from '../src/http/host-of.ts';
import { call, type Received } from './support.ts';

export interface Sent {
  /** The path's only parameter. */
  readonly id?: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly token?: string | null;
}

/** Calls an operation by its name, and holds the response against the document. */
export async function send(mock: Mock, operation: OperationId, sent: Sent = {}): Promise<Received> {
  const { method, path } = routes[operation];
  const filled = path.replace(/\{[^}]+\}/, encodeURIComponent(sent.id ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(sent.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const url = query.size === 0 ? filled : `${filled}?${query.toString()}`;
  const response = await call(mock, method, url, sent.body, sent.token);
  const text = response.body === null ? '' : JSON.stringify(response.body);
  const problems = validateResponse(operation, response.status, response.headers, text);
  // Ids of one's own choice need not be UUIDs.
  expect(problems.filter((problem) => !problem.includes('must match format "uuid"'))).toEqual([]);
  return response;
}

export function accountOf(mock: Mock): Account {
  return hostOf(mock).registry.first.account;
}

/** An audience as the service's dashboard makes one. */
export function audienceOf(mock: Mock, name = 'Newsletter'): AudienceRow {
  return createAudience(accountOf(mock), { name });
}

/** All members of the audience with this name, newest first; none when there is no such audience. */
export function membersOf(mock: Mock, name: string): MemberRow[] {
  const account = accountOf(mock);
  const audience = [...account.audiences.values()].find((row) => row.name === name);
  return audience === undefined ? [] : listMembers(account, audience, 0, Number.POSITIVE_INFINITY);
}

/** Everything that the account keeps, as text: what an erasure or a hash must not leave behind. */
export async function everythingKept(mock: Mock): Promise<string> {
  return JSON.stringify([await mock.snapshot(), await mock.requests.list()]);
}

export const CUSTOMERS = 'Customers (Orders API)';
export const DO_NOT_MAIL = 'Do Not Mail';

/** SHA-256 of `ada@example.com`. */
export const ADA_HASH = 'b5fc85e55755f9e0d030a10ab4429b6b2944855f9a0d60077fe832becbc41d72';

export const googleplex = {
  name: 'Ada Lovelace',
  address_1: '1600 Amphitheatre Pkwy',
  city: 'Mountain View',
  state: 'CA',
  postal_code: '94043',
};

export const penn = {
  name: 'Grace Hopper',
  address_1: '1600 pennsylvania avenue northwest',
  city: 'washington',
  state: 'dc',
  postal_code: '20500',
};
