/** The variables available to templates: the scopes of D62. */
import { isObject } from '@direct-mail/contract/words/is-object';
import type { PreviewPiece } from '../types.ts';

type Scope = Record<string, unknown>;

/** Names that always mean the recipient, even if a merge tag has the same name. */
export const RECIPIENT_SCOPES = ['recipient', 'location'] as const;
/** Names under which every merge tag is available besides the top level. */
export const MERGE_TAG_SCOPES = ['custom', 'promotion'] as const;

/** Fields of the recipient that are also available at the top level, unless a merge tag has the same name. */
export const RECIPIENT_FIELDS = [
  'full_name',
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postal_code',
  'identifier',
] as const;

const topLevel = new Set<string>(RECIPIENT_FIELDS);
export const isRecipientField = (name: string): boolean => topLevel.has(name);

/**
 * D62: a merge tag is available as `key`, `custom.key` and `promotion.key`; a field of the recipient as
 * `recipient.field`, and as `field` unless a merge tag has that name. Merge tags sent as `{ "custom": { "key": … } }`
 * mean the same; such a nested value wins under that name.
 */
export function templateVariables({
  merge_tags,
  recipient,
  address,
}: Pick<PreviewPiece, 'merge_tags' | 'recipient' | 'address'>): Scope {
  const tags = isObject(merge_tags) ? merge_tags : {};
  const person = names(recipient ?? {});
  const scope: Scope = { ...Object.fromEntries(RECIPIENT_FIELDS.map((field) => [field, person[field]])), ...tags };
  for (const name of MERGE_TAG_SCOPES) scope[name] = { ...tags, ...(isObject(tags[name]) ? tags[name] : {}) };
  // D73: e-mail addresses are not stored, so none can be printed.
  scope['recipient'] = { ...person, email: '' };
  const postal_code = person['postal_code'] ?? address?.postal_code;
  scope['location'] = {
    address_1: person['address_1'] ?? address?.address_1,
    address_2: person['address_2'] ?? address?.address_2,
    city: person['city'] ?? address?.city,
    state: person['state'] ?? address?.state_name,
    postal_code,
    zip: postal_code,
    zip_code: postal_code,
  };
  return scope;
}

/** D61: `full_name` wins; missing name fields are derived from the others. */
function names(recipient: Scope): Scope {
  const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const [first, last, full] = [
    text(recipient['first_name']),
    text(recipient['last_name']),
    text(recipient['full_name']),
  ];
  const cut = full.lastIndexOf(' ');
  return {
    ...recipient,
    full_name: full || [first, last].filter(Boolean).join(' '),
    first_name: first || (cut < 0 ? full : full.slice(0, cut)),
    last_name: last || (cut < 0 ? '' : full.slice(cut + 1)),
  };
}

/** The value at a path, including the `size`, `first` and `last` that Liquid defines for lists and texts. */
export function valueAt(scope: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, part) => {
    if (typeof value === 'string') return part === 'size' ? value.length : undefined;
    if (Array.isArray(value) && part in OF_LISTS) return OF_LISTS[part as keyof typeof OF_LISTS](value);
    if (typeof value !== 'object' || value === null) return undefined;
    if (Object.hasOwn(value, part)) return (value as Scope)[part];
    return part === 'size' ? Object.keys(value).length : undefined;
  }, scope);
}

const OF_LISTS = {
  size: (list: readonly unknown[]): unknown => list.length,
  first: (list: readonly unknown[]): unknown => list[0],
  last: (list: readonly unknown[]): unknown => list.at(-1),
};
