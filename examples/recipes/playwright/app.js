/** The application under test, in a process of its own: a form that sends a welcome postcard. */
import { createServer } from 'node:http';
import { DirectMail } from '@direct-mail/sdk';
import { welcome } from '../src/welcome.js';

const mail = new DirectMail(); // its addresses and its token come from the environment

const form = `<!doctype html><title>Welcome</title><form method="post">
${['first_name', 'last_name', 'address_1', 'city', 'state', 'postal_code']
  .map((name) => `<label>${name} <input name="${name}"></label>`)
  .join('\n')}
<button>Send</button></form>`;

const server = createServer((request, response) => void answer(request, response));

async function answer(request, response) {
  response.setHeader('content-type', 'text/html');
  if (request.method !== 'POST') return response.end(form);
  let body = '';
  for await (const chunk of request) body += chunk;
  try {
    await welcome(mail, Object.fromEntries(new URLSearchParams(body)));
    response.end('<h1>Your postcard is on its way</h1>');
  } catch {
    response.end('<h1>Please try again later</h1>');
  }
}

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
