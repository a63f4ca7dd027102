import type { OptionSpec } from '../frame/command.ts';

/** The meaning of the columns. */
export const mapOption: OptionSpec = {
  flags: '--map <assignment>',
  description: 'maps a column to a field: field=column, such as postal_code=ZIP; guessed by default; may be repeated',
  repeat: true,
};

/** How a CSV file is read. */
export const listOptions: readonly OptionSpec[] = [
  mapOption,
  { flags: '--delimiter <character>', description: 'column delimiter (default: guessed); \\t is a tab' },
  { flags: '--encoding <name>', description: 'encoding of the file, such as windows-1252 (default: UTF-8)' },
];
