/** The names of a recipient as sent; null if absent. */
export interface RecipientNames {
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The printed name: `full_name`, else first and last name (D61); null without a name. */
export function nameOf({ full_name, first_name, last_name }: RecipientNames): string | null {
  if (full_name !== null) return full_name;
  const parts = [first_name, last_name].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

/** Whether only a first name is known: no family name can then distinguish them from others at the address (D36). */
export function lacksFamilyName({ full_name, first_name, last_name }: RecipientNames): boolean {
  return full_name === null && last_name === null && first_name !== null;
}
