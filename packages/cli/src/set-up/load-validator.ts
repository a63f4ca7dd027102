import type { OperationId } from '@direct-mail/contract';
import type { bodySchemas } from '@direct-mail/contract/schemas';
import type { RequestValidator } from '@direct-mail/sdk';

/** The operations whose body is given by `--body`, `--set` or options. */
export type BodyOperation = Exclude<keyof typeof bodySchemas, 'standardizeAddresses'>;

/** One module per schema: all of them take 15 ms of processor time, one takes 5. */
const schemas = {
  createMailing: async () => (await import('@direct-mail/contract/schemas/mailings')).CreateMailingRequest,
  createOrder: async () => (await import('@direct-mail/contract/schemas/orders')).Order,
  updateOrder: async () => (await import('@direct-mail/contract/schemas/orders')).OrderUpdate,
  createAudienceMember: async () => (await import('@direct-mail/contract/schemas/audiences')).AudienceMemberRequest,
  createDataSubjectRequest: async () =>
    (await import('@direct-mail/contract/schemas/data-subject-requests')).DataSubjectRequest,
} as const satisfies { [Name in BodyOperation]: () => Promise<(typeof bodySchemas)[Name]> };

/** The schema of an operation's body, loaded alone. */
export const bodySchemaOf = (operation: BodyOperation) => schemas[operation]();

/** The SDK's request check, limited to what a command of these operations needs. */
export async function loadValidator(operations: readonly OperationId[]): Promise<RequestValidator> {
  const [operation] = operations;
  if (operations.length !== 1 || operation === undefined || !Object.hasOwn(schemas, operation)) {
    return (await import('@direct-mail/sdk/validation')).requestValidator;
  }
  const schema = await bodySchemaOf(operation as BodyOperation);
  const { describeIssues } = await import('@direct-mail/contract/schemas/issues');
  const { findUnknownFields } = await import('@direct-mail/contract/schemas/unknown-fields');
  return (_operation, { body }) => {
    const unknown = findUnknownFields(schema, body);
    // Compiling the schema pays off from the second body on.
    const { error } = schema.safeParse(body, { jitless: true });
    if (error === undefined) return unknown;
    const faults = describeIssues(error, 'the body');
    return [...unknown, ...faults.map(({ path, message }) => ({ path: path.join('.'), message }))];
  };
}
