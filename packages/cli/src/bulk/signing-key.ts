import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SigningKey } from '@direct-mail/bulk';
import { Failure, UsageError } from '@direct-mail/terminal/failure';
import type { Context } from '../frame/command.ts';
import type { Io } from '../frame/io.ts';
import { readText } from '../frame/read-file.ts';
import { profilesFile } from '../set-up/places.ts';

/** Of an approver on this machine; the file is encrypted with the passphrase. */
const keyFile = (io: Io, name: string): string => join(dirname(profilesFile(io)), 'approvers', `${name}.pem`);

/** An approval is an act of a person: it is asked for at a terminal, and nothing answers for them. @throws UsageError without one */
export function needPerson({ io }: Context, what: string): void {
  if (io.terminal.in && io.terminal.err) return;
  throw new UsageError(`${what} needs a person at a terminal`, 'Run it yourself, in a terminal of your own');
}

/** The key of an approver, opened with the passphrase that is asked for. */
export async function openKey({ io }: Context, name: string): Promise<SigningKey> {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ._@-]*$/u.test(name)) throw new UsageError('--key: expected the name of an approver');
  const path = keyFile(io, name);
  if (!existsSync(path))
    throw new UsageError(`this machine has no key of ${name}`, 'The names of approvers: direct-mail approvers list');
  const { readSigningKey } = await import('@direct-mail/bulk');
  const passphrase = await io.ask(`Passphrase of ${name}: `, { hidden: true });
  if (passphrase === undefined) throw new Failure('not done');
  return readSigningKey(await readText(path), passphrase);
}

/** Makes keys under a passphrase that is asked for twice; returns the public one. */
export async function makeKeys({ io }: Context, name: string): Promise<{ publicKey: string; path: string }> {
  const path = keyFile(io, name);
  if (existsSync(path)) throw new UsageError(`this machine has a key of ${name} already: ${path}`);
  const { createApproverKeys } = await import('@direct-mail/bulk');
  const passphrase = await io.ask(`Passphrase for ${name}, at least 8 characters: `, { hidden: true });
  const again = await io.ask('Once more: ', { hidden: true });
  if (passphrase === undefined || passphrase !== again) throw new Failure('not done: the two were not the same');
  const { publicKey, privateKey } = createApproverKeys(passphrase);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, privateKey, { mode: 0o600, flag: 'wx' });
  await chmod(path, 0o600);
  return { publicKey, path };
}
