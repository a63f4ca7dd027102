import type { OperationId } from '@direct-mail/contract';
import { bodySchemas, describeIssues } from '@direct-mail/contract/schemas';
import type { Settings } from '../account/base/settings.ts';
import { type Failure, failure } from './errors.ts';

/** Checks a request body against the contract (D21, D56, D83); null when it is right. */
export type Validate = (operation: OperationId, body: unknown, settings: Settings) => Failure | null;

export const validateBody: Validate = (operation, body, settings) => {
  // The one body with two kinds of wrong (400 and 422, D83): the operation checks it itself.
  if (operation === 'standardizeAddresses') return null;
  const schema = (bodySchemas as Partial<Record<OperationId, (typeof bodySchemas)[keyof typeof bodySchemas]>>)[
    operation
  ];
  if (schema === undefined) return null;
  const result = schema.safeParse(body);
  if (result.success) {
    const unknown = settings.unknownFields === 'refuse' ? unknownField(body, result.data, '') : null;
    return unknown === null ? null : failure('ValidationError', `${unknown} is no field of this request`);
  }
  const message = describeIssues(result.error)
    .map((issue) => issue.message)
    .join('; ');
  return failure('ValidationError', message);
};

/** The path of a field that parsing left out, because the document does not know it; null when there is none. */
function unknownField(sent: unknown, known: unknown, path: string): string | null {
  // What is kept by reference, such as merge tags, is kept whole.
  if (sent === known || typeof sent !== 'object' || sent === null || typeof known !== 'object' || known === null)
    return null;
  for (const [key, value] of Object.entries(sent)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(known, key)) return here;
    const below = unknownField(value, (known as Record<string, unknown>)[key], here);
    if (below !== null) return below;
  }
  return null;
}
