import { hkdfSync, randomBytes } from 'node:crypto';
import { shortId } from '../base32.ts';
import { shortHash } from '../short-hash.ts';
import type { WholeLedger } from './ledger.ts';
import { idOf } from './ledger-id.ts';
import { limiterSteps } from './limiter.ts';
import { drawnMeta, readMeta, writeMeta } from './meta.ts';
import { whole } from './opaque.ts';
import type { Sql, Store } from './sql.ts';
import { approvalSteps } from './steps/approval-steps.ts';
import { continueSteps } from './steps/continue-steps.ts';
import { planSteps } from './steps/plan-steps.ts';
import { privacySteps } from './steps/privacy-steps.ts';
import { resultSteps } from './steps/result-steps.ts';
import { runSteps } from './steps/run-steps.ts';
import { sendSteps } from './steps/send-steps.ts';
import { settleSteps } from './steps/settle-steps.ts';
import { statusSteps } from './steps/status-steps.ts';

/** The ledger over either store: same statements, same behaviour. */
export function sqlLedger(store: Store, referenceKey?: string): WholeLedger {
  let opened: Promise<void> | undefined;
  return {
    [whole]: true,
    kind: store.dialect.name,
    open: () => {
      // An unreachable database may be back at the next call.
      opened ??= store.open().catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    close: async () => {
      if (opened === undefined) return;
      await opened.catch(() => {});
      opened = undefined;
      await store.close();
    },
    identity: () => store.identity(),
    now: () => store.transaction((sql) => sql.now()),
    secret: () => store.transaction((sql) => secretOf(sql, referenceKey)),
    key: () =>
      store.transaction(async (sql) => {
        const secret = await secretOf(sql, referenceKey);
        const isKeyed = (await readMeta(sql, 'keyed')) !== undefined;
        return { secret, name: isKeyed ? keyNameOf(secret) : null, isUnused: !isKeyed && referenceKey !== undefined };
      }),
    numbering: (run) => store.transaction(async (sql) => shortId(shortHash(`${await idOf(sql)}\n${run}`)).slice(0, 4)),
    formerKeys: () => store.transaction(async (sql) => (await readMeta(sql, 'former_keys')) !== undefined),
    ...approvalSteps(store),
    ...planSteps(store),
    ...continueSteps(store),
    ...privacySteps(store),
    ...statusSteps(store),
    ...resultSteps(store),
    ...runSteps(store),
    ...limiterSteps(store),
    ...sendSteps(store),
    ...settleSteps(store),
  };
}

/**
 * Drawn, or made of the reference key where there is one when the ledger is made: ledgers of one key know the same person by the same key.
 */
async function secretOf(sql: Sql, referenceKey: string | undefined): Promise<Uint8Array> {
  const made = await readMeta(sql, 'secret');
  if (made !== undefined) return Buffer.from(made, 'hex');
  await idOf(sql);
  const wanted = referenceKey === undefined ? undefined : secretFrom(referenceKey).toString('hex');
  const secret = await drawnMeta(sql, 'secret', () => wanted ?? randomBytes(32).toString('hex'));
  if (secret === wanted) await writeMeta(sql, 'keyed', '1');
  return Buffer.from(secret, 'hex');
}

const secretFrom = (referenceKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', referenceKey, '', 'direct-mail bulk ledger', 32));

/** Four letters that tell two keys apart, and nothing of them. */
const keyNameOf = (secret: Uint8Array): string =>
  shortId(shortHash(Buffer.concat([Buffer.from('name of the key\n'), secret]))).slice(0, 4);
