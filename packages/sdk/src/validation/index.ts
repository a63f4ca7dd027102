/**
 * Checks requests before they are sent. Brings the zod schemas along; nothing else has to be installed.
 *
 * @packageDocumentation
 */
export type { ValidationIssue } from '../errors/validation-error.ts';
export type { RequestValidator } from '../http/settings.ts';
export type { RequestSchema, SchemaIssue, SchemaResult } from './request-schema.ts';
export { requestValidator } from './request-validator.ts';
export * from './schemas.ts';
