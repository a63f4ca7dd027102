import { describe, expect, test } from 'vitest';
import { ada, call, campaignOf, mockAt } from './support.ts';

async function mailed(recipient: object = ada, format = 'postcard_4x6') {
  const mock = mockAt();
  const campaign = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'Card', format, front_html: '<h1>Hi</h1>' }],
  });
  const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient });
  return { mock, mailing: body };
}

describe('Preview URLs', () => {
  test('preview.no-authentication, preview.not-yet, preview.separate-times: need no authentication, and answer 202 with Retry-After until the PNG and later the PDF is ready (D41)', async () => {
    const { mock, mailing } = await mailed();
    const early = await mock.fetch(mailing.front_url);
    expect(early.status).toBe(202);
    expect(early.headers.get('retry-after')).toBe('5');
    await mock.clock.advance({ seconds: 5 });
    const front = await mock.fetch(mailing.front_url);
    expect([front.status, front.headers.get('content-type')]).toEqual([200, 'image/png']);
    const bytes = new DataView(await front.arrayBuffer());
    expect(bytes.getUint32(16)).toBe(600);
    expect((await mock.fetch(mailing.pdf_url)).headers.get('retry-after')).toBe('5');
    await mock.clock.advance({ seconds: 5 });
    const pdf = await mock.fetch(mailing.pdf_url);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const again = await mock.fetch(mailing.front_url, {
      headers: { 'if-none-match': front.headers.get('etag') as string },
    });
    expect(again.status).toBe(304);
  });

  test('what could not be drawn as written is told with the mailing, once it was drawn', async () => {
    const mock = mockAt();
    const campaign = await mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '<p style="columns:2">Hi</p>' }],
    });
    const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    expect((await mock.mailings.retrieve(body.id)).warnings).toEqual([]);
    await mock.clock.advance({ seconds: 5 });
    await mock.fetch(body.front_url);
    const { warnings } = await mock.mailings.retrieve(body.id);
    expect(warnings).toMatchObject([{ code: 'not-drawn', severity: 'warning', side: 'front' }]);
    expect(warnings[0]?.message).toContain('column-count');
  });

  test('a proof of a side is there when the side is, at 300 dpi, and of a letter for its first page', async () => {
    for (const [format, width] of [
      ['postcard_4x6', 1800],
      ['letter_8.5x11', 2550],
    ] as const) {
      const { mock, mailing } = await mailed(ada, format);
      const [front, back] = [mailing.front_url, mailing.back_url].map((url) => url.replace('.png', '-proof.png'));
      expect((await mock.fetch(front)).status).toBe(202);
      await mock.clock.advance({ seconds: 5 });
      const proof = await mock.fetch(front);
      expect([proof.status, proof.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(new DataView(await proof.arrayBuffer()).getUint32(16)).toBe(width);
      expect((await mock.fetch(back)).status).toBe(format === 'letter_8.5x11' ? 202 : 200);
      expect((await mock.fetch(front.replace('front-proof', 'side-proof'))).status).toBe(404);
    }
  });

  test('preview.expiry: expire 30 days after creation', async () => {
    const { mock, mailing } = await mailed();
    await mock.clock.advance({ days: 30 });
    expect((await mock.fetch(mailing.front_url)).status).toBe(410);
  });

  test('preview.never-printed: of a piece that is never printed answer 202 for ever (D71)', async () => {
    const { mock, mailing } = await mailed({ ...ada, address_1: 'suppressed' });
    await mock.clock.advance({ days: 40 });
    expect((await mock.fetch(mailing.front_url)).status).toBe(202);
  });

  test('D71: of a piece that ends unmailed answer 202, though they were there before', async () => {
    const { mock, mailing } = await mailed();
    await mock.clock.advance({ minutes: 1 });
    expect((await mock.fetch(mailing.front_url)).status).toBe(200);
    await mock.mailings.transition(mailing.id, 'failed');
    for (const url of [mailing.front_url, mailing.pdf_url]) expect((await mock.fetch(url)).status).toBe(202);
  });

  test('D41: when they are ready is a setting', async () => {
    const { mock, mailing } = await mailed();
    await mock.settings.update({ previewDelays: { png: 60, pdf: 90 } });
    await mock.clock.advance({ seconds: 59 });
    const waits = async () =>
      Promise.all(
        [mailing.front_url, mailing.pdf_url].map(async (url) => (await mock.fetch(url)).headers.get('retry-after')),
      );
    expect(await waits()).toEqual(['1', '31']);
    await mock.clock.advance({ seconds: 1 });
    expect(await waits()).toEqual([null, '30']);
  });

  test("preview.letter-back: a letter's back_url always answers 202 (D42)", async () => {
    const { mock, mailing } = await mailed(ada, 'letter_8.5x11');
    await mock.clock.advance({ days: 2 });
    expect((await mock.fetch(mailing.back_url)).status).toBe(202);
  });

  test('D72: are described with the control API, since the specification gives no path', async () => {
    const { mock, mailing } = await mailed();
    const { paths } = (await call(mock, 'GET', '/_mock/openapi.json')).body;
    const described = paths['/previews/{mailing_id}/{file}'].get.parameters[1].schema.enum;
    const files = [mailing.front_url, mailing.back_url, mailing.pdf_url].map(
      (url: string) => url.split(`${mock.baseUrl}/previews/${mailing.id}/`)[1],
    );
    expect([...files, 'front-proof.png', 'back-proof.png']).toEqual(described);
    await mock.clock.advance({ minutes: 1 });
    for (const file of described) {
      expect((await mock.fetch(`${mock.baseUrl}/previews/${mailing.id}/${file}`)).status, file).toBe(200);
    }
    expect(paths).toHaveProperty(['/previews/creatives/{creative_id}/thumbnail.png', 'get']);
  });

  test("a creative's thumbnail_url is public and always 200 (D72)", async () => {
    const mock = mockAt();
    const campaign = await campaignOf(mock);
    const { body } = await call(mock, 'GET', `/v1/campaign/${campaign.id}/creatives`);
    const response = await mock.fetch(body[0].thumbnail_url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});

describe('Registered pictures', () => {
  test('a picture that is registered under its address is drawn, on pieces made before as well', async () => {
    const mock = mockAt();
    const source = 'https://cdn.shop.example/red.png';
    const front_html = `<body style="margin:0"><img src="${source}" style="width:4.25in;height:6.25in"></body>`;
    const campaign = await mock.campaigns.create({
      name: 'Welcome',
      creatives: [{ name: 'Card', format: 'postcard_4x6', front_html }],
    });
    const { body } = await call(mock, 'POST', '/v1/mailing', { campaign_id: campaign.id, recipient: ada });
    await mock.clock.advance({ minutes: 1 });
    const before = (await mock.fetch(body.front_url)).headers.get('etag');
    const red = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
    expect(await mock.images.register({ source, base64: red })).toEqual({ source, bytes: 70 });
    expect((await mock.fetch(body.front_url)).headers.get('etag')).not.toBe(before);
    await expect(mock.images.register({ source, base64: 'not base64!' })).rejects.toThrow(/base64/);
    expect(await mock.images.list()).toHaveLength(1);
  });
});
