import { readInput } from '../input.ts';
import type { AddressForm, DeliveryParts } from '../parse/line/delivery.ts';
import { parse, standardize } from '../standardize.ts';
import { spellingsOf } from '../text/street-spellings.ts';
import { startsWithDigit } from '../text/token-tests.ts';
import { type AddressInput, isResult, type StandardizedAddress } from '../types.ts';
import type { StreetName } from './format.ts';
import { blockOf, type FoundStreet, hasNumber, locate, openPack, type Pack, streetsNamed, zipsLike } from './pack.ts';
import { StreetPackError } from './side.ts';

/** The result of looking an address up in a pack. */
export interface StreetCheck {
  /**
   * `found`: the ZIP has the street as written, or in a common other spelling (6th for Sixth, St for Saint, US Hwy 12 for Highway
   * 12). `completed`: it has the street with a direction or suffix that was missing, and no other street of that name has the
   * number. `several`: more than one has. `not_found`: the pack has no such street in the ZIP; `streets` lists those of the same
   * name with another direction or suffix. `not_covered`: the pack does not have the ZIP. `not_a_street`: a box, a route, a
   * military address.
   */
  readonly street: 'found' | 'completed' | 'several' | 'not_found' | 'not_covered' | 'not_a_street';
  /**
   * `no_ranges`: the Census has no whole house numbers for the street. `none`: the address has no number, or no street was found.
   */
  readonly number: 'in_range' | 'out_of_range' | 'no_ranges' | 'none';
  /** The street as the Census has it; if there are several, the first. */
  readonly match?: StreetName;
  /** All streets of that name in the ZIP. */
  readonly streets: readonly StreetName[];
  /** Other ZIPs with the same first three digits that have this street with this number; empty if the ZIP itself has it. */
  readonly other_zips: readonly string[];
  /** Degrees, the middle of the block. Only if the pack with coordinates was given and has the number. */
  readonly latitude?: number;
  readonly longitude?: number;
}

/** What `Streets.standardize` changed: a missing part that it completed, or the ZIP. */
export type StreetChange = 'pre_dir' | 'suffix' | 'post_dir' | 'zip_code';

/** An open pack. */
export interface Streets {
  /** How many ZIPs and streets the pack has. */
  readonly size: { readonly zips: number; readonly streets: number };
  /** Looks an address up; changes nothing. */
  check(address: AddressInput): StreetCheck;
  /**
   * `standardize`, then two corrections. A missing direction or suffix is completed if only one street fits (footnote `L`). If the
   * ZIP has no such street, and exactly one other ZIP of the same city has the street with this number, that ZIP replaces it
   * (footnote `A`), unless a ZIP+4 was sent. The words of the street are never replaced by others; `changed` lists the corrections.
   */
  standardize(input: AddressInput): {
    readonly address: StandardizedAddress;
    readonly check: StreetCheck;
    readonly changed: readonly StreetChange[];
  };
}

/**
 * Opens a pack. This takes microseconds for any size: the bytes are read in place, at each look-up.
 *
 * @param streets the `streets` of `buildStreetPack`
 * @param coordinates its `coordinates`
 * @throws StreetPackError if the bytes are not such a pack
 */
export function openStreets(streets: Uint8Array, coordinates?: Uint8Array): Streets {
  for (const bytes of coordinates === undefined ? [streets] : [streets, coordinates])
    if (!(bytes instanceof Uint8Array))
      throw new StreetPackError(`expected the bytes of a street pack (Uint8Array), got ${typeof bytes}`);
  const pack = openPack(streets, 'ranges');
  const located = coordinates === undefined ? undefined : openPack(coordinates, 'blocks');
  const check = (address: AddressInput): StreetCheck => checkIn(pack, located, address);
  return {
    size: { zips: pack.zips, streets: pack.streets },
    check,
    standardize(input) {
      const first = standardize(input);
      const found = check(first);
      const better = improved(input, first, found);
      if (better === undefined) return { address: first, check: found, changed: [] };
      const again = standardize(better.input);
      const notes = [...first.usps_analysis.ame_footnotes.split(''), better.changed.includes('zip_code') ? 'A' : 'L'];
      const ame_footnotes = [...new Set(notes)].sort().join('');
      const address = { ...again, usps_analysis: { ...again.usps_analysis, ame_footnotes } };
      const last = check(address);
      return {
        address,
        check: found.street === 'completed' ? { ...last, street: 'completed' } : last,
        changed: better.changed,
      };
    },
  };
}

