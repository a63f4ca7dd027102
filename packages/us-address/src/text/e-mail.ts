/** E-mail addresses in a line, which are no part of a postal address. */

/** A label before one. */
const labels = /(?:\be-?mail|\bmailto) ?:? ?$/i;
/** The most that are taken out of one text. */
const most = 8;
const ends = new Set(' \t\n\r,;|<>()[]"'.split(''));

/** A text without its e-mail addresses, and those addresses with their labels. */
export function withoutEmail(text: string): { text: string; emails: readonly string[] } {
  if (!text.includes('@')) return { text, emails: [] };
  const emails: string[] = [];
  let rest = text;
  for (let at = rest.indexOf('@'), tried = 0; at >= 0 && tried < most; at = rest.indexOf('@', at + 1), tried++) {
    let start = at;
    while (start > 0 && at - start < 65 && !ends.has(rest.charAt(start - 1))) start--;
    let end = at + 1;
    while (end < rest.length && end - at < 255 && !ends.has(rest.charAt(end))) end++;
    // "Bob @ Acme" is no e-mail address
    if (start === at || !rest.slice(at, end).slice(0, -1).includes('.')) continue;
    start -= labels.exec(rest.slice(Math.max(0, start - 10), start))?.[0].length ?? 0;
    emails.push(rest.slice(start, end).trim());
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
    at = start;
  }
  return { text: rest, emails };
}
