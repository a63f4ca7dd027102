/** Why events cannot be sent to the typed URL; null if they can. */
export function urlProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return 'Enter the http:// or https:// URL of your receiver.';
  if (/^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && text.length <= 2048) return null;
  return `“${text.slice(0, 60)}” is not a complete URL: write it in full, such as http://localhost:3000/webhooks.`;
}
