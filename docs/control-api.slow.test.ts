import { expect, test } from 'vitest';
import { controlRoutes } from '../packages/contract/src/control/generated/calls.ts';
import { testExamples } from './test-examples.ts';

const examples = testExamples('control-api.md');

test('docs/control-api.md has an example of every call', () => {
  const shown = examples.flatMap(({ text }) => callsOf(text));
  const missing = Object.values(controlRoutes)
    .map(
      ({ method, path }) =>
        [`${method} ${path}`, new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`)] as const,
    )
    .filter(([, pattern]) => !shown.some((call) => pattern.test(call)));
  expect(missing.map(([call]) => call)).toEqual([]);
});

/** The control calls of a command: `-d` and `--data-binary` mean POST, unless `-X` says otherwise. */
function callsOf(text: string): string[] {
  return text
    .split(/(?=\bcurl )/)
    .filter((command) => command.includes('localhost:4010/_mock'))
    .map((command) => {
      const path = /localhost:4010(\/_mock[^\s'"?]*)/.exec(command)?.[1] ?? '';
      const sends = / -d |--data-binary/.test(command);
      return `${/-X (\w+)/.exec(command)?.[1] ?? (sends ? 'POST' : 'GET')} ${path}`;
    });
}
