import { expect, test } from 'vitest';
import type { Bench } from '../support/bench.ts';
import { ada } from '../support/bench.ts';

export function lists(bench: Bench): void {
  test('requests are paged and filtered in the URL, and an opened one stays open while others arrive', async () => {
    for (let i = 0; i < 130; i += 1) await bench.call('GET', `/v1/campaigns?page=${i + 1}`);
    const { page } = await bench.open('/requests');
    await page.getByText('1 to 100 of 130').waitFor();
    await page.getByRole('button', { name: 'Older' }).click();
    await page.getByText('101 to 130 of 130').waitFor();
    await page.getByRole('link', { name: 'GET /v1/campaigns?page=1', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Request' });
    await drawer.waitFor();
    await bench.call('GET', '/v1/me');
    await page.getByText('101 to 131 of 131').waitFor();
    expect(await drawer.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('/v1/me');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    expect(new URL(page.url()).search).toBe('?path=%2Fv1%2Fme');
  });

  test('the link from a mailing opens its delivery, however many are newer', async () => {
    await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/200` });
    const { id } = await bench.mail();
    await bench.mock.clock.advance({ hours: 1 });
    for (let i = 0; i < 60; i += 1) await bench.mail({ last_name: `Number ${i}` });
    await bench.mock.clock.advance({ days: 3 });
    const { page } = await bench.open(`/mailings/${id}`);
    await page.locator('.timeline-delivery').first().click();
    await page.getByRole('dialog', { name: 'Delivery' }).getByText('Attempts').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(/^1 to 100 of \d{3}$/).waitFor();
  });

  test('D09: of mailings of the same instant, the one created last is the first row', async () => {
    for (const last_name of ['One', 'Two', 'Three', 'Four', 'Five']) await bench.mail({ last_name });
    const { page } = await bench.open('/');
    const rows = page.getByTestId('mailing').getByRole('link');
    await expect
      .poll(() => rows.allTextContents())
      .toEqual(['Ada Five', 'Ada Four', 'Ada Three', 'Ada Two', 'Ada One']);
  });

  test('D15, D56: a request says what its response does not: why a token was refused, and which fields were ignored', async () => {
    await fetch(`${bench.url}/v1/me`, { headers: { authorization: `Bearer ${bench.mock.tokens.test}` } });
    await fetch(`${bench.url}/v1/me`, { headers: { authorization: 'Bearer $DIRECT_MAIL_TOKEN' } });
    await bench.mock.settings.update({ unknownFields: 'ignore' });
    await bench.mail({}, { merge_tag: { a: 1 } });
    const { page } = await bench.open('/requests');
    const table = page.getByRole('table', { name: 'Requests' });
    await table.getByText('a test token can only create mailings').waitFor();
    await table.getByText('a variable name that was not expanded').waitFor();
    await page.getByRole('link', { name: 'POST /v1/mailing' }).click();
    const drawer = page.getByRole('dialog', { name: 'Request' });
    await drawer.getByText('Fields that were ignored: merge_tag').waitFor();
    await drawer.getByRole('link', { name: 'The mailing that it created' }).click();
    await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
  });

  test('D101: records that nothing decides are listed on the page of the data requests', async () => {
    await bench.mail({ first_name: 'Ada & Bob' });
    const { first_name: _first, last_name: _last, ...place } = ada;
    await bench.call('POST', '/v1/dsr/request', {
      regulation: 'cpra',
      subject_request_id: '6f1c2a9e-3b57-4c0d-9d0e-2f6a8b1c4d5e',
      subject_request_type: 'erasure',
      submitted_time: '2026-11-20T09:00:00Z',
      subject_identities: [
        { identity_type: 'address', identity_format: 'raw', identity_value: { full_name: 'Ada Lovelace', ...place } },
      ],
    });
    await bench.mock.clock.advance({ days: 2 });
    const { page } = await bench.open('/privacy');
    await page.getByRole('table', { name: 'Undecided records' }).getByText('Ada & Bob Lovelace').waitFor();
  });

  test('removing a webhook asks for confirmation, and then fetches nothing about it', async () => {
    const webhook = await bench.mock.webhooks.create({ url: `${bench.url}/_receiver/200` });
    const { page } = await bench.open(`/webhooks/${webhook.id}`);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await page.getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the webhook?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await bench.mock.webhooks.list()).toHaveLength(1);
    await page.getByRole('button', { name: 'Remove' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No webhooks yet').waitFor();
    expect(await bench.mock.webhooks.list()).toEqual([]);
    expect(missing).toEqual([]);
  });

  test('the requests that load a page are not in the journal', async () => {
    const { page } = await bench.open('/statistics');
    await page.getByText('No mail yet').waitFor();
    await page.getByText('Response of the API').waitFor();
    await page.goto('/addresses');
    await page.getByRole('button', { name: 'Standardize' }).click();
    await page.getByText('The exact response (200)').waitFor();
    expect(await bench.mock.requests.list()).toEqual([]);
  });
}
