import type { OptionSpec } from '@direct-mail/terminal';

/** The meaning of the columns. */
export const mapOption = {
  flags: '--map <assignment>',
  description: 'maps a column to a field: field=column, such as postal_code=ZIP; guessed by default; may be repeated',
  repeat: true,
} as const satisfies OptionSpec;

/** How a CSV file is written. */
export const encodingOptions = [
  { flags: '--delimiter <character>', description: 'column delimiter (default: guessed); \\t is a tab' },
  { flags: '--encoding <name>', description: 'encoding of the file, such as windows-1252 (default: UTF-8)' },
] as const satisfies readonly OptionSpec[];

/** How a CSV file is read. */
export const listOptions = [mapOption, ...encodingOptions] as const;
