import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isObject } from '@direct-mail/contract/words/is-object';
import { UsageError } from '@direct-mail/terminal/failure';

/** The addresses and tokens of one account. */
export interface Profile {
  readonly base_url?: string;
  readonly address_base_url?: string;
  readonly production_token?: string;
  readonly test_token?: string;
  /** With which ledgers of this account are made: a lost one's mailings are recognized by it. */
  readonly reference_key?: string;
}

/** The file of profiles. */
export interface Profiles {
  /** The name of the profile in use. */
  readonly current?: string;
  readonly profiles: Readonly<Record<string, Profile>>;
}

const texts = ['base_url', 'address_base_url', 'production_token', 'test_token', 'reference_key'] as const;

/** The profiles; none if there is no file. */
export async function readProfiles(path: string): Promise<Profiles> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') return { profiles: {} };
    throw error;
  }
  return check(parse(text, path), path);
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Without the parser's own message, which quotes the file.
    throw new UsageError(`${path} is not JSON`, 'Correct it, or delete it and run: direct-mail profiles add');
  }
}

function check(value: unknown, path: string): Profiles {
  const refuse = (what: string): never => {
    throw new UsageError(`${path}: ${what}`, 'Correct it, or delete it and run: direct-mail profiles add');
  };
  if (!isObject(value) || !isObject(value['profiles'])) return refuse('expected an object with "profiles"');
  const { current, profiles } = value;
  if (current !== undefined && typeof current !== 'string') return refuse('"current" must be a name');
  for (const [name, profile] of Object.entries(profiles)) {
    if (!isObject(profile)) return refuse(`the profile ${name} must be an object`);
    if ('live_token' in profile) return refuse(`${name}.live_token is called production_token`);
    for (const field of texts) {
      if (profile[field] !== undefined && typeof profile[field] !== 'string') refuse(`${name}.${field} must be text`);
    }
  }
  return { profiles: profiles as Record<string, Profile>, ...(current !== undefined && { current }) };
}

/** Replaces the file atomically, readable only by its owner. */
export async function writeProfiles(path: string, profiles: Profiles): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // Loaded only here: it takes a tenth of a command's start, and almost every command reads profiles.
  const { randomUUID } = await import('node:crypto');
  const fresh = `${path}.${randomUUID()}`;
  try {
    await writeFile(fresh, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    // The umask can only narrow the mode above; a replaced file keeps nothing of its old mode.
    await chmod(fresh, 0o600);
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

/** Whether others than the owner may read the file; always false on systems without such modes. */
export async function isReadByOthers(path: string, platform: string): Promise<boolean> {
  if (platform === 'win32') return false;
  try {
    return ((await stat(path)).mode & 0o077) !== 0;
  } catch {
    return false;
  }
}

/** @throws UsageError that names the profiles that there are */
export function profileNamed(profiles: Readonly<Record<string, Profile>>, name: string): Profile {
  const profile = Object.hasOwn(profiles, name) ? profiles[name] : undefined;
  if (profile) return profile;
  const names = Object.keys(profiles);
  throw new UsageError(
    `there is no profile ${name}${names.length > 0 ? `: there are ${names.join(', ')}` : ''}`,
    'See: direct-mail profiles list',
  );
}
