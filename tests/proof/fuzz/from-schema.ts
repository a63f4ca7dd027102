import { objectAt } from '@direct-mail/contract/testing';
import type { Random } from '../random.ts';
import { text } from './texts.ts';

type Schema = Readonly<Record<string, unknown>>;
type Hint = (random: Random) => unknown;

/** Values of fields that only make sense with the account or the world: ids that exist, houses that are there. */
export type Hints = Readonly<Record<string, Hint>>;

/** A value that the schema allows, most of the time; hints go before the schema where they know better. */
export function generate(schema: Schema, random: Random, hints: Hints, name = ''): unknown {
  const hint = hints[name];
  if (hint !== undefined && random.holds(0.9)) return hint(random);
  const ref = schema['$ref'];
  if (typeof ref === 'string') return generate(objectAt(ref.replace('#/', '').split('/')), random, hints, name);
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return random.pick(schema['enum'] as unknown[]);
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (choices !== undefined) {
    const chosen = random.pick(choices);
    return generate(
      { ...chosen, ...(schema['properties'] === undefined ? {} : { properties: schema['properties'] }) },
      random,
      hints,
      name,
    );
  }
  const parts = schema['allOf'] as readonly Schema[] | undefined;
  if (parts !== undefined) {
    const required = new Set((schema['required'] as string[] | undefined) ?? []);
    return Object.assign({}, ...parts.map((part) => objectOf(part, random, hints, required))) as unknown;
  }
  const type = Array.isArray(schema['type']) ? random.pick(schema['type'] as string[]) : schema['type'];
  switch (type) {
    case 'object':
      return objectOf(schema, random, hints, new Set());
    case 'array':
      return Array.from({ length: random.below(4) }, () => generate((schema['items'] ?? {}) as Schema, random, hints));
    case 'string':
      return stringOf(schema, random);
    case 'integer':
      return random.pick([0, 1, 2, 3, 25, 100, 101, 10_000, 10_001, -1]);
    case 'number':
      return random.pick([0, 1, 9.99, 100, 0.005, -3, 1e21]);
    case 'boolean':
      return random.holds(0.5);
    case 'null':
      return null;
    default:
      return text(random);
  }
}

function objectOf(
  schema: Schema,
  random: Random,
  hints: Hints,
  alsoRequired: ReadonlySet<string>,
): Record<string, unknown> {
  const ref = schema['$ref'];
  if (typeof ref === 'string') return objectOf(objectAt(ref.replace('#/', '').split('/')), random, hints, alsoRequired);
  const required = new Set([...((schema['required'] as string[] | undefined) ?? []), ...alsoRequired]);
  const made: Record<string, unknown> = {};
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) {
    if (required.has(name) || random.holds(0.4)) made[name] = generate(property, random, hints, name);
  }
  const extra = schema['additionalProperties'];
  if (extra !== undefined && extra !== false) {
    for (let n = random.below(4); n > 0; n -= 1) {
      made[text(random).slice(0, 40)] = extra === true ? text(random) : generate(extra as Schema, random, hints);
    }
  }
  return made;
}

function stringOf(schema: Schema, random: Random): string {
  const least = (schema['minLength'] as number | undefined) ?? 0;
  const most = (schema['maxLength'] as number | undefined) ?? 5000;
  if (schema['pattern'] === '^[0-9A-Fa-f]*$') return random.pick(['a', 'F', '0']).repeat(64);
  if (schema['pattern'] === '^[A-Za-z]*$' || (least === 3 && most === 3))
    return random.pick(['USA', 'can', 'USD', 'Eur']);
  if (schema['format'] === 'uuid') return '7b0e4a2e-93a5-4f66-8a3d-1b2c3d4e5f60';
  const made = text(random).slice(0, most);
  return made.length < least ? made.padEnd(least, 'x') : made;
}
