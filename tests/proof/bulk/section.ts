import type { ProofLine, ProofOptions, Section } from '../section.ts';
import { edgeLines } from './edges/section.ts';
import { ledgerLines } from './postgres/section.ts';
import { besideLines, dayOfWork, processLines } from './processes/section.ts';
import { sizeLines } from './size/section.ts';
import { mutantLines, virtualLines } from './virtual/section.ts';

/** In this order; `--only bulk:crashes` runs one of them. */
const bulkParts: Readonly<Record<string, (options: ProofOptions) => Promise<ProofLine[]>>> = {
  crashes: virtualLines,
  mutants: mutantLines,
  edges: edgeLines,
  ledger: ledgerLines,
  processes: processLines,
  work: dayOfWork,
  beside: besideLines,
  size: sizeLines,
};

/** The promise of `@direct-mail/bulk`: everybody once, whatever breaks. */
export const bulkSection: Section = async (options) => {
  const lines: ProofLine[] = [];
  for (const [name, part] of Object.entries(bulkParts)) {
    if (options.parts !== undefined && !options.parts.includes(name)) continue;
    const before = performance.now();
    lines.push(...(await part(options)));
    console.error(`bulk:${name}: ${((performance.now() - before) / 1000).toFixed(1)} s`);
  }
  return lines;
};
