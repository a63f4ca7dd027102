import type { Section } from '../section.ts';
import { ledgerLines } from './postgres/section.ts';
import { processLines } from './processes/section.ts';
import { virtualLines } from './virtual/section.ts';

/** The promise of `@direct-mail/bulk`: everybody once, whatever breaks. */
export const bulkSection: Section = async (options) => [
  ...(await virtualLines(options)),
  ...(await ledgerLines()),
  ...(await processLines(options)),
];
