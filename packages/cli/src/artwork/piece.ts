import { dirname, resolve } from 'node:path';
import { readNamedFile } from '@direct-mail/contract/doors/read-file';
import { isObject } from '@direct-mail/contract/words/is-object';
import type { GuidedCreative, ImageStore, PreviewPiece } from '@direct-mail/previews';
import type { Recipient } from '@direct-mail/sdk';
import type { Input, Values } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Io } from '../frame/io.ts';
import { absolute } from '../frame/output-file.ts';
import { readText } from '../frame/read-file.ts';
import { openList } from '../lists/read-list.ts';
import { readJson } from '../requests/body.ts';
import type { artworkOptions } from '../tree/creatives.ts';
import { fileOf, namedFiles } from './named-files.ts';

type Row = Readonly<Record<string, unknown>>;

/** Artwork with its data, read again each time. */
export interface Artwork {
  readonly format: string;
  readonly front: string;
  readonly back: string | undefined;
  /** One piece's merge tags and recipient; undefined without `--data`. */
  readonly data: Row | undefined;
  /** The rows of `--rows`: what `send` makes of them, by merge tag and recipient's field. */
  readonly rows: readonly Row[] | undefined;
  /** The number of each of them: 2 for the first below the headings. */
  readonly rowNumbers: readonly number[] | undefined;
  /** The merge tags and fields that a column of `--rows` fills. */
  readonly filled: ReadonlySet<string> | undefined;
  readonly images: ImageStore;
  /** Every file read so far for it: pictures are read when it is drawn. */
  readonly files: () => readonly string[];
}

/** The most rows of a list that is read whole. */
const MAX_ROWS = 250_000;

/** The recipient's fields that are printed or affect the print: all of the contract's except the e-mail address. */
const recipientFields: Readonly<Record<Exclude<keyof Recipient, 'email'>, true>> = {
  full_name: true,
  first_name: true,
  last_name: true,
  company: true,
  address_1: true,
  address_2: true,
  city: true,
  state: true,
  postal_code: true,
  identifier: true,
};

/** For a creative without a recipient. */
const sample = {
  first_name: 'Sam',
  last_name: 'Sample',
  address_1: '1 Main St',
  city: 'Springfield',
  state: 'IL',
  postal_code: '62701',
};

type ArtworkInput = Input<Values<typeof artworkOptions>, readonly [string]>;

/** Reads the files named by the options. */
export async function readArtwork(input: ArtworkInput, io: Io): Promise<Artwork> {
  const path = resolve(input.args[0]);
  const back = absolute(input.values.back);
  const data = input.values.data;
  const rows = absolute(input.values.rows);
  const pictures: string[] = [];
  const front = await readText(path);
  const behind = back === undefined ? undefined : await readText(back);
  const format = input.values.format ?? 'postcard_4x6';
  const list =
    rows === undefined ? undefined : await readRows(rows, input, { format, front_html: front, back_html: behind });
  const given = [
    path,
    back,
    data === undefined || /^\s*[-{]/.test(data) ? undefined : absolute(input.values.data),
    rows,
  ];
  return {
    format,
    front,
    back: behind,
    data: data === undefined ? undefined : await readRow(data, io),
    rows: list?.rows,
    rowNumbers: list?.rowNumbers,
    filled: list?.filled,
    images: { get: (source) => pictureBeside(source, dirname(path), pictures, io.mayRead) },
    files: () => [
      ...given.filter((each) => each !== undefined),
      ...namedFiles(`${front}\n${behind ?? ''}`, dirname(path)),
      ...pictures,
    ],
  };
}

async function readRow(source: string, io: Io): Promise<Row> {
  const value = await readJson(source, io);
  if (isObject(value)) return value as Row;
  throw new UsageError('--data: expected a JSON object of merge tags, such as { "first_name": "Ada" }');
}

/** Columns mean what they mean to `send`: headings that are like a merge tag of the artwork fill it. */
async function readRows(
  path: string,
  input: ArtworkInput,
  creative: GuidedCreative,
): Promise<Required<Pick<Artwork, 'rows' | 'rowNumbers' | 'filled'>>> {
  const { createPreviewer } = await import('@direct-mail/previews');
  const { keys } = await createPreviewer().dataGuide(creative);
  const wanted = keys.filter(({ source }) => source === 'merge_tags').map(({ key }) => key);
  const { fields, tags, rows } = await openList(path, input, { tags: wanted });
  const found: Row[] = [];
  const rowNumbers: number[] = [];
  for await (const { row, values } of rows) {
    if (found.length >= MAX_ROWS) break;
    rowNumbers.push(row);
    const under = (names: Readonly<Record<string, string | undefined>>): Row =>
      Object.fromEntries(Object.entries(names).map(([name, column]) => [name, values[column as string] ?? '']));
    found.push({ ...under(fields), ...under(tags) });
  }
  return { rows: found, rowNumbers, filled: new Set(Object.keys({ ...fields, ...tags })) };
}

const MAX_PICTURE = 32 * 2 ** 20;

/** An image by its path relative to the artwork; web addresses are not fetched. */
async function pictureBeside(
  source: string,
  folder: string,
  seen: string[],
  mayRead: Io['mayRead'] = () => true,
): Promise<Uint8Array | undefined> {
  const path = fileOf(source, folder);
  if (path === undefined || !mayRead(path)) return undefined;
  seen.push(path);
  try {
    return readNamedFile(path, MAX_PICTURE);
  } catch {
    return undefined;
  }
}

/** The data to draw: that of `--data`, else of a row by its number, else of the first row. */
export function fillingOf({ data, rows = [], rowNumbers = [] }: Artwork, wanted: number | undefined): Row | undefined {
  if (wanted === undefined) return data ?? rows[0];
  if (data !== undefined || rows.length === 0)
    throw new UsageError('--row: expected --rows with a list that has rows, and no --data');
  const at = rowNumbers.indexOf(wanted);
  if (at >= 0) return rows[at];
  throw new UsageError(
    `--row: the list has no row ${wanted}; its rows are ${rowNumbers[0]} to ${rowNumbers.at(-1)}, blank lines not among them`,
  );
}

/** The piece as the mock would draw it. */
export function pieceOf(artwork: Artwork, filling: Row, now: number): PreviewPiece {
  const { recipient: given, merge_tags: tags, ...flat } = filling;
  const own = typeof given === 'object' && given !== null ? (given as Row) : pick(flat);
  const recipient: Record<string, unknown> = { ...withoutName(own), ...own };
  const parts = [text(recipient['first_name']), text(recipient['last_name'])].filter((part) => part !== undefined);
  return {
    id: 'preview',
    format: artwork.format,
    front_html: artwork.front,
    back_html: artwork.back,
    merge_tags: tags ?? flat,
    recipient,
    address: {
      name: text(recipient['full_name']) ?? parts.join(' '),
      company: text(recipient['company']),
      address_1: text(recipient['address_1']),
      address_2: text(recipient['address_2']),
      city: text(recipient['city']),
      state_name: text(recipient['state']),
      postal_code: text(recipient['postal_code']),
    },
    now: new Date(now).toISOString(),
    images: artwork.images,
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const pick = (row: Row): Row =>
  Object.fromEntries(Object.keys(recipientFields).flatMap((name) => (name in row ? [[name, row[name]]] : [])));

/** The sample recipient, without its name if any name is given. */
function withoutName(own: Row): Row {
  const { first_name, last_name, ...address } = sample;
  const named = ['full_name', 'first_name', 'last_name'].some((field) => own[field]);
  return named ? address : { first_name, last_name, ...address };
}
