/** E-mail addresses in a line: they are no part of a postal address. */

/** What may be in front of one. */
const labels = /(?:\be-?mail|\bmailto) ?:? ?$/i;
/** No address has more. */
const most = 8;
const ends = new Set(' \t\n\r,;|<>()[]"'.split(''));

/** A text without the e-mail addresses in it, and these, each with its label. */
export function withoutEmail(text: string): { text: string; emails: readonly string[] } {
  if (!text.includes('@')) return { text, emails: [] };
  const emails: string[] = [];
  let rest = text;
  for (let at = rest.indexOf('@'), tried = 0; at >= 0 && tried < most; at = rest.indexOf('@', at + 1), tried++) {
    let start = at;
    while (start > 0 && at - start < 65 && !ends.has(rest.charAt(start - 1))) start--;
    let end = at + 1;
    while (end < rest.length && end - at < 255 && !ends.has(rest.charAt(end))) end++;
    // "Bob @ Acme" is none
    if (start === at || !rest.slice(at, end).slice(0, -1).includes('.')) continue;
    start -= labels.exec(rest.slice(Math.max(0, start - 10), start))?.[0].length ?? 0;
    emails.push(rest.slice(start, end).trim());
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
    at = start;
  }
  return { text: rest, emails };
}
