import type { ErrorName } from '../../shared/error-names.ts';

/** Why the account refuses a request, by the service's error names. Nothing has been written when it is thrown. */
export class Refusal extends Error {
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.name = kind;
    this.kind = kind;
  }
}

/**
 * `Conflict` and `Timeout` are the control API's only: a transition that D06 forbids, an eleventh webhook; a wait that
 * timed out. `UnprocessableEntity`, `InternalServerError`, `NotImplemented` and `ServiceUnavailable` are the address
 * service's (D83).
 */
export type RefusalKind = Exclude<ErrorName, 'MethodNotAllowed' | 'RateLimitExceeded' | 'Unauthorized'>;

/** A value that the specification's rules refuse: 400. */
export const invalid = (message: string): Refusal => new Refusal('ValidationError', message);

/** Something that does not exist: 404. Ids come from the caller, so they are shortened and made printable. */
export const notFound = (what: string, id: string): Refusal =>
  new Refusal('NotFound', `${what} ${JSON.stringify(id.slice(0, 64))} was not found`);

export const conflict = (message: string): Refusal => new Refusal('Conflict', message);
