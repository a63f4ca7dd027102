import type { Run } from '@direct-mail/bulk';
import type { DirectMail } from '@direct-mail/sdk';
import type { Input, Values } from '@direct-mail/terminal';
import { NotFound } from '@direct-mail/terminal/failure';
import type { Context } from '../../frame/command.ts';
import { type LedgerPlace, namedLedger, standardLedgers } from '../ledger-place.ts';
import { type Clients, type Opened, openLedger } from '../open-bulk.ts';
import type { ledgerOption } from '../options.ts';
import type { settleOption } from '../settle.ts';
import { settleTiming } from '../settle.ts';

/** A run and its ledger. */
export interface FoundRun {
  readonly opened: Opened;
  readonly run: Run;
}

/** A command that names a ledger. */
export type LedgerInput<Args> = Input<
  Values<readonly [typeof ledgerOption]> & Partial<Values<readonly [typeof settleOption]>>,
  Args
>;

/** The ledgers to search: the named one, or all in the state folder. */
export function meantLedgers(context: Context, input: LedgerInput<unknown>): LedgerPlace[] {
  const named = namedLedger(input.values.ledger, context.io);
  return named === undefined ? standardLedgers(context.io) : [named];
}

/** Finds a run by its id; a run of a production ledger needs the production token. */
export async function findRun(
  context: Context,
  input: LedgerInput<readonly [string]>,
  online: boolean,
): Promise<FoundRun> {
  const id = input.args[0];
  const known: string[] = [];
  for (const place of meantLedgers(context, input)) {
    const opened = await openLedger(context, place, await offlineClients(), false);
    try {
      const runs = await opened.bulk.runs();
      known.push(...runs.map((each) => each.id));
      const run = runs.find((each) => each.id === id);
      if (run === undefined) continue;
      if (!online) return { opened, run };
    } finally {
      if (online || !known.includes(id)) await opened.close();
    }
    const timing = settleTiming(input, await context.connection(place.mode));
    const clients = { mail: await context.client(), lookup: await context.lookup() };
    const again = await openLedger(context, place, clients, false, timing);
    return { opened: again, run: await again.bulk.run(id) };
  }
  const there = known.length === 0 ? '' : `; there are ${known.slice(-5).join(', ')}`;
  throw new NotFound(
    `there is no run ${id}${there}`,
    'See: direct-mail runs list, with --ledger if it has one of its own',
  );
}

/** A client that cannot call: commands that only read the ledger need no token. */
export async function offlineClients(): Promise<Clients> {
  const { DirectMail } = await import('@direct-mail/sdk');
  const mail: DirectMail = new DirectMail({
    token: () => {
      throw new Error('this command makes no calls');
    },
    baseUrl: 'http://127.0.0.1:9',
  });
  return { mail, lookup: undefined };
}
