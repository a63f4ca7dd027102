import { routes } from '@direct-mail/contract';
import { UsageError } from '@direct-mail/terminal/failure';
import { type BodyOperation, bodySchemaOf } from '../set-up/load-validator.ts';

export type { BodyOperation } from '../set-up/load-validator.ts';

/** Refuses fields that are not in the contract and suggests the one meant. @throws UsageError */
export async function refuseUnknownFields(operation: BodyOperation, body: object): Promise<void> {
  const { findUnknownFields } = await import('@direct-mail/contract/schemas/unknown-fields');
  const unknown = findUnknownFields(await bodySchemaOf(operation), body);
  if (unknown.length === 0) return;
  const { method, path } = routes[operation];
  throw new UsageError(
    unknown.map(({ message }) => message).join('; '),
    `Nothing was sent. A field that is newer than this version: direct-mail api ${method} ${path}`,
  );
}
