import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { canBeDone } from '../../../tests/proof/cli/modes.ts';
import { commands } from '../src/tree/all.ts';

/** What `npm run proof -- --only cli` compares with. */
const folder = fileURLToPath(new URL('../../../tests/proof/cli/golden', import.meta.url));
const modes = ['terminal', 'pipe', 'closed stdin', 'NO_COLOR'];

/** The exit codes of what is kept, by command and mode. */
function kept(): Map<string, number[]> {
  const codes = new Map<string, number[]>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    for (const [, title = '', code] of text.matchAll(/^######## (.*)\n.*\nexit (-?\d+)$/gm)) {
      const name = title.replace(/, approved$/, '');
      codes.set(name, [...(codes.get(name) ?? []), Number(code)]);
    }
  }
  return codes;
}

test('each command is kept as it succeeds at a terminal, in a pipe, without input and with NO_COLOR', () => {
  const codes = kept();
  const missing = commands
    .flatMap(({ name }) => modes.filter((mode) => canBeDone(name, mode)).map((mode) => `${name} · ${mode}`))
    // What runs until Ctrl-C ends with 130.
    .filter((title) => !codes.get(title)?.some((code) => code === 0 || (code === 130 && /^(work|mcp) /.test(title))));
  expect(
    missing,
    'a case in tests/proof/cli/cases.ts, then DIRECT_MAIL_GOLDEN=write npm run proof -- --only cli',
  ).toEqual([]);
});
