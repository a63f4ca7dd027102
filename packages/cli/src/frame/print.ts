import type { Result } from './command.ts';
import { type Asked, askedFields, type MissingField, pickFields } from './input/fields.ts';
import type { Io } from './io.ts';
import type { Scrubber } from './scrub.ts';
import { drawTable } from './table.ts';

/** Whether this call prints JSON: requested, or standard output is not a terminal. */
export const printsJson = (asked: Asked, io: Io): boolean =>
  asked.json === true || asked.fields !== undefined || !io.terminal.out;

/** Colour is for terminals, unless NO_COLOR is set (no-color.org). */
export const isColored = ({ env }: Io, terminal: boolean): boolean =>
  terminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb';

/** Prints a command's result: data on standard output, its note on standard error at a terminal. */
export function print(result: Result, asked: Asked, io: Io, scrub: Scrubber, missing: MissingField): void {
  if (result.bytes) io.out(result.bytes);
  else if (result.data !== undefined) io.out(scrub.data(text(result, asked, io, missing)));
  if (result.note !== undefined && io.terminal.err) io.err(scrub.message(`${result.note}\n`));
}

/** JSON with what a terminal would act on written as escapes: C1 controls, and marks that turn the direction of text. */
const visible = (json: string): string =>
  json.replace(
    /[\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function text(
  { data, shown = data, columns, text: drawn }: Result,
  asked: Asked,
  io: Io,
  missing: MissingField,
): string {
  if (printsJson(asked, io)) {
    const fields = askedFields(asked);
    return `${visible(JSON.stringify(fields ? pickFields(data, fields, missing) : data, null, 2))}\n`;
  }
  if (drawn !== undefined) return drawn;
  return drawTable(shown, columns, { color: isColored(io, io.terminal.out), width: io.columns });
}
