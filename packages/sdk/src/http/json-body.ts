import { ValidationError } from '../errors/validation-error.ts';

/** A body as JSON, or why it has none: a BigInt, an object inside itself, thousands of levels. */
export function jsonBody(body: unknown, operation: string): string | undefined {
  if (body === undefined) return undefined;
  let text: string | undefined;
  try {
    text = JSON.stringify(body);
  } catch {
    // The runtime's message may quote keys and values.
  }
  if (text !== undefined) return text;
  const message = 'the body cannot be written as JSON: it holds a BigInt or itself, or is nested too deeply';
  throw new ValidationError([{ path: '', message }], operation);
}
