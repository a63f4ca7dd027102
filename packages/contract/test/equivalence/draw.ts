/** Values drawn from a JSON Schema of the document, thick at the boundaries and just beyond them. */
import fc from 'fast-check';
import { objectAt } from '../../test-support/index.ts';

export type Schema = Readonly<Record<string, unknown>>;

/** One UTF-16 unit, two of them, half of a pair, a letter with an accent of its own: lengths must not depend on it. */
const characters = fc.constantFrom('a', 'Z', '7', ' ', '@', '-', 'é', 'e\u0301', '😀', '\ud83d', '\u0000');

/** One value in some twenty is beyond its limits: with more, no larger value would ever be right. */
function mostly<Value>(right: fc.Arbitrary<Value>, wild: readonly fc.Arbitrary<Value>[]): fc.Arbitrary<Value> {
  if (wild.length === 0) return right;
  return fc.oneof({ weight: 24, arbitrary: right }, { weight: 1, arbitrary: fc.oneof(...wild) });
}

const textOf = (length: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.array(characters, { minLength: length, maxLength: length }).map((each) => each.join('')),
    fc.constantFrom('a'.repeat(length), '😀'.repeat(length)),
  );

const shortText = fc.array(characters, { maxLength: 4 }).map((each) => each.join(''));

interface Sizes {
  readonly right: readonly number[];
  readonly wild: readonly number[];
}

/** Sizes at the limits, and those one beyond. */
function sizes(minimum: unknown, maximum: unknown): Sizes {
  const low = typeof minimum === 'number' ? minimum : 0;
  const high = typeof maximum === 'number' ? maximum : Infinity;
  const near = [low - 1, low, low + 1, high - 1, high, high + 1].filter((size) => size >= 0 && Number.isFinite(size));
  const isRight = (size: number) => size >= low && size <= high;
  return { right: near.filter(isRight), wild: near.filter((size) => !isRight(size)) };
}

/** Dates that a pattern could take for right ones. */
const suspiciousDates = fc.constantFrom(
  '2026-02-29',
  '2024-02-29',
  '1900-02-29',
  '2000-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-11-20T24:00:00Z',
  '2026-11-20T08:00',
  '2026-11-20t08:00:00z',
  '2026-11-20T08:00:00+0200',
  '2026-11-20T08:00:00.123456+02:00',
  '2026-11-20 08:00:00',
  '26-11-20',
  '2026-11-20\n',
);

function drawPattern(pattern: string, minLength: unknown): fc.Arbitrary<string> {
  const exact = typeof minLength === 'number' && minLength > 1 ? pattern.replace('*', `{${minLength}}`) : pattern;
  const matching = fc.stringMatching(new RegExp(exact));
  const spoilt = [matching.map((each) => `${each} `), matching.map((each) => each.slice(1)), suspiciousDates];
  return mostly(matching, spoilt);
}

function drawText({ minLength, maxLength, pattern, format }: Schema): fc.Arbitrary<string> {
  const { right, wild } = sizes(minLength, maxLength);
  const beyond = wild.map(textOf);
  if (format === 'date-time') {
    return mostly(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      [suspiciousDates, shortText],
    );
  }
  if (typeof pattern === 'string') return mostly(drawPattern(pattern, minLength), [...beyond, shortText]);
  if (format === 'uuid') return mostly(fc.uuid(), [shortText]);
  const unlimited = minLength === undefined && maxLength === undefined;
  return mostly(unlimited ? shortText : fc.oneof(...right.map(textOf)), beyond);
}

function drawNumber({ type, minimum, maximum }: Schema): fc.Arbitrary<number> {
  const { right, wild } = sizes(minimum, maximum);
  const limited = minimum !== undefined || maximum !== undefined;
  const any = fc.oneof(fc.constantFrom(0, -1, 1e21, Number.MAX_SAFE_INTEGER + 1), fc.integer());
  const fraction = fc.oneof(fc.constant(0.5), fc.double({ noNaN: true, noDefaultInfinity: true }));
  const whole = limited ? fc.constantFrom(...right) : any;
  if (type === 'number') return fc.oneof(whole, fraction);
  return mostly(whole, [fraction, ...wild.map((each) => fc.constant(each)), ...(limited ? [any] : [])]);
}

