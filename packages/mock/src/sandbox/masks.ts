import type { WireHeaders } from '../shared/wire.ts';

/** The text with every e-mail address masked (D73), in one pass. Passes each address to `found`. */
export function maskEmails(text: string, found?: (email: string) => void): string {
  let masked = '';
  let kept = 0;
  for (const mark of MARKS) {
    if (!text.includes(mark)) continue;
    masked = '';
    kept = 0;
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) {
      const start = wordStart(text, at, kept);
      const end = wordEnd(text, at + mark.length);
      // A text that only resembles an address, with a bracket or a quotation mark before the @, may still be a real one.
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

/** The @ itself, in JSON, in a query, and in a query that was encoded twice. */
const MARKS = ['@', '\\u0040', '%40', '%2540'] as const;

/** The masked address, decoded. */
export function emailOf(masked: string): string {
  return MARKS.reduce((text, mark) => text.replace(mark, '@'), masked);
}

function wordStart(text: string, at: number, floor: number): number {
  let start = at;
  while (start > floor && isWord(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

function wordEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isWord(text.charCodeAt(end))) end += 1;
  return end;
}

const BREAKS = new Set(Array.from('"\'<>@\\,;:(){}[]&=?/ \t\r\n', (character) => character.charCodeAt(0)));

const isWord = (code: number): boolean => !BREAKS.has(code);

/** Shows the scheme and the last four characters of a token, so that two tokens can be distinguished. */
function maskToken(authorization: string): string {
  const [scheme, token] = authorization.split(/\s+/, 2) as [string, string | undefined];
  if (token === undefined) return '***';
  return token.length > 8 ? `${scheme} ***${token.slice(-4)}` : `${scheme} ***`;
}

/**
 * Headers whose values are shown: any other may be a credential of a proxy or of another service, under any name. The address of
 * the page before, in `referer`, is not among them: its query may hold one.
 */
const SHOWN_HEADER = new RegExp(
  `^(${[
    'accept(-charset|-encoding|-language)?|cache-control|connection|content-(encoding|language|length|type)|date|dnt|expect|from|host',
    'if-(match|modified-since|none-match|range|unmodified-since)|keep-alive|max-forwards|origin|pragma|priority|range',
    'sec-(ch-ua[a-z-]*|fetch-[a-z]+|gpc|websocket-[a-z]+)|te|trailer|transfer-encoding|upgrade(-insecure-requests)?|user-agent|via|warning',
    'forwarded|x-forwarded-(for|host|port|prefix|proto)|x-real-ip|x-(request|correlation|trace)-id|traceparent|tracestate|idempotency-key',
    'x-mock-(?!.*(key|token|secret))[a-z-]+|x-stainless-[a-z-]+|x-direct-mail-(?!.*(key|token|secret))[a-z-]+',
  ].join('|')})$`,
);

/** The headers of a request: values that may be secrets as `***`; `mask` is applied to all others. */
export function maskHeaders(headers: WireHeaders, mask: (text: string) => string): WireHeaders {
  const shown: Record<string, string | readonly string[] | undefined> = {};
  for (const name in headers) {
    const value = headers[name];
    if (name === 'authorization') shown[name] = value === undefined ? value : maskToken(String(value));
    else if (!SHOWN_HEADER.test(name)) shown[name] = '***';
    else shown[name] = typeof value === 'string' ? mask(value) : value?.map(mask);
  }
  return shown;
}

const SECRET_PARAMETER =
  /(^|&)((?:[^=&]*[_-])?(?:(?:access_?|control_?|auth_?)?token|(?:api_?)?key|secret|passw(?:or)?d|sig(?:nature)?|jwt|assertion|auth|credentials?|session|sid))=[^&]*/gi;

/** A query without the values of parameters that hold a secret. */
export const maskQuery = (query: string): string => query.replace(SECRET_PARAMETER, '$1$2=***');
