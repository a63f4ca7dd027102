import type { ReadTime } from '@direct-mail/contract/words/date-time';
import { invalid } from './refusal.ts';
import { type Instant, readTime } from './time.ts';

type Query = Readonly<Record<string, string>>;

export interface PageRule {
  readonly default: number;
  readonly maximum?: number | undefined;
  /** How a number above the maximum is treated (D10). */
  readonly policy?: 'clamp' | 'refuse' | undefined;
}

/** Reads `page` or `per_page`: a whole number from 1 up (D10); `1.0` is 1 (D122). */
export function readPageNumber(query: Query, name: string, rule: PageRule): number {
  const text = query[name];
  if (text === undefined || text === '') return rule.default;
  const maximum = rule.maximum ?? Number.MAX_SAFE_INTEGER;
  const number = /^\d+(?:\.0+)?$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : Number.NaN;
  if (number >= 1 && number <= maximum) return number;
  if (number > maximum && rule.policy === 'clamp') return maximum;
  const range = rule.maximum === undefined ? 'from 1 up' : `from 1 to ${rule.maximum}`;
  throw invalid(`${name} must be an integer ${range}`);
}

/** Reads `start_date` and `end_date`, both exclusive: created after the one and before the other (D12, D13). */
export function readWindow(query: Query): { readonly after: Instant | null; readonly before: Instant | null } {
  const after = readDate(query['start_date'], 'start_date');
  const before = readDate(query['end_date'], 'end_date');
  return { after: after?.instant ?? null, before: before?.instant ?? null };
}

/** Reads a date or date-time of a query (D10, D12); null if absent. `name` is the parameter's. */
export function readDate(text: string | undefined, name: string): ReadTime | null {
  if (text === undefined || text === '') return null;
  // An unencoded plus sign arrives as a space.
  return readTime(text.replace(/(T\S*) (\d\d(?::?\d\d)?)$/, '$1+$2'), name);
}
