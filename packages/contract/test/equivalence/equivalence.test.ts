import { describe, expect, test } from 'vitest';
import { type OperationId, routes } from '../../src/index.ts';
import { bodySchemas, querySchemas } from '../../src/schemas/index.ts';
import { compare } from './compare.ts';
import { subjects } from './subjects.ts';

/** Each draw is judged by a compiled validator and by zod. `npm run proof -- --only sizes` draws more. */
const RUNS = process.env['PROOF_SIZE'] === 'long' ? 5_000 : 300;

const ids = Object.keys(routes) as OperationId[];

describe('the zod schemas are complete', () => {
  test('every operation with a body has a schema for it', () => {
    expect(Object.keys(bodySchemas).sort()).toEqual(ids.filter((id) => routes[id].hasBody).sort());
  });

  test('every operation with query parameters has a schema for them', () => {
    const withQuery = ids.filter((id) => Object.keys(routes[id].queryParameters).length > 0);
    expect(Object.keys(querySchemas).sort()).toEqual(withQuery.sort());
  });
});

describe('what the document accepts zod accepts, and the other way round', () => {
  test.each(subjects)('$name', (subject) => {
    const verdicts = compare(subject, { runs: RUNS });
    expect(verdicts.difference).toBeUndefined();
    // Draws of which all are right, or all wrong, would prove nothing.
    expect(verdicts.accepted).toBeGreaterThan(RUNS / 20);
    expect(verdicts.refused).toBeGreaterThan(RUNS / 20);
  });
});
