/** The constructor of a client as code; `token` is an expression. */
const clientOf = (origin: string, token: string): string => `const mail = new DirectMail({
  baseUrl: '${origin}',
  addressBaseUrl: '${origin}',
  token: ${token},
});`;

/** The first lines of a program that calls this account. */
export function linesFor(origin: string, token: string): string {
  return `import { DirectMail } from '@direct-mail/sdk';
${clientOf(origin, `'${token}'`)}
console.log(await mail.campaigns.list());`;
}

/** The code for a sandbox of a test file, created before and deleted after. */
export function suiteLinesFor(origin: string): string {
  return `const url = '${origin}/_mock/sandboxes';
const response = await fetch(url, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
});
const sandbox = await response.json();
${clientOf(origin, 'sandbox.production_token')}
// … afterwards:
await fetch(\`\${url}/\${sandbox.id}\`, { method: 'DELETE' });`;
}
