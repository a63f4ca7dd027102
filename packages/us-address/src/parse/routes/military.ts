/** Military and diplomatic mail [Pub 28 225, 238, 239]: `PSC n BOX m`, `UNIT n BOX m`, `CMR n BOX m`, or a ship. */

import { hasDigit, startsWithDigit } from '../../text/token-tests.ts';
import { isBoxWord } from './po-box.ts';

interface MilitaryMatch {
  name: string;
  box: string;
  /** The positions of its words. */
  used: number[];
}

const designators: ReadonlyMap<string, string> = new Map(
  Object.entries({ PSC: 'PSC', CMR: 'CMR', UNIT: 'UNIT', UNT: 'UNIT', OMC: 'OMC', UMR: 'UMR', APC: 'APC' }),
);
const fillers = new Set(['#', 'NO', 'NUM', 'NUMBER']);

const valueAt = (w: readonly string[], at: number): string | undefined => {
  const value = w[fillers.has(w[at] ?? '') ? at + 1 : at];
  return value !== undefined && (hasDigit(value) || value.length <= 2) ? value : undefined;
};

/** The military delivery line, in any order; names in the same part are dropped. */
export function matchMilitary(w: readonly string[]): MilitaryMatch | undefined {
  let name = '';
  let box = '';
  const used: number[] = [];
  // PSC 802 # 74 and PSC 802, 74
  let behind = -1;
  for (const [i, word] of w.entries()) {
    const value = valueAt(w, i + 1);
    if (value === undefined) continue;
    const designator = designators.get(word);
    if (designator && name === '') {
      name = `${designator} ${value}`;
      behind = fillers.has(w[i + 1] ?? '') ? i + 3 : i + 2;
      used.push(i, behind - 1);
    } else if (isBoxWord(word) && box === '') {
      box = value;
      used.push(i, i + 1);
    }
  }
  if (name === '') return undefined;
  const at = fillers.has(w[behind] ?? '') ? behind + 1 : behind;
  const bare = w[at] ?? '';
  if (box !== '' || !startsWithDigit(bare) || bare.includes('/')) return { name, box, used };
  return { name, box: bare, used: [...used, at] };
}
