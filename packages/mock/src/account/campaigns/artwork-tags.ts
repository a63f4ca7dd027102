import type { ArtworkRow } from '../store/rows.ts';

/** Merge tags with their values, nested as in templates. */
export type Tags = Record<string, unknown>;

/** Template variables that are not merge tags (D62). */
const OF_THE_RECIPIENT = new Set(
  'recipient location full_name first_name last_name company address_1 address_2 city state postal_code identifier'.split(
    ' ',
  ),
);
const SCOPES = new Set(['custom', 'promotion']);
const WORDS = new Set(
  'and or not in contains true false nil null blank empty by with as limit offset reversed'.split(' '),
);
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** `{{ code | default: "HI" }}` and `{% if code %}`; no tag is longer. */
const TAG = /\{\{-?([^{}]{0,1000})\}\}|\{%-?\s*(\w+)([^{}]{0,1000})%\}/g;
const PATH = /[A-Za-z_][\w-]*(?:\.[\w-]+)*/g;
const QUOTED = /"[^"]*"|'[^']*'/g;
const DEFAULT = /\|\s*default\s*:\s*(?:"([^"]*)"|'([^']*)'|(-?[\d.]+))/;

const made = new WeakMap<ArtworkRow, Tags>();

/**
 * The merge tags of artwork, each with its default or an empty text (D114). Found by pattern, because the template
 * engine is an optional package.
 */
export function tagsOf(artwork: ArtworkRow): Tags {
  const known = made.get(artwork);
  if (known !== undefined) return known;
  const tags: Tags = {};
  const locals = new Set<string>(['forloop', 'tablerowloop']);
  for (const html of [artwork.front_html, artwork.back_html]) {
    for (const [, output, name, rest] of (html ?? '').matchAll(TAG)) {
      if (output !== undefined) enter(tags, pathsIn(output).slice(0, 1), locals, DEFAULT.exec(output));
      else readTag(tags, name ?? '', rest ?? '', locals);
    }
  }
  made.set(artwork, tags);
  return tags;
}

function readTag(tags: Tags, name: string, rest: string, locals: Set<string>): void {
  const paths = pathsIn(rest);
  if (name === 'assign' || name === 'capture' || name === 'for' || name === 'tablerow') {
    const [local, ...used] = paths;
    enter(tags, name === 'for' || name === 'tablerow' ? used.slice(0, 1) : used, locals, null);
    if (local !== undefined) locals.add(local);
  } else if (['if', 'elsif', 'unless', 'case', 'when'].includes(name)) enter(tags, paths, locals, null);
}

/** The variables of an expression, without its filters. */
function pathsIn(expression: string): string[] {
  const [plain = ''] = expression.replaceAll(QUOTED, ' ').split('|', 1);
  return (plain.match(PATH) ?? []).filter((path) => !WORDS.has(path));
}

function enter(
  tags: Tags,
  paths: readonly string[],
  locals: ReadonlySet<string>,
  fallback: RegExpExecArray | null,
): void {
  for (const path of paths) {
    const segments = path.split('.');
    if (locals.has(segments[0] as string) || OF_THE_RECIPIENT.has(segments[0] as string)) continue;
    if (SCOPES.has(segments[0] as string)) segments.shift();
    if (segments.length === 0 || segments.some((segment) => UNSAFE.has(segment))) continue;
    put(tags, segments, fallback?.[1] ?? fallback?.[2] ?? fallback?.[3] ?? '');
  }
}

/** A default at any use of a tag counts; a tag whose members are used is an object. */
function put(into: Tags, [head, ...rest]: readonly string[], value: string): void {
  const name = head as string;
  const there = into[name];
  if (rest.length > 0) {
    const inner = typeof there === 'object' ? (there as Tags) : {};
    into[name] = inner;
    put(inner, rest, value);
  } else if (there === undefined || there === '') into[name] = value;
}
