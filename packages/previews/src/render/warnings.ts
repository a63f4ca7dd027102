/** What was not drawn as written, in plain words: each warning once, at most fifty. */
export interface Warnings {
  add(text: string): void;
  /** Merge tag values, which no warning reveals: they may be part of a URL or of a font name. */
  conceal(values: readonly string[]): void;
  list(): string[];
}

const MOST = 50;

export function collectWarnings(): Warnings {
  const seen = new Set<string>();
  const values: string[] = [];
  return {
    add(text) {
      if (seen.size < MOST) seen.add(text);
    },
    conceal(more) {
      values.push(...more);
    },
    list: () => [...new Set([...seen].map((text) => concealed(text, values)))],
  };
}

/** Shorter values are hidden only as whole words, because they may occur in the warnings' own text. */
const SHORT = 3;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The text with dots instead of values, shortened ones included. */
export function concealed(text: string, values: readonly string[]): string {
  let result = text;
  for (const value of [...new Set(values)].sort((a, b) => b.length - a.length)) {
    const whole = escaped(value);
    if (value.length < SHORT) {
      result = result.replace(new RegExp(`(?<=[/=“_.-])${whole}(?=[/&”_.…-])`, 'giu'), '…');
      continue;
    }
    result = result.replace(new RegExp(whole, 'giu'), '…');
    for (let length = value.length - 1; length >= SHORT && result.includes('…'); length -= 1)
      result = result.replace(new RegExp(`${escaped(value.slice(0, length))}…`, 'giu'), '…');
  }
  return result;
}

/** A URL or font name of a creative, shortened for a message. A `data:` URL is not quoted. */
export function shortened(text: string, most = 80): string {
  if (text.startsWith('data:')) return `${text.slice(0, text.search(/[;,]/) + 1 || 20).slice(0, 40)}…`;
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
