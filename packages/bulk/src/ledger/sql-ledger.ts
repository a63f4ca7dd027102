import { randomBytes } from 'node:crypto';
import type { Ledger } from './ledger.ts';
import { limiterSteps } from './limiter.ts';
import type { Store } from './sql.ts';
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
export function sqlLedger(store: Store): Ledger {
  let opened: Promise<void> | undefined;
  return {
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
    secret: () =>
      store.transaction(async (sql) => {
        await sql.run(`INSERT INTO meta (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING`, [
          randomBytes(32).toString('hex'),
        ]);
        const [row] = await sql.all<{ value: string }>(`SELECT value FROM meta WHERE name = 'secret'`);
        return Buffer.from(row?.value ?? '', 'hex');
      }),
    formerKeys: () =>
      store.transaction(
        async (sql) => (await sql.all(`SELECT 1 AS one FROM meta WHERE name = 'former_keys'`)).length > 0,
      ),
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
