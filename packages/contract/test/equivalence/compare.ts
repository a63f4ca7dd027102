import type { Options } from 'ajv';
import fc from 'fast-check';
import { createValidator, document } from '../../test-support/index.ts';
import { drawValue } from './draw.ts';
import { withFault } from './fault.ts';
import type { Subject } from './subjects.ts';

type Document = Record<string, unknown>;

export interface Verdicts {
  readonly accepted: number;
  readonly refused: number;
  /** A value on which the two differ, as JSON. */
  readonly difference?: string;
}

interface Circumstances {
  readonly runs: number;
  readonly seed?: number;
  /** Another document in place of the true one, to see that it would be noticed. */
  readonly against?: Document;
  readonly options?: Options;
}

/** Lets the document and zod judge the same values. Draws come from the true document always. */
export function compare({ schema, zod }: Subject, { runs, seed, against, options }: Circumstances): Verdicts {
  const whole = against ?? document;
  // The schema is placed inside the document, so that its references resolve. Other tests check that the document is valid.
  const validator = createValidator({ ...whole, 'x-subject': schema }, { validateSchema: false, ...options });
  const validate = validator.compile({ $ref: 'direct-mail#/x-subject' });
  const count = { accepted: 0, refused: 0 };
  const property = fc.property(withFault(drawValue(schema)), (value) => {
    const accepted = validate(value);
    count[accepted ? 'accepted' : 'refused'] += 1;
    return accepted === zod.safeParse(value).success;
  });
  // A drift that is looked for need not be small; one that is found by surprise should be.
  const endOnFailure = against !== undefined || options !== undefined;
  const result = fc.check(property, { numRuns: runs, endOnFailure, ...(seed === undefined ? {} : { seed }) });
  return result.failed ? { ...count, difference: JSON.stringify(result.counterexample?.[0]) } : count;
}
