import { type Failure, failure } from './errors.ts';
import { header, type WireRequest } from './wire.ts';

export type ReadBody = { readonly value: unknown } | { readonly failure: Failure };

/** Deeper than any request of the service needs, and shallow enough for every stack. */
const MAX_DEPTH = 64;

/** Reads a JSON body (D21, D23): every reason to refuse it is said, and none of its content. */
export function readJson(request: WireRequest, maxBytes: number): ReadBody {
  const type = header(request.headers, 'content-type');
  const text = textOf(request.body, maxBytes);
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return refuse('the request body is empty; send a JSON document');
  if (type === undefined || !isJson(type)) {
    const sent = type === undefined ? 'none was sent' : `got ${type.slice(0, 100)}`;
    return refuse(`the header Content-Type must be application/json, ${sent}`);
  }
  if (isTooDeep(text)) return refuse(`the request body is nested more than ${MAX_DEPTH} levels deep`);
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return refuse(`the request body is not valid JSON${placeOfError(text)}`);
  }
}

function textOf(body: WireRequest['body'], maxBytes: number): string | { readonly failure: Failure } {
  if (body === null) return '';
  const bytes = typeof body === 'string' ? byteLength(body, maxBytes) : body.length;
  if (bytes > maxBytes) {
    return { failure: failure('PayloadTooLarge', `the request body must have at most ${maxBytes} bytes`) };
  }
  if (typeof body === 'string') return withoutMark(body);
  try {
    return withoutMark(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return refuse('the request body is not valid UTF-8');
  }
}

function byteLength(text: string, maxBytes: number): number {
  return text.length * 3 <= maxBytes ? text.length : new TextEncoder().encode(text).length;
}

const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

function isJson(type: string): boolean {
  const essence = (type.split(';', 1)[0] as string).trim().toLowerCase();
  return essence === 'application/json' || (essence.startsWith('application/') && essence.endsWith('+json'));
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === BACKSLASH) i += 1;
      else if (code === QUOTE) quoted = false;
    } else if (code === QUOTE) quoted = true;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth -= 1;
  }
  return false;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/** Where the parser gave up, without what stood there: a body can hold somebody's address. */
function placeOfError(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    if (position !== undefined) {
      const before = text.slice(0, Number(position)).split('\n');
      return `: see line ${before.length}, column ${(before.at(-1) as string).length + 1}`;
    }
  }
  return '';
}

function refuse(message: string): { readonly failure: Failure } {
  return { failure: failure('ValidationError', message) };
}
