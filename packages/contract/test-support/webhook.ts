import { objectAt } from './document.ts';
import {
  contentValidators,
  documentedHeader,
  findBodyProblems,
  findHeaderProblems,
  type HeaderInput,
  readHeaders,
} from './messages.ts';

const operation = ['webhooks', 'mailingEvent', 'post'] as const;

const content = contentValidators([...operation, 'requestBody']);

const parameters = Object.entries(objectAt([...operation, 'parameters'])).map(([index, parameter]) =>
  documentedHeader(String((parameter as { name: string }).name), [...operation, 'parameters', index]),
);

/**
 * What about a webhook's request differs from the document; empty when it is as documented. Whether the signature is
 * right is not looked at: that takes the secret.
 */
export function validateWebhook(body: string | Uint8Array, headers: HeaderInput): readonly string[] {
  const read = readHeaders(headers);
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  return [...findHeaderProblems(parameters, read), ...findBodyProblems(content, read.get('content-type'), text)];
}
