/** What was not drawn as written, in plain words: each once, at most fifty. */
export interface Warnings {
  add(text: string): void;
  list(): string[];
}

const MOST = 50;

export function collectWarnings(): Warnings {
  const seen = new Set<string>();
  return {
    add(text) {
      if (seen.size < MOST) seen.add(text);
    },
    list: () => [...seen],
  };
}

/** An address or a font name from a creative, short enough for a message. A `data:` URL is only named. */
export function shortened(text: string, most = 80): string {
  if (text.startsWith('data:')) return `${text.slice(0, text.search(/[;,]/) + 1 || 20).slice(0, 40)}…`;
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
