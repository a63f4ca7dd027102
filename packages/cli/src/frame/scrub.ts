/** Removes tokens from text of any source: a message, a typo, a response. */
export interface Scrubber {
  /** Hides this text in all later output. */
  readonly hide: (secret: string) => void;
  /** Removes hidden texts. */
  readonly data: (text: string) => string;
  /** The same, and everything that looks like a token: for messages, which may repeat what was typed. */
  readonly message: (text: string) => string;
}

/** Shorter texts may occur in data: a mock's token may be a word such as `test`. */
const shortestInData = 6;

const spelledLikeToken = /\b(live|test)_(?=[A-Za-z0-9_-]*)[A-Za-z0-9_-]+/g;

export function createScrubber(): Scrubber {
  const secrets = new Set<string>();
  const without = (text: string, shortest: number): string => {
    let clean = text;
    // Longest first: one may begin with another.
    for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
      if (secret.length >= shortest) clean = clean.replaceAll(secret, '[token]');
    }
    return clean;
  };
  return {
    hide: (secret) => {
      if (secret !== '') secrets.add(secret);
    },
    data: (text) => without(text, shortestInData),
    message: (text) => without(text, 1).replace(spelledLikeToken, '$1_…'),
  };
}
