/** A page that calls the service from the browser, answered by the mock in a service worker: no server at all. */
import { createMock } from '@direct-mail/mock';
import { handlers } from '@direct-mail/mock/msw';
import { DirectMail } from '@direct-mail/sdk';
import { setupWorker } from 'msw/browser';
import { ada, postcards } from '../src/ada.js';
import { outcome, welcome } from '../src/welcome.js';

const mock = createMock();
await mock.campaigns.create(postcards);
const worker = setupWorker(...handlers(mock));
await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });

const mail = new DirectMail({
  ...mock.connection,
  fetch: (input, init) => window.fetch(input, init), // the page's own, and not the mock's: over the service worker
  dangerouslyAllowBrowser: true, // the token is a mock's, and everybody may read it
});
const id = await welcome(mail, ada);
await mock.clock.advance({ days: 6 });
document.body.textContent = `${await outcome(mail, id)} after ${(await mock.requests.list()).length} requests`;
