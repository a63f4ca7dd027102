import type { components } from './generated/types.ts';

/** All component schemas of the document by name. */
export type Schemas = components['schemas'];

/** A parsed request body: fields that were null are absent (D104). */
export type Parsed<Value> = Value extends readonly (infer Item)[]
  ? Parsed<Item>[]
  : Value extends object
    ? { [Key in keyof Value]: Parsed<Exclude<Value[Key], null>> }
    : Value;

/** A parsed change, in whose top-level fields null is a value (D27). */
export type ParsedChange<Value> = {
  [Key in keyof Value]: Parsed<Exclude<Value[Key], null>> | Extract<Value[Key], null>;
};

/** One component schema: `Schema<'Mailing'>`. */
export type Schema<Name extends keyof Schemas> = Schemas[Name];
