import type { DirectMail } from '@direct-mail/sdk';
import type { Io } from '../frame/io.ts';
import type { Connection } from './connection.ts';
import { profilesFile } from './places.ts';
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

const right = (check: string, detail: string): Check => ({ check, status: 'right', detail, fix: null });
const wrong = (check: string, detail: string, fix: string): Check => ({ check, status: 'wrong', detail, fix });

export const checkRuntime = (): Check => right('Node.js', process.versions.node);

export async function checkProfiles(io: Io): Promise<Check> {
  const path = profilesFile(io);
  try {
    const names = Object.keys((await readProfiles(path)).profiles);
    if (names.length === 0)
      return { check: 'profiles', status: 'absent', detail: 'none', fix: 'direct-mail profiles add' };
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
      : {
          check: 'address service',
          status: 'absent',
          detail: 'no base address; needed with --remote only',
          fix: 'set DIRECT_MAIL_ADDRESS_BASE_URL',
        },
  ];
}

function url(check: string, { value, from }: { value: string; from: string }): Check {
  if (!URL.canParse(value) || !/^https?:/.test(value))
    return wrong(check, `no URL, from ${from}`, 'begin with https://');
  return right(check, `${value}, from ${from}`);
}

const patience = { timeout: 10_000, maxRetries: 0 } as const;

export async function checkService(client: DirectMail, io: Io): Promise<Check> {
  const check = 'service';
  try {
    const { name, mode } = await client.withOptions(patience).organization.retrieve({ signal: io.signal });
    return right(check, `${name}, ${mode}`);
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'AuthenticationError') {
      return wrong(check, message, 'another token: a test token can only create mailings');
    }
    if (name === 'ConnectionError') return wrong(check, message, 'the base address, the network, or start the mock');
    return wrong(check, message, 'the base address');
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
