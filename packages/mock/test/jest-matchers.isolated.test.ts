import { DirectMail } from '@direct-mail/sdk';
import { expect, test, vi } from 'vitest';
import { ada, campaignOf, mockAt } from './support.ts';

test("the entry for Jest extends the global expect with the same matchers as vitest's, and exports them", async () => {
  const extend = vi.fn();
  vi.stubGlobal('expect', { extend });
  const { matchers } = await import('@direct-mail/mock/jest');
  vi.unstubAllGlobals();
  expect(extend).toHaveBeenCalledExactlyOnceWith(matchers);
  const mock = mockAt();
  expect(await matchers.toHaveFilledMergeTags(mock)).toMatchObject({ pass: false });
  const { id: campaign_id } = await campaignOf(mock);
  await new DirectMail({ ...mock.connection }).mailings.create({ campaign_id, recipient: ada });
  expect(await matchers.toHaveMailed(mock, { to: 'Ada' })).toMatchObject({ pass: true });
  expect(await matchers.toHaveFilledMergeTags(mock)).toMatchObject({ pass: true });
});
