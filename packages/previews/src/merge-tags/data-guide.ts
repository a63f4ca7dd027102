/** The Data Guide: the keys that a creative needs, found by analysing its templates without filling them in. */
import type { Liquid } from 'liquidjs';
import type { DataGuide, DataGuideKey, GuidedCreative } from '../types.ts';
import { sampleOf } from './data-guide-sample.ts';
import { CreativeError, limits } from './limits.ts';
import { strictEngine, templateEngine } from './liquid-engine.ts';
import { isRecipientField, MERGE_TAG_SCOPES, RECIPIENT_SCOPES } from './template-variables.ts';
import { checkSize, parseTemplate, type Template } from './templates.ts';

const sides = ['front', 'back'] as const;

/** The keys of both sides in the order of their first use, and problems of the templates. */
export function dataGuide(creative: GuidedCreative): DataGuide {
  const found = new Map<string, DataGuideKey & { asked: boolean; bare: boolean }>();
  const problems: string[] = [];
  for (const side of sides) {
    const html = creative[`${side}_html`];
    if (!html) continue;
    for (const use of usesOf(html, (problem) => problems.push(`${side}_html: ${problem}`))) {
      const id = `${use.source} ${use.key}`;
      const key = found.get(id) ?? { ...empty(use), asked: false, bare: false };
      found.set(id, key);
      if (!key.expressions.includes(use.expression)) key.expressions.push(use.expression);
      if (!key.used_on.includes(side)) key.used_on.push(side);
      key.default ??= use.default;
      if (use.items) key.items = [...new Set([...(key.items ?? []), ...use.items])];
      key.asked ||= use.place === 'condition';
      key.bare ||= use.place !== 'condition' && !use.hasDefault;
    }
  }
  const keys = [...found.values()].map(({ asked, bare, ...key }) => ({ ...key, required: bare && !asked }));
  if (found.has('recipient email'))
    problems.push('recipient.email is always empty: email addresses are stored only as hashes');
  return { keys, problems: [...new Set(problems)], sample: sampleOf(keys) };
}

/** One place where a template uses a variable. */
interface Use {
  key: string;
  source: DataGuideKey['source'];
  expression: string;
  place: 'output' | 'condition' | 'tag';
  hasDefault: boolean;
  default: string | null;
  items: string[] | null;
}

const empty = ({ key, source }: Use): DataGuideKey => ({
  key,
  source,
  expressions: [],
  required: false,
  default: null,
  items: null,
  used_on: [],
});

function usesOf(html: string, problem: (text: string) => void): Use[] {
  const parsed = tryParse(strictEngine(), html, problem) ?? tryParse(templateEngine(), html, () => {});
  if (!parsed) return [];
  const { globals, variables } = strictEngine().analyzeSync(parsed, { partials: false });
  const pathOf = (segments: readonly unknown[]) =>
    segments.map((part) => (Array.isArray(part) ? undefined : String(part)));
  const uses: (Use & { offset: number })[] = [];
  const lines = lineOffsets(html);
  for (const variable of Object.values(globals).flat()) {
    const path = pathOf(variable.segments);
    const offset = (lines[variable.location.row - 1] ?? 0) + variable.location.col - 1;
    const named = nameOf(path);
    const entry = loopVariable(html, offset);
    const fields = entry === undefined ? [] : (variables[entry] ?? []).map(({ segments }) => pathOf(segments)[1]);
    const items = entry === undefined ? null : [...new Set(fields.filter((field) => field !== undefined))];
    if (named) uses.push({ ...named, ...placeOf(html, offset), items, offset });
  }
  return uses.sort((a, b) => a.offset - b.offset);
}

function tryParse(engine: Liquid, html: string, problem: (text: string) => void): Template[] | undefined {
  try {
    checkSize(html);
    return parseTemplate(html, engine);
  } catch (error) {
    if (!(error instanceof CreativeError)) throw error;
    problem(error.message);
    return undefined;
  }
}

/** `custom.promo_code` is the merge tag `promo_code`; `recipient.city` is the recipient's (D62). */
function nameOf(path: (string | undefined)[]): Pick<Use, 'key' | 'source' | 'expression'> | undefined {
  const known = path
    .slice(0, path.includes(undefined) ? path.indexOf(undefined) : undefined)
    .filter((part) => part !== undefined);
  const [scope, ...rest] = known;
  if (scope === undefined) return undefined;
  const expression = known.join('.');
  const scoped = (names: readonly string[]) => names.includes(scope);
  if (scoped(RECIPIENT_SCOPES))
    return rest[0] === undefined ? undefined : { key: rest[0], source: 'recipient', expression };
  if (scoped(MERGE_TAG_SCOPES))
    return rest.length === 0 ? undefined : { key: rest.join('.'), source: 'merge_tags', expression };
  // Available at the top level too, unless a merge tag of that name is sent.
  if (rest.length === 0 && isRecipientField(scope)) return { key: scope, source: 'recipient', expression };
  return { key: expression, source: 'merge_tags', expression };
}

/** The name that `{% for home in … %}` gives to each entry of the list at `offset`. */
function loopVariable(html: string, offset: number): string | undefined {
  const tag = openedAt(html, '{%', offset);
  return tag < 0 ? undefined : /^\{%-?\s*(?:for|tablerow)\s+([\w-]+)\s+in\s+$/.exec(html.slice(tag, offset))?.[1];
}

/** Whether a variable is printed, tested or used by another tag, and the default it is printed with. */
function placeOf(html: string, offset: number): Pick<Use, 'place' | 'hasDefault' | 'default'> {
  const output = openedAt(html, '{{', offset);
  const tag = openedAt(html, '{%', offset);
  if (tag > output) {
    const asks = /^\{%-?\s*(if|elsif|unless|case|when)\b/.test(html.slice(tag, offset));
    return { place: asks ? 'condition' : 'tag', hasDefault: false, default: null };
  }
  const ahead = html.slice(offset, offset + limits.mergeTagLength);
  const rest = ahead.slice(0, Math.max(0, ahead.indexOf('}}')));
  const fallback = /\|\s*default\s*:\s*(?:"([^"]*)"|'([^']*)'|(-?[\d.]+)|[^|]*)/.exec(rest);
  return {
    place: 'output',
    hasDefault: fallback !== null,
    default: fallback?.[1] ?? fallback?.[2] ?? fallback?.[3] ?? null,
  };
}

/** The start of the tag that contains `offset`; text further back than the longest tag is not searched. */
function openedAt(html: string, mark: string, offset: number): number {
  const from = Math.max(0, offset - limits.mergeTagLength);
  const found = html.slice(from, offset + mark.length).lastIndexOf(mark);
  return found < 0 ? -1 : from + found;
}

function lineOffsets(text: string): number[] {
  const offsets = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) offsets.push(at + 1);
  return offsets;
}
