import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { flagNames } from '../packages/mock/src/cli/flags.ts';
import { canRun, readExamples, shows, Terminal } from './run-examples.ts';

const examples = readExamples(readFileSync(new URL('server.md', import.meta.url), 'utf8'));

describe('docs/server.md', () => {
  const terminal = new Terminal();
  afterAll(() => terminal.close());

  test.skipIf(!canRun()).each(examples.map((example) => [example.line, example.text.split('\n')[0], example] as const))(
    'line %i runs and answers as it says: %s',
    async (_line, _text, example) => {
      const printed = await terminal.run(example);
      if (example.answer !== null && !shows(example.answer, printed)) expect(printed).toBe(example.answer);
    },
  );

  test('has an example of every flag', () => {
    const shown = examples.map(({ text }) => text).join('\n');
    expect(flagNames.filter((flag) => !shown.includes(`--${flag}`))).toEqual([]);
  });
});
