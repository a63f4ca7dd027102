/**
 * Fields of a request of which some are required together: `Given` is inferred from the caller's object, and `Missing` adds
 * a required field if it is not enough. Not a union of interfaces: editors document a field only if it is declared once,
 * and the compiler's message names the field that is missing.
 */
export type WithRequired<Fields, Given extends keyof Fields, Missing> = Fields & {
  [Field in Given]?: unknown;
} & Missing;

/** The fields with a value that is not null or undefined. */
export type WithValues<Fields, Names extends keyof Fields> = { [Field in Names]-?: NonNullable<Fields[Field]> };

type IsUnion<Names, All = Names> = Names extends unknown ? ([All] extends [Names] ? false : true) : never;

/** `Missing` unless at least one of `Needed` is given; the only one given must have a value. */
export type UnlessAny<Fields, Given, Needed extends keyof Fields, Missing> = [Given & Needed] extends [never]
  ? Missing
  : IsUnion<Given & Needed> extends true
    ? unknown
    : WithValues<Fields, Given & Needed>;
