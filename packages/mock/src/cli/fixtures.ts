import { readFileSync } from 'node:fs';
import { type FixtureFile, readFixtures } from '../fixtures/file.ts';
import { UsageError } from './flags.ts';

/** What `--fixtures` names: one of the built-in ones, or a JSON file. */
export function loadFixtures(wanted: string): 'demo' | 'empty' | FixtureFile {
  if (wanted === 'demo' || wanted === 'empty') return wanted;
  let text: string;
  try {
    text = readFileSync(wanted, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--fixtures must be demo, empty or a JSON file; ${JSON.stringify(wanted)}: ${why}`);
  }
  try {
    return readFixtures(JSON.parse(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new UsageError(`${wanted}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
