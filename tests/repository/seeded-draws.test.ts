import fc from 'fast-check';
import { expect, test } from 'vitest';

test('draws are seeded, unless PROOF_SEED says otherwise', () => {
  const { PROOF_SEED: given } = process.env;
  const expected = given === 'random' ? undefined : Number(given ?? 20_261_120);
  expect(fc.readConfigureGlobal().seed).toBe(expected);
});
