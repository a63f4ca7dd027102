import type { Models } from './generated/models.ts';

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

/** One model of the document: `Schema<'Mailing'>`. */
export type Schema<Name extends keyof Models> = Models[Name];
