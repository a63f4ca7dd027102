import { ConfigurationError } from './errors/call-error.ts';

/**
 * Allowed types of each option: names of `typeof`, `list` or `signal`; `number 0` is a number with minimum 0; empty allows
 * anything.
 */
export type OptionKinds = Readonly<Record<string, string>>;

/** Option names of other clients, with ours. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/key|bearer|auth|secret/i, 'token'],
  [/url|host|endpoint/i, 'baseUrl'],
  [/retr|attempt/i, 'maxRetries'],
  [/debug|log/i, 'logger'],
  [/valid|schema/i, 'validate'],
];

const plain = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '');

/**
 * Not the rule of the other packages (`nearest` of the contract): its table of distances would be a twentieth of the client.
 * Whether two names differ by one slip at most: a letter left out, added, another one, or two that changed places.
 */
function near(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [x, y] = [a.slice(at), b.slice(at)];
  const swapped = (x[1] ?? '') + (x[0] ?? '') + x.slice(2);
  return x.slice(1) === y || x === y.slice(1) || x.slice(1) === y.slice(1) || swapped === y;
}

const meant = (name: string, known: readonly string[]): string | undefined =>
  known.find((each) => near(plain(name), plain(each))) ??
  elsewhere.find(([words, here]) => known.includes(here) && words.test(name))?.[1];

/** The option that an unknown name probably means, or all of them. */
const advice = (better: string | undefined, known: readonly string[]): string =>
  better ? `: did you mean "${better}"?` : `; known: ${known.join(', ')}`;

function checkOption(name: string, value: unknown, kind: string): string | undefined {
  const type = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
  if (kind === 'signal') {
    const isSignal = typeof (value as AbortSignal | null)?.addEventListener === 'function';
    return isSignal ? undefined : `${name} must be an AbortSignal: pass controller.signal`;
  }
  if (kind.startsWith('number')) {
    const least = name.startsWith('t') && kind === 'number' ? 1 : 0;
    // NaN is not at least 0 either.
    const counts = name === 'maxRetries' || name === 'limit';
    if (type === 'number' && (value as number) >= least && !(counts && (value as number) % 1)) return undefined;
    const what = counts ? 'whole number' : 'number of milliseconds';
    const got = type === 'string' ? 'the string ' : '';
    return `${name} must be a ${what}, at least ${least}; got ${got}${String(value)}`;
  }
  if (!kind || kind.split(' ').includes(type)) return undefined;
  const whence = name === 'validate' ? ', such as requestValidator of @direct-mail/sdk/validation' : '';
  const got = type === 'null' ? type : `a ${type}`;
  return `${name} must be a ${kind.replaceAll(' ', ' or a ')}${whence}; got ${got}`.replaceAll(' a o', ' an o');
}

/** Refuses an unknown option, naming the probable one, and a value of the wrong type or below its minimum. */
export function checkOptions(options: object, kinds: OptionKinds, operation?: string): void {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError(`options must be an object, such as { ${Object.keys(kinds)[0]} }`, { operation });
  }
  for (const [name, value] of Object.entries(options)) {
    let fault: string | undefined;
    if (Object.hasOwn(kinds, name)) {
      fault = value === undefined ? undefined : checkOption(name, value, kinds[name] as string);
    } else {
      const known = Object.keys(kinds);
      const instead =
        'connection' in options ? ': did you mean { ...mock.connection }?' : advice(meant(name, known), known);
      fault = `unknown option "${name}"${instead}`;
    }
    if (fault) throw new ConfigurationError(fault, { operation });
  }
}

/** Refuses an empty list of awaited values, and a value that cannot occur. */
export function checkValues(name: string, values: readonly string[], known: object, operation: string): void {
  const names = Object.keys(known);
  const wrong = values.find((value) => !names.includes(value));
  if (values.length > 0 && wrong === undefined) return;
  const fault = wrong === undefined ? 'must not be empty' : `has no value "${String(wrong)}"`;
  throw new ConfigurationError(`${name} ${fault}${advice(meant(String(wrong), names), names)}`, { operation });
}
