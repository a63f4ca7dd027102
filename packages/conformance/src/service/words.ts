import document from '@direct-mail/contract/openapi.json' with { type: 'json' };

/** Every value of a closed set of the document: states, events, modes, names of errors. None is personal. */
const closed = new Set<unknown>();
collect(document);

function collect(value: unknown): void {
  if (Array.isArray(value)) value.forEach(collect);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) {
      if (name === 'enum' && Array.isArray(each)) for (const word of each) closed.add(word);
      else if (name === 'const') closed.add(each);
      else if (name !== 'example' && name !== 'examples') collect(each);
    }
}

export const isClosed = (value: unknown): boolean => typeof value === 'string' && closed.has(value);

/** All lower case or all upper case, without spaces: the form of values of closed sets, but not of a person's name. */
const WORD = /^([a-z]+([_-][a-z]+)*|[A-Z]+([_-][A-Z]+)*)$/;

/** An unexpected value where a closed set was expected, quoted; undefined if it may be personal and is not shown. */
export function closedWord(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined;
  const isKnown = [...closed].some((each) => String(each).toLowerCase() === value.toLowerCase());
  return isKnown || WORD.test(value) ? `"${value}"` : undefined;
}
