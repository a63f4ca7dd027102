import { UsageError } from '@direct-mail/terminal/failure';
import type { Io } from '../frame/io.ts';
import { readText } from '../frame/read-file.ts';
import { originOf } from './base-address.ts';
import { profilesFile } from './places.ts';
import { isReadByOthers, type Profile, profileNamed, readProfiles } from './profiles.ts';

/** A test token sends nothing that is printed or paid for. */
export type Mode = 'production' | 'test';

/** A setting and its source: `--base-url`, `DIRECT_MAIL_BASE_URL`, `profile acme`. */
export interface Setting {
  readonly value: string;
  readonly from: string;
}

/**
 * Refuses a user or password in an address without repeating them: messages show the address, and only the token authenticates.
 *
 * @throws UsageError
 */
export function refuseUser({ value, from }: Setting): void {
  const url = /^https?:/i.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  const holds = url === undefined ? value.includes('@') : url.username !== '' || url.password !== '';
  if (!holds) return;
  throw new UsageError(
    `the address from ${from} holds a user or a password: a base address may hold none`,
    'Give the address without them; the token says who calls',
  );
}

/** The service's addresses and the token. */
export interface Connection {
  readonly profile: string | undefined;
  readonly baseUrl: Setting | undefined;
  readonly addressBaseUrl: Setting | undefined;
  readonly token: Setting | undefined;
  /** The base address of a profile's token; undefined for other tokens. */
  readonly tokenAddress: string | undefined;
  /** A token for reads that `token` may not make: a test token may only create mailings. */
  readonly lookupToken: Setting | undefined;
  readonly mode: Mode;
  /** Of the profile, with which its ledgers are made. */
  readonly referenceKey: string | undefined;
}

/** The connection options of a command. */
export interface ConnectionOptions {
  readonly profile?: string | undefined;
  readonly baseUrl?: string | undefined;
  readonly addressBaseUrl?: string | undefined;
  readonly tokenFile?: string | undefined;
  readonly mode?: Mode | undefined;
}

/**
 * Options take precedence over the environment, and the environment over the profile; a profile named by `--profile` counts as an
 * option. Without `--production` or `--test`, `prefers` selects the token of a profile.
 */
export async function readConnection(options: ConnectionOptions, io: Io, prefers: Mode): Promise<Connection> {
  const { env } = io;
  const path = profilesFile(io);
  const { current, profiles } = await readProfiles(path);
  const name = options.profile ?? (env['DIRECT_MAIL_PROFILE'] || undefined) ?? current;
  const profile = name === undefined ? undefined : profileNamed(profiles, name);
  if (profile && (await isReadByOthers(path, io.platform))) {
    io.err(`warning: others can read the tokens in ${path}\nhint: chmod 600 ${path}\n`);
  }
  const fromProfile = (value: string | undefined): Setting | undefined =>
    value ? { value, from: `profile ${name}` } : undefined;
  const ranked = (flag: Setting | undefined, variable: string, kept: string | undefined): Setting | undefined => {
    const fromEnv = env[variable] ? { value: env[variable], from: variable } : undefined;
    return flag ?? (options.profile === undefined ? (fromEnv ?? fromProfile(kept)) : (fromProfile(kept) ?? fromEnv));
  };
  const flag = (value: string | undefined, from: string): Setting | undefined =>
    value === undefined ? undefined : { value, from };
  const mode = options.mode ?? availableMode(profile, prefers);
  const kept = mode === 'production' ? profile?.production_token : profile?.test_token;
  const token = ranked(await tokenOf(options.tokenFile), 'DIRECT_MAIL_TOKEN', kept);
  const baseUrl = ranked(flag(options.baseUrl, '--base-url'), 'DIRECT_MAIL_BASE_URL', profile?.base_url);
  const isOfProfile = token !== undefined && token.from === `profile ${name}`;
  const isElsewhere = profile?.base_url !== undefined && originOf(profile.base_url) !== originOf(baseUrl?.value ?? '');
  return {
    profile: name,
    baseUrl,
    addressBaseUrl: ranked(
      flag(options.addressBaseUrl, '--address-base-url'),
      'DIRECT_MAIL_ADDRESS_BASE_URL',
      profile?.address_base_url,
    ),
    token,
    tokenAddress: isOfProfile ? profile?.base_url : undefined,
    lookupToken: ranked(
      undefined,
      'DIRECT_MAIL_LOOKUP_TOKEN',
      isOfProfile && !isElsewhere ? profile?.production_token : undefined,
    ),
    mode: modeOf(token, mode, options.mode),
    referenceKey: profile?.reference_key,
  };
}

const availableMode = (profile: Profile | undefined, prefers: Mode): Mode => {
  if (prefers === 'test') return profile?.test_token ? 'test' : 'production';
  return profile?.production_token || !profile?.test_token ? 'production' : 'test';
};

/** Only the prefix of a token from the environment shows its mode: unless it is certainly a test token, it is for production. */
function modeOf(token: Setting | undefined, mode: Mode, asked: Mode | undefined): Mode {
  if (token === undefined || token.from.startsWith('profile ')) return mode;
  const shown: Mode = token.value.startsWith('test_') ? 'test' : 'production';
  if (asked !== undefined && asked !== shown) {
    throw new UsageError(
      `--${asked} was asked for, but the token from ${token.from} is a ${shown} token`,
      'Unset DIRECT_MAIL_TOKEN, or name a profile: --profile NAME',
    );
  }
  return shown;
}

async function tokenOf(file: string | undefined): Promise<Setting | undefined> {
  if (file === undefined) return undefined;
  const value = (await readText(file)).trim();
  if (value === '') throw new UsageError(`--token-file: ${file} is empty`);
  return { value, from: '--token-file' };
}
