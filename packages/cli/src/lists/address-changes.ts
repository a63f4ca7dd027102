import type { AddressExplanation, AddressFields, FieldExplanation } from '@direct-mail/us-address';

/** A part of an address that differs from the input, and the rule that changed it. */
export interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly rule: string;
}

/** All changes that a list must show, except synthetic add-ons; also input that is not a state or ZIP. */
export function changesOf(input: AddressFields, { fields, set_aside: aside }: AddressExplanation): Change[] {
  const replaced = aside.flatMap(({ words, reason }) => (reason === 'replaced' ? words.split(' ') : []));
  const changes = fields.flatMap((field): Change[] => {
    if (field.rule === 'synthetic' || field.field === 'zip_addon') return [];
    const before = writtenFor(field, input);
    const unread = field.field === 'state' && before !== '' && replaced.includes(before.toUpperCase());
    const fixed = field.field === 'zip_code' && before !== '' && !isZip(before, field.after);
    if (!field.changed && !unread && !fixed) return [];
    const rule = field.rule !== 'kept' ? field.rule : unread ? 'from_zip' : 'zip_from_digits';
    return [{ field: field.field, before, after: field.after, rule }];
  });
  const dropped = aside.filter(({ reason }) => reason !== 'replaced' && reason !== 'repeated');
  return [
    ...changes,
    ...dropped.map(({ words, reason }) => ({ field: 'set aside', before: words, after: '(nothing)', rule: reason })),
  ];
}

/** For an address in parts, the cell's text, even if it was read as nothing. */
function writtenFor({ field, before }: FieldExplanation, input: AddressFields): string {
  return field === 'state' || field === 'zip_code' ? (input[field] ?? before) : before;
}

/** A ZIP with or without its add-on. */
const isZip = (written: string, zip: string): boolean =>
  zip !== '' && written.startsWith(zip) && /^([- ]?\d{4})?$/.test(written.slice(zip.length));
