import type { Fixtures } from '../sandbox/sandbox.ts';
import { UsageError } from './flags.ts';

/** What `--fixtures` names: one of the built-in ones, or a JSON file. */
export async function loadFixtures(wanted: string): Promise<Fixtures> {
  if (wanted === 'demo' || wanted === 'empty') return wanted;
  const { readFileSync } = await import('node:fs');
  let text: string;
  try {
    text = readFileSync(wanted, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`--fixtures must be demo, empty or a JSON file; ${JSON.stringify(wanted)}: ${why}`);
  }
  const { readFixtures } = await import('../fixtures/file.ts');
  const { fillFixtures } = await import('../fixtures/fill.ts');
  try {
    const file = readFixtures(JSON.parse(text.replace(/^\uFEFF/, '')));
    return (account) => fillFixtures(account, file);
  } catch (error) {
    throw new UsageError(`${wanted}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
