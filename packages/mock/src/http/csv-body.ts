import { header, type WireRequest } from '../shared/wire.ts';
import { type Failure, failure } from './errors.ts';

type Read = { readonly value: string } | { readonly failure: Failure };
type Decode = (bytes: Uint8Array) => string;

/** Some 200,000 rows of names and addresses. */
export const MAX_CSV_BYTES = 16 * 1024 * 1024;

/** The characters of Windows-1252 from 0x80 to 0x9f; five bytes are undefined. */
const WINDOWS_1252 = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

const byName: Readonly<Record<string, Decode>> = {
  'utf-8': (bytes) => new TextDecoder().decode(bytes),
  'utf-16le': (bytes) => new TextDecoder('utf-16le').decode(bytes),
  'utf-16be': (bytes) => new TextDecoder('utf-16be').decode(bytes),
  'windows-1252': oneByteEach((byte) => WINDOWS_1252[byte - 0x80] as string),
  // A file does not contain C1 control characters: a byte that would be one means that the file is really in Windows-1252.
  'iso-8859-1': oneByteEach(() => '\ufffd'),
};

const otherNames: Readonly<Record<string, string>> = {
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'utf-16': 'utf-16le',
  cp1252: 'windows-1252',
  latin1: 'iso-8859-1',
};

/**
 * The text of an uploaded file, decoded by its `charset` or byte order mark (D117). What cannot be decoded becomes
 * U+FFFD, which the import rejects, naming its position.
 */
export function readCsvBody(request: WireRequest): Read {
  const { body } = request;
  if (body !== null && body.length > MAX_CSV_BYTES) {
    const message = `the file must have at most ${MAX_CSV_BYTES / 1024 / 1024} MiB; split it into parts, each with the headings`;
    return { failure: failure('PayloadTooLarge', message) };
  }
  if (body === null || typeof body === 'string') return { value: body ?? '' };
  const declared = /;\s*charset\s*=\s*"?([\w-]+)/i
    .exec(header(request.headers, 'content-type') ?? '')?.[1]
    ?.toLowerCase();
  const marked = markOf(body);
  const name = declared === undefined ? (marked ?? 'utf-8') : (otherNames[declared] ?? declared);
  const decode = declared === 'utf-16' && marked !== null ? byName[marked] : byName[name];
  if (decode !== undefined) return { value: decode(body) };
  const known = Object.keys(byName).join(', ');
  return {
    failure: failure('ValidationError', `the file's charset must be one of ${known}, got ${name.slice(0, 40)}`),
  };
}

function markOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function oneByteEach(high: (byte: number) => string): Decode {
  return (bytes) =>
    Array.from(bytes, (byte) => (byte >= 0x80 && byte < 0xa0 ? high(byte) : String.fromCharCode(byte))).join('');
}
