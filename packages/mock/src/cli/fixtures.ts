import type { Fixtures } from '../sandbox/sandbox.ts';
import type { FixtureFile } from '../types/fixture-file.ts';
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
    await checkArtwork(file);
    return (account) => fillFixtures(account, file);
  } catch (error) {
    throw new UsageError(`${wanted}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The rule of an upload: merge tags that cannot be read are refused, with the creative that has them. */
async function checkArtwork(file: FixtureFile): Promise<void> {
  const { templateProblem } = await import('@direct-mail/previews/merge-tags');
  for (const [at, { creatives = [] }] of (file.campaigns ?? []).entries()) {
    for (const [index, creative] of creatives.entries()) {
      for (const side of ['front_html', 'back_html'] as const) {
        const problem = templateProblem(creative[side] ?? '');
        if (problem !== null) throw new TypeError(`campaigns.${at}.creatives.${index}.${side}: ${problem}`);
      }
    }
  }
}
