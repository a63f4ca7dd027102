import type { OptionSpec } from '@direct-mail/terminal';
import { type Input, notationOf, type Values } from '@direct-mail/terminal';
import { UsageError } from '@direct-mail/terminal/failure';

/** The parts of a person's address. */
export const addressOptions = [
  { flags: '--address-1 <text>', description: 'house number and street' },
  { flags: '--address-2 <text>', description: 'apartment, suite, unit' },
  { flags: '--city <text>', description: 'the city' },
  { flags: '--state <text>', description: 'the state' },
  { flags: '--postal-code <text>', description: 'the ZIP code' },
] as const satisfies readonly OptionSpec[];

const withName = [
  { flags: '--full-name <text>', description: 'the name at the address' },
  { flags: '--first-name <text>', description: 'or the given name' },
  { flags: '--last-name <text>', description: 'and the family name' },
  ...addressOptions,
] as const satisfies readonly OptionSpec[];

/** One person, in the same words for every command that looks for one. All e-mail addresses and the postal address are that person's. */
export const personOptions = [
  { flags: '--email <text>', description: 'an e-mail address of the person; may be repeated', repeat: true },
  ...withName,
] as const satisfies readonly OptionSpec[];

/** The fields of the postal address, as typed; undefined where none is given. */
export function addressOf(input: Input<Partial<Values<typeof withName>>, unknown>): Record<string, string> | undefined {
  const address: Record<string, string> = {};
  for (const option of withName) {
    const { name, key } = notationOf(option);
    const value = input.values[key as keyof typeof input.values];
    if (value !== undefined) address[name.replaceAll('-', '_')] = value;
  }
  return Object.keys(address).length === 0 ? undefined : address;
}

/** A person who can be looked for in ledgers: those match whole addresses. */
export function personOf(input: Input<Values<typeof personOptions>, unknown>) {
  const email = input.values.email;
  const given = addressOf(input);
  if (email.length === 0 && given === undefined)
    throw new UsageError('whom? Expected --email, or an address: --address-1, --city, --state, --postal-code');
  if (given === undefined) return { email };
  const { address_1, city, state, postal_code, ...rest } = given;
  if (address_1 === undefined || city === undefined || state === undefined || postal_code === undefined)
    throw new UsageError('an address needs --address-1, --city, --state and --postal-code');
  const address = { ...rest, address_1, city, state, postal_code };
  return email.length === 0 ? { address } : { email, address };
}
