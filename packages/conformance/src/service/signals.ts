/** What a check throws when it does not simply pass. */

/** The service contradicts the rule. Both texts describe shapes and statuses, never a person's data. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly expected: string;
  readonly got: string;
  constructor(expected: string, got: string) {
    super(`expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
  }
}

/** Nothing was there to judge by: no mailing in the account, no body in an answer whose body is not specified. */
export class Unseen extends Error {
  override readonly name = 'Unseen';
}

/** What the check builds on did not work, which another check reports. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

/** What a check builds on: where that fails, another check says so. */
export async function prerequisite<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Mismatch) throw new Blocked(`it was not ${error.expected}`);
    throw error;
  }
}

/** The check goes on at a later moment (milliseconds since 1970). */
export class NotYet extends Error {
  override readonly name = 'NotYet';
  readonly until: number;
  constructor(until: number, what: string) {
    super(what);
    this.until = until;
  }
}

/** The service stopped answering: the run ends here and can be resumed. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Going on could cost what was not asked for: the run ends at once. */
export class Stopped extends Unreachable {}
