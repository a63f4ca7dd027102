import { existsSync } from 'node:fs';
import { UsageError } from '@direct-mail/terminal/failure';
import type { Fixtures } from '../sandbox/sandbox.ts';

/** Fixtures that fill an account, and the files that they come from. */
export interface LoadedFixtures {
  readonly fixtures: Fixtures;
  readonly files: readonly string[];
}

/** Whether `--fixtures` names content that this package has. */
export const isBuiltIn = (wanted: string): wanted is 'demo' | 'empty' => wanted === 'demo' || wanted === 'empty';

/** Loads what `--fixtures` names: built-in fixtures, or JSON files with fixtures, or one with a snapshot. */
export async function fixturesNamed(wanted: readonly string[]): Promise<LoadedFixtures> {
  const [first = 'demo'] = wanted;
  if (wanted.length === 1 && isBuiltIn(first)) return { fixtures: first, files: [] };
  for (const each of wanted) {
    if (isBuiltIn(each))
      throw new UsageError(`--fixtures ${each} is a whole account: it cannot be combined with a file`);
    if (!existsSync(each))
      throw new UsageError(`--fixtures must be demo, empty or a JSON file; there is no ${JSON.stringify(each)}`);
  }
  const { fixturesOf } = await import('../control/read-fixtures.ts');
  const { readFixtureFiles } = await import('../fixtures/load.ts');
  const { templateProblem } = await import('@direct-mail/previews/merge-tags');
  return saying('', () => {
    const { content, files } = readFixtureFiles(wanted, templateProblem);
    const names = `${wanted.join(', ')}: `;
    const fill = saying(names, () => fixturesOf(content));
    return { fixtures: (account) => saying(names, () => fill(account)), files };
  });
}

/** Makes an error one of the command line, with the name of the files before it. */
function saying<Value>(names: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new UsageError(`${names}${error.message}`);
  }
}
