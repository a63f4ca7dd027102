/**
 * Checks requests before they are sent. Needs zod 4, an optional peer of this package that no other entry imports.
 *
 * @packageDocumentation
 */
export type { ValidationIssue } from '../errors/validation-error.ts';
export type { RequestValidator } from '../http/settings.ts';
export { requestValidator } from './request-validator.ts';
export * from './schemas.ts';
