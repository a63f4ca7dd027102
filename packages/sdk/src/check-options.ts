import { ConfigurationError } from './errors/call-error.ts';

/** What each option may be: words of `typeof`, or `list`; `number 0` is a number whose minimum is 0; empty is anything. */
export type OptionKinds = Readonly<Record<string, string>>;

/** Names from other clients, and what they are called here. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/key|bearer|auth|secret/i, 'token'],
  [/url|host|endpoint/i, 'baseUrl'],
  [/retr|attempt/i, 'maxRetries'],
  [/debug|log/i, 'logger'],
  [/valid|schema/i, 'validate'],
];

/** The consonants of a name in order of the alphabet: equal for most slips, such as `timout` and `fecth`. */
const bones = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[aeiou_-]/g, '')
    .split('')
    .sort()
    .join('');

const meant = (name: string, known: readonly string[]): string | undefined =>
  known.find((each) => bones(each) === bones(name) || bones(`${name}s`) === bones(each) || name === `${each}s`) ??
  elsewhere.find(([words, here]) => known.includes(here) && words.test(name))?.[1];

function checkOption(name: string, value: unknown, kind: string): string | undefined {
  const type = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;
  if (kind.startsWith('number')) {
    const least = name.startsWith('t') && kind === 'number' ? 1 : 0;
    // NaN is not at least 0 either.
    if (type === 'number' && (value as number) >= least) return undefined;
    const unit = name === 'maxRetries' ? '' : ' of milliseconds';
    const got = type === 'string' ? 'the string ' : '';
    return `${name} must be a number${unit}, at least ${least}; got ${got}${String(value)}`;
  }
  if (!kind || kind.split(' ').includes(type)) return undefined;
  const whence = name === 'validate' ? ', such as requestValidator of @direct-mail/sdk/validation' : '';
  const got = type === 'null' ? type : `a ${type}`;
  return `${name} must be a ${kind.replaceAll(' ', ' or a ')}${whence}; got ${got}`.replaceAll(' a o', ' an o');
}

/** Refuses an unknown option, with the one that was probably meant, and one of a wrong type or below its minimum. */
export function checkOptions(options: object, kinds: OptionKinds, operation?: string): void {
  for (const [name, value] of Object.entries(options)) {
    let fault: string | undefined;
    if (Object.hasOwn(kinds, name)) {
      fault = value === undefined ? undefined : checkOption(name, value, kinds[name] as string);
    } else {
      const known = Object.keys(kinds);
      const better = 'connection' in options ? '{ ...mock.connection }' : meant(name, known);
      fault = `unknown option ${name}${better ? `: did you mean ${better}?` : `; there are ${known.join(', ')}`}`;
    }
    if (fault) throw new ConfigurationError(fault, { operation });
  }
}
