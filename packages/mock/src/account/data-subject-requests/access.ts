import type { Account } from '../store/account.ts';
import type { Person } from '../store/rows.ts';

/** Whether the person is stored anywhere, the opt-out list included (D82). Orders are found by their audience records. */
export function isKnown(account: Account, person: Person): boolean {
  if (account.mailings.people.has(person)) return true;
  for (const { id } of account.audiences.values()) {
    if (account.members.of(id).people.has(person)) return true;
  }
  return false;
}
