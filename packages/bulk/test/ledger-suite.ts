import { afterAll, beforeAll, describe } from 'vitest';
import { auditingTests } from './ledger/auditing.ts';
import { decidingTests } from './ledger/deciding.ts';
import { limitingTests } from './ledger/limiting.ts';
import { planningTests } from './ledger/planning.ts';
import { resultingTests } from './ledger/resulting.ts';
import { createRuns, type Subject } from './ledger/runs.ts';
import { sendingTests } from './ledger/sending.ts';

/** One behaviour, two stores: the same tests run on SQLite and on PostgreSQL. */
export function ledgerSuite(name: string, create: () => Promise<Subject>): void {
  describe(`the ledger in ${name}`, () => {
    let made: Subject | undefined;
    const subject = (): Subject => {
      if (made === undefined) throw new Error('the store is not open');
      return made;
    };
    beforeAll(async () => {
      made = await create();
      await made.ledger.open();
    });
    afterAll(() => made?.close());
    const runs = createRuns(subject);
    planningTests(subject, runs);
    sendingTests(subject, runs);
    decidingTests(subject, runs);
    auditingTests(subject, runs);
    resultingTests(subject, runs);
    limitingTests(subject, runs);
  });
}
