import { FIRST_INSTANT, LAST_INSTANT } from '../../base/time.ts';

/** Says what is wrong with a value, from its path on; undefined when nothing is. It never quotes the value. */
export type Check = (value: unknown, path: string) => string | undefined;

const expecting =
  (what: string, test: (value: unknown) => boolean): Check =>
  (value, path) =>
    test(value) ? undefined : `${path} must be ${what}`;

export const text = expecting('a text', (value) => typeof value === 'string');
export const number = expecting('a number', Number.isFinite);
export const flag = expecting('true or false', (value) => typeof value === 'boolean');
export const instant = expecting(
  'milliseconds of a time between the years 0 and 9999',
  (value) => Number.isInteger(value) && (value as number) >= FIRST_INSTANT && (value as number) <= LAST_INSTANT,
);
/** An object whose fields are not checked. */
export const open = expecting('an object', (value) => typeof value === 'object' && value !== null);

export const oneOf = (values: readonly string[]): Check =>
  expecting(`one of ${values.join(', ')}`, (value) => values.includes(value as string));

export const orNull =
  (check: Check): Check =>
  (value, path) =>
    value === null ? undefined : check(value, path);

/** What JSON leaves out. */
export const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? undefined : check(value, path);

export const listOf =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return `${path} must be a list`;
    for (const [index, item] of value.entries()) {
      const wrong = check(item, `${path}[${index}]`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

/** An object with every one of the fields of `T`; others are left alone. */
export function fields<T>(shape: Readonly<Record<keyof T, Check>>): Check {
  const checks = Object.entries(shape) as [string, Check][];
  return (value, path) => {
    if (typeof value !== 'object' || value === null) return `${path} must be an object`;
    for (const [name, check] of checks) {
      const wrong = check((value as Record<string, unknown>)[name], `${path}.${name}`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}
