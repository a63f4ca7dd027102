import { describe, expect, test, vi } from 'vitest';
import { ada, call, mockAt } from './support.ts';

vi.mock('@direct-mail/previews', () => {
  throw new Error("Cannot find package '@direct-mail/previews' imported from /app/node_modules/@direct-mail/mock");
});

const front_html = '<h1>Hi {{ promo_code }}</h1>';

async function mailed() {
  const mock = mockAt();
  const campaign = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html }],
  });
  const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
  return { mock, mailing: body, creative: campaign.creatives[0] };
}

describe('Without the package @direct-mail/previews', () => {
  test('a preview that is ready answers 501 with the line that installs it, and 202 before', async () => {
    const { mock, mailing } = await mailed();
    expect((await mock.fetch(mailing.front_url)).status).toBe(202);
    await mock.clock.advance({ minutes: 1 });
    for (const url of [mailing.front_url, mailing.back_url, mailing.pdf_url]) {
      const response = await mock.fetch(url);
      expect(response.status).toBe(501);
      const { error } = (await response.json()) as { error: { name: string; message: string } };
      expect(error.name).toBe('NotImplemented');
      expect(error.message).toContain('npm i -D @direct-mail/previews');
      expect(error.message).toContain('npx -p @direct-mail/mock -p @direct-mail/previews direct-mail-mock');
      expect(error.message).not.toContain('/app/');
    }
  });

  test('a draft is refused in the same words', async () => {
    const { mock } = await mailed();
    const drawn = mock.creatives.preview({ format: 'postcard_4x6', front_html });
    await expect(drawn).rejects.toMatchObject({ status: 501, message: expect.stringContaining('npm i -D') });
  });

  test('the Data Guide is there all the same', async () => {
    const { mock, creative } = await mailed();
    const { keys } = await mock.creatives.dataGuide(creative?.id ?? '');
    expect(keys.map(({ key }) => key)).toEqual(['promo_code']);
  });
});
