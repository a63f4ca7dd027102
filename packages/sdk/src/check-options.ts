import { ConfigurationError } from './errors/call-error.ts';

/** What each option may be: words of `typeof`. */
export type OptionKinds = Readonly<Record<string, string>>;

/** Names from other clients, and what they are called here. */
const elsewhere: readonly (readonly [RegExp, string])[] = [
  [/key|bearer|auth|secret/i, 'token'],
  [/url|host|endpoint/i, 'baseUrl'],
  [/retr|attempt/i, 'maxRetries'],
  [/debug|log/i, 'logger'],
];

/** How many letters must be added, left out or changed to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j < row.length; j++) {
      const change = (row[j - 1] as number) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}

function meant(name: string, known: readonly string[]): string | undefined {
  const plain = name.toLowerCase().replace(/[_-]/g, '');
  const [nearest] = known
    .map((each) => ({ each, apart: distance(plain, each.toLowerCase()) }))
    .sort((a, b) => a.apart - b.apart);
  if (nearest && nearest.apart <= 2) return nearest.each;
  return elsewhere.find(([words, here]) => known.includes(here) && words.test(name))?.[1];
}

function checkOption(name: string, value: unknown, kind: string): string | undefined {
  const type = value === null ? 'null' : typeof value;
  if (kind === 'number') {
    const least = name.startsWith('t') ? 1 : 0;
    // NaN is not at least 0 either.
    if (type === kind && (value as number) >= least) return undefined;
    const unit = name === 'maxRetries' ? '' : ' of milliseconds';
    return `${name} must be a number${unit}, at least ${least}; got ${String(value)}`;
  }
  if (kind.split(' ').includes(type)) return undefined;
  const whence = name === 'validate' ? ', such as requestValidator of @direct-mail/sdk/validation' : '';
  return `${name} must be a ${kind.replace(' ', ' or a ')}${whence}; got a ${type}`;
}

/** Refuses an unknown option, with the one that was probably meant, and one of a wrong type or below its minimum. */
export function checkOptions(options: object, kinds: OptionKinds, operation?: string): void {
  for (const [name, value] of Object.entries(options)) {
    let fault: string | undefined;
    if (Object.hasOwn(kinds, name)) {
      fault = value === undefined ? undefined : checkOption(name, value, kinds[name] as string);
    } else {
      const known = Object.keys(kinds);
      const better = name === 'connection' ? '{ ...mock.connection }' : meant(name, known);
      fault = `unknown option ${name}${better ? `: did you mean ${better}?` : `; there are ${known.join(', ')}`}`;
    }
    if (fault) throw new ConfigurationError(fault, { operation });
  }
}
