/** Checks against the document, for the tests of everything that answers, calls or is called as it says. */
export { compileAt, createValidator, describeErrors, document, objectAt } from './document.ts';
export { formats } from './formats.ts';
export type { HeaderInput } from './messages.ts';
export { validateResponse } from './response.ts';
export { validateWebhook } from './webhook.ts';
