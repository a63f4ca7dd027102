import { toUtf8 } from '../shared/utf8.ts';
import { header, type WireRequest } from '../shared/wire.ts';
import { type Failure, failure } from './errors.ts';

export type ReadBody = { readonly value: unknown } | { readonly failure: Failure };

/** Deeper than any request of the service needs, and shallow enough for every stack. */
const MAX_DEPTH = 64;

/**
 * Reads a JSON body (D21, D23). Errors state the reason and never quote the body.
 *
 * @param needsType whether a body without a Content-Type is refused, not read as JSON
 */
export function readJson(request: WireRequest, maxBytes: number, needsType: boolean): ReadBody {
  const type = header(request.headers, 'content-type');
  const encoding = header(request.headers, 'content-encoding')?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    return refuse(`the header Content-Encoding is ${shown(encoding)}; send the request body uncompressed`);
  }
  const text = textOf(request.body, maxBytes);
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return refuse('the request body is empty; send a JSON document');
  if (type === undefined ? needsType : !isJson(type)) {
    const sent = type === undefined ? 'none was sent' : `got ${shown(type)}`;
    return refuse(`the header Content-Type must be application/json, ${sent}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse(`the request body is not valid JSON${placeOfError(text)}`);
  }
  return isTooDeep(value, 0) ? refuse(`the request body is nested more than ${MAX_DEPTH} levels deep`) : { value };
}

/** Made at the first use: under Jest, jsdom has none when the module loads. */
let strict: InstanceType<typeof TextDecoder> | undefined;

function textOf(body: WireRequest['body'], maxBytes: number): string | { readonly failure: Failure } {
  if (body === null) return '';
  const bytes = typeof body === 'string' ? byteLength(body, maxBytes) : body.length;
  if (bytes > maxBytes) {
    return { failure: failure('PayloadTooLarge', `the request body must have at most ${maxBytes} bytes`) };
  }
  if (typeof body === 'string') return withoutMark(body);
  strict ??= new TextDecoder('utf-8', { fatal: true });
  try {
    return withoutMark(strict.decode(body));
  } catch {
    return refuse('the request body is not valid UTF-8');
  }
}

function byteLength(text: string, maxBytes: number): number {
  return text.length * 3 <= maxBytes ? text.length : toUtf8(text).length;
}

const withoutMark = (text: string): string => (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);

/** The beginning of a header's value, for a message. */
const shown = (value: string): string => value.slice(0, 100);

function isJson(type: string): boolean {
  if (type === 'application/json') return true;
  return (type.split(';', 1)[0] as string).trim().toLowerCase() === 'application/json';
}

/** Whether the value is nested deeper than `MAX_DEPTH`, where the search ends. */
function isTooDeep(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === MAX_DEPTH) return true;
  for (const name in value) {
    if (isTooDeep((value as Record<string, unknown>)[name], depth + 1)) return true;
  }
  return false;
}

/** Where the parser stopped, without quoting the text there: a body can hold a person's address. */
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
