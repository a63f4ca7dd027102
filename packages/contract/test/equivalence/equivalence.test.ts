import { describe, expect, test, vi } from 'vitest';
import { type OperationId, routes } from '../../src/index.ts';
import { bodySchemas, querySchemas } from '../../src/schemas/index.ts';
import { compare } from './compare.ts';
import { subjects } from './subjects.ts';

// Thousands of draws; a busy machine may need longer than the default.
vi.setConfig({ testTimeout: 60_000 });

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
    const verdicts = compare(subject, { runs: 1000 });
    expect(verdicts.difference).toBeUndefined();
    // Draws of which all are right, or all wrong, would prove nothing.
    expect(verdicts.accepted).toBeGreaterThan(50);
    expect(verdicts.refused).toBeGreaterThan(50);
  });
});
