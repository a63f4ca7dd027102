import type { AttemptMessage } from '@direct-mail/contract/words/observe/messages';
import type { Attributes } from '@opentelemetry/api';

/**
 * What the conventions of HTTP clients tell of a request, in spans and in the metric. Not `url.full`: a query may hold an e-mail address, and a
 * path an id.
 */
export const attemptAttributes = ({ method, template, serverAddress, serverPort }: AttemptMessage): Attributes => ({
  'http.request.method': method,
  'server.address': serverAddress,
  'server.port': serverPort,
  'url.template': template,
});
