import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createMock } from '@direct-mail/mock';
import { serve } from '@direct-mail/mock/node';
import { afterAll, describe, expect, test, vi } from 'vitest';

/** The README's examples, as they stand there. */
const folder = new URL('../.readme-examples/', import.meta.url);
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
mkdirSync(folder, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function example(name: string): Promise<Record<string, unknown>> {
  const block = new RegExp(`\`\`\`ts ${name}\n(.*?)\n\`\`\``, 's').exec(readme)?.[1];
  if (block === undefined) throw new Error(`the README has no block marked "ts ${name}"`);
  const file = new URL(`${name}.ts`, folder);
  writeFileSync(file, block);
  return import(/* @vite-ignore */ file.pathname) as Promise<Record<string, unknown>>;
}

describe('the README', () => {
  test('sends a postcard as it says', async () => {
    const mock = createMock({ fixtures: 'demo' });
    const { url, close } = await serve(mock);
    vi.stubEnv('DIRECT_MAIL_BASE_URL', url);
    vi.stubEnv('DIRECT_MAIL_TOKEN', mock.tokens.production);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await example('sdk');
    expect(log).toHaveBeenCalledWith(expect.any(String), 'processing', expect.stringContaining('/front.png'));
    expect(await mock.mailings.list({ to: 'Ada' })).toMatchObject([{ merge_tags: { promo_code: 'HELLO10' } }]);
    await close();
  });

  test('receives webhooks as it says', async () => {
    vi.stubEnv('DIRECT_MAIL_WEBHOOK_SECRET', 'whsec_readme');
    const log = vi.spyOn(console, 'log').mockReturnValue();
    const { POST } = (await example('webhook')) as { POST: (request: Request) => Promise<Response> };
    const mock = createMock();
    const campaign = await mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'Card', format: 'postcard_4x6' }],
    });
    await mock.webhooks.create({
      secret: 'whsec_readme',
      receiver: async ({ url, headers, body }) => POST(new Request(url, { method: 'POST', headers, body })),
    });
    const created = await mock.fetch(`${mock.baseUrl}/v1/mailing`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        campaign_id: campaign.id,
        recipient: { address_1: 'delivery exception', city: 'Mountain View', state: 'CA', postal_code: '94043' },
      }),
    });
    const { id } = (await created.json()) as { id: string };
    await mock.clock.advance({ days: 5 });
    expect(log).toHaveBeenCalledWith(`mailing ${id} needs a second attempt`);
  });
});

test('the program in the README of @direct-mail/mock runs', async () => {
  const text = readFileSync(new URL('../packages/mock/README.md', import.meta.url), 'utf8');
  const file = new URL('mock-package.ts', folder);
  writeFileSync(file, /```ts\n(.*?)\n```/s.exec(text)?.[1] ?? 'throw new Error("no program");');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(/* @vite-ignore */ file.pathname);
  expect(log.mock.lastCall?.[0]).toEqual(expect.arrayContaining(['ping', 'mailed', 'delivery_exception', 'delivered']));
});

// It is a test itself: importing it adds it here.
await example('test');
