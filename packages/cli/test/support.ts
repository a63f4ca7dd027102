import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { onTestFinished } from 'vitest';

export { cli, drawThumbnail, folder, type Ran, type World } from './fake-io.ts';

/** A served mock with one campaign, and the environment of its test and its live token. */
export async function servedMock() {
  const mock = createMock({ seed: 1, now: '2026-11-21T12:00:00Z' });
  const campaign = await mock.campaigns.create({
    name: 'Spring',
    creatives: [{ name: 'Card', format: 'postcard_4x6', default: true, front_html: '<p>{{ first_name }}</p>' }],
  });
  const { url, close } = await serve(mock);
  onTestFinished(close);
  const at = { DIRECT_MAIL_BASE_URL: url, DIRECT_MAIL_ADDRESS_BASE_URL: url };
  const live = { ...at, DIRECT_MAIL_TOKEN: mock.tokens.production };
  const test = { ...at, DIRECT_MAIL_TOKEN: mock.tokens.test };
  return { mock, campaign, url, live, test };
}

export const ada = [
  '--full-name',
  'Ada Lovelace',
  '--address-1',
  '1600 Amphitheatre Pkwy',
  '--city',
  'Mountain View',
  '--state',
  'CA',
  '--postal-code',
  '94043',
];
