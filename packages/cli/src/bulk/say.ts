import { shellQuoted } from '@direct-mail/contract/words/shell';

/** `42s`, `3m 05s`, `1h 07m`, `2d 03h`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (value: number): string => String(value).padStart(2, '0');
  if (whole < 60) return `${whole}s`;
  if (whole < 3_600) return `${Math.floor(whole / 60)}m ${two(whole % 60)}s`;
  if (whole < 86_400) return `${Math.floor(whole / 3_600)}h ${two(Math.floor((whole % 3_600) / 60))}m`;
  return `${Math.floor(whole / 86_400)}d ${two(Math.floor((whole % 86_400) / 3_600))}h`;
}

/** A word of a command line, quoted for a shell. */
export const shellWord = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : shellQuoted(word));
