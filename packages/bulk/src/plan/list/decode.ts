import { createHash, type Hash } from 'node:crypto';
import { createReadStream, type ReadStream, statSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { BulkError } from '../../errors.ts';
import { term, words } from '../../message.ts';

/** A file as text, readable once. */
export interface TextFile {
  chunks: AsyncIterable<string>;
  digest: () => string;
  /** Whether it starts with a byte order mark; known after the first chunk. */
  marked: () => boolean;
}

const signatures: readonly (readonly [string, string])[] = [
  ['504b0304', 'a workbook or a ZIP archive: open it and save the sheet as CSV (UTF-8)'],
  ['d0cf11e0', 'an old Excel workbook: open it and save the sheet as CSV (UTF-8)'],
  ['1f8b', 'compressed with gzip: decompress it first'],
  ['25504446', 'a PDF'],
  ['89504e47', 'a picture'],
  ['53514c69', 'a database'],
];

/** Opens a file and detects its encoding. @throws BulkError that names the actual kind of file */
export function openText(path: string, encoding?: string): TextFile {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new BulkError('input', `${path}: there is no such file`);
  if (stats.isDirectory()) throw new BulkError('input', `${path} is a directory: name a file in it`);
  if (!stats.isFile()) throw new BulkError('input', `${path} is not a regular file`);
  if (stats.size === 0) throw new BulkError('input', `${path} is empty: expected a line of headings and rows below it`);
  const hash = createHash('sha256');
  let marked = false;
  const look = (chunk: Buffer): void => {
    marked = /^(efbbbf|fffe|feff)/.test(chunk.subarray(0, 3).toString('hex'));
  };
  return {
    marked: () => marked,
    chunks: decode(path, createReadStream(path, { highWaterMark: 1 << 18 }), hash, encoding, look),
    digest: () => hash.copy().digest('hex'),
  };
}

async function* decode(
  path: string,
  stream: ReadStream,
  hash: Hash,
  declared: string | undefined,
  look: (first: Buffer) => void,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let read = 0;
  let lines = 1;
  let last: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      hash.update(chunk);
      last = chunk;
      if (decoder === undefined) {
        refuseBinary(path, chunk);
        look(chunk);
        decoder = decoderFor(path, declared ?? guess(path, chunk));
      }
      const text = decoder.decode(chunk, { stream: true });
      read += chunk.length;
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
      yield text;
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof BulkError) throw error;
    if (error instanceof TypeError) {
      const advice =
        declared === undefined
          ? words`name its encoding, such as ${term('encoding', 'windows-1252')}`
          : ['is that its encoding?'];
      const before = textBefore(last, declared);
      lines += before.split('\n').length - 1;
      throw new BulkError(
        'input',
        words`${path}: in line ${lines} (${before === '' ? 'near byte' : 'byte'} ${read + Buffer.byteLength(before) + 1}) there are bytes that are not ${declared ?? 'UTF-8'}: ${advice}`,
      );
    }
    const { code } = error as { code?: string };
    throw new BulkError('input', `${path} cannot be read (${code ?? 'error'})`, { cause: error });
  } finally {
    stream.destroy();
  }
}

/** The part of a chunk before the first invalid bytes; empty for encodings other than UTF-8. */
function textBefore(chunk: Buffer, declared: string | undefined): string {
  if (declared !== undefined && !/^utf-?8$/i.test(declared)) return '';
  const text = chunk.toString('utf8');
  // The end of a character that started in the previous chunk.
  const from = /^\ufffd{0,3}/.exec(text)?.[0].length ?? 0;
  const at = text.indexOf('\ufffd', from);
  return at < 0 ? '' : text.slice(0, at);
}

function refuseBinary(path: string, chunk: Buffer): void {
  const start = chunk.subarray(0, 8).toString('hex');
  const found = signatures.find(([signature]) => start.startsWith(signature));
  if (found !== undefined) throw new BulkError('input', `${path} is ${found[1]}`);
}

function guess(path: string, chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
  const head = chunk.subarray(0, 4096);
  const zeros = head.reduce((sum, byte) => (byte === 0 ? sum + 1 : sum), 0);
  // Single ones are in cells, where the row checks report them.
  if (zeros * 20 > head.length) {
    throw new BulkError(
      'input',
      words`${path} holds zero bytes: it is binary, or UTF-16 without a byte order mark; for UTF-16 give ${term('encoding', 'utf-16le')}`,
    );
  }
  return 'utf-8';
}

function decoderFor(path: string, encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new BulkError(
      'input',
      `${path}: there is no encoding ${JSON.stringify(encoding)}; known are utf-8, utf-16le, windows-1252, iso-8859-1 and the like`,
    );
  }
}
