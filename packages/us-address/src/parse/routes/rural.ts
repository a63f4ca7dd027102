/** Rural routes [Pub 28 24] and highway contract routes [25]: `RR n BOX m`, `HC n BOX m`. */

import { isSpelledLike } from '../../text/edit-distance.ts';
import { hasDigit, isDigits, isSingleLetter, startsWithDigit, withoutLeadingZeros } from '../../text/token-tests.ts';
import { isNumberWord } from '../units/unit-designators.ts';
import { isBoxWord } from './po-box.ts';

interface RouteMatch {
  form: 'rural_route' | 'highway_contract';
  route: string;
  box: string;
  start: number;
  end: number;
}

const routeWords = new Set(['ROUTE', 'RTE', 'RT', 'ROUT', 'RUTE', 'ROUE']);

const isRouteWord = (word: string | undefined): boolean => routeWords.has(word ?? '');

/** `ROUTE 2`: a highway, but a rural route if the other line is a box. */
export const isBareRoute = (words: readonly string[]): boolean =>
  words.length === 2 && isRouteWord(words[0]) && isDigits(words[1]);

/** The word that a misspelling means. */
function designatorWord(token: string): string {
  if (token.charAt(0) !== 'R') return token;
  if (isSpelledLike(token, 'RURAL')) return 'RURAL';
  return isSpelledLike(token, 'ROUTE') ? 'ROUTE' : token;
}

/** Where the designator of a route ends, and its kind; `sure` if it can mean nothing else. */
interface Designator {
  end: number;
  form: RouteMatch['form'];
  sure: boolean;
}

const rural = (end: number, sure = true): Designator => ({ end, form: 'rural_route', sure });
const contract = (end: number, sure = true): Designator => ({ end, form: 'highway_contract', sure });

/** The designator that begins at `at`. */
function designator(w: readonly string[], at: number): Designator | undefined {
  const skipRoute = (end: number): number => (routeWords.has(w[end] ?? '') ? end + 1 : end);
  switch (designatorWord(w[at] ?? '')) {
    case 'RR':
    case 'RURALROUTE':
    case 'RURALRTE':
    case 'RFD':
    case 'RFR':
      return rural(skipRoute(at + 1));
    case 'R':
      if (w[at + 1] === 'R') return rural(skipRoute(at + 2));
      if (w[at + 1] === 'F' && w[at + 2] === 'D') return rural(skipRoute(at + 3));
      if (w[at + 1] === 'D') return rural(at + 2, false);
      return rural(at + 1, false);
    case 'RURAL':
      return rural(
        w[at + 1] === 'FREE'
          ? skipRoute(at + (w[at + 2] === 'DELIVERY' ? 3 : 2))
          : w[at + 1] === 'RR' || w[at + 1] === 'RD'
            ? at + 2
            : skipRoute(at + 1),
      );
    case 'RD':
    case 'RT':
    case 'RTE':
    case 'ROUTE':
      return rural(w[at + 1] === 'RD' ? at + 2 : at + 1, false);
    case 'HC':
    case 'HCR':
    case 'HCRT':
      return contract(skipRoute(at + 1));
    case 'H':
      return w[at + 1] === 'C' ? contract(skipRoute(at + (w[at + 2] === 'R' ? 3 : 2))) : undefined;
    case 'HIGHWAY':
    case 'HWY':
      return w[at + 1] === 'CONTRACT' || w[at + 1] === 'CONTR' ? contract(skipRoute(at + 2)) : undefined;
    case 'STAR':
      return routeWords.has(w[at + 1] ?? '') ? contract(at + 2) : undefined;
    case 'SR':
      return contract(skipRoute(at + 1), false);
  }
  return undefined;
}

/**
 * The route that begins at `at`. Words that mean something else elsewhere (`ROUTE 88`, `RD 1`, `SR 20`) are a route only at the
 * start of the line, and `SR` and `R` only with a box.
 */
export function matchRoute(w: readonly string[], at: number): RouteMatch | undefined {
  const found = designator(w, at);
  if (!found || (!found.sure && at > 0)) return undefined;
  let end = found.end;
  while (isNumberWord(w[end]) && startsWithDigit(w[end + 1])) end++;
  let route = '';
  if (
    startsWithDigit(w[end]) ||
    (isSingleLetter(w[end]) && (isBoxWord(w[end + 1]) || (found.sure && end + 1 === w.length)))
  ) {
    route = withoutLeadingZeros(w[end] ?? '');
    end++;
  }
  // 1-A BOX 3 keeps its letter; "RR 2, # 87A" and "RR 2 87A" are boxes
  const boxed = matchBox(w, end, found.sure);
  if (route === '' && !boxed && !(found.sure && at === 0 && end === w.length)) return undefined;
  // ROUTE 12B and ROUTE 60 are highways
  const isRoad = w[at] === 'SR' || w[at] === 'R' || isRouteWord(w[at]) || end < w.length || !isDigits(route);
  if (!found.sure && !boxed && isRoad) return undefined;
  return { form: found.form, route, box: boxed?.number ?? '', start: at, end: boxed?.end ?? end };
}

function matchBox(w: readonly string[], at: number, bare: boolean): { number: string; end: number } | undefined {
  let i = at;
  const named = isBoxWord(w[i]) || w[i] === 'B';
  if (named) i++;
  let hash = false;
  while (isNumberWord(w[i])) {
    hash = true;
    i++;
  }
  const number = w[i] ?? '';
  if (!named && !hash && !(bare && startsWithDigit(number) && i + 1 === w.length)) return undefined;
  if (!hasDigit(number) && !isSingleLetter(number)) return named ? { number: '', end: i } : undefined;
  // BOX 98 D is BOX 98D
  if (named && isDigits(number) && isSingleLetter(w[i + 1]) && i + 2 === w.length)
    return { number: number + (w[i + 1] ?? ''), end: i + 2 };
  return { number, end: i + 1 };
}

/** `BOX 45 RR 2`: the box before its route. */
export function matchReversedRoute(w: readonly string[]): RouteMatch | undefined {
  if (!isBoxWord(w[0])) return undefined;
  const at = isNumberWord(w[1]) ? 2 : 1;
  const box = w[at] ?? '';
  if (!hasDigit(box) && !isSingleLetter(box)) return undefined;
  const found = designator(w, at + 1);
  if (!found) return undefined;
  let end = found.end;
  while (isNumberWord(w[end])) end++;
  if (!startsWithDigit(w[end])) return undefined;
  return { form: found.form, route: withoutLeadingZeros(w[end] ?? ''), box, start: 0, end: end + 1 };
}
