import { BulkError } from '../errors.ts';

/** Advice by SQLSTATE. */
const refusals: Readonly<Record<string, string>> = {
  '28000': 'refuses this user: check the user and the password, and what pg_hba.conf allows',
  '28P01': 'refuses this user: check the user and the password',
  '3D000': 'has no database of this name: create it, or correct the name',
  '42501': 'does not allow this: the user must be allowed to create a schema, or own the one that is given',
  '25006': 'takes no writes: it is a standby or set to read-only; name the primary, and resume',
  '55P03': 'is opened or migrated by another process at this moment: wait until that is done, and try again',
  '53100': 'has no room left on its disk: make room and resume, nothing that was begun is lost',
  '53300': 'has no connection left: run fewer workers, or raise max_connections',
};

const sqlState = /^(\d[0-9A-Z]|F0|HV|P0|XX)[0-9A-Z]{3}$/;

/**
 * Describes a database error without statement values and connection string.
 *
 * @param at Host and port, if known.
 */
export function explained(error: unknown, at: string | null): unknown {
  if (error instanceof BulkError || !(error instanceof Error)) return error;
  const { code } = error as { code?: string };
  // Without `cause`, which may quote the password.
  if (code === 'ERR_INVALID_URL' || error instanceof URIError) return unreadable();
  const where = `the database of the ledger${at === null ? '' : ` at ${at}`}`;
  const known = code === undefined ? '' : ` (${code})`;
  const refusal = refusals[code ?? ''];
  if (refusal !== undefined) return new BulkError('ledger', `${where} ${refusal}${known}`, { cause: error });
  const refused = code !== undefined && sqlState.test(code) && !/^(08|57P|53)/.test(code);
  const what = refused
    ? `refused a statement${known}`
    : `cannot be reached${known}: check that PostgreSQL runs there, and the host and the port`;
  return new BulkError('ledger', `${where} ${what}`, { cause: error });
}

const unreadable = (): BulkError =>
  new BulkError(
    'input',
    'postgresLedger needs a connection string, such as postgres://user:password@host:5432/name, in which special characters of the password are percent-encoded (@ is %40), or a pool of pg',
  );

/** @throws unless it is a connection string; `pg` would take any word for a database name */
export function checkConnectionString(text: string): void {
  if (!/^((postgres|postgresql|pg|socket):|\/)/i.test(text)) throw unreadable();
}

/** The host and port of a connection string, and nothing else. */
export function placeOf(text: string): string | null {
  if (!/^(postgres|postgresql|pg):/i.test(text) || !URL.canParse(text)) return null;
  const { hostname, port, username, searchParams } = new URL(text);
  // An unencoded slash in the password: what looks like the port may be part of it.
  if (username === '' && text.includes('@')) return null;
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '') return null;
  return host.startsWith('/') ? host : `${host}:${searchParams.get('port') ?? (port || '5432')}`;
}
