/** Where a failure was seen. */
export interface Place {
  /** Method and path, such as `GET /v1/campaign/123/mailings?page=2`. */
  readonly request: string;
  /** Of the response; absent for a webhook. */
  readonly status?: number | undefined;
  /** Which item of a list, by its index, and its id. */
  readonly item?: string | undefined;
  /** The broken rule, as a JSON pointer into the OpenAPI document. */
  readonly document?: string | undefined;
}

/** Thrown by a check that does not simply pass. */

/** The service contradicts the rule. Both texts describe shapes and statuses, never personal data. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
  readonly expected: string;
  readonly got: string;
  /** Where it was seen; the last response of the check if absent. */
  readonly where: Partial<Place>;
  constructor(expected: string, got: string, where: Partial<Place> = {}) {
    super(`expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
    this.where = where;
  }
}

/** Nothing to judge: no mailing in the account, or no body in a response whose body is not specified. */
export class Unseen extends Error {
  override readonly name = 'Unseen';
}

/** A prerequisite of the check failed, which another check reports. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

/** Create Mailer made no piece; the check of its rule fails if the service is at fault. */
export class NotMade extends Blocked {
  /** Null if there was no response. */
  readonly status: number | null;
  constructor(what: string, status: number | null) {
    super(`${what} could not be made: ${status ?? 'no response'}`);
    this.status = status;
  }
}

/** A prerequisite: if it fails, another check reports that. */
export async function prerequisite<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Mismatch) throw new Blocked(`it was not ${error.expected}`);
    throw error;
  }
}

/** The check continues at this time (milliseconds since 1970). */
export class NotYet extends Error {
  override readonly name = 'NotYet';
  readonly until: number;
  constructor(until: number, what: string) {
    super(what);
    this.until = until;
  }
}

/** The service stopped responding: the run ends here and can be resumed. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The operator ended the run: the request that was due is not sent, and the run can be resumed. */
export class Interrupted extends Unreachable {
  constructor() {
    super('interrupted');
  }
}

/** Continuing could cost more than allowed: the run ends immediately. */
export class Stopped extends Unreachable {}
