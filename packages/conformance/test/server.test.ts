import { describe, expect, test, vi } from 'vitest';
import { against, FULL } from './against.ts';
import { quickRules } from './quick.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('our mock', () => {
  test('passes every rule that needs neither pictures nor days', async () => {
    expect(quickRules.length).toBeGreaterThan(60);
    const result = await against({ target: FULL, only: quickRules });
    expect(result.ended).toBeNull();
    const problems = result.rules.flatMap(({ id, checks }) =>
      checks
        .filter(({ verdict }) => verdict !== 'pass' && verdict !== 'outside' && verdict !== 'skipped')
        .map((check) => `${id}: ${check.name}: ${check.verdict}: ${check.expected ?? check.reason}`),
    );
    expect(problems).toEqual([]);
  });
});