function checkIn(pack: Pack, located: Pack | undefined, input: AddressInput): StreetCheck {
  const sent = streetOf(input) ?? parse(input);
  const nothing = { number: 'none', streets: [], other_zips: [] } as const;
  if (sent.form !== 'street') return { street: 'not_a_street', ...nothing };
  const zip = sent.zip_code.slice(0, 5);
  const block = blockOf(pack, zip);
  let named = streetsNamed(pack, block, sent.primary_name, 'ranges');
  if (named.length === 0) named = otherwiseNamed(pack, block, sent.primary_name);
  const written = named[0] ? { ...sent, primary_name: named[0].primary_name } : sent;
  const number = wholeNumber(written.primary_num);
  const other_zips = (): string[] =>
    number === undefined
      ? []
      : zipsLike(pack, zip).filter((other) => {
          if (other === zip) return false;
          const there = streetsNamed(pack, blockOf(pack, other), written.primary_name, 'ranges');
          const { fitting, numbered } = fittingStreets(there, written, Number(number));
          return numbered && fitting.some((street) => isSame(street, written));
        });
  if (block < 0) return { street: 'not_covered', ...nothing };
  if (named.length === 0) return { street: 'not_found', ...nothing, other_zips: other_zips() };
  const { fitting, numbered } = fittingStreets(named, written, number === undefined ? undefined : Number(number));
  if (fitting.length === 0)
    return { street: 'not_found', ...nothing, streets: named.map(plain), other_zips: other_zips() };
  const same = fitting.find((street) => isSame(street, written));
  const match = same ?? fitting[0];
  const verdict = {
    street: same ? 'found' : fitting.length > 1 ? 'several' : 'completed',
    number: numberVerdict(match, number, numbered),
    ...(match ? { match: plain(match) } : {}),
    streets: named.map(plain),
    other_zips: numbered || number === undefined ? [] : other_zips(),
  } as const;
  if (located === undefined || match === undefined || !numbered || number === undefined) return verdict;
  const place = streetsNamed(located, blockOf(located, zip), match.primary_name, 'blocks').find((s) =>
    isSame(s, match),
  );
  const at = place && locate(place.cursor, Number(number));
  return at ? { ...verdict, ...at } : verdict;
}

interface SentStreet extends StreetName {
  readonly form: AddressForm;
  readonly primary_num: string;
  readonly zip_code: string;
}

/** Whether a line is exactly these parts, in this order, with a space between them. */
function isLineOf(line: string, parts: DeliveryParts): boolean {
  let at = 0;
  const take = (part: string): boolean => {
    if (part === '') return true;
    if (at > 0 && line.charCodeAt(at++) !== 32) return false;
    at += part.length;
    return line.startsWith(part, at - part.length);
  };
  return (
    take(parts.primary_num) &&
    take(parts.pre_dir) &&
    take(parts.primary_name) &&
    take(parts.suffix) &&
    take(parts.post_dir) &&
    take(parts.unit_des) &&
    take(parts.secndry_num) &&
    take(parts.unit_des2) &&
    take(parts.secndry_num2) &&
    take(parts.pmb_des) &&
    take(parts.pmb_num) &&
    at === line.length
  );
}

/** The street of a result of `standardize` whose line is made of its parts; undefined for any other input. */
function streetOf(input: AddressInput): SentStreet | undefined {
  if (!isResult(input)) return undefined;
  const { address_components: parts, address_line1, zip_code } = input;
  if (typeof parts?.primary_num !== 'string' || parts.primary_num === '') return undefined;
  const { primary_num, pre_dir, primary_name, suffix, post_dir } = parts;
  if (!isLineOf(address_line1, parts)) return undefined;
  return { form: 'street', primary_num, pre_dir, primary_name, suffix, post_dir, zip_code };
}

/** The digits of `105`, `105B` and `105 1/2`; undefined for `105-7`, and for more than nine digits. */
function wholeNumber(text: string): string | undefined {
  let end = 0;
  while (startsWithDigit(text.charAt(end))) end++;
  if (end === 0 || end > 9) return undefined;
  const next = text.charCodeAt(end);
  if (end === text.length) return text;
  return next === 32 || (next >= 65 && next <= 90) ? text.slice(0, end) : undefined;
}

const plain = ({ pre_dir, primary_name, suffix, post_dir }: StreetName): StreetName => ({
  pre_dir,
  primary_name,
  suffix,
  post_dir,
});

