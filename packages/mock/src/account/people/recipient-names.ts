/** The names of a recipient as they were sent; null where one is absent. */
export interface RecipientNames {
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The name on the piece: `full_name` wins, else first and last name (D61); null when no name was given. */
export function nameOf({ full_name, first_name, last_name }: RecipientNames): string | null {
  if (full_name !== null) return full_name;
  const parts = [first_name, last_name].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' ');
}

/** Whether a recipient has a first name alone: then no family name is known that could tell them from others at the address (D36). */
export function lacksFamilyName({ full_name, first_name, last_name }: RecipientNames): boolean {
  return full_name === null && last_name === null && first_name !== null;
}