function drawObject(schema: Schema, forced: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const required = [...((schema['required'] ?? []) as string[]), ...forced];
  const known = properties.map(([name, property]) => {
    const there = drawValue(property).map((value): [string, unknown][] => [[name, value]]);
    return required.includes(name) ? there : fc.oneof(there, fc.constant<[string, unknown][]>([]));
  });
  return fc
    .tuple(fc.tuple(...known), drawMore(schema))
    .map(([entries, more]) => Object.fromEntries([...entries.flat(), ...more]));
}

/** Further keys: as many and as long as the limits allow, and one more; with a value where the schema has an opinion. */
function drawMore({ additionalProperties, propertyNames, maxProperties }: Schema): fc.Arbitrary<[string, unknown][]> {
  if (typeof additionalProperties !== 'object') {
    const key = fc.constantFrom('unknown', '__proto__', 'constructor', 'toString');
    return fc.array(fc.tuple(key, fc.jsonValue({ maxDepth: 1 })), { maxLength: 2 });
  }
  const { right, wild } = sizes(undefined, (propertyNames as Schema | undefined)?.['maxLength']);
  const short = fc.oneof(fc.string({ maxLength: 6 }), fc.constant('__proto__'));
  const key = mostly(fc.oneof({ weight: 8, arbitrary: short }, ...right.map(textOf)), wild.map(textOf));
  const entry = fc.tuple(key, drawValue(additionalProperties as Schema));
  const count = sizes(undefined, maxProperties);
  const ofLength = (length: number) =>
    fc.uniqueArray(entry, { minLength: length, maxLength: length, selector: ([name]) => name });
  const few = fc.uniqueArray(entry, { maxLength: 3, selector: ([name]) => name });
  return mostly(fc.oneof({ weight: 4, arbitrary: few }, ...count.right.map(ofLength)), count.wild.map(ofLength));
}

function resolve(schema: Schema): Schema {
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return schema;
  const segments = $ref.replace('#/', '').split('/');
  return { ...objectAt(segments.map((each) => each.replaceAll('~1', '/').replaceAll('~0', '~'))), ...beside };
}

/** A branch of an at-least-one rule: the fields of its base, of which it describes some more narrowly. */
function drawBranch(schema: Schema, base: Schema): fc.Arbitrary<unknown> {
  const properties = { ...(base['properties'] as object), ...(schema['properties'] as object | undefined) };
  return drawValue({ ...base, properties }, schema['required'] as string[] | undefined);
}

/** A value as the schema wants it, or nearly. */
export function drawValue(unresolved: Schema, forced: readonly string[] = []): fc.Arbitrary<unknown> {
  const schema = resolve(unresolved);
  const branches = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (branches) {
    // Without one of the branches' own required fields too: else a missing rule would go unseen.
    const bare = branches.flatMap((branch) => (branch['allOf'] as Schema[] | undefined) ?? []).slice(0, 1);
    return fc.oneof(
      ...branches.map((branch) => ({ weight: 4, arbitrary: drawValue(branch) })),
      ...bare.map((branch) => ({ weight: 1, arbitrary: drawValue(branch) })),
    );
  }
  const [base, own] = (schema['allOf'] ?? []) as Schema[];
  if (base) return drawBranch(own ?? schema, resolve(base));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const types = [schema['type']].flat();
  return fc.oneof(...types.map((type) => drawType(String(type), schema, forced)));
}

function drawType(type: string, schema: Schema, forced: readonly string[]): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return drawText(schema);
    case 'integer':
    case 'number':
      return drawNumber(schema);
    case 'array':
      return fc.array(drawValue(schema['items'] as Schema), { maxLength: 2 });
    case 'object':
      return drawObject(schema, forced);
    default:
      throw new Error(`a schema of type ${type} cannot be drawn from: ${JSON.stringify(schema)}`);
  }
}
