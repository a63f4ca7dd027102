import { UsageError } from '@direct-mail/terminal/failure';
import type { Io } from '../frame/io.ts';
import { isThisMachine, originOf } from './base-address.ts';
import type { Connection, Mode, Setting } from './connection.ts';

/** The standard tokens of every mock: not secret, so that a mock in another container can be called. */
export const mockTokens: readonly string[] = ['live_mock', 'test_mock'];

/** Allows a production token over plain http: to another machine, for networks known to be private. */
const allowHttp = 'DIRECT_MAIL_ALLOW_HTTP';

/**
 * Refuses to send a token to a wrong place: a profile's token to another base address, or a production token over plain http: to another
 * machine. A test token may go to a mock on this machine, and over http: with a warning.
 *
 * @throws UsageError
 */
export function guardToken({ token, baseUrl, tokenAddress, mode }: Connection, io: Pick<Io, 'env' | 'err'>): void {
  if (token === undefined || baseUrl === undefined) return;
  refuseOther(token, baseUrl, tokenAddress, mode);
  if (mode === 'production') refusePlain(token.value, baseUrl, io);
  else if (isOpen(token.value, baseUrl.value, io)) {
    io.err(`warning: the test token goes unencrypted to ${originOf(baseUrl.value)}\nhint: Begin with https://\n`);
  }
}

/** Refuses a production token over plain http: to another machine. @throws UsageError */
export function refusePlain(live: string | undefined, base: Setting, io: Pick<Io, 'env'>): void {
  if (live === undefined || !isOpen(live, base.value, io)) return;
  throw new UsageError(
    `the production token would go unencrypted to ${originOf(base.value)}, from ${base.from}: anyone on the way could read it`,
    `Begin with https://; in a network of your own, allow it: ${allowHttp}=1`,
  );
}

function refuseOther(token: Setting, base: Setting, belongs: string | undefined, mode: Mode): void {
  if (belongs === undefined || originOf(belongs) === originOf(base.value)) return;
  if (mockTokens.includes(token.value) || (mode === 'test' && isThisMachine(base.value))) return;
  throw new UsageError(
    `the ${mode} token of ${token.from} is for ${originOf(belongs)}, and the base address from ${base.from} is ${originOf(base.value)}`,
    `Leave ${base.from} out; or give that address a token of its own, by --token-file or DIRECT_MAIL_TOKEN without --profile, or by direct-mail profiles add`,
  );
}

/** Whether others could read the token in transit, and that was not explicitly allowed. */
const isOpen = (token: string, url: string, { env }: Pick<Io, 'env'>): boolean =>
  /^http:/i.test(originOf(url)) && !isThisMachine(url) && !mockTokens.includes(token) && env[allowHttp] !== '1';
