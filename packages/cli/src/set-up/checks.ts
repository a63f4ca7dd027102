import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { counted } from '@direct-mail/contract/words/figures';
import type { DirectMail } from '@direct-mail/sdk';
import { namedLedger, standardLedgers } from '../bulk/ledger-place.ts';
import type { Io } from '../frame/io.ts';
import { isThisMachine } from './base-address.ts';
import type { Connection } from './connection.ts';
import { type ExtraPackage, installLine, isInstalled } from './need-packages.ts';
import { ledgersFolder, profilesFile } from './places.ts';
import { isReadByOthers, readProfiles } from './profiles.ts';

/** One check of `doctor`. */
export interface Check {
  readonly check: string;
  /** `absent`: not set up, which only some commands need. */
  readonly status: 'right' | 'wrong' | 'absent';
  readonly detail: string;
  /** How to fix it. */
  readonly fix: string | null;
}

export const right = (check: string, detail: string): Check => ({ check, status: 'right', detail, fix: null });
export const wrong = (check: string, detail: string, fix: string): Check => ({ check, status: 'wrong', detail, fix });
export const absent = (check: string, detail: string, fix: string): Check => ({ check, status: 'absent', detail, fix });

export const checkRuntime = (): Check => right('Node.js', process.versions.node);

export async function checkProfiles(io: Io): Promise<Check> {
  const path = profilesFile(io);
  try {
    const names = Object.keys((await readProfiles(path)).profiles);
    if (names.length === 0) return absent('profiles', 'none', 'direct-mail profiles add');
    if (await isReadByOthers(path, io.platform)) {
      return wrong('profiles', `others can read ${path}`, `chmod 600 ${path}`);
    }
    return right('profiles', names.join(', '));
  } catch (error) {
    return wrong('profiles', (error as Error).message, `fix ${path}`);
  }
}

export function checkSettings({ baseUrl, addressBaseUrl, token, mode }: Connection): Check[] {
  const add = 'direct-mail profiles add';
  return [
    token
      ? right('token', `${mode}, from ${token.from}`)
      : wrong('token', 'there is none', `${add}, or set DIRECT_MAIL_TOKEN`),
    baseUrl
      ? url('base address', baseUrl)
      : wrong('base address', 'there is none', `${add}, or set DIRECT_MAIL_BASE_URL`),
    addressBaseUrl
      ? url('address service', addressBaseUrl)
      : absent('address service', 'no base address; needed with --remote only', 'set DIRECT_MAIL_ADDRESS_BASE_URL'),
  ];
}

function url(check: string, { value, from }: { value: string; from: string }): Check {
  if (!URL.canParse(value) || !/^https?:/.test(value))
    return wrong(check, `no URL, from ${from}`, 'begin with https://');
  return right(check, `${value}, from ${from}`);
}

export const patience = { timeout: 10_000, maxRetries: 0 } as const;

/** More than this apart, scheduled mailings are not when they are meant to be. */
const APART = 60_000;

/** Whether a token that may read is accepted, and how far the service's clock is from this machine's. */
export async function checkService(client: DirectMail, io: Io, at: string): Promise<Check[]> {
  try {
    const call = client.withOptions(patience).organization.retrieve({ signal: io.signal });
    const { data, response } = await call.withResponse();
    return [right('service', `${data.name}, ${data.mode}`), ...checkClock(response.headers.get('date'), io, at)];
  } catch (error) {
    return [refused('service', error)];
  }
}

function refused(check: string, error: unknown): Check {
  const { name, message } = error as Error;
  if (name === 'AuthenticationError') {
    return wrong(check, message, 'another token: a test token can only create mailings');
  }
  if (name === 'ConnectionError') return wrong(check, message, 'the base address, the network, or start the mock');
  return wrong(check, message, 'the base address');
}

function checkClock(date: string | null, io: Io, at: string): Check[] {
  // A mock keeps its own time.
  if (isThisMachine(at)) return [];
  const apart = io.now() - Date.parse(date ?? '');
  if (Number.isNaN(apart)) return [];
  if (Math.abs(apart) <= APART) return [right('clock', 'that of the service')];
  const seconds = Math.round(Math.abs(apart) / 1000);
  return [
    wrong('clock', `${seconds} s ${apart > 0 ? 'ahead of' : 'behind'} the service’s`, 'set this machine’s clock'),
  ];
}

