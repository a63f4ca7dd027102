import { expect, test } from '@direct-mail/mock/vitest';
import { expect as vitestExpect } from 'vitest';
import { ada } from './support.ts';

test('each test gets a mock and a client of its own', async ({ mock, mail }) => {
  const campaign = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'Card', format: 'postcard_4x6' }],
  });
  await mail.mailings.create({ campaign_id: campaign.id, recipient: ada, merge_tags: { code: 'HI' } });
  await expect(mock).toHaveMailed({ to: 'Ada', campaign: 'Welcome', merge_tags: { code: 'HI' } });
  await expect(mock).not.toHaveMailed({ to: 'Grace' });
});

test('what ended unmailed was not mailed, and the failure says its state', async ({ mock, mail }) => {
  const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
  await mail.mailings.create({ campaign_id: id, recipient: { ...ada, address_1: 'suppressed' } });
  await expect(mock).toHaveMailed({ to: 'Ada' });
  await mock.clock.advance({ days: 1 });
  await expect(mock).not.toHaveMailed({ to: 'Ada' });
  await expect(mock).toHaveMailed({ to: 'Ada', state: 'suppressed' });
  await expect(expect(mock).toHaveMailed({ to: 'Ada' })).rejects.toThrow(
    'a matching mailing was not mailed: it is suppressed',
  );
  await expect(expect(mock).not.toHaveMailed({ state: 'suppressed' })).rejects.toThrow('in state suppressed');
});

test('times asks for an exact number: a second piece of the same mail fails', async ({ mock, mail }) => {
  const { id } = await mock.campaigns.create({ name: 'C', creatives: [{ name: 'Card', format: 'postcard_4x6' }] });
  await expect(mock).toHaveMailed({ to: 'Ada', times: 0 });
  await mail.mailings.create({ campaign_id: id, recipient: ada });
  await expect(mock).toHaveMailed({ to: 'Ada', times: 1 });
  await mail.mailings.create({ campaign_id: id, recipient: ada });
  await expect(mock).not.toHaveMailed({ to: 'Ada', times: 1 });
  await expect(expect(mock).toHaveMailed({ to: 'Ada', times: 1 })).rejects.toThrow(
    'expected exactly 1 mailing like {"to":"Ada"}, but found 2',
  );
});

test("the module's expect is vitest's own", () => {
  expect(expect).toBe(vitestExpect);
});

test('merge tags are not filled where no mailing was created', async ({ mock }) => {
  await expect(expect(mock).toHaveFilledMergeTags()).rejects.toThrow('no mailings were created');
});

test('what another test mailed is not there', async ({ mock }) => {
  await expect(mock).not.toHaveMailed();
});

test('a recipient whose name is what programs write for a missing value is told, since every piece prints it', async ({
  mock,
  mail,
}) => {
  const { id: campaign_id } = await mock.campaigns.create({
    name: 'Plain',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '<h1>Hi</h1>' }],
  });
  const { id } = await mail.mailings.create({ campaign_id, recipient: { ...ada, full_name: 'undefined undefined' } });
  expect((await mock.mailings.retrieve(id)).warnings).toMatchObject([
    { code: 'merge-tag-value', severity: 'error', key: 'full_name', side: 'back' },
  ]);
  await expect(mock).not.toHaveFilledMergeTags();
});

test('merge tags that a mailing leaves empty are told with it, and can be asked for', async ({ mock, mail }) => {
  const { id: campaign_id } = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [
      {
        name: 'Card',
        format: 'postcard_4x6',
        front_html: '<h1>Hi {{ first_name }}</h1>\n<p>{{ promo_code }} {{ city | default: "here" }}</p>',
        back_html: '<p>{{ recipient.first_name }}</p>',
      },
    ],
  });
  const filled = await mail.mailings.create({ campaign_id, recipient: ada, merge_tags: { promo_code: 'HI' } });
  expect((await mock.mailings.retrieve(filled.id)).warnings).toEqual([]);
  await expect(mock).toHaveFilledMergeTags();
  const empty = await mail.mailings.create({ campaign_id, recipient: ada, merge_tags: { promo_cod: 'HI' } });
  const { warnings } = await mock.mailings.retrieve(empty.id);
  expect(warnings).toMatchObject([
    { code: 'merge-tag-unfilled', severity: 'error', key: 'promo_code', side: 'front', line: 2 },
  ]);
  expect(warnings[0]?.remedy).toContain('promo_cod');
  await expect(mock).toHaveMailed({ to: 'Ada', filled: true });
  await expect(mock).not.toHaveMailed({ merge_tags: { promo_cod: 'HI' }, filled: true });
  await expect(expect(mock).toHaveFilledMergeTags()).rejects.toThrow(/Ada.*Welcome\n.*promo_code/);
  await expect(expect(mock).toHaveMailed({ to: 'Nobody' })).rejects.toThrow('unfilled: promo_code');
});

test('what fails after a forgotten await has the stack of the call, without the frames of the runner', async ({
  mock,
}) => {
  const forgotten = [expect(mock).toHaveMailed(), expect(mock).toHaveFilledMergeTags()];
  for (const { reason } of (await Promise.allSettled(forgotten)) as PromiseRejectedResult[]) {
    expect(reason).toMatchObject({
      name: 'AssertionError',
      message: expect.stringContaining('no mailings were created'),
    });
    expect(reason.stack).toContain('vitest-fixture.test.ts');
    expect(reason.stack).not.toContain('node_modules');
  }
});
