/** Words for a line of business: the number in `PIER 1 IMPORTS` or `UNIT 42 SECURITY INC` belongs to the name, not to a unit. */
import { hasDigit } from '../../text/token-tests.ts';
import { designatorOf } from '../units/unit-designators.ts';

const trades = new Set(
  (
    'IMPORTS EXPORTS SECURITY LABS LABORATORIES CAFE COFFEE DINER GRILL BAR PUB BISTRO PIZZA BAKERY BREWING BREWERY BOWLING ' +
    'COMMUNICATIONS MEDIA RECORDS PRODUCTIONS PICTURES FILMS GAMES GAMING VENTURES CAPITAL PARTNERS HOLDINGS SOLUTIONS ' +
    'TECHNOLOGIES SOFTWARE SYSTEMS CONSULTING REALTY PLUMBING ROOFING LANDSCAPING FITNESS GYM YOGA SALON SPA TATTOO CLOTHING ' +
    'APPAREL BOUTIQUE MOTORS BREWS LOGISTICS RESTAURANT LOUNGE WINES WINERY MARINA CLIMBING'
  ).split(' '),
);

/** Words that end a firm's name. */
export const firmEnds: ReadonlySet<string> = new Set(
  'INC LLC LLP CORP CORPORATION COMPANY LTD INCORPORATED PLLC'.split(' '),
);

const companies: ReadonlySet<string> = new Set([...firmEnds, 'CO', 'AND', '&', 'GROUP']);

/** Designators rarely used in firms' names: any words after `SUITE 5` are the firm in it. */
const unitsAlone = new Set(['APT', 'STE', 'RM', 'TRLR']);

/**
 * Whether a designator's number belongs to the firm's name: only its line of business follows. `UNIT 42 ACME INC` is a firm in a
 * unit.
 */
export function isOwnNumber(part: readonly string[]): boolean {
  const designator = designatorOf(part[0]);
  if (designator === undefined || unitsAlone.has(designator) || !hasDigit(part[1]) || part.length < 3) return false;
  return isTrade(part.slice(2));
}

/** `BREWING CO`, `SECURITY INC`: only a line of business. */
export const isTrade = (words: readonly string[]): boolean =>
  words.every((word) => trades.has(word) || companies.has(word)) && words.some((word) => trades.has(word));
