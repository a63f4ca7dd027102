/** What the service answers, as far as a send asks it: by a function in place of `fetch`, or over HTTP in a process of its own. */
import { createServer } from 'node:http';

export const campaign = '11111111-1111-4111-8111-111111111111';

export const headers = {
  'content-type': 'application/json',
  'x-total': '0',
  'x-total-pages': '0',
  'x-page': '1',
  'x-next-page': '',
};

let made = 0;

/** The body of a response, as text, and its status. */
export function answerTo(method, pathname) {
  if (method !== 'POST') {
    const own = pathname === '/v1/me' ? { id: campaign, name: 'Bench', mode: 'production' } : [];
    return [JSON.stringify(own), 200];
  }
  made += 1;
  const mailing = {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    campaign_id: campaign,
    creative_id: campaign,
    merge_tags: {},
    state: 'processing',
    front_url: '',
    back_url: '',
    pdf_url: '',
    total_cost: '0.85',
    address: null,
    send_at: null,
    created_at: new Date().toISOString(),
  };
  return [JSON.stringify(mailing), 201];
}

if (process.argv[2] === 'serve') {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const [body, status] = answerTo(request.method, new URL(request.url, 'http://service').pathname);
      response.writeHead(status, headers).end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.on('disconnect', () => process.exit(0));
}
