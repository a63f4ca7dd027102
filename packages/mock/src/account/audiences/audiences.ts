import type { components } from '@direct-mail/contract';
import type { Chance } from '../base/random.ts';
import { invalid, notFound } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import type { AudienceRow } from '../store/rows.ts';

/** The name that the specification gives to the automatic audience. */
export const CUSTOMERS = 'Customers (Orders API)';
export const DO_NOT_MAIL = 'Do Not Mail';

/** What the service's dashboard asks for when an audience is made; only the name is required. */
export interface NewAudience {
  readonly name: string;
  readonly description?: string | undefined;
}

export function createAudience(account: Account, wanted: NewAudience): AudienceRow {
  const name = wanted.name.trim();
  if (name === '') throw invalid('name must not be empty');
  return account.audiences.put({
    id: account.newId('audience'),
    name,
    description: wanted.description ?? '',
    kind: 'list',
    created_at: account.now,
  });
}

/** Do Not Mail is the same row in every account of the same seed, so that it needs no write to exist (D76). */
export function makeDoNotMail(chance: Chance): AudienceRow {
  return {
    id: chance.uuid('audience', 0),
    name: DO_NOT_MAIL,
    description: 'People who asked not to be mailed; every campaign leaves them out',
    kind: 'do_not_mail',
    created_at: 0,
  };
}

/** The automatic audience; made with the first order (D76). */
export function customersAudience(account: Account): AudienceRow {
  return (
    account.audiences.customers ??
    account.audiences.put({
      id: account.newId('audience'),
      name: CUSTOMERS,
      description: 'Customers of the orders that were submitted over the API: two records for each order',
      kind: 'customers',
      created_at: account.now,
    })
  );
}

export function audienceNamed(account: Account, id: string): AudienceRow {
  const row = account.audiences.get(id);
  if (row === undefined) throw notFound('audience', id);
  return row;
}

export function memberCount(account: Account, audience: AudienceRow): number {
  return account.members.of(audience.id).order.size;
}

/** All audiences by creation, oldest first (D58). */
export function listAudiences(account: Account): components['schemas']['Audience'][] {
  return [...account.audiences.values()].map((row) => showAudience(account, row));
}

export function showAudience(account: Account, row: AudienceRow): components['schemas']['Audience'] {
  return { id: row.id, name: row.name, description: row.description, member_count: memberCount(account, row) };
}
