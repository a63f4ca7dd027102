import { meantBy } from '@direct-mail/contract';

/** `did you mean merge_tags?`, or an empty text if no known name is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const meant = meantBy(name, known);
  return meant === undefined ? '' : `did you mean ${meant}?`;
}

/** `unknown field merge_tag: did you mean merge_tags?`; with all known names if none is similar. */
export function unknownName(what: string, name: string, known: readonly string[]): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  const help =
    didYouMean(name, known) || (known.length === 0 ? 'none is allowed' : `expected one of ${known.join(', ')}`);
  return `unknown ${what} ${shown}: ${help}`;
}

/** Refuses names that would be ignored: `serve: unknown option prot: did you mean port?` */
export function refuseUnknown(where: string, what: string, given: object, known: readonly string[]): void {
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new TypeError(`${where}: ${unknownName(what, name, known)}`);
  }
}
