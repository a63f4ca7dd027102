/**
 * Fields of a request of which some are required together: `Given` is inferred from the caller's object, and `Missing` adds
 * a required field if it is not enough. Not a union of interfaces: editors document a field only if it is declared once,
 * and the compiler's message names the field that is missing.
 */
export type WithRequired<Fields, Given extends keyof Fields, Missing> = Fields & {
  [Field in Given]?: unknown;
} & Missing;

/** `Missing` unless at least one of `Needed` is given. */
export type UnlessAny<Given, Needed, Missing> = [Given & Needed] extends [never] ? Missing : unknown;
