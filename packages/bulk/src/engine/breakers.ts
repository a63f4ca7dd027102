/** Of the last answers more than these shares stop a run. */
const LAST = 200;
const REJECTED = 0.05 * LAST;
const UNKNOWN = 0.01 * LAST;

export type Answered = 'sent' | 'rejected' | 'unknown';

/** Answers and connections of living workers; a lapsed lease is none. */
export class Breakers {
  readonly #last: Answered[] = [];
  #rejected = 0;
  #unknown = 0;

  /** The reason to stop, if this answer is one too many. */
  add(answer: Answered): string | null {
    this.#last.push(answer);
    this.#count(answer, 1);
    if (this.#last.length > LAST) this.#count(this.#last.shift() ?? 'sent', -1);
    if (this.#rejected > REJECTED) return `${this.#rejected} of the last ${this.#last.length} pieces were rejected`;
    if (this.#unknown > UNKNOWN) return `${this.#unknown} of the last ${this.#last.length} answers were lost`;
    return null;
  }

  #count(answer: Answered, by: number): void {
    if (answer === 'rejected') this.#rejected += by;
    if (answer === 'unknown') this.#unknown += by;
  }
}

/** States that cost an answer each and mail nothing. */
export const endingStates: Readonly<Record<string, string>> = {
  budget_exceeded: 'the budget is exceeded: what is sent now is not mailed',
  credit_balance_exceeded: 'the credit balance is exceeded: what is sent now is not mailed',
};
