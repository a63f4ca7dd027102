import { describe, expect, test } from 'vitest';
import { checks } from '../src/checks/all.ts';
import { against, FULL } from './against.ts';

describe('our mock', () => {
  test('passes every rule that can be seen', async () => {
    const result = await against({ target: FULL, only: [...new Set(checks.map(({ rule }) => rule))] });
    expect(result.ended).toBeNull();
    const problems = result.rules.flatMap(({ id, checks }) =>
      checks
        .filter(({ verdict }) => verdict !== 'pass' && verdict !== 'outside')
        .map((check) => `${id}: ${check.name}: ${check.verdict}: ${check.expected ?? check.reason}`),
    );
    expect(problems).toEqual([]);
  });
});
