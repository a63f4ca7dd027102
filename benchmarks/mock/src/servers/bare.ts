/** The limit: `node:http` and two routes that read what they are sent and answer the same bytes, with no check at all. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAILING, ready } from './child.ts';

const body = JSON.stringify(MAILING);
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'GET' && request.url?.startsWith('/v1/mailing/')) response.writeHead(200, headers).end(body);
    else if (request.method === 'POST' && request.url === '/v1/mailing') {
      JSON.parse(Buffer.concat(chunks).toString());
      response.writeHead(201, headers).end(body);
    } else response.writeHead(404).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  ready({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    campaign: MAILING.campaign_id,
    id: MAILING.id,
  });
});
