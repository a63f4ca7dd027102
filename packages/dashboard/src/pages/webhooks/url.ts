/** Why events cannot be sent to what was typed; null where they can. */
export function urlProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return 'Say where events go: the http:// or https:// address of your receiver.';
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol === 'http:' || protocol === 'https:') return null;
  return `“${text}” is no address that events can be sent to: write all of it, such as http://localhost:3000/webhooks.`;
}
