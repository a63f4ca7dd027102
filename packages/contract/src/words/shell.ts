/** A text as one word for a POSIX shell: inside single quotes only a single quote is special. */
export const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
