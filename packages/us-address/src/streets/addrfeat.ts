/** Reads the Census's ADDRFEAT files: the table (.dbf) and, for coordinates, the lines (.shp), which are in the same order. */
import { readFixed } from './bytes.ts';
import { StreetPackError, type StreetSide } from './side.ts';

interface Column {
  readonly from: number;
  readonly to: number;
}

const needed = ['FULLNAME', 'LFROMHN', 'LTOHN', 'RFROMHN', 'RTOHN', 'ZIPL', 'ZIPR'] as const;
type Name = (typeof needed)[number];

const endOfColumns = 13;
const deleted = 42;

/**
 * The sides of all blocks that have a ZIP.
 *
 * @param dbf the bytes of `tl_YEAR_COUNTY_addrfeat.dbf`
 * @param shp the bytes of the `.shp` file of the same name, for coordinates
 * @throws StreetPackError if a file has another format
 */
export function* readAddrFeat(dbf: Uint8Array, shp?: Uint8Array): Generator<StreetSide> {
  const rows = readFixed(dbf, 4, 4);
  const head = readFixed(dbf, 8, 2);
  const size = readFixed(dbf, 10, 2);
  const columns = columnsOf(dbf, head, size);
  if (dbf.length < head + rows * size)
    throw new StreetPackError(`the table is truncated: its header says ${rows} rows, its size holds fewer`);
  const middles = shp === undefined ? [] : middlesOf(shp);
  if (shp !== undefined && middles.length !== rows)
    throw new StreetPackError(`the lines are those of another table: ${middles.length} lines beside ${rows} rows`);
  for (let row = 0; row < rows; row++) {
    const start = head + row * size;
    if (dbf[start] === deleted) continue;
    const cell = (name: Name): string => textOf(dbf, start + columns[name].from, start + columns[name].to);
    const name = cell('FULLNAME');
    if (name === '') continue;
    const middle = middles[row];
    for (const [zip, from, to] of [
      [cell('ZIPL'), cell('LFROMHN'), cell('LTOHN')],
      [cell('ZIPR'), cell('RFROMHN'), cell('RTOHN')],
    ] as const) {
      if (/^\d{5}$/.test(zip)) yield { name, zip, from, to, ...middle };
    }
  }
}

function columnsOf(dbf: Uint8Array, head: number, size: number): Record<Name, Column> {
  const found = new Map<string, Column>();
  let from = 1;
  for (let at = 32; at + 32 <= head && dbf[at] !== endOfColumns; at += 32) {
    const width = dbf[at + 16] ?? 0;
    found.set(textOf(dbf, at, at + 11), { from, to: from + width });
    from += width;
  }
  const missing = needed.filter((name) => !found.has(name));
  if (missing.length > 0 || from !== size)
    throw new StreetPackError(
      `expected the table of an ADDRFEAT file (tl_YEAR_COUNTY_addrfeat.dbf); it has no column ${missing.join(', ') || 'of that width'}`,
    );
  return Object.fromEntries(needed.map((name) => [name, found.get(name)])) as Record<Name, Column>;
}

/** Latin-1, without the spaces and NULs around it. */
function textOf(bytes: Uint8Array, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to && bytes[at] !== 0; at++) text += String.fromCharCode(bytes[at] ?? 32);
  return text.trim();
}

const polyLine = 3;

/** The midpoint of each line. */
function middlesOf(shp: Uint8Array): { latitude: number; longitude: number }[] {
  const view = new DataView(shp.buffer, shp.byteOffset, shp.byteLength);
  if (shp.length < 100 || view.getInt32(0) !== 9994 || view.getInt32(32, true) !== polyLine)
    throw new StreetPackError('expected the lines of an ADDRFEAT file (.shp of type 3)');
  const middles = [];
  for (let at = 100; at + 8 <= shp.length; ) {
    const end = at + 8 + view.getInt32(at + 4) * 2;
    if (end > shp.length) throw new StreetPackError('the file of lines is cut');
    const isLine = end >= at + 8 + 44;
    const parts = isLine ? view.getInt32(at + 8 + 36, true) : 0;
    const points = isLine ? view.getInt32(at + 8 + 40, true) : 0;
    const first = at + 8 + 44 + parts * 4;
    if (parts < 1 || points < 2 || first + points * 16 > end)
      throw new StreetPackError('expected the lines of an ADDRFEAT file (.shp): a record is no line');
    const a = first + Math.floor((points - 1) / 2) * 16;
    const b = first + Math.ceil((points - 1) / 2) * 16;
    const mean = (x: number): number => (view.getFloat64(a + x, true) + view.getFloat64(b + x, true)) / 2;
    middles.push({ longitude: mean(0), latitude: mean(8) });
    at = end;
  }
  return middles;
}
