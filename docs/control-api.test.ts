import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { anyControlCalls } from '../packages/mock/src/control/control.ts';
import { canRun, readExamples, shows, Terminal } from './run-examples.ts';

const document = readFileSync(new URL('control-api.md', import.meta.url), 'utf8');
const examples = readExamples(document);

describe('docs/control-api.md', () => {
  const terminal = new Terminal();
  afterAll(() => terminal.close());

  test.skipIf(!canRun()).each(examples.map((example) => [example.line, example.text.split('\n')[0], example] as const))(
    'line %i runs and answers as it says: %s',
    async (_line, _text, example) => {
      const printed = await terminal.run(example);
      if (example.answer !== null && !shows(example.answer, printed)) expect(printed).toBe(example.answer);
    },
  );

  test('has an example of every call', () => {
    const shown = examples.flatMap(({ text }) => callsOf(text));
    const missing = Object.values(anyControlCalls)
      .map(
        ({ method, path }) =>
          [`${method} ${path}`, new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
      )
      .filter(([, pattern]) => !shown.some((call) => pattern.test(call)));
    expect(missing.map(([call]) => call)).toEqual([]);
  });
});

/** The control calls of a command: `--json` and `--data-binary` mean POST, unless `-X` says otherwise. */
function callsOf(text: string): string[] {
  return text
    .split(/(?=\bcurl )/)
    .filter((command) => command.includes('localhost:4010/_mock'))
    .map((command) => {
      const path = /localhost:4010(\/_mock[^\s'"?]*)/.exec(command)?.[1] ?? '';
      const sends = /--json|--data-binary/.test(command);
      return `${/-X (\w+)/.exec(command)?.[1] ?? (sends ? 'POST' : 'GET')} ${path}`;
    });
}
