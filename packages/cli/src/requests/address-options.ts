import type { OptionSpec } from '../frame/command.ts';

/** The parts of a person's address. */
export const addressOptions: readonly OptionSpec[] = [
  { flags: '--address-1 <text>', description: 'house number and street' },
  { flags: '--address-2 <text>', description: 'apartment, suite, unit' },
  { flags: '--city <text>', description: 'the city' },
  { flags: '--state <text>', description: 'the state' },
  { flags: '--postal-code <text>', description: 'the ZIP code' },
];
