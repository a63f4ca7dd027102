/** Resolves names of grid lines and areas to numbers, the only form that the renderer supports. */
import { type Applied, type StyleList, styleValue } from './styles.ts';

/** The line numbers of each name, in ascending order. */
type Names = ReadonlyMap<string, readonly number[]>;

export interface GridLines {
  readonly columns: Names;
  readonly rows: Names;
}

export const NO_LINES: GridLines = { columns: new Map(), rows: new Map() };

/** Maximum number of repeated tracks. */
const MOST = 500;

/** The lines of an element that is a grid. */
export function gridLinesOf(styles: StyleList, around: GridLines): GridLines {
  const template = styleValue(styles, 'grid-template') ?? styleValue(styles, 'grid') ?? '';
  const [short = '', shortColumns = ''] = template.split('/');
  const said = (axis: 'columns' | 'rows', other: string): Names => {
    const value = styleValue(styles, `grid-template-${axis}`) ?? (/["']/.test(other) ? '' : other);
    return value.trim() === 'inherit' ? around[axis] : namesIn(value);
  };
  const [columns, rows] = [said('columns', shortColumns), said('rows', short)].map((names) => new Map(names));
  if (columns === undefined || rows === undefined) return NO_LINES;
  const areas = styleValue(styles, 'grid-template-areas') ?? template;
  for (const [name, [top, left, bottom, right]] of areasOf(areas)) {
    add(rows, `${name}-start`, top, true);
    add(rows, `${name}-end`, bottom, true);
    add(columns, `${name}-start`, left, true);
    add(columns, `${name}-end`, right, true);
  }
  return { columns, rows };
}

function add(names: Map<string, readonly number[]>, name: string, line: number, isFirst = false) {
  const known = names.get(name) ?? [];
  names.set(name, isFirst ? [line, ...known] : [...known, line]);
}

/** `[a] 1fr [b c] repeat(2, 10px [d]) [e]`: a is line 1, b and c are 2, d is 3 and 4, e is 4. */
function namesIn(value: string): Names {
  const names = new Map<string, readonly number[]>();
  let line = 1;
  const read = (tracks: string): boolean => {
    for (const [token, list, repeated] of tracks.matchAll(
      /\[([^\]]*)\]|repeat\(((?:[^()]|\([^()]*\))*)\)|(?:[^\s()[\]]|\((?:[^()]|\([^()]*\))*\))+/gi,
    )) {
      if (list !== undefined) for (const name of list.trim().split(/\s+/).filter(Boolean)) add(names, name, line);
      else if (repeated !== undefined) {
        const [, count, inner = ''] = /^\s*(\d+)\s*,([\s\S]*)$/.exec(repeated) ?? [];
        // The layout alone knows how many tracks `auto-fill` makes, so later lines are unknown.
        if (count === undefined || Number(count) * inner.length > MOST * 20) return false;
        for (let time = 0; time < Number(count); time += 1) if (!read(inner)) return false;
      } else if (token !== '') line += 1;
    }
    return true;
  };
  read(value);
  return names;
}

/** The four lines of each area: top, left, bottom, right. */
function areasOf(value: string): Map<string, [number, number, number, number]> {
  const rows = [...value.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, a, b]) => (a ?? b ?? '').trim().split(/\s+/));
  const found = new Map<string, [number, number, number, number]>();
  for (const [row, cells] of rows.entries()) {
    for (const [column, name] of cells.entries()) {
      if (/^\.+$/.test(name)) continue;
      const [top, left, bottom, right] = found.get(name) ?? [row + 1, column + 1, row + 2, column + 2];
      found.set(name, [top, left, Math.max(bottom, row + 2), Math.max(right, column + 2)]);
    }
  }
  return found;
}

const NAME = /^(?!auto$|span$|inherit$|initial$|unset$)-?[a-z_][\w-]*$/i;

/** The position of an element in its parent grid, if it is given by names. */
export function gridPlace(styles: StyleList, lines: GridLines): Applied[] {
  const area = styleValue(styles, 'grid-area')?.trim();
  if (area !== undefined && NAME.test(area)) {
    const [rows, columns] = [placed(area, lines.rows), placed(area, lines.columns)];
    if (rows === undefined || columns === undefined) return [];
    return [
      { property: 'grid-row', value: rows },
      { property: 'grid-column', value: columns },
    ];
  }
  return (['column', 'row'] as const).flatMap((axis) => {
    const value = styleValue(styles, `grid-${axis}`);
    const place = value === undefined ? undefined : placed(value, lines[`${axis}s`]);
    return place === undefined ? [] : [{ property: `grid-${axis}`, value: place }];
  });
}

/** `main` or `main-start / 5` as numbers; undefined if it contains no name, or only unknown ones. */
function placed(value: string, names: Names): string | undefined {
  const [start = '', end = NAME.test(start) ? start : 'auto'] = value.split('/').map((part) => part.trim());
  if (!NAME.test(start) && !NAME.test(end)) return undefined;
  const line = (part: string, edge: string) =>
    NAME.test(part) ? String((names.get(`${part}-${edge}`) ?? names.get(part))?.[0] ?? 'auto') : part;
  const [first, last] = [line(start, 'start'), line(end, 'end')];
  if (first === 'auto' && last === 'auto') return undefined;
  return `${first} / ${first === last ? 'auto' : last}`;
}
