/** The text with every e-mail address made unreadable (D73), in one pass. Those that were found are handed to `found`. */
export function maskEmails(text: string, found?: (email: string) => void): string {
  let masked = '';
  let kept = 0;
  for (const mark of ['@', '%40']) {
    if (!text.includes(mark)) continue;
    masked = '';
    kept = 0;
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
      const start = wordStart(text, at, kept);
      const end = wordEnd(text, at + mark.length);
      // What only looks like an address, with a bracket or a quotation mark before the @, is somebody's all the same.
      if (end === at + mark.length || (start === at && !text.slice(at, end).includes('.'))) continue;
      found?.(text.slice(start, end));
      masked += `${text.slice(kept, start)}***@***`;
      kept = end;
      at = Math.max(at, end - mark.length);
    }
    text = masked + text.slice(kept);
  }
  return text;
}

/** Longer than any local part or domain that mail servers take. */
const MAX_PART = 320;

function wordStart(text: string, at: number, floor: number): number {
  let start = at;
  while (start > floor && at - start < MAX_PART && isWord(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < MAX_PART && isWord(text.charCodeAt(end))) end += 1;
  return end;
}

const BREAKS = new Set(Array.from('"\'<>@\\,;:(){}[]&=?/ \t\r\n', (character) => character.charCodeAt(0)));

const isWord = (code: number): boolean => !BREAKS.has(code);

/** Shows the scheme and the last four characters of a token, so that two tokens can be told apart. */
export function maskToken(authorization: string): string {
  const [scheme, token] = authorization.split(/\s+/, 2) as [string, string | undefined];
  if (token === undefined) return '***';
  return token.length > 8 ? `${scheme} ***${token.slice(-4)}` : `${scheme} ***`;
}
