/** GET and POST of one checkout's SDK as multiples of bare `fetch`, in a process of their own: two copies of a client slow each other down. */
import { join } from 'node:path';
import { ratios } from '../sdk/measures.mjs';
import { subjects } from '../sdk/subjects.mjs';

const entry = join(process.argv[2] ?? '', 'packages/sdk/dist/index.js');
const { make } = subjects['@direct-mail/sdk'];
const found = await ratios({
  'bare fetch': subjects['bare fetch'],
  ours: { make: (fetch: unknown, url?: string) => make(fetch, url, entry) },
});
console.log(JSON.stringify(found.ours));
