import { expect, test } from 'vitest';
import { exampleOrder } from '../../src/pages/orders/example.ts';
import type { Bench } from '../support/bench.ts';

const file = `Full Name,Street,Town,State,ZIP,Loyalty
Ada Lovelace,1600 Amphitheatre Pkwy,Mountain View,CA,94043,gold
No Street,,Chicago,IL,60606,none
"Hopper, Grace",350 5th Ave,New York,NY,10118,silver
Too Many,1 Main St,Springfield,IL,62701,blue,what
`;

export function audiences(bench: Bench): void {
  test('a CSV file is mapped, previewed and imported; rejected rows are listed by line', async () => {
    const audience = await bench.mock.audiences.create({ name: 'Club' });
    const { page } = await bench.open(`/audiences/${audience.id}`);
    await page.getByRole('button', { name: 'Import a file' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'CSV file' }).click();
    await (await chooser).setFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
    await page.getByRole('cell', { name: 'Hopper, Grace' }).waitFor();
    expect(await page.getByLabel('Address', { exact: true }).first().inputValue()).toBe('Street');
    await page.getByLabel('Identifier').first().selectOption('Loyalty');
    await page.getByRole('button', { name: 'Import club.csv' }).click();
    await page.getByText('2 added, 0 already in the audience, 2 rejected').waitFor();
    await page.getByText(/^Line 3: address_1 is required/).waitFor();
    await page.getByText(/^Line 5: expected 6 fields, got 7/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('table', { name: 'Members' }).getByText('gold').waitFor();
  });

  test('a file with semicolons is detected, and rows that will be rejected are reported before the import', async () => {
    const audience = await bench.mock.audiences.create({ name: 'Club' });
    const { page } = await bench.open(`/audiences/${audience.id}`);
    await page.getByRole('button', { name: 'Import a file' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'CSV file' }).click();
    const buffer = Buffer.from(
      'Customer Name;Street;City;ST;ZIP\n"Hopper; Grace";350 5th Ave;New York;NY;10118\n;;;;\n',
    );
    await (await chooser).setFiles({ name: 'club.csv', mimeType: 'text/csv', buffer });
    await page.getByText('2 rows, separated by semicolons').waitFor();
    await page.getByText('1 of 2 rows identify no one').waitFor();
    await page.getByRole('button', { name: 'Import club.csv' }).click();
    await page.getByText('1 added, 0 already in the audience, 1 rejected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('table', { name: 'Members' }).getByText('Hopper; Grace').waitFor();
  });

  test('an unreadable file gets a message with the reason', async () => {
    const audience = await bench.mock.audiences.create({ name: 'Club' });
    const { page } = await bench.open(`/audiences/${audience.id}`);
    await page.getByRole('button', { name: 'Import a file' }).click();
    for (const [text, reason] of [
      ['', 'club.csv is empty: the first line must contain the headings'],
      ['Name,Street,ZIP\n', 'club.csv has headings but no rows below them'],
      ['\n\n', 'club.csv has no headings'],
      ['PK\u0003\u0004\u0000\u0000', 'club.csv is not a text file: open it in your spreadsheet and save it as CSV'],
    ] as const) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'CSV file' }).click();
      await (await chooser).setFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await page.getByRole('alert').getByText(reason).waitFor();
    }
  });

  test('members can be searched, and a member links to their mail', async () => {
    const { id } = await bench.mock.audiences.create({ name: 'Club' });
    const rows = Array.from({ length: 60 }, (_, n) => `Person ${n},${n + 1} Main St,62701`);
    await bench.mock.audiences.import(id, ['name,address,zip', ...rows, 'Ada Lovelace,350 5th Ave,10118'].join('\n'));
    await bench.mail({ address_1: '350 5th Ave', city: 'New York', state: 'NY', postal_code: '10118' });
    const { page } = await bench.open(`/audiences/${id}`);
    await page.getByRole('searchbox', { name: 'Search members' }).fill('60 main springfield');
    await expect.poll(() => page.getByRole('table', { name: 'Members' }).getByRole('row').count()).toBe(2);
    await page.getByRole('searchbox', { name: 'Search members' }).fill('lovelace');
    await page.getByRole('link', { name: 'Ada Lovelace' }).click();
    await page.getByRole('dialog', { name: 'Member' }).getByRole('link', { name: 'Mail to this person' }).click();
    await page.getByTestId('mailing').getByRole('link', { name: 'Ada Lovelace' }).waitFor();
  });

  test('members are removed singly or by selection, after confirmation; members from orders are not', async () => {
    const { id } = await bench.mock.audiences.create({ name: 'Club' });
    const rows = ['Ada', 'Grace', 'Mary', 'Dorothy'].map((name, n) => `${name} Example,${n + 1} Main St,62701`);
    await bench.mock.audiences.import(id, ['name,address,zip', ...rows].join('\n'));
    const { page } = await bench.open(`/audiences/${id}`);
    const left = async () => (await bench.mock.audiences.members(id)).map(({ address }) => address?.name);
    await page.getByRole('link', { name: 'Grace Example' }).click();
    await page.getByRole('dialog', { name: 'Member' }).getByRole('button', { name: 'Remove' }).click();
    const question = page.getByRole('dialog', { name: 'Remove the member?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await left()).toHaveLength(4);
    await page.getByRole('dialog', { name: 'Member' }).getByRole('button', { name: 'Remove' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('3 members', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'All 3 on this page' }).click();
    await page.getByRole('checkbox', { name: 'Select Mary Example' }).click();
    await page.getByRole('button', { name: 'Remove 2' }).click();
    await page.getByRole('dialog', { name: 'Remove 2 members?' }).getByRole('button', { name: 'Remove 2' }).click();
    await page.getByText('1 member', { exact: true }).waitFor();
    expect(await left()).toEqual(['Mary Example']);

    await bench.call('POST', '/v1/order', { ...exampleOrder });
    const customers = (await bench.mock.audiences.list()).find(({ kind }) => kind === 'customers');
    await page.goto(`/audiences/${customers?.id}`);
    await page.getByRole('link', { name: 'Ada Lovelace' }).click();
    await page.getByRole('dialog', { name: 'Member' }).getByText('E-mail hash').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
  });

  test('D117: a file that Excel wrote is uploaded as the bytes that it has, in the encoding that the page names', async () => {
    const audience = await bench.mock.audiences.create({ name: 'Club' });
    const { page } = await bench.open(`/audiences/${audience.id}`);
    await page.getByRole('button', { name: 'Import a file' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'CSV file' }).click();
    const buffer = Buffer.from('Name,Address,City,State,ZIP\nZoé Nuñez,350 5th Ave,New York,NY,10118\n', 'latin1');
    await (await chooser).setFiles({ name: 'club.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('cell', { name: 'Zoé Nuñez' }).waitFor();
    expect(await page.getByLabel('Encoding').inputValue()).toBe('windows-1252');
    const sent = page.waitForRequest((request) => request.url().includes('/import'));
    await page.getByRole('button', { name: 'Import club.csv' }).click();
    expect((await sent).headers()['content-type']).toBe('text/csv; charset=windows-1252');
    await page.getByText('1 added').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('table', { name: 'Members' }).getByText('Zoé Nuñez').waitFor();
  });

  test('hostile cells of a CSV file are only text, before the import and after', async () => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
    const cell = `"${hostile.replaceAll('"', '""')}"`;
    const formula = '=HYPERLINK(""http://evil.example"")';
    const rows = [`Full Name,Street,Town,State,ZIP,${cell}`, `${cell},350 5th Ave,New York,NY,10118,"${formula}"`];
    const audience = await bench.mock.audiences.create({ name: hostile });
    const { page } = await bench.open(`/audiences/${audience.id}`);
    const isInert = async () => {
      await page.getByText('<img src=x').filter({ visible: true }).first().waitFor();
      expect(await page.title()).not.toMatch(/^[12]/);
      expect(await page.locator('img[src="x"], main script, a[href*="evil.example"]').count()).toBe(0);
    };
    await page.getByRole('button', { name: 'Import a file' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'CSV file' }).click();
    await (await chooser).setFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
    await page.getByRole('cell', { name: '<img src=x' }).first().waitFor();
    await isInert();
    await page.getByLabel('Identifier').first().selectOption({ index: 6 });
    await page.getByRole('button', { name: 'Import club.csv' }).click();
    await page.getByText('1 added, 0 already in the audience, 0 rejected').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('table', { name: 'Members' }).getByText('=HYPERLINK').waitFor();
    await isInert();
  });

  test('D76: Do Not Mail and Customers (Orders API) show their rules', async () => {
    await bench.call('POST', '/v1/order', {
      order_id: 'o-1',
      order_date: '2026-11-20',
      shipping_address: { address_1: '350 5th Ave', postal_code: '10118' },
    });
    const { page } = await bench.open('/audiences');
    await page.getByRole('link', { name: 'Customers (Orders API)' }).click();
    await page.getByText('Filled by orders, with two records each').waitFor();
    expect(await page.getByRole('button', { name: 'Import a file' }).count()).toBe(0);
    await page.goto('/audiences');
    await page.getByRole('link', { name: 'Do Not Mail' }).click();
    await page.getByText('no one here is ever mailed').waitFor();
    await page.getByRole('button', { name: 'Add one person' }).click();
    await page.getByLabel('Identifier').fill('c-1');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('Added', { exact: true }).last().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('cell', { name: 'c-1' }).waitFor();
  });
}
