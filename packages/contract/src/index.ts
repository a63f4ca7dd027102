/**
 * The types, routes, enums and limits of `openapi/direct-mail.yaml`, from which everything else is derived. The zod
 * schemas are in `@direct-mail/contract/schemas`, so that a program without validation does not load zod.
 */

export { misspelledFormat } from './doors/formats.ts';
export { meantBy } from './doors/meant-by.ts';
export { editDistance, nearest } from './doors/nearest.ts';
export * from './generated/enums.ts';
export { limits } from './generated/limits.ts';
export type * from './generated/models.ts';
export { type OperationId, routes, type ServerName } from './generated/routes.ts';
export { orderIdentityFields } from './order-identity.ts';
export type { Parsed, ParsedChange, Schema } from './schema-types.ts';
