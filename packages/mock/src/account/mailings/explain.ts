import type { MailingState } from '../base/mailing-states.ts';
import { transitions } from '../base/mailing-states.ts';
import { toIso } from '../base/time.ts';
import type { MailingRow } from '../store/rows.ts';

/** Why a piece came into a state, and the rules that say so: ids of the table of decisions, sections of the specification. */
interface Reason {
  readonly because: string;
  readonly rules: readonly string[];
}

const STATES = 'States and transitions';

/** What decided where no check did. */
const byCause: Readonly<Record<string, Reason>> = {
  created: {
    because: 'the call was accepted; the checks are made when `processing` ends',
    rules: [STATES, 'D06', 'D64'],
  },
  schedule: { because: 'its time in the state before was over', rules: [STATES, 'D64'] },
  control: { because: 'a test or the dashboard moved it', rules: ['D06'] },
  'magic recipient': { because: 'address_1 holds words that ask for this outcome', rules: ['D91'] },
  probability: { because: 'the setting `probabilities` drew it', rules: ['D64'] },
  erasure: { because: 'its person was erased before it was printed', rules: ['D97'] },
};

/** The checks at the end of `processing`; each ends a piece unmailed, at no cost. */
const byCheck: Readonly<Partial<Record<MailingState, Reason>>> = {
  append_failed: { because: 'its recipient has an e-mail only, and the append found no address', rules: ['D46'] },
  address_invalid: { because: 'the address is not deliverable', rules: ['D68', 'D66'] },
  suppressed: { because: 'its recipient opted out', rules: ['D36', 'D87'] },
  holdout: { because: 'its recipient is held out', rules: ['D49'] },
  budget_exceeded: { because: 'it would have exceeded the budget', rules: ['D48'] },
  credit_balance_exceeded: { because: 'it would have exceeded the credit', rules: ['D48', 'D108'] },
};

/** Why a mailing is in its state: each state it has been in with the rule that brought it there, and what comes next. */
export function explainMailing(row: MailingRow) {
  const steps = row.history.map(({ state, at, cause }) => {
    const usual = byCause[cause];
    const { because, rules } = usual ?? byCheck[state] ?? { because: 'a check decided it', rules: [STATES] };
    return {
      state,
      at: toIso(at),
      cause,
      because: usual === undefined ? `${because}: ${cause}` : because,
      rules: [...rules],
    };
  });
  const last = steps[steps.length - 1] as (typeof steps)[number];
  return {
    id: row.id,
    state: row.state,
    because: last.because,
    rules: last.rules,
    steps,
    next: nextOf(row),
  };
}

function nextOf({ state, due }: MailingRow) {
  const states = [...transitions[state]];
  if (states.length === 0) return { at: null, states, because: `${state} is final: nothing moves it` };
  if (due === null) return { at: null, states, because: 'nothing is due: it moves by the control API only' };
  return { at: toIso(due.at), states, because: 'when its time in this state is over; a test advances the clock' };
}
