import type { Mailing } from '../../api/control.ts';

/** Who a piece is for, as the address block says it. */
export function nameOf({ address, recipient }: Mailing): string {
  if (address !== null) return address.name;
  if (recipient === null) return 'Erased';
  const { full_name, first_name, last_name } = recipient;
  return full_name ?? ([first_name, last_name].filter(Boolean).join(' ') || 'Current Resident');
}

/** Where it goes: `Springfield, IL 62704`. */
export function placeOf({ address, recipient }: Mailing): string {
  if (address !== null) return `${address.city}, ${address.state_name} ${address.postal_code}`;
  if (recipient === null) return 'Data subject request';
  if (recipient.city === null) return 'No address yet';
  return `${recipient.city}, ${recipient.state ?? ''} ${recipient.postal_code ?? ''}`.trim();
}
