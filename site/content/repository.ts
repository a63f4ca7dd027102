import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where its sources can be read, such as `https://example.com/direct-mail`; empty until that is known. */
export const repositoryUrl: string = (
  JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { repository: { url: string } }
).repository.url;
