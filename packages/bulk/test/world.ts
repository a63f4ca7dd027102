import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMock, type Mock } from '@direct-mail/mock';
import { DirectMail, type DirectMailOptions } from '@direct-mail/sdk';
import { systemClock } from '../src/clock.ts';
import type { Timing } from '../src/engine/ports.ts';
import { Bulk, type BulkOptions, sqliteLedger } from '../src/index.ts';
import { type WholeLedger, wholeOf } from '../src/ledger/ledger.ts';

export interface World {
  mock: Mock;
  mail: DirectMail;
  campaign: string;
  ledger: WholeLedger;
  bulk: Bulk;
  folder: string;
  /** Writes a file into the folder and answers its path. */
  file: (name: string, content: string | Uint8Array) => string;
}

/** Short enough for a test on the real clock, in the proportions of the defaults. */
export const quick: Partial<Timing> = {
  lease: 3_000,
  settle: 60,
  gap: 40,
  late: 40,
  look: 10,
  audit: 60_000,
  peek: 60_000,
  pad: 2_000,
  tick: 5,
};

/** Waits a hundredth of the time. */
export const hasty = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  systemClock.sleep(milliseconds / 100, signal);

export const folderOf = (): string => mkdtempSync(join(tmpdir(), 'bulk-'));

/** A client of the mock on the real clock; with another token, or a `fetch` that changes what is sent or read. */
export function clientOf(
  { mock }: Pick<World, 'mock'>,
  other: Pick<DirectMailOptions, 'fetch' | 'token'> = {},
): DirectMail {
  const { baseUrl, addressBaseUrl, token, fetch } = mock.connection;
  return new DirectMail({ baseUrl, addressBaseUrl, token, fetch, ...other });
}

export async function createWorld(
  options: { html?: string; timing?: Partial<Timing>; sleep?: BulkOptions['sleep'] } = {},
): Promise<World> {
  const mock = createMock({ seed: 1, clock: 'real' });
  const { fetch } = mock.connection;
  const mail = clientOf({ mock });
  const html = options.html ?? 'Hello {{ recipient.first_name }}';
  const campaign = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: html, back_html: 'Back' }],
  });
  const folder = folderOf();
  const ledger = wholeOf(sqliteLedger(join(folder, 'spring.ledger')), 'test');
  const bulk = new Bulk({ client: mail, ledger, fetch, timing: { ...quick, ...options.timing }, sleep: options.sleep });
  return {
    mock,
    mail,
    campaign: campaign.id,
    ledger,
    bulk,
    folder,
    file: (name, content) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    },
  };
}

const streets = ['Main St', 'Oak Ave', 'Park Blvd', 'Castro St'];

/** People of Mountain View, each at a door of its own. */
export function people(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index) =>
      `Person ${'ABCDEFGHIJ'[index % 10]}${index},${100 + index} ${streets[index % 4]},Mountain View,CA,94041`,
  );
  return `Name,Street,City,State,ZIP\n${rows.join('\n')}\n`;
}

/** How many mailings each person has, by the name that the mock knows. */
export async function perPerson({ mock }: World): Promise<number[]> {
  const counts = new Map<string, number>();
  for (const { recipient } of await mock.mailings.list())
    counts.set(String(recipient?.full_name), (counts.get(String(recipient?.full_name)) ?? 0) + 1);
  return [...counts.values()];
}
