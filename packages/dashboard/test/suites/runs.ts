import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';

export function runs(bench: Bench): void {
  test('a run shows how far it is, what it cost, and that a row was mailed twice', async () => {
    const send = (reference: string) => bench.mail({}, { merge_tags: { promo_code: 'WARM', reference } });
    await send('abcdefgh12.1.0123456789');
    await send('abcdefgh12.2.0123456789');
    const { page } = await bench.open('/runs');
    await page.getByRole('link', { name: 'abcdefgh12' }).click();
    await page.getByRole('heading', { name: 'Run of First loaf on us' }).waitFor();
    await bench.mock.clock.advance({ days: 9 });
    await page.getByRole('table', { name: 'Pieces by state' }).getByText('delivered').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByText('No one was held out').count()).toBe(1);
    await send('abcdefgh12.2.0123456789');
    await page.getByRole('alert').getByText('One row has more than one mailing.').waitFor();
  });

  test('a campaign with a hold-out says whether the mailed ordered more, and no more than that', async () => {
    const [campaign] = await bench.mock.campaigns.list();
    const id = campaign?.id ?? '';
    await bench.mock.campaigns.update(id, { settings: { holdout_percent: 50 } });
    for (let n = 0; n < 160; n += 1)
      await bench.mail({ first_name: 'Ada', last_name: `Hill${n}`, address_1: `${100 + n} Main St` });
    await bench.mock.clock.advance({ days: 9 });
    await bench.mock.orders.simulate({ campaign: id, baseline: 0.02, effect: 0.5 });
    const { page } = await bench.open(`/campaigns/${id}`);
    await page.getByRole('heading', { name: 'Did it work?' }).waitFor();
    await page.getByText('the mail made more people order').waitFor();
    expect(await page.getByRole('img', { name: /percentage points more, 95 % interval/ }).count()).toBe(1);
  });
}
