import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { quick } from '../../../packages/bulk/test/world.ts';
import { cli, drawThumbnail, folder, type Ran, type World } from '../../../packages/cli/test/fake-io.ts';
import { createMock } from '../../../packages/mock/src/index.ts';
import { serve } from '../../../packages/mock/src/node.ts';

/** What the cases name: an account with one of each, a list, and the ways to a run. */
export interface CaseWorld {
  readonly url: string;
  readonly home: string;
  readonly list: string;
  readonly campaign: string;
  readonly audience: string;
  readonly mailing: string;
  readonly order: string;
  readonly webhook: string;
  /** Takes what is posted to it. */
  readonly receiver: string;
  /** The hash of a plan of the list. */
  readonly hash: () => Promise<string>;
  /** A run that was planned only; its id. */
  readonly planned: () => Promise<string>;
  /** A run that is being sent, slowly; its id. */
  readonly running: () => Promise<string>;
  /** A run that has ended; its id. */
  readonly finished: () => Promise<string>;
  /** One more mailing. */
  readonly send: () => Promise<void>;
  /** The id of a delivery of the webhook. */
  readonly delivery: () => Promise<string>;
  readonly subjectRequest: () => Promise<string>;
  readonly snapshot: () => Promise<string>;
  readonly profile: () => Promise<void>;
  readonly run: (argv: readonly string[], world?: World) => Promise<Ran>;
  readonly close: () => Promise<void>;
}

const people = [
  'Name,Street,City,State,ZIP',
  'Ada Lovelace,100 Main St,Mountain View,CA,94041',
  'Alan Turing,101 Oak Ave,Mountain View,CA,94041',
  'Grace Hopper,=1+1,Mountain View,CA,94041',
];

/** A fresh world: what one call changes, the next does not see. */
export async function createWorld(): Promise<CaseWorld> {
  const mock = createMock({ seed: 1, clock: 'real' });
  const { id: campaign } = await mock.campaigns.create({
    name: 'Spring',
    creatives: [
      {
        name: 'Card',
        format: 'postcard_4x6',
        default: true,
        front_html: 'Hello {{ recipient.first_name }}',
        back_html: '',
      },
    ],
  });
  const { id: audience } = await mock.audiences.create({ name: 'Friends' });
  const { id: webhook } = await mock.webhooks.create({ url: 'http://127.0.0.1:9/hooks', secret: 'whsec' });
  const { url, close } = await serve(mock);
  const receiver = createServer((request, response) => void request.resume().on('end', () => response.end()));
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  await drawThumbnail(url, mock.tokens.production, campaign);
  const home = folder();
  const list = join(home, 'people.csv');
  writeFileSync(list, `${people.join('\n')}\n`);
  const env = {
    DIRECT_MAIL_BASE_URL: url,
    DIRECT_MAIL_ADDRESS_BASE_URL: url,
    DIRECT_MAIL_TOKEN: mock.tokens.production,
    DIRECT_MAIL_TOKEN_OF_ACME: 'test_acme',
    DIRECT_MAIL_CONFIG_DIR: join(home, 'config'),
    DIRECT_MAIL_STATE_DIR: join(home, 'state'),
    USER: 'grace',
  };
  const run: CaseWorld['run'] = (argv, world = {}) =>
    cli(argv, { bulk: { timing: quick }, ...world, env: { ...env, ...world.env } });
  const json = async <T>(...argv: string[]): Promise<T> => {
    const { out, err } = await run(argv);
    if (out === '') throw new Error(err);
    return JSON.parse(out) as T;
  };
  const send = ['send', list, '--campaign', campaign, '--rate', '1000'];
  const plan = () => json<{ run: string; hash: string }>(...send, '--plan-only');
  const recipient = {
    full_name: 'Ada Lovelace',
    address_1: '100 Main St',
    city: 'Mountain View',
    state: 'CA',
    postal_code: '94041',
  };
  const body = JSON.stringify({ campaign_id: campaign, merge_tags: { reference: 'A1' }, recipient });
  const { id: mailing } = await json<{ id: string }>('mailings', 'send', '--body', body, '--yes');
  await mock.mailings.transition(mailing, 'production');
  await mock.mailings.transition(mailing, 'mailed');
  await mock.mailings.transition(mailing, 'delivered');
  const order = { order_id: 'A0', order_date: '2026-11-20', customer_email: 'ada@example.com' };
  await json('orders', 'submit', '--body', JSON.stringify(order));
  // Late enough for previews to be there (D41).
  await mock.clock.advance({ seconds: 30 });
  const slow = new AbortController();
  let going: Promise<unknown> = Promise.resolve();
  return {
    url,
    home,
    list,
    campaign,
    audience,
    mailing,
    webhook,
    order: 'A0',
    receiver: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`,
    run,
    close: async () => {
      slow.abort(new DOMException('interrupted', 'AbortError'));
      await going;
      receiver.closeAllConnections();
      receiver.close();
      await close();
    },
    hash: async () => (await plan()).hash,
    planned: async () => (await plan()).run,
    running: async () => {
      const { run: id, hash } = await plan();
      await new Promise<void>((resolve) => {
        const heard = (text: string): void => {
          if (/sent/.test(text)) resolve();
        };
        const call = ['send', list, '--campaign', campaign, '--rate', '1', '--approve', hash, '--yes'];
        going = run(call, { signal: slow.signal, heard });
      });
      return id;
    },
    finished: async () => {
      const { run: id, hash } = await plan();
      await json(...send, '--approve', hash, '--yes');
      return id;
    },
    send: async () => {
      await json('mailings', 'send', '--body', body, '--yes');
    },
    delivery: async () => (await mock.webhooks.deliveries(webhook))[0]?.id ?? '',
    subjectRequest: async () =>
      (await json<{ subject_request_id: string }>('privacy', 'access', '--email', 'ada@example.com'))
        .subject_request_id,
    snapshot: async () => {
      const path = join(home, 'before.json');
      await json('snapshot', 'save', path, '--mock', url);
      return path;
    },
    profile: async () => {
      await json('profiles', 'add', 'acme', '--base-url', url, '--test-token-from', 'env:DIRECT_MAIL_TOKEN_OF_ACME');
    },
  };
}
