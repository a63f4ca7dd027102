import { expect, test } from 'vitest';
import { flagNames } from '../packages/mock/src/cli/flags.ts';
import { testExamples } from './test-examples.ts';

const examples = testExamples('server.md');

test('docs/server.md has an example of every flag', () => {
  const shown = examples.map(({ text }) => text).join('\n');
  expect(flagNames.filter((flag) => !shown.includes(`--${flag}`))).toEqual([]);
});
