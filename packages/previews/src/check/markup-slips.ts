/** Problems visible in the markup alone: broken HTML, elements that are not printed, syntax of other systems. */
import { drawnList, families, standInFor } from '../fonts/font-names.ts';
import { formFieldOf, isHiddenField } from '../html/form-fields.ts';
import { RUBY_IN_THE_LINE } from '../html/unprinted.ts';
import { finding, type SideFinding } from '../merge-tags/findings.ts';
import { shortened } from '../render/warnings.ts';
import { attributeOf, MASK, type Source } from './source.ts';

/** Parse errors after which a browser reads something other than what is written. */
const BROKEN: Readonly<Record<string, string>> = {
  'eof-in-tag': 'A tag is never closed with >',
  'eof-in-comment': 'A comment is never closed with -->',
  'eof-in-element-that-can-contain-only-text': 'A <style>, <title> or <script> is never closed',
  'eof-in-script-html-comment-like-text': 'A script is never closed',
  'unexpected-character-in-attribute-name':
    'A quote or < is where the name of an attribute should be: a quote is missing before it',
  'missing-whitespace-between-attributes': 'There is no space between two attributes; a quote is missing or extra',
  'unexpected-character-in-unquoted-attribute-value':
    'A quote is in the value of an attribute that does not begin with one',
  'duplicate-attribute': 'An attribute is given twice: only the first counts',
  'unexpected-solidus-in-tag': 'A slash is in the middle of a tag',
};

const UNPRINTED: Readonly<Record<string, string>> = {
  script: 'A script does not run on paper',
  iframe: 'A frame is not printed',
  video: 'A video is not printed',
  audio: 'A sound is not printed',
  canvas: 'A canvas stays empty: scripts do not run',
  object: 'An embedded object is not printed',
  embed: 'An embedded object is not printed',
  input: 'A form field of this kind is not printed',
  select: 'A form field of this kind is not printed',
  marquee: 'Moving text does not move',
};

export function markupSlips(source: Source): SideFinding[] {
  const found: SideFinding[] = [];
  for (const error of source.errors) {
    const message = BROKEN[error.code];
    if (message === undefined || found.some(({ line, code }) => code === 'html-broken' && line === error.startLine))
      continue;
    found.push(finding('html-broken', message, { line: error.startLine, column: error.startCol }));
  }
  for (const { element, place } of source.elements) {
    const message = UNPRINTED[element.tagName];
    const isData = element.tagName === 'script' && /json|template/i.test(attributeOf(element, 'type') ?? '');
    const isDrawn = formFieldOf(element) !== undefined || isHiddenField(element);
    if (message !== undefined && !isData && !isDrawn) found.push(finding('element-not-printed', message, place));
    if (element.tagName === 'ruby' && !found.some(({ message: said }) => said === RUBY_IN_THE_LINE))
      found.push(finding('not-drawn', RUBY_IN_THE_LINE, place));
    if (element.tagName === 'link' && /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')) {
      const address = attributeOf(element, 'href') ?? '';
      if (!isFontService(address))
        found.push(finding('style-sheet-not-loaded', `The style sheet ${shortened(address)} is not loaded`, place));
    }
  }
  found.push(...foreignTags(source), ...encodingSlips(source));
  return found;
}

export const isFontService = (address: string): boolean =>
  /^(https?:)?\/\/(fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net|fonts\.adobe\.com|api\.fontshare\.com|rsms\.me\/inter)/i.test(
    address.trim(),
  );

/** The families requested from a font service, in lower case: `family=Open+Sans:wght@400|Lato`. */
export const familiesOfService = (address: string): string[] =>
  [...address.matchAll(/family=([^&]+)/g)].flatMap(([, list = '']) =>
    decodeURIComponent(list)
      .split('|')
      .map((one) => one.split(':')[0]?.replaceAll('+', ' ').trim().toLowerCase() ?? ''),
  );

const WORDS =
  'first|last|full|name|city|state|zip|street|address|code|coupon|promo|date|company|amount|offer|price|insert|your|phone|email|url|title|here|recipient|customer|discount|expir\\w*|sender|logo|business|agent';
