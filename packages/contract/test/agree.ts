/** Every optional field made a required one, all the way down: else a field that one side lacks would not be missed. */
type Filled<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? Filled<Item>[]
    : { [Key in keyof Value]-?: Filled<Exclude<Value[Key], undefined>> };

type Assignable<Own, Documented> = [Own] extends [Documented]
  ? [Documented] extends [Own]
    ? 'they agree'
    : 'the first refuses something documented'
  : 'the first takes something undocumented';

/** What one takes the other takes, and neither has a field more, less or of another type. */
export type Agree<Own, Documented> = Assignable<Own, Documented> | Assignable<Filled<Own>, Filled<Documented>>;

/**
 * Two fields differ by design: metadata's named fields may be undefined, and merge tags of a request may be typed by an
 * interface. The other generator's index signatures express neither.
 */
export type LooseMetadata<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Item)[]
    ? LooseMetadata<Item>[]
    : { [Key in keyof Value]: Key extends 'metadata' | 'merge_tags' ? unknown : LooseMetadata<Value[Key]> };
