import { readFileSync, writeFileSync } from 'node:fs';
import { BEGUN } from '@direct-mail/contract/words/ledger-files';
import type { Witness } from '../sql.ts';

/**
 * How often pieces were begun, in a file beside the ledger's. `cp backup.ledger spring.ledger` leaves file, machine and times as they were: only
 * what is beside it tells that it had been further. Best effort: without it, a restored ledger is audited as after any start.
 */
export function witnessOf(path: string): Witness | undefined {
  if (path === ':memory:') return undefined;
  const file = `${path}${BEGUN}`;
  const read = (id: string): number => {
    try {
      const [whose, count] = readFileSync(file, 'utf8').split(' ');
      return whose === id ? Number(count) || 0 : 0;
    } catch {
      return 0;
    }
  };
  let last = 0;
  return {
    read,
    write: (id, count) => {
      // Another process begins pieces too.
      if (count !== last + 1 && count <= read(id)) return;
      last = count;
      try {
        writeFileSync(file, `${id} ${count}`, { mode: 0o600 });
      } catch {
        // The ledger itself tells of a disk that is full.
      }
    },
  };
}
