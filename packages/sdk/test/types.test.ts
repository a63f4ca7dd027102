import { expect, test } from 'vitest';
import {
  ApiError,
  type DirectMail,
  type MailingState,
  type Page,
  RateLimitError,
  type WithResponse,
} from '../src/index.ts';

// What the type checker must accept and refuse; "npm run types" is what runs this. tests/runtimes does the same with the
// packed package under every TypeScript.

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const check = <_ extends true>(): void => undefined;

async function accepted(mail: DirectMail, error: unknown): Promise<unknown> {
  const mailing = await mail.mailings.retrieve('m1');
  check<Equal<(typeof mailing)['state'], MailingState>>();
  const page = await mail.campaigns.listMailings('c1');
  check<typeof page extends Page<unknown> ? true : false>();
  const response = await mail.mailings.retrieve('m1').withResponse();
  check<Equal<typeof response, WithResponse<typeof mailing>>>();
  const deleted = await mail.orders.delete('o1');
  check<Equal<typeof deleted, void>>();
  // A state that is not known yet is no error.
  if (mailing.state === 'teleported') return mailing.address?.city;
  // Errors narrow, whichever copy of the package they come from.
  if (error instanceof RateLimitError) check<Equal<typeof error.retryAfter, number | undefined>>();
  return error instanceof ApiError ? error.code?.length : undefined;
}

function refused(mail: DirectMail): void {
  // @ts-expect-error -- a campaign is needed
  void mail.mailings.create({ recipient: { email: 'ada@example.com' } });
  // @ts-expect-error -- a recipient needs an address or an e-mail
  void mail.mailings.create({ campaign_id: 'c1', recipient: { full_name: 'Ada' } });
  // @ts-expect-error -- an order needs a way to know the customer
  void mail.orders.create({ order_id: 'o1', order_date: '2026-11-20' });
  // @ts-expect-error -- page is a number
  void mail.campaigns.listMailings('c1', { page: '2' });
  // @ts-expect-error -- a date field that is none
  void mail.campaigns.listMailings('c1', { date_field: 'sent_at' });
  // @ts-expect-error -- ids are text
  void mail.mailings.retrieve(5);
  // @ts-expect-error -- there is no such picture
  void mail.mailings.preview('m1', 'side');
  // @ts-expect-error -- only cpra
  void mail.dataSubjectRequests.create({ regulation: 'gdpr' });
  // @ts-expect-error -- nothing is assigned to a client's parts
  mail.orders = undefined;
}

test('types: correct use compiles, wrong use does not', () => {
  expect([accepted, refused]).toHaveLength(2);
});
