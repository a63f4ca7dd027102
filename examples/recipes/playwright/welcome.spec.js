import { expect } from '@playwright/test';
import { ada } from '../src/ada.js';
import { test } from './fixtures.js';

async function fillIn(page, person) {
  await page.goto('/');
  for (const [name, value] of Object.entries(person)) await page.getByLabel(name).fill(value);
  await page.getByRole('button').click();
}

test('a form becomes a postcard, which is delivered', async ({ page, mock }) => {
  await fillIn(page, ada);
  await expect(page.getByRole('heading')).toHaveText('Your postcard is on its way');
  await mock.clock.advance({ days: 6 });
  expect(await mock.mailings.list({ to: 'Lovelace' })).toMatchObject([{ state: 'delivered' }]);
});

test('a service that is down is a friendly page, and no postcard', async ({ page, mock }) => {
  await mock.faults.add({ operation: 'createMailing', status: 503 });
  await fillIn(page, ada);
  await expect(page.getByRole('heading')).toHaveText('Please try again later');
  await mock.requests.waitFor({ operation: 'createMailing', status: 503 });
  expect(await mock.mailings.list()).toEqual([]);
});