/**
 * Whether a test token is accepted, which may only create mailings: an empty request is refused for its content (400) where the token is
 * right, and for the token (403) where it is not. Nothing is created.
 */
export async function checkTestToken(client: DirectMail, io: Io): Promise<Check> {
  const check = 'test token';
  try {
    await client.withOptions(patience).request('POST', '/v1/mailing', { body: {}, signal: io.signal });
    return wrong(check, 'an empty mailing was not refused', 'look for it at the service');
  } catch (error) {
    const { status } = error as { status?: number };
    if (status === 400) return right(check, 'accepted; an empty mailing is refused for its content');
    return refused(check, error);
  }
}

export async function checkAddresses(client: DirectMail, io: Io): Promise<Check> {
  const check = 'address service answers';
  const known = { full_address: '1600 Amphitheatre Pkwy, Mountain View CA 94043' };
  try {
    const { zip_code } = await client.withOptions(patience).addresses.standardize(known, { signal: io.signal });
    return right(check, `ZIP ${zip_code} for a known address`);
  } catch (error) {
    return wrong(check, (error as Error).message, 'the base address of the address service');
  }
}

/** The ledger of `send`: a database answers, a file or its folder can be written. */
export async function checkLedger(io: Io): Promise<Check[]> {
  const check = 'ledger';
  try {
    const named = namedLedger(undefined, io);
    if (named?.kind === 'postgres') return await checkDatabase(named.at);
    const folder = named === undefined ? ledgersFolder(io) : dirname(named.at);
    const there = named !== undefined && existsSync(named.at) ? named.at : nearest(folder);
    accessSync(there, constants.W_OK);
    if (named !== undefined) return [right(check, existsSync(named.at) ? named.at : `${named.at}, not made yet`)];
    const count = standardLedgers(io).length;
    return [right(check, `the folder can be written; ${counted(count, 'ledger is', 'ledgers are')} in it`)];
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    return [
      wrong(check, code === 'EACCES' || code === 'EROFS' ? 'it cannot be written' : message, 'DIRECT_MAIL_LEDGER'),
    ];
  }
}

/** A folder that is made when it is needed: what can be checked is the one that it would be made in. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

async function checkDatabase(at: string): Promise<Check[]> {
  if (!isInstalled('pg')) return [wrong('ledger', 'PostgreSQL needs pg', installLine(['pg'], import.meta.url))];
  const { postgresLedger } = await import('@direct-mail/bulk');
  const ledger = postgresLedger(at);
  const where = URL.canParse(at) ? `${new URL(at).host}${new URL(at).pathname}` : 'PostgreSQL';
  try {
    const pool = await ledger.pool();
    await pool.query('SELECT 1', []);
    return [right('ledger', `${where} answers`)];
  } catch (error) {
    const { code } = error as { code?: string };
    return [
      wrong(
        'ledger',
        `${where} does not answer (${code ?? (error as Error).name})`,
        'DIRECT_MAIL_LEDGER, or the database',
      ),
    ];
  } finally {
    await ledger.close().catch(() => {});
  }
}

/** A name that leaves a narrow terminal no room. */
const labels: Partial<Record<ExtraPackage, string>> = { '@modelcontextprotocol/server': 'MCP server package' };

/** What is not installed with the command line, and which commands need it. */
export function checkPackages(): Check[] {
  const needed: Readonly<Record<ExtraPackage, string>> = {
    '@direct-mail/previews': 'creatives check, creatives preview',
    pg: 'a ledger in PostgreSQL',
    '@modelcontextprotocol/server': 'direct-mail mcp',
  };
  return (Object.entries(needed) as [ExtraPackage, string][]).map(([name, what]) =>
    isInstalled(name)
      ? right(labels[name] ?? name, 'installed')
      : absent(labels[name] ?? name, `not installed; needed for ${what}`, installLine([name], import.meta.url)),
  );
}

export function checkSecret({ env }: Io): Check {
  const check = 'webhook secret';
  const secret = env['DIRECT_MAIL_WEBHOOK_SECRET'] ?? '';
  if (secret === '')
    return absent(check, 'not set; needed to verify events', 'set DIRECT_MAIL_WEBHOOK_SECRET to that of the webhook');
  if (secret !== secret.trim() || /^(['"]).*\1$/.test(secret))
    return wrong(check, 'it has blanks around it, or quotes', 'set DIRECT_MAIL_WEBHOOK_SECRET without them');
  return right(check, 'set');
}
