import type { components } from './generated/types.ts';

/** All component schemas of the document by name. */
export type Schemas = components['schemas'];

/** A request body as its schema parses it: a field that was null is not there (D104). */
export type Parsed<Value> = Value extends readonly (infer Item)[]
  ? Parsed<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Parsed<Exclude<Value[Key], null>> }
    : Value;

/** The same of a change, in whose own fields null is a value (D27). */
export type ParsedChange<Value> = {
  [Key in keyof Value]: Parsed<Exclude<Value[Key], null>> | Extract<Value[Key], null>;
};

/** One component schema: `Schema<'Mailing'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];
