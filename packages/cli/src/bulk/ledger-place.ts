import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DirectMail } from '@direct-mail/sdk';
import { Failure, UsageError } from '@direct-mail/terminal/failure';
import type { Io } from '../frame/io.ts';
import { isThisMachine } from '../set-up/base-address.ts';
import type { Connection, Mode } from '../set-up/connection.ts';
import { ledgersFolder } from '../set-up/places.ts';

/** Where a ledger is: a file or a PostgreSQL database. */
export interface LedgerPlace {
  readonly kind: 'sqlite' | 'postgres';
  /** A path, or a connection string. */
  readonly at: string;
  /** Whether it is the default ledger of the account and mode. */
  readonly standard: boolean;
  /** Only for default ledgers. */
  readonly mode: Mode | undefined;
}

/** The ledger named by `--ledger` or `DIRECT_MAIL_LEDGER`. */
export function namedLedger(option: string | undefined, { env }: Pick<Io, 'env'>): LedgerPlace | undefined {
  const at = option ?? (env['DIRECT_MAIL_LEDGER'] || undefined);
  if (at === undefined) return undefined;
  // A misspelled connection string is not repeated, because it may hold a password.
  if (!isDatabase(at) && /^[a-z][a-z\d+.-]+:\/|:[^/]*@/i.test(at) && !existsSync(at)) {
    throw new UsageError('--ledger: expected a file, or postgres://user@host/database', 'Begin with postgres://');
  }
  return { kind: isDatabase(at) ? 'postgres' : 'sqlite', at, standard: false, mode: undefined };
}

export const isDatabase = (at: string): boolean => /^postgres(ql)?:\/\//i.test(at);

/** The one ledger of an account and mode in the user's state folder, regardless of the current folder. */
export async function standardLedger(
  io: Io,
  connection: Connection,
  clients: { readonly mail: DirectMail; readonly lookup: DirectMail | undefined },
): Promise<LedgerPlace> {
  const { mode, baseUrl, token } = connection;
  const id = (await organizationOf(clients.mail)) ?? (clients.lookup && (await organizationOf(clients.lookup)));
  // With another ledger than last time, everything would be sent again.
  if (id === undefined && (mode === 'production' || clients.lookup !== undefined))
    throw new Failure(
      'GET /v1/me refuses the token, so that the account’s ledger is not known',
      'Give a token that may read the account (see: direct-mail whoami), or name the ledger: --ledger FILE',
    );
  // A test token may only create mailings and does not reveal its organization: a digest of it names the ledger.
  const account = id ?? `token-${createHash('sha256').update(`ledger ${token?.value}`).digest('hex').slice(0, 12)}`;
  const name = [...mockAt(baseUrl?.value ?? ''), account.replaceAll(/[^\w-]/g, '_')].join('.');
  const at = (ending: string): string => join(ledgersFolder(io), `${name}.${ending}.ledger`);
  const isFormer = mode === 'production' && existsSync(at(FORMER_ENDING));
  return { kind: 'sqlite', at: at(isFormer ? FORMER_ENDING : mode), standard: true, mode };
}

/** The existing default ledgers. */
export function standardLedgers(io: Io): LedgerPlace[] {
  const folder = ledgersFolder(io);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ledger'))
    .sort()
    .map((name) => ({ kind: 'sqlite', at: join(folder, name), standard: true, mode: modeOf(name) }));
}

/** The mode of production was called so: a ledger under that name holds who was mailed. */
const FORMER_ENDING = 'live';

const modeOf = (path: string): Mode => (/\.(production|live)\.ledger$/.test(basename(path)) ? 'production' : 'test');

/** Mocks have the same organization at each start: the address distinguishes them. */
function mockAt(baseUrl: string): string[] {
  return isThisMachine(baseUrl) ? [`localhost-${new URL(baseUrl).port || '80'}`] : [];
}

async function organizationOf(client: DirectMail): Promise<string | undefined> {
  try {
    return (await client.organization.retrieve()).id;
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 401 || status === 403) return undefined;
    throw error;
  }
}
