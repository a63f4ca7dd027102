import { personalKey } from '@direct-mail/contract/words/personal';

/** What an error must not contain. */
export interface Secrets {
  personal: readonly string[];
  token?: string | undefined;
}

/** How deep bodies are looked into; no documented one has more than ten levels. */
const deepest = 100;

/** Collects the personal values of a request: texts and numbers of three characters and more under the keys above. */
export function personalValues(value: unknown, key = '', found: string[] = [], depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    if (String(value).length > 2 && personalKey.test(key)) found.push(String(value));
  } else if (typeof value === 'object' && value !== null && depth < deepest) {
    for (const [name, inner] of Object.entries(value)) {
      // The keys in merge_tags and metadata are the caller's: any value there may be personal.
      personalValues(
        inner,
        Array.isArray(value) || (key[0] === 'm' && personalKey.test(key)) ? key : name,
        found,
        depth + 1,
      );
    }
  }
  return found;
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A character as a program may write it: itself, with a backslash, as `\u00e9`, `%C3%A9` (also twice), `&#233;`. */
function forms(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const units = character.split('').map((unit) => `\\\\{1,4}u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const bytes = Array.from(
    new TextEncoder().encode(character),
    (byte) => `%(?:25){0,2}${byte.toString(16).padStart(2, '0')}`,
  );
  const space = character === ' ' ? '|\\s+|\\+' : '';
  return `(?:\\\\{0,4}${literal(character)}|${units.join('')}|${bytes.join('')}|&#(?:0*${code}|x0*${code.toString(16)});${space})`;
}

const written = (value: string): string => Array.from(value, forms).join('');

/** Base64 of a text that contains the token: three forms, by byte offset, without the ends that vary. */
function inBase64(token: string): string[] {
  return [0, 1, 2].map((before) => {
    const whole = btoa('-'.repeat(before) + token);
    const middle = whole.slice(Math.ceil((before * 8) / 6), Math.floor(((before + token.length) * 8) / 6));
    return literal(middle).replaceAll('\\+', '[+-]').replaceAll('\\/', '[/_]');
  });
}

const at = '(?:@|%(?:25){0,2}40|\\\\{1,4}u0040|&#(?:64|x40);)';
/** An e-mail address, roughly. Bounded, so that a long text costs no quadratic time. */
const email = new RegExp(`[^\\s"'<>()[\\]:,;@]{1,64}${at}[^\\s"'<>()[\\]:,;@]{1,255}`, 'gi');

/** Not within a word; what `%20` and `\n` end with is no word. */
const wordStart = '(?<!(?<!%|%[\\da-f]|\\\\)[\\w.])';

/** Longer values are only searched in plain and JSON form: a regular expression has a size limit. */
const longest = 300;

/** Of the last token: building it takes longer than sending a request, and a client has one token. */
let known: { readonly token: string; readonly expression: RegExp } | undefined;

function tokenExpression(token: string): RegExp {
  if (known?.token !== token) {
    const source =
      token.length < 8
        ? `${wordStart}${written(token)}(?!\\w)`
        : [written(token.slice(0, longest)), ...inBase64(token)].join('|');
    known = { token, expression: new RegExp(source, 'gi') };
  }
  return known.expression;
}

/** Normalized as the expressions compare: white space and case do not matter. */
const folded = (text: string): string => text.replace(/\s+/g, ' ').toUpperCase();

/** A text without e-mail addresses, the token and the request's personal values, however they are written. */
export function redact(text: string, { personal, token }: Secrets): string {
  let clean = text;
  // Building an expression takes a hundred times as long as searching: only for values that may be present or escaped.
  const plain = /\\|&#|%[\da-f]|\+/i.test(text) ? undefined : folded(text);
  for (const value of personal) {
    if (value.length <= longest) continue;
    for (const form of [value, JSON.stringify(value).slice(1, -1)]) clean = clean.replaceAll(form, '[redacted]');
  }
  if (token) clean = clean.replace(tokenExpression(token), '[redacted]');
  clean = clean.replace(email, '[email]');
  for (const value of personal) {
    if (value.length > longest || plain?.includes(folded(value)) === false) continue;
    clean = clean.replace(new RegExp(`${wordStart}${written(value)}(?!\\w)`, 'gi'), '[redacted]');
  }
  return clean;
}

/** A parsed body without them, in keys as in values. */
export function redactValue(body: unknown, secrets: Secrets): unknown {
  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return redact(value, secrets);
    if (typeof value !== 'object' || value === null) return value;
    if (depth > deepest) return '[too deep]';
    if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [redact(key, secrets), clean(inner, depth + 1)]),
    );
  };
  return clean(body, 0);
}
