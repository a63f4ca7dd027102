import type { Account } from '../account/store/account.ts';
import type { Host } from '../http/host.ts';
import type { Flags } from './flags.ts';

const tables = ['mailings', 'campaigns', 'creatives', 'audiences', 'members', 'orders', 'webhooks'] as const;
type Counts = Readonly<Record<(typeof tables)[number], number>>;

/** Changes made by the clock alone are not reported as lost. */
const byTime: ReadonlySet<string> = new Set(['mailings', 'deliveries', 'data_subject_requests', 'webhooks', 'meta']);

/** Reports at exit what is lost with the process and how to keep it next time; nothing if nothing was changed. */
export function unsavedReport(host: Host): (flags: Flags, url: string) => string {
  let isChanged = false;
  const before = count(host);
  for (const sandbox of host.registry.sandboxes) {
    sandbox.onChanges((changes) => {
      isChanged ||= changes.some(({ table }) => !byTime.has(table));
    });
  }
  return ({ dataDir }, url) => {
    if (dataDir !== undefined) return `\nEverything has been saved in ${dataDir}.\n`;
    const after = count(host);
    const made = tables.flatMap((name) => {
      const more = after[name] - before[name];
      return more > 0 ? [`${more} ${more === 1 ? name.slice(0, -1) : name}`] : [];
    });
    if (made.length === 0 && !isChanged) return '\n';
    return `
Not saved, because it was only in memory: ${made.length > 0 ? made.join(', ') : 'your changes'}.
To keep everything, start with --data-dir ./mail-data. To start from the same state again, export it before you stop:
  curl -s ${url}/_mock/fixtures > fixtures.json
and start with --fixtures fixtures.json.
`;
  };
}

function count(host: Host): Counts {
  const counts: Record<string, number> = Object.fromEntries(tables.map((name) => [name, 0]));
  for (const { account } of host.registry.sandboxes) {
    for (const name of tables) counts[name] = (counts[name] ?? 0) + sizeOf(account, name);
  }
  return counts as Counts;
}

const sizeOf = (account: Account, name: (typeof tables)[number]): number => account[name].size;
