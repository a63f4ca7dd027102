/** The first lines of a program: what makes a call of this account. */
export function linesFor(origin: string, token: string): string {
  return `import { DirectMail } from '@direct-mail/sdk';
const mail = new DirectMail({ baseUrl: '${origin}', addressBaseUrl: '${origin}', token: '${token}' });
console.log(await mail.campaigns.list());`;
}
