/** Merge tags without data, and filters that hide this. Nothing is drawn, and no value is revealed. */

import { nearest } from '@direct-mail/contract/doors/nearest';
import { isObject } from '@direct-mail/contract/words/is-object';
import { isProgramText } from '@direct-mail/contract/words/program-text';
import type { DataGuideKey } from '../types.ts';
import { dataGuide } from './data-guide.ts';
import { finding, placeOf, type SideFinding } from './findings.ts';
import { isRecipientField, RECIPIENT_FIELDS, templateVariables, valueAt } from './template-variables.ts';

/** The data of a piece, as the mock stores it. */
export interface PieceData {
  readonly merge_tags?: unknown;
  readonly recipient?: Readonly<Record<string, unknown>> | null | undefined;
  readonly address?: Parameters<typeof templateVariables>[0]['address'];
}

interface Wanted extends Pick<DataGuideKey, 'key' | 'source' | 'expressions'> {
  readonly expression: string;
  readonly path: readonly string[];
  readonly required: boolean;
  readonly hidden: boolean;
  readonly place: { readonly line: number; readonly column: number } | undefined;
}

/** The variables of a template; analysed once, then checked for every piece. */
export type WantedTags = readonly Wanted[];

/** Fields that only `location` has. */
const LOCATION = ['address_1', 'address_2', 'city', 'state', 'postal_code', 'zip', 'zip_code'];

export function wantedTags(html: string): WantedTags {
  if (!/\{[{%]/.test(html)) return [];
  return dataGuide({ format: '', front_html: html }).keys.flatMap((key) =>
    key.expressions.map((expression) => ({
      ...key,
      expression,
      path: expression.split('.'),
      hidden: key.default !== null && !key.required,
      place: placeIn(html, expression),
    })),
  );
}

/** Fields that no recipient can have. */
export function unknownFields(wanted: WantedTags): SideFinding[] {
  return wanted.flatMap(({ source, path, expression, place }) => {
    const [scope, field] = path;
    if (source !== 'recipient' || field === undefined) return [];
    const known: readonly string[] = scope === 'location' ? LOCATION : RECIPIENT_FIELDS;
    if (known.includes(field)) return [];
    const meant = nearest(field, known);
    const email = field.startsWith('email');
    return finding(
      'merge-tag-unknown',
      email
        ? `{{ ${expression} }} is always empty: clear e-mail addresses are not kept`
        : `{{ ${expression} }}: recipients have no field “${field}”`,
      { ...place, key: field, ...(meant !== undefined && !email && { remedy: `Did you mean ${scope}.${meant}?` }) },
    );
  });
}

export function unfilledTags(wanted: WantedTags, data: PieceData): SideFinding[] {
  if (wanted.length === 0) return [];
  const scope = templateVariables(data as Parameters<typeof templateVariables>[0]);
  const sent = new Set([...keysOf(data.merge_tags), ...keysOf(data.recipient)]);
  return wanted.flatMap((tag): SideFinding[] => {
    const value = valueAt(scope, tag.path);
    const about = { ...tag.place, key: tag.key };
    const odd = oddValue(value);
    if (odd !== undefined && !isList(tag)) return [finding('merge-tag-value', `{{ ${tag.expression} }} ${odd}`, about)];
    if (!isEmpty(value) || isUnknownField(tag)) return [];
    const meant = sent.has(tag.key) ? undefined : nearest(tag.key, sent);
    const help = meant === undefined ? {} : { remedy: `Did you mean {{ ${meant} }}? That is what the data has` };
    if (tag.required)
      return [
        finding('merge-tag-unfilled', `{{ ${tag.expression} }} is empty: ${missing(tag)} “${tag.key}”`, {
          ...about,
          ...help,
        }),
      ];
    if (!tag.hidden || sent.has(tag.key)) return [];
    const known = tag.source === 'recipient' && isRecipientField(tag.key);
    return [
      finding('merge-tag-hidden', `{{ ${tag.expression} }} prints its default: ${missing(tag)} “${tag.key}”`, {
        ...about,
        ...help,
        ...(meant === undefined && { severity: 'info' as const }),
        ...(known && meant === undefined && { remedy: 'Nothing to do where the default is meant' }),
      }),
    ];
  });
}

const missing = ({ source }: Pick<Wanted, 'source'>) =>
  source === 'recipient' ? 'the recipient has no' : 'no merge tag';
const isList = (tag: Wanted) => (tag as unknown as DataGuideKey).items !== null;
const isUnknownField = ({ source, path }: Wanted) =>
  source === 'recipient' &&
  path.length > 1 &&
  !(path[0] === 'location' ? LOCATION : (RECIPIENT_FIELDS as readonly string[])).includes(path[1] ?? '');

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '') || Number.isNaN(value);

/** Values that programs send by mistake. */
function oddValue(value: unknown): string | undefined {
  if (typeof value === 'string' && isProgramText(value)) return `is filled with the word “${value.trim()}”`;
  if (typeof value === 'string' && /\{\{|\}\}|\*\|/.test(value)) return 'is filled with a merge tag';
  if (isObject(value)) return 'is filled with an object, which prints as data';
  return undefined;
}

const keysOf = (value: unknown): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        key === 'custom' || key === 'promotion' || key === 'recipient' ? keysOf(inner) : [key],
      )
    : [];

/** The first tag that uses the expression. */
function placeIn(html: string, expression: string): Wanted['place'] {
  const name = expression.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const match = new RegExp(`\\{[{%][^{}]{0,400}?(?<![\\w."'])${name}(?![\\w-])`).exec(html);
  return match === null ? undefined : placeOf(html, match.index);
}
