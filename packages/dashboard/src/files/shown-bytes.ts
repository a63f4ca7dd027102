import { figure } from '@direct-mail/contract/words/figures';

/** A size as text in decimal units: `1,244 bytes`, `12.4 kB`, `1.1 MB`. */
export function shownBytes(bytes: number): string {
  if (bytes < 10_000) return `${figure(bytes)} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
