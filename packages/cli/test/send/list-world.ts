import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { onTestFinished } from 'vitest';
import { people, quick } from '../../../bulk/test/world.ts';
import { cli, drawThumbnail, folder, type World } from '../support.ts';

/** A request may take a third of a lease: on a busy machine the first takes seconds. */
const unhurried = { ...quick, lease: 90_000 };

/** A served mock, a list of `count` people, and the environment of either token with a state folder of its own. */
export async function listWorld(count: number) {
  const mock = createMock({ seed: 1, clock: 'real' });
  const { id } = await mock.campaigns.create({
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
  const { url, close } = await serve(mock);
  onTestFinished(close);
  await drawThumbnail(url, mock.tokens.production, id);
  const home = folder();
  const list = join(home, 'people.csv');
  writeFileSync(list, people(count));
  const at = { DIRECT_MAIL_BASE_URL: url, XDG_STATE_HOME: join(home, 'state'), USER: 'grace' };
  const live = { ...at, DIRECT_MAIL_TOKEN: mock.tokens.production };
  const testing = { ...at, DIRECT_MAIL_TOKEN: mock.tokens.test, DIRECT_MAIL_LOOKUP_TOKEN: mock.tokens.production };
  const run = (argv: readonly string[], world: World = {}) =>
    cli(argv, { bulk: { timing: unhurried }, ...world, env: { ...live, ...world.env } });
  const send = ['send', list, '--campaign', id, '--rate', '1000'];
  const planned = async (more: readonly string[] = [], env = live) => {
    const { out } = await run([...send, ...more, '--plan-only'], { env });
    return JSON.parse(out) as { hash: string; run: string; summary: { pieces: number }; problems: object[] };
  };
  return { mock, home, list, campaign: id, live, testing, run, send, planned };
}

/** The same command at 20 pieces a second. */
export const slowly = (send: readonly string[]): string[] => send.map((word) => (word === '1000' ? '20' : word));
