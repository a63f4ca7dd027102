import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AllSeen } from './golden.ts';

const folder = new URL('golden/', import.meta.url);

/** The titles of what changed, is new, or is not there any more. `DIRECT_MAIL_GOLDEN=write` takes the present for right. */
export function compare({ seen, skipped }: AllSeen): string[] {
  const differences: string[] = [];
  const isSkipped = (title: string): boolean => skipped.has(title.split(' · ')[0] as string);
  for (const [noun, entries] of seen) {
    const path = new URL(`${noun}.txt`, folder);
    const before = existsSync(path) ? entriesOf(readFileSync(path, 'utf8')) : new Map<string, string>();
    for (const [title, body] of before) if (isSkipped(title) && !entries.has(title)) entries.set(title, body);
    const text = [...entries].map(([title, body]) => `######## ${title}\n${body.trimEnd()}\n`).join('\n');
    if (process.env['DIRECT_MAIL_GOLDEN'] === 'write') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, text);
      continue;
    }
    const now = entriesOf(text);
    for (const title of new Set([...before.keys(), ...now.keys()])) {
      if (before.get(title) !== now.get(title)) differences.push(title);
    }
  }
  return differences;
}

function entriesOf(text: string): Map<string, string> {
  const entries = text.split(/^######## /m).slice(1);
  return new Map(
    entries.map((entry) => [entry.slice(0, entry.indexOf('\n')), entry.slice(entry.indexOf('\n') + 1).trimEnd()]),
  );
}
