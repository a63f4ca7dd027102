import type { Mailing } from '../../api/control.ts';

/** The recipient's name as in the address block. */
export function nameOf({ address, recipient }: Mailing): string {
  if (address !== null) return address.name;
  if (recipient === null) return 'Erased';
  const { full_name, first_name, last_name } = recipient;
  return full_name ?? ([first_name, last_name].filter(Boolean).join(' ') || 'Current Resident');
}

/** The destination: `Springfield, IL 62704`. */
export function placeOf({ address, recipient }: Mailing): string {
  if (address !== null) return `${address.city}, ${address.state_name} ${address.postal_code}`;
  if (recipient === null) return 'Data subject request';
  if (recipient.city === null) return 'No address yet';
  return `${recipient.city}, ${recipient.state ?? ''} ${recipient.postal_code ?? ''}`.trim();
}
