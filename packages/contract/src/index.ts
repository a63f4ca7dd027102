/**
 * The types, routes, enums and limits of `openapi/direct-mail.yaml`, from which everything else is derived. The zod
 * schemas are in `@direct-mail/contract/schemas`, so that a program without validation does not load zod.
 */
export * from './generated/enums.ts';
export { limits } from './generated/limits.ts';
export type * from './generated/models.ts';
export { type OperationId, routes, type ServerName } from './generated/routes.ts';
export type { components, operations, paths, webhooks } from './generated/types.ts';
export { meantBy } from './meant-by.ts';
export { orderIdentityFields } from './order-identity.ts';
export type { Parsed, ParsedChange, Schema, Schemas } from './schema-types.ts';
export { misspelledFormat } from './text/formats.ts';
export { editDistance, nearest } from './text/nearest.ts';