const FOREIGN: readonly (readonly [RegExp, string])[] = [
  [/\*\|[\w: ]{1,40}\|\*/g, 'Mailchimp'],
  [/%%=?[\w@() -]{2,40}=?%%/g, 'another system'],
  [/(?<![\w%])%[A-Za-z_][\w-]{2,30}%(?![\w%])/g, 'another system'],
  [/[«‹]\s*[\w -]{2,40}\s*[»›]/g, 'Word'],
  [/<<\s*[A-Za-z_][\w -]{0,40}\s*>>/g, 'another system'],
  [/\$\{[\w.$() ]{1,60}\}/g, 'a program'],
  [/#\{[\w.$() ]{1,60}\}/g, 'a program'],
  [/<%[=-]?[\s\S]{1,80}?%>/g, 'a program'],
  [/@@\w{2,40}@@/g, 'another system'],
  [/\{\s?\{?\s*\$?[A-Za-z_][\w.-]{0,40}\s*\}(?!\})/g, 'no merge tag'],
  [/\{\s?\{\s*[A-Za-z_][\w.-]{0,40}\s*\}\s\}/g, 'no merge tag'],
];
const PLACEHOLDERS: readonly RegExp[] = [
  new RegExp(`\\[\\[?\\s*(?:[A-Za-z]+[ _-])*(?:${WORDS})(?:[ _-][A-Za-z]+)*\\s*\\]\\]?`, 'gi'),
  /\blorem ipsum\b/gi,
  /\b(?:TODO|TBD|FIXME|XXXX+)\b/g,
];

/** Merge tags of other systems, which are printed as written. */
function foreignTags({ texts, elements }: Source): SideFinding[] {
  const found: SideFinding[] = [];
  const look = (text: string, place: { line: number; column: number }) => {
    for (const [pattern, system] of FOREIGN)
      for (const match of text.matchAll(pattern)) {
        if (
          found.some(
            ({ message, line }) => line === lineIn(text, match.index, place.line) && message.includes(match[0]),
          )
        )
          continue;
        const of = system === 'no merge tag' ? 'is not a merge tag' : `is a merge tag of ${system}`;
        found.push(
          finding(
            'foreign-merge-tag',
            `${shortened(match[0], 60)} ${of} and is printed as it is written`,
            at(text, match.index, place),
          ),
        );
      }
    for (const pattern of PLACEHOLDERS)
      for (const match of text.matchAll(pattern))
        found.push(
          finding(
            'placeholder-text',
            `“${shortened(match[0], 60)}” looks like a placeholder`,
            at(text, match.index, place),
          ),
        );
  };
  for (const { text, parent, place } of texts)
    if (parent !== 'style' && parent !== 'script' && parent !== 'title') look(text, place);
  for (const { element, place } of elements)
    for (const name of ['src', 'href']) {
      const value = attributeOf(element, name);
      if (value !== undefined && !value.startsWith('data:') && /\*\||\$\{|%%|\{/.test(value)) look(value, place);
    }
  return found;
}

const lineIn = (text: string, index: number, line: number) => line + text.slice(0, index).split('\n').length - 1;
const at = (text: string, index: number, place: { line: number; column: number }) => {
  const before = text.slice(0, index).split('\n');
  return before.length === 1
    ? { line: place.line, column: place.column + index }
    : { line: place.line + before.length - 1, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** UTF-8 read as Windows-1252, or bytes that were not UTF-8. */
function encodingSlips({ texts }: Source): SideFinding[] {
  const first = texts.find(({ text }) => /Ã[\u0080-\u00bf©¨¡³±¼]|â€[™œ\u009d“”˜¦]|Â[\u00a0©®°·]|\ufffd/.test(text));
  if (first === undefined) return [];
  return [
    finding(
      'encoding',
      'The text was read in another encoding than it was written in: “Ã©” instead of “é”',
      first.place,
    ),
  ];
}

/** The first family of a list, and the font that replaces it. */
export function fontSlip(
  list: string,
  loaded: ReadonlySet<string>,
  anyService: boolean,
): { readonly code: 'font-missing' | 'font-not-fetched'; readonly message: string } | undefined {
  if (list.includes(MASK) || /^\s*(inherit|initial|unset|revert)/i.test(list)) return undefined;
  const names = drawnList(list.split(',').map((name) => name.trim().replace(/^["']|["']$/g, '')));
  const [first = ''] = names;
  const known = standInFor(first);
  if (first === '' || known?.expected) return undefined;
  const instead = names.map((name) => standInFor(name)?.family).find((name) => name !== undefined) ?? families.sans;
  if (loaded.has(first.toLowerCase()))
    return {
      code: 'font-not-fetched',
      message: `The font “${shortened(first, 40)}” comes from the web; here it is drawn in ${instead}`,
    };
  if (anyService) return undefined;
  return {
    code: 'font-missing',
    message: `The font “${shortened(first, 40)}” is not loaded by the artwork and not here; it is printed in ${instead}${known?.similar ? ', whose letters have other widths' : ''}`,
  };
}
