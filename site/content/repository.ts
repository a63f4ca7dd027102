import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The URL of the sources, such as `https://example.com/direct-mail`; empty until known. */
export const repositoryUrl: string = (
  JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { repository: { url: string } }
).repository.url;
