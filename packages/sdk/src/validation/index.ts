/**
 * Validates requests before they are sent. The zod schemas are bundled; there is nothing else to install.
 *
 * @packageDocumentation
 */
export type { ValidationIssue } from '../errors/validation-error.ts';
export type { RequestValidator } from '../http/settings.ts';
export type { RequestSchema, SchemaIssue, SchemaResult } from './request-schema.ts';
export { requestValidator } from './request-validator.ts';
export * from './schemas.ts';
