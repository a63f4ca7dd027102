import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { canRun, type Example, readExamples, shows, Terminal } from './run-examples.ts';

/** Runs every command of a document, one after the other in one terminal; the examples come back for tests of their own. */
export function testExamples(name: string): readonly Example[] {
  const examples = readExamples(readFileSync(new URL(name, import.meta.url), 'utf8'));
  describe(`docs/${name}`, () => {
    const terminal = new Terminal();
    afterAll(() => terminal.close());
    const cases = examples.map((example) => [example.line, example.text.split('\n')[0], example] as const);
    test.skipIf(!canRun()).each(cases)('line %i runs and answers as it says: %s', async (_line, _text, example) => {
      const printed = await terminal.run(example);
      if (example.response !== null && !shows(example.response, printed)) expect(printed).toBe(example.response);
    });
  });
  return examples;
}
