const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const titles = wordSet('mr mrs ms miss mx dr doctor prof professor rev reverend sir');

/** Degrees that are never a family name; `MA` and `DO` can be. */
export const degrees = wordSet('md phd esq esquire dds dmd dvm jd llm llb edd mba msc bsc rn cpa');

export const suffixes: ReadonlyMap<string, string> = new Map([
  ['jr', 'jr'],
  ['junior', 'jr'],
  ['sr', 'sr'],
  ['senior', 'sr'],
  ['ii', 'ii'],
  ['2nd', 'ii'],
  ['iii', 'iii'],
  ['3rd', 'iii'],
  ['iv', 'iv'],
  ['4th', 'iv'],
  ['v', 'v'],
  ['5th', 'v'],
]);

/** Suffixes that can be a family name as well. */
export const mayBeName = wordSet('v junior senior');

/** The last word of a household's name: `The Hill Family`. */
export const households = wordSet('family families fam household');

/** Words for unnamed others in a name: `Ada Hill and Family`. */
export const companions = wordSet('family families fam household guest guests spouse wife husband children kids');

/** Separators of two people, after `&`, `+`, `/`, `c/o` and the like are replaced by them. */
export const AND = 'and';

/** A name without any of these is one person's. */
export const meansOthers: ReadonlySet<string> = new Set([AND, 'the', 'of', ...households, ...companions]);

const RESIDENT = String.raw`(?:(?:the|our|current|present|valued|local)\s+)*(?:resident|occupant|tenant|householder|homeowner|neighbou?r|boxholder|postal\s+(?:customer|patron))s?`;
const residentAlone = new RegExp(String.raw`^\W*(?:or\s+)?${RESIDENT}\W*$`, 'u');
const residentAfter = new RegExp(
  String.raw`\s*(?:[\s,;]or\b|[\s,;]and\b|[&/+,;(]|\s[-–—]\s)\s*(?:or\s+)?${RESIDENT}[\s.)]*$`,
  'u',
);
const residentBefore = new RegExp(String.raw`^\s*${RESIDENT}\s*(?:\bor\b|\band\b|[&/+])\s*`, 'u');

/** Removes `Current Resident`, which the service prints without a name, and the `or` before it, from a folded name. */
export function withoutResident(folded: string): string {
  if (!NAMES_RESIDENT.test(folded)) return folded;
  return residentAlone.test(folded) ? '' : folded.replace(residentAfter, '').replace(residentBefore, '');
}

const NAMES_RESIDENT = /resident|occupant|tenant|holder|homeowner|neighb|postal/u;
const LEADING_CARE_OF = /^\W*(?:c\/o|care\s+of|attn|attention)\b[\s:.]*/u;
const CARE_OF = /(?:[\s,;(]+(?:c\/o|care\s+of|attn|attention)\b|\s*%)[\s:.]*/gu;
const SLASH = /(?<=\p{L})[\s.]*\/\s*(?=\p{L})/gu;
const ROLE =
  /\s*(?:[(,]|\s[-–—])\s*(?:(?:home|business|co-)?owner|manager|president|ceo|trustee|executor|renter)\b\s*\)?\s*$/u;

/** Replaces everything between two people by `and`, and removes roles such as `(Owner)`. */
export function withConnectors(folded: string): string {
  if (!HAS_SIGN.test(folded)) return folded;
  return folded.replace(ROLE, '').replace(LEADING_CARE_OF, '').replace(CARE_OF, ` ${AND} `).replace(SLASH, ` ${AND} `);
}

const HAS_SIGN = /[/%(,\-–—:]|\bof\b|\batt/u;

/** `Estate of`, `The Family of`, `Parents of`: not the named person is meant. */
export const headsOthers =
  /^(?:the )?(?:estate|est|heirs?|family|parents?|guardians?|trustees?|executors?|survivors?|household) of (?:the )?/u;
