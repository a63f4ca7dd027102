import type { Schema } from '@direct-mail/contract';
import type { NewAudience } from '@direct-mail/contract/control/generated/models';
import { invalid, notFound } from '../base/refusal.ts';
import type { Account } from '../store/account.ts';
import { CUSTOMERS } from '../store/audiences-table.ts';
import { checkIds, idFor } from '../store/ids.ts';
import type { AudienceRow } from '../store/rows.ts';

export function createAudience(account: Account, wanted: NewAudience): AudienceRow {
  const name = wanted.name.trim();
  if (name === '') throw invalid('name must not be empty');
  checkIds(account.audiences, 'audience', [wanted.id]);
  return account.audiences.put({
    id: idFor(account, account.audiences, 'audience', wanted.id),
    name,
    description: wanted.description ?? '',
    kind: 'list',
    created_at: account.now,
  });
}

/** The automatic audience, created with the first order (D76). */
export function customersAudience(account: Account): AudienceRow {
  return (
    account.audiences.customers ??
    account.audiences.put({
      id: idFor(account, account.audiences, 'audience', undefined),
      name: CUSTOMERS,
      description: 'Customers from orders submitted over the API: two records per order',
      kind: 'customers',
      created_at: account.now,
    })
  );
}

export function requireAudience(account: Account, id: string): AudienceRow {
  const row = account.audiences.find(id);
  if (row === undefined) throw notFound('audience', id);
  return row;
}

export function memberCount(account: Account, audience: AudienceRow): number {
  return account.members.of(audience.id).order.size;
}

/** All audiences by creation, oldest first (D58). */
export function listAudiences(account: Account): Schema<'Audience'>[] {
  return [...account.audiences.values()].map((row) => showAudience(account, row));
}

function showAudience(account: Account, row: AudienceRow): Schema<'Audience'> {
  return { id: row.id, name: row.name, description: row.description, member_count: memberCount(account, row) };
}
