import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Bulk, Ledger, PostgresLedger, Timing } from '@direct-mail/bulk';
import type { DirectMail } from '@direct-mail/sdk';
import type { Input, Values } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Context } from '../frame/command.ts';
import { needPackages } from '../set-up/need-packages.ts';
import { isDatabase, type LedgerPlace, namedLedger, standardLedger } from './ledger-place.ts';
import type { ledgerOption } from './options.ts';
import { quietSqlite } from './quiet-sqlite.ts';
import type { settleOption } from './settle.ts';
import { settleTiming } from './settle.ts';

/** An open ledger, and the user who works on it. */
export interface Opened {
  readonly bulk: Bulk;
  readonly ledger: Ledger;
  readonly place: LedgerPlace;
  readonly mail: DirectMail;
  /** 429 responses in this process. */
  readonly throttled: () => number;
  readonly close: () => Promise<void>;
}

/** The clients of a context, created when something is sent or read. */
export interface Clients {
  readonly mail: DirectMail;
  readonly lookup: DirectMail | undefined;
}

/** The ledger that `send` writes to: the named one, or that of the account and mode. */
export async function openForSend(
  context: Context,
  input: Input<Values<readonly [typeof ledgerOption]> & Partial<Values<readonly [typeof settleOption]>>, unknown>,
): Promise<Opened> {
  const clients = { mail: await context.client(), lookup: await context.lookup() };
  const place =
    namedLedger(input.values.ledger, context.io) ??
    (await standardLedger(context.io, await context.connection(), clients));
  const connection = await context.connection();
  return openLedger(context, place, clients, true, settleTiming(input, connection), connection.referenceKey);
}

/** Opens a ledger; creates a missing one only with `create`. */
export async function openLedger(
  context: Context,
  place: LedgerPlace,
  clients: Clients,
  create: boolean,
  timing?: Partial<Timing>,
  profileKey?: string,
): Promise<Opened> {
  const { io } = context;
  // The key of a profile makes the files of its account; those who share a database agree on one.
  const isNewFile = place.kind === 'sqlite' && !existsSync(place.at);
  const referenceKey = io.env['DIRECT_MAIL_REFERENCE_KEY'] || (isNewFile ? profileKey : undefined);
  const options = { ...(referenceKey !== undefined && { referenceKey }) };
  if (place.kind === 'postgres') {
    hidePassword(context, place.at);
    await needPackages(['pg']);
  } else {
    prepareFile(place, create);
    quietSqlite();
  }
  const { Bulk, postgresLedger, sqliteLedger } = await import('@direct-mail/bulk');
  const ledger = place.kind === 'postgres' ? postgresLedger(place.at, options) : sqliteLedger(place.at, options);
  await ledger.open();
  let throttled = 0;
  const counted = clients.mail.withOptions({
    fetch: async (...call) => {
      const response = await io.fetch(...call);
      if (response.status === 429) throttled += 1;
      return response;
    },
  });
  const { lookup } = clients;
  const bulk = new Bulk({
    client: counted,
    ledger,
    fetch: io.fetch,
    ...(lookup && { lookupClient: lookup }),
    ...approversOf(io),
    ...io.bulk,
    ...(timing && { timing: { ...io.bulk?.timing, ...timing } }),
  });
  return {
    bulk,
    ledger,
    place,
    mail: counted,
    throttled: () => throttled,
    close: () => ledger.close(),
  };
}

/** Public keys of which one must have signed, where the environment names them: they stand above those of the ledger. */
export function approversOf({ env }: Pick<Context['io'], 'env'>): { approvers?: readonly string[] } {
  const keys = (env['DIRECT_MAIL_APPROVERS'] ?? '').split(/[\s,]+/).filter((key) => key !== '');
  return keys.length === 0 ? {} : { approvers: keys };
}

/** The ledger of a worker, which must be a database. */
export async function openDatabase(context: Context, at: string): Promise<PostgresLedger> {
  if (!isDatabase(at)) {
    throw new UsageError(
      'several machines share a ledger in PostgreSQL: expected --ledger postgres://…',
      'A ledger in a file is worked on by: direct-mail runs resume RUN --ledger FILE',
    );
  }
  hidePassword(context, at);
  await needPackages(['pg']);
  const { postgresLedger } = await import('@direct-mail/bulk');
  return postgresLedger(at);
}

function hidePassword({ hide, tell }: Context, at: string): void {
  if (!URL.canParse(at)) throw new UsageError('--ledger: expected a file, or postgres://user@host/database');
  const { password } = new URL(at);
  if (password === '') return;
  // Removed alone only if it is not a common word: `postgres` is in every connection string.
  for (const each of [password, decodeURIComponent(password)]) hide(each.length < 12 ? `:${each}@` : each);
  if (process.argv.some((word) => word.includes(password))) {
    tell('hint: DIRECT_MAIL_LEDGER in place of --ledger keeps the password out of the shell’s history');
  }
}

function prepareFile({ at, standard }: LedgerPlace, create: boolean): void {
  if (existsSync(at)) {
    if (statSync(at).isDirectory()) {
      throw new UsageError(`--ledger: ${at} is a folder; a file was expected`, `Name one in it: ${at}/spring.ledger`);
    }
    return;
  }
  if (!create) throw new UsageError(`there is no ledger ${at}`, 'See the runs that there are: direct-mail runs list');
  if (standard) mkdirSync(dirname(at), { recursive: true, mode: 0o700 });
  else if (!existsSync(dirname(resolve(at)))) throw new UsageError(`--ledger: there is no folder ${dirname(at)}`);
}
