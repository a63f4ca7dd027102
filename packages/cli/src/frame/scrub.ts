/** Takes tokens out of text, wherever they come from: a message, a typo, a response. */
export interface Scrubber {
  /** From now on this text is never shown. */
  readonly hide: (secret: string) => void;
  /** Takes out what was hidden. */
  readonly data: (text: string) => string;
  /** The same, and everything that is spelled like a token: for messages, which may repeat what was typed. */
  readonly message: (text: string) => string;
}

/** What is shorter, data may hold by itself: the token of a mock may be a word such as `test`. */
const shortestInData = 6;

const spelledLikeToken = /\b(live|test)_(?=[A-Za-z0-9_-]*)[A-Za-z0-9_-]+/g;

export function createScrubber(): Scrubber {
  const secrets = new Set<string>();
  const without = (text: string, shortest: number): string => {
    let clean = text;
    // The longest first: one may begin with another.
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
