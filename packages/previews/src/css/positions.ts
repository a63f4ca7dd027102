/** Positions from any edge (`right 10px bottom 5px`) as such from the left and the top, the only ones that the renderer knows. */
import { ENCLOSED } from './values.ts';

const OFFSET = '[+-]?[\\d.]+(?:[a-z]+|%)?';
const FROM_EDGES = new RegExp(
  `${ENCLOSED}|\\b(left|right|top|bottom)\\s+(${OFFSET})\\s+(left|right|top|bottom|center)(?:\\s+(${OFFSET}))?(?=[\\s/,]|$)` +
    `|\\b(left|right|top|bottom)\\s+(left|right|top|bottom)\\s+(${OFFSET})(?=[\\s/,]|$)`,
  'gi',
);

/** The value of `background`, `background-position` or `object-position`. */
export const fromLeftAndTop = (value: string): string =>
  value.replace(
    FROM_EDGES,
    (whole, kept?: string, first?: string, one?: string, second?: string, other?: string, ...rest: string[]) => {
      if (kept !== undefined) return whole;
      const [before, after, offset] = rest;
      const edges: [string, string | undefined][] =
        first === undefined
          ? [
              [before ?? '', undefined],
              [after ?? '', offset],
            ]
          : [
              [first, one],
              [second ?? '', other],
            ];
      const isAcross = ([edge]: [string, string | undefined]) => /^(left|right)$/i.test(edge);
      const across = edges.find(isAcross);
      const along = edges.find((edge) => edge !== across);
      // Twice across, or twice along, is no position.
      if (edges.filter(isAcross).length > 1 || along === undefined) return whole;
      return `${across === undefined ? '50%' : placeOf(across)} ${placeOf(along)}`;
    },
  );

function placeOf([edge, offset = '0px']: [string, string | undefined]): string {
  const length = /\d$/.test(offset) ? `${offset}px` : offset;
  if (/^center$/i.test(edge)) return '50%';
  return /^(left|top)$/i.test(edge) ? length : `calc(100% - ${length})`;
}
