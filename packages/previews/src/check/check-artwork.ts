/** The check of a side as callers see it: merge tags are checked here, and the layout where pieces are drawn. */
import { isObject } from '@direct-mail/contract/words/is-object';
import type { ArtworkCheck, ArtworkCheckOptions, ArtworkFinding } from '../check-types.ts';
import { dataGuide } from '../merge-tags/data-guide.ts';
import type { SideFinding } from '../merge-tags/findings.ts';
import { templateSlips } from '../merge-tags/template-slips.ts';
import { RECIPIENT_FIELDS } from '../merge-tags/template-variables.ts';
import { unfilledTags, unknownFields, type WantedTags, wantedTags } from '../merge-tags/unfilled.ts';
import { sheetFormat } from '../sheet/formats.ts';
import { hasAddress } from '../sheet/overlays.ts';
import type { CheckRequest } from './check-side.ts';
import type { CheckedPiece } from './filled-side.ts';
import { type NumberOf, rowGlyphs } from './row-glyphs.ts';

type Data = Readonly<Record<string, unknown>>;

/** Rows that are laid out besides the first: the longest for each merge tag, at most this many. */
const MOST_LAYOUTS = 10;
const MOST_FINDINGS = 200;

export async function checkWith(
  html: string,
  {
    format,
    side = 'front',
    data,
    rows = [],
    rowNumbers,
    now = '2030-01-01T12:00:00Z',
  }: Omit<ArtworkCheckOptions, 'images'>,
  layOut: (request: CheckRequest) => Promise<ArtworkCheck>,
): Promise<ArtworkCheck> {
  const slips = templateSlips(html);
  const broken = slips.some(({ code }) => code === 'artwork-refused');
  const wanted = broken ? [] : wantedTags(html);
  const pieces = rows.map(pieceOf);
  const numberOf = (index: number): number => rowNumbers?.[index] ?? index + 1;
  const found: SideFinding[] = [
    ...slips,
    ...unknownFields(wanted),
    ...(data === undefined ? [] : unfilledTags(wanted, pieceOf(data))),
    ...inRows(wanted, pieces, numberOf),
  ];
  const addressed = hasAddress(sheetFormat(format), side);
  const unprintable = await rowGlyphs(wanted, pieces, addressed, numberOf);
  found.push(...unprintable);
  const saidOfRows = ({ code, key, line }: ArtworkFinding) =>
    code === 'glyph-missing' && unprintable.some((one) => one.key === key || one.line === line);
  const piece = data !== undefined ? pieceOf(data) : (pieces[0] ?? samplePiece(html, format));
  const longest = longestRows(wanted, rows).map(({ row, key }) => ({
    row: numberOf(row),
    key,
    piece: pieces[row] as CheckedPiece,
  }));
  const drawn = await layOut({ html, format, side, piece, longest, now });
  const all = [
    ...found.map((one): ArtworkFinding => ({ ...one, side })),
    ...drawn.findings.filter((one) => !saidOfRows(one)),
  ];
  const findings = all.sort(bySeverity).slice(0, MOST_FINDINGS);
  const ok = findings.every(({ severity }) => severity === 'info');
  return { ok, findings, overlays: drawn.overlays, renderer: drawn.renderer };
}

const WEIGHT = { error: 0, warning: 1, info: 2 } as const;
const bySeverity = (a: ArtworkFinding, b: ArtworkFinding) =>
  WEIGHT[a.severity] - WEIGHT[b.severity] || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

/** A row as a piece: fields of the recipient by their names, everything else as merge tags. */
function pieceOf(data: Data): CheckedPiece {
  const { recipient, merge_tags, address, ...flat } = data;
  const person = isObject(recipient)
    ? recipient
    : Object.fromEntries(
        RECIPIENT_FIELDS.filter((field) => flat[field] !== undefined).map((field) => [field, flat[field]]),
      );
  const tags = isObject(merge_tags) ? merge_tags : withoutFields(flat, isObject(recipient));
  const name = [person['full_name'], [person['first_name'], person['last_name']].filter(Boolean).join(' ')].find(
    Boolean,
  );
  const text = (value: unknown) => (value === undefined || value === null ? null : String(value as string));
  const printed = isObject(address)
    ? address
    : person['address_1']
      ? {
          name: text(name),
          company: text(person['company']),
          address_1: text(person['address_1']),
          address_2: text(person['address_2']),
          city: text(person['city']),
          state_name: text(person['state']),
          postal_code: text(person['postal_code']),
        }
      : null;
  return { merge_tags: tags, recipient: person, address: printed } as CheckedPiece;
}

const withoutFields = (flat: Data, all: boolean): Data =>
  all
    ? flat
    : Object.fromEntries(
        Object.entries(flat).filter(([key]) => !(RECIPIENT_FIELDS as readonly string[]).includes(key)),
      );

/** A made-up value for every key, so that empty text hides no layout problem. */
function samplePiece(html: string, format: string): CheckedPiece {
  const { sample } = dataGuide({ format, front_html: html });
  const person = {
    first_name: 'Sam',
    last_name: 'Sample',
    address_1: '1 Main St',
    city: 'Springfield',
    state: 'IL',
    postal_code: '62701',
  };
  return { ...pieceOf({ recipient: person }), merge_tags: sample };
}

/** Values that are missing in some rows, once for each merge tag, with the first row and the count. */
function inRows(wanted: WantedTags, pieces: readonly CheckedPiece[], numberOf: NumberOf): SideFinding[] {
  const found = new Map<string, { slip: SideFinding; row: number; rows: number }>();
  for (const [index, piece] of pieces.entries()) {
    for (const slip of unfilledTags(wanted, piece)) {
      if (slip.code === 'merge-tag-hidden' && slip.severity === 'info') continue;
      const key = `${slip.code} ${slip.line}:${slip.column} ${slip.key}`;
      const known = found.get(key);
      if (known === undefined) found.set(key, { slip, row: numberOf(index), rows: 1 });
      else known.rows += 1;
    }
  }
  return [...found.values()].map(({ slip, row, rows }) => ({
    ...slip,
    message: `${slip.message} in ${rows} of ${pieces.length} rows, first in row ${row}`,
    row,
    rows,
  }));
}

/** For every merge tag, the row with its longest value; each row once. */
function longestRows(wanted: WantedTags, rows: readonly Data[]): { row: number; key: string }[] {
  const found = new Map<number, string>();
  for (const { key, source } of wanted) {
    let longest = -1;
    let at = -1;
    for (const [index, row] of rows.entries()) {
      const length = textLength(fieldOf(row, key, source));
      if (length > longest) [longest, at] = [length, index];
    }
    if (longest > 0 && !found.has(at) && found.size < MOST_LAYOUTS) found.set(at, key);
  }
  return [...found].map(([row, key]) => ({ row, key }));
}

function fieldOf(row: Data, key: string, source: 'merge_tags' | 'recipient'): unknown {
  const inner = row[source];
  const from = isObject(inner) ? inner : row;
  return key.split('.').reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), from);
}

const textLength = (value: unknown): number =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value).length
    : isObject(value) || Array.isArray(value)
      ? JSON.stringify(value).length
      : 0;
