/**
 * What a value looks like that does not cross HTTP, such as a stored row. It says what is wrong with one, from its path on, and
 * never quotes it; undefined if nothing is. `Of<typeof shape>` is the value's type.
 */
export interface Shape<T> {
  (value: unknown, path: string): string | undefined;
  readonly of?: T;
}

/** A field that JSON may leave out. */
export interface OptionalShape<T> extends Shape<T> {
  readonly optional: true;
}

/** The type of the values of a shape. */
export type Of<S> = S extends Shape<infer T> ? T : never;

export type Shapes = Readonly<Record<string, Shape<unknown>>>;

/** The type of an object with these fields, each with the comment of its shape. */
export type FieldsOf<S extends Shapes> = {
  readonly [K in keyof S as S[K] extends OptionalShape<unknown> ? never : K]: Of<S[K]>;
} & { readonly [K in keyof S as S[K] extends OptionalShape<unknown> ? K : never]?: Of<S[K]> | undefined };

export const expecting =
  <T>(what: string, test: (value: unknown) => boolean): Shape<T> =>
  (value, path) =>
    test(value) ? undefined : `${path} must be ${what}`;

export const text = expecting<string>('a text', (value) => typeof value === 'string');
export const number = expecting<number>('a number', Number.isFinite);
export const flag = expecting<boolean>('true or false', (value) => typeof value === 'boolean');

/** Of the programmer's own: the type says what it takes and gives. */
export const callable = expecting<never>('a function', (value) => typeof value === 'function');
/** Checked by the one that uses it. */
export const anything = expecting<never>('', () => true);
/** Above 0, such as milliseconds. */
export const positive = expecting<number>('a number above 0', (value) => typeof value === 'number' && value > 0);

/** A shape of which all values are known, so that a misspelt one can be named. */
export interface OneOfShape<V extends string> extends Shape<V> {
  readonly values: readonly V[];
}

export const oneOf = <const V extends string>(values: readonly V[]): OneOfShape<V> =>
  Object.assign(
    expecting<V>(`one of ${values.join(', ')}`, (value) => values.includes(value as V)),
    { values },
  );

/** An object whose fields are not checked. */
export const anyObject = <T extends object>(): Shape<T> =>
  expecting('an object', (value) => typeof value === 'object' && value !== null);

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? undefined : shape(value, path);

export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  const check: Shape<T> = (value, path) => (value === undefined ? undefined : shape(value, path));
  return Object.assign(check, { optional: true as const });
}

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} must be a list`;
    for (const [index, item] of value.entries()) {
      const wrong = shape(item, `${path}[${index}]`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

/** An object with every one of these fields; others are left alone. */
export function fields<S extends Shapes>(shapes: S): Shape<FieldsOf<S>> {
  const entries = Object.entries(shapes);
  return (value, path) => {
    if (typeof value !== 'object' || value === null) return `${path} must be an object`;
    for (const [name, shape] of entries) {
      const wrong = shape((value as Record<string, unknown>)[name], `${path}.${name}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}
