import type { OperationId } from '@direct-mail/contract';
import { bodySchemas, describeIssues } from '@direct-mail/contract/schemas';
import type { Settings } from '../account/settings.ts';
import { type Failure, failure } from './errors.ts';

/** Checks a request body against the contract (D21, D56, D83); null when it is right. */
export function validateBody(operation: OperationId, body: unknown, _settings: Settings): Failure | null {
  // The one body with two kinds of wrong (400 and 422, D83): the operation checks it itself.
  if (operation === 'standardizeAddresses') return null;
  const schema = (bodySchemas as Partial<Record<OperationId, (typeof bodySchemas)[keyof typeof bodySchemas]>>)[
    operation
  ];
  if (schema === undefined) return null;
  const result = schema.safeParse(body);
  if (result.success) return null;
  const message = describeIssues(result.error)
    .map((issue) => issue.message)
    .join('; ');
  return failure('ValidationError', message);
}
