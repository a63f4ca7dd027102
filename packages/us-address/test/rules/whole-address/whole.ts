import { expect, test } from 'vitest';
import { parse } from '../../../src/index.ts';

/** Sent, and what it comes apart into. */
type Split = readonly [sent: string, line: string, city: string, state: string, zip: string];

/** One test for each whole address, of how `parse` takes it apart before the table corrects anything. */
export const splits = (cases: readonly Split[]): void => {
  test.each(cases)('"%s"', (sent, line, city, state, zip_code) => {
    const parsed = parse({ full_address: sent });
    expect(parsed).toMatchObject({ line, city, state, zip_code });
  });
};
