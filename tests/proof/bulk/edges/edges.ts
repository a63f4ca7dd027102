import { type Mutant, one } from '../virtual/mutants.ts';

/** A wrong version of something that operators meet beside crashes, and the test that has to see it. */
export interface Edge extends Mutant {
  /** A file of `packages/bulk/test`. */
  test: string;
  /** Part of the test's title. */
  title: string;
}

const edge = (mutant: Mutant, test: string, title: string): Edge => ({ ...mutant, test, title });

const lost = 'runs/lost-ledger.test.ts';

export const edges: readonly Edge[] = [
  edge(
    one('a run’s id changes with its plan', 'plan/run-id.ts', 'name, nth]', 'name, nth, performance.now()]'),
    lost,
    'nobody gets a second piece',
  ),
  edge(
    one(
      'whom a lost ledger mailed counts for no limit',
      'ledger/steps/adopt.ts',
      `const begun = piece.state === 'pending' || piece.state === 'excluded' ? 1 : 0;`,
      'const begun = 0;',
    ),
    lost,
    'counts for a canary and a limit',
  ),
  edge(
    one(
      'the key of references tells nothing',
      'engine/audit.ts',
      'else if (found.person !== null && found.person.by === marks.key)',
      `else if (found.person !== null && found.person.by === 'none')`,
    ),
    lost,
    'whose address was corrected since',
  ),
  edge(
    one(
      'a ledger that is put back in its own place is not noticed',
      'ledger/steps/run-steps.ts',
      'if (witness === undefined) return false;',
      'if (witness !== null) return false;',
    ),
    lost,
    'what is listed late is found',
  ),
  edge(
    one(
      'only the run that is worked on settles',
      'ledger/steps/run-steps.ts',
      'if (putBack) await settleAll(sql, now + opening.settle);',
      '',
    ),
    lost,
    'every run of it settles',
  ),
  edge(
    one(
      'a list without references proves a mailing absent',
      'engine/resolve.ts',
      'const lost = unnamed.length === 0 ? 0 : await deps.ledger.mailings(row.no, unnamed);',
      'const lost = 0;',
    ),
    lost,
    'reference',
  ),
  edge(
    one(
      'of whom it cannot be told is another',
      'engine/audit.ts',
      'waits ? evidence : [...evidence, ...unread]',
      'evidence',
    ),
    lost,
    'nothing is sent before a person decided',
  ),
  edge(
    one(
      'a 429 lasts until a clock that was set back is there again',
      'ledger/limiter.ts',
      'return now < row.cut_at ? moved(sql, token, row, row.cut_at - now) : row;',
      'return row;',
    ),
    'ledger.test.ts',
    'second is not waited for',
  ),
  edge(
    one(
      'a killed plan keeps its people',
      'ledger/steps/privacy-steps.ts',
      'for (const { no } of killed) await drop(sql, no);',
      '',
    ),
    'same-person.test.ts',
    'leaves no person for longer than a day',
  ),
  edge(
    one('a run ends without a word about doubles', 'run/progress.ts', 'waits.doubled > 0) {', 'waits.doubled < 0) {'),
    'control.test.ts',
    'freezes the run',
  ),
  edge(
    one(
      'a 429 halves the rate, however rare',
      'engine/rate-limits.ts',
      'return last.length >= LEAST && this.#limited <= last.length * NOISE;',
      'return false;',
    ),
    'engine-clocks.test.ts',
    'a few 429s are noise',
  ),
  edge(
    one('why a run is slow is not told', 'run/progress.ts', 'if (slowed !== null) return slowed;', ''),
    'runs/noise.test.ts',
    'why it is slow',
  ),
  edge(
    one(
      'a time without a zone is this machine’s',
      'engine/service-time.ts',
      'readDateTime(text)?.instant ?? Date.parse(text)',
      'Date.parse(text)',
    ),
    'service-time.isolated.test.ts',
    '',
  ),
  edge(
    one('pages may repeat for ever', 'engine/walk.ts', 'const REPEATED = 5;', 'const REPEATED = 1e9;'),
    'walk.test.ts',
    'is not read for ever',
  ),
  edge(
    one('a list may grow for ever', 'engine/walk.ts', 'const MANY_MORE = 10_000;', 'const MANY_MORE = 1e12;'),
    'walk.test.ts',
    'more mailings than it counts',
  ),
  edge(
    one(
      'percentages count from the first response',
      'ledger/breaker.ts',
      'const few = outcomes.length < SAMPLE;',
      'const few = false;',
    ),
    'ledger.test.ts',
    'of fewer than 50 responses',
  ),
  edge(
    one(
      'what was read earlier takes back where a mailing ended',
      'ledger/steps/adopt.ts',
      'if (isStale(piece, each)) return;',
      '',
    ),
    'ledger.test.ts',
    'does not take back where a mailing ended',
  ),
  edge(
    one('a session begins with many pieces at once', 'engine/first-piece.ts', '|| first.listed)', '|| true)'),
    'runs/other-ledger.test.ts',
    'at the same moment',
  ),
  edge(
    one(
      'a session goes on with no look at the list',
      'engine/first-piece.ts',
      'await adoptNewest(session)',
      'undefined as readonly ListItem[] | undefined',
    ),
    'runs/other-ledger.test.ts',
    'at the same moment',
  ),
  edge(
    one('a list that is late is not waited for', 'engine/first-piece.ts', '|| shows(page, mailing)', '|| true'),
    'runs/other-ledger.test.ts',
    'late list',
  ),
  edge(
    one(
      'another ledger is noticed only a lease after this one was opened',
      'engine/audit.ts',
      'first.mailing?.created_at ?? Number.POSITIVE_INFINITY',
      'Number.POSITIVE_INFINITY',
    ),
    'runs/other-ledger.test.ts',
    'at the same moment',
  ),
  edge(
    one(
      'who is ended while a run settles makes it wait anew',
      'ledger/steps/run-steps.ts',
      ` && row.audit !== 'settle';`,
      ';',
    ),
    'ledger.test.ts',
    'who does not leave',
  ),
];