function numberVerdict(
  match: FoundStreet | undefined,
  number: string | undefined,
  numbered: boolean,
): StreetCheck['number'] {
  if (number === undefined || match === undefined) return 'none';
  if (numbered) return 'in_range';
  return hasNumber(match.cursor, Number(number)) === undefined ? 'no_ranges' : 'out_of_range';
}

/** The streets of the ZIP under another common spelling of the name, if exactly one other spelling is found. */
function otherwiseNamed(pack: Pack, block: number, name: string): FoundStreet[] {
  const found = spellingsOf(name)
    .map((spelling) => streetsNamed(pack, block, spelling, 'ranges'))
    .filter((streets) => streets.length > 0);
  return found.length === 1 ? (found[0] ?? []) : [];
}

/**
 * The streets that may be meant: those exactly as written or, if there are none, those with the missing parts; a direction or
 * suffix that was written is never replaced. If any of them has the number, only those.
 */
function fittingStreets(
  named: readonly FoundStreet[],
  written: StreetName,
  number: number | undefined,
): { fitting: readonly FoundStreet[]; numbered: boolean } {
  const same = named.filter((street) => isSame(street, written));
  const more = named.filter((street) => isMore(street, written));
  const candidates = same.length > 0 ? same : more;
  const numbered = candidates.filter(({ cursor }) => number !== undefined && hasNumber(cursor, number));
  return numbered.length > 0 ? { fitting: numbered, numbered: true } : { fitting: candidates, numbered: false };
}

const isSame = (a: StreetName, b: StreetName): boolean =>
  a.pre_dir === b.pre_dir && a.suffix === b.suffix && a.post_dir === b.post_dir;

/** Whether a street is the one written, apart from parts that were missing. */
const isMore = (street: StreetName, written: StreetName): boolean =>
  (written.pre_dir === '' || written.pre_dir === street.pre_dir) &&
  (written.suffix === '' || written.suffix === street.suffix) &&
  (written.post_dir === '' || written.post_dir === street.post_dir);

/** The address with its missing parts, or with the ZIP that the pack gives; undefined if there is nothing to correct. */
function improved(
  input: AddressInput,
  address: StandardizedAddress,
  check: StreetCheck,
): { input: AddressInput; changed: StreetChange[] } | undefined {
  const { primary_num, unit_des, secndry_num, unit_des2, secndry_num2, pmb_des, pmb_num, zip_addon, ...written } =
    address.address_components;
  const [otherZip] = check.other_zips;
  const isWrong = check.street === 'not_found' && check.streets.length === 0 && check.other_zips.length === 1;
  const zip =
    isWrong && otherZip !== undefined && !hasAddon(input) && isOfCity(address, otherZip) ? otherZip : undefined;
  const match = check.street === 'completed' && check.number === 'in_range' ? check.match : undefined;
  if (match === undefined && zip === undefined) return undefined;
  const { primary_name } = written;
  const { pre_dir, suffix, post_dir } = match ?? written;
  const units = [unit_des, secndry_num, unit_des2, secndry_num2, pmb_des, pmb_num];
  const line = [primary_num, pre_dir, primary_name, suffix, post_dir, ...units].filter((part) => part !== '');
  const parts = (['pre_dir', 'suffix', 'post_dir'] as const).filter((part) => match && match[part] !== written[part]);
  return {
    input: {
      address_line1: line.join(' '),
      address_line2: address.address_line2,
      city: address.city,
      state: address.state,
      zip_code: zip ?? (hasAddon(input) ? `${address.zip_code}-${zip_addon}` : address.zip_code),
    },
    changed: zip === undefined ? parts : [...parts, 'zip_code'],
  };
}

/** Whether a ZIP+4 was sent. The add-on of a result counts only if it is not the synthetic one. */
function hasAddon(input: AddressInput): boolean {
  const { addon } = readInput(input).lastLine;
  if (addon === '' || !isResult(input)) return addon !== '';
  const { address_line1, address_line2, city, state, zip_code } = input;
  if (address_line1 === '') return true;
  return standardize({ address_line1, address_line2, city, state, zip_code }).address_components.zip_addon !== addon;
}

/** Whether the city, as standardized, is the preferred city of the ZIP. */
function isOfCity({ city, state }: StandardizedAddress, zip: string): boolean {
  const there = standardize({ address_line1: '1 MAIN ST', city, state, zip_code: zip });
  return there.zip_code === zip && there.preferred_city === city;
}
