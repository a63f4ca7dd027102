import { createMock } from '@direct-mail/mock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ada } from '../support.ts';

type Json = Record<string, unknown>;
type Document = Json & { tables: Record<string, Json[]> };

/** An account with a row in nearly every table. */
async function livedIn() {
  const mock = createMock({ now: '2026-12-01T09:00:00Z' });
  const { id } = await mock.campaigns.create({
    name: 'Welcome',
    creatives: [{ name: 'Card', format: 'postcard_4x6', front_html: '<p>Hello</p>' }],
  });
  await mock.webhooks.create({ url: 'http://127.0.0.1:9/hook' });
  const { id: audience } = await mock.audiences.create({ name: 'Club' });
  const call = (path: string, body: object) =>
    mock.fetch(`${mock.baseUrl}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('/v1/mailing', { campaign_id: id, recipient: ada });
  await call(`/v1/audience/${audience}`, { identifier: 'c-1' });
  await call('/v1/order', { order_id: 'o-1', order_date: '2026-11-30', customer_email: 'ada@example.com' });
  return mock;
}

const copyOf = (value: unknown): Document => JSON.parse(JSON.stringify(value)) as Document;

function damage(document: Document, table: string, index: number, field: string, value: unknown): void {
  const row = document.tables[table]?.[index];
  if (row === undefined) throw new Error(`no row ${index} in ${table}`);
  row[field] = value;
}

const values = fc.constantFrom<unknown>(null, 7, -1, 1e300, 'x', '', true, [], {}, [null], { at: 'x' });

describe('A snapshot with a damaged row', () => {
  test('M3: is restored whole or refused with nothing changed, and what was accepted answers every call', async () => {
    const mock = await livedIn();
    const good = copyOf(await mock.snapshot());
    const places = Object.entries(good.tables).flatMap(([table, rows]) =>
      rows.flatMap((row, index) => Object.keys(row).map((field) => [table, index, field] as const)),
    );
    const whole = createMock();
    await whole.restore(good as never);
    expect(copyOf(await whole.snapshot())).toMatchObject({ now: good['now'] });
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), values, async ([table, index, field], value) => {
        const damaged = copyOf(good);
        damage(damaged, table, index, field, value);
        const own = createMock({ now: '2026-12-01T09:00:00Z' });
        const before = JSON.stringify(await own.snapshot());
        const error: unknown = await own.restore(damaged as never).then(
          () => null,
          (thrown: unknown) => thrown,
        );
        if (error !== null) {
          refused += 1;
          expect(error).toMatchObject({
            status: 400,
            message: expect.stringMatching(/^this is not a snapshot of this mock: /),
          });
          expect(JSON.stringify(await own.snapshot())).toBe(before);
          return;
        }
        await own.campaigns.list();
        await own.mailings.list();
        await own.audiences.list();
        await own.orders.list();
        await own.webhooks.list();
        await own.agenda();
        await own.clock.advance({ hours: 1 });
      }),
      { seed: 1, numRuns: 400 },
    );
    expect(refused).toBeGreaterThan(100);
  });

  test('N9: every line of a mailing address is a text', async () => {
    const mock = await livedIn();
    const copy = copyOf(await mock.snapshot());
    const at = (copy as { tables: { mailings: { address: object | null }[] } }).tables.mailings.findIndex(
      ({ address }) => address !== null,
    );
    const { address } =
      (copy as { tables: { mailings: { address: Record<string, unknown> }[] } }).tables.mailings[at] ?? {};
    for (const name of Object.keys(address ?? {})) {
      for (const wrong of [{}, [], 5]) {
        const damaged = copyOf(await mock.snapshot());
        damage(damaged, 'mailings', at, 'address', { ...address, [name]: wrong });
        await expect(mock.restore(damaged as never)).rejects.toThrow(`tables.mailings[${at}].address.${name} must be`);
      }
    }
  });

  test('M3: names the table, the row and the field, and what was expected', async () => {
    const mock = await livedIn();
    const damaged = copyOf(await mock.snapshot());
    damage(damaged, 'webhooks', 0, 'url', null);
    await expect(mock.restore(damaged as never)).rejects.toThrow('tables.webhooks[0].url must be a text');
    const orphan = copyOf(await mock.snapshot());
    damage(orphan, 'mailings', 0, 'campaign_id', 'gone');
    await expect(mock.restore(orphan as never)).rejects.toThrow('must be the ID of one of campaigns');
  });
});

describe('The end of time', () => {
  test('M2: the year 9999 is the last: what would pass it is refused, and the account can still be kept', async () => {
    const mock = createMock({ now: '9999-12-31T00:00:00Z' });
    await expect(mock.clock.advance({ days: 2 })).rejects.toThrow('time ends with the year 9999');
    await mock.clock.advance({ hours: 23 });
    await mock.campaigns.create({ name: 'Last' });
    await expect(mock.restore(copyOf(await mock.snapshot()) as never)).resolves.not.toThrow();
  });

  test('M11: a sleep past it is refused, and settings of any length leave times that can be shown', async () => {
    const mock = createMock({ now: '9995-01-01', settings: { durations: { processing: 300_000_000 } } });
    await expect(mock.connection.sleep(9e15)).rejects.toThrow('time ends with the year 9999');
    const { id } = await mock.campaigns.create({ name: 'x', creatives: [{ name: 'c', format: 'postcard_4x6' }] });
    await mock.fetch(`${mock.baseUrl}/v1/mailing`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mock.tokens.production}`, 'content-type': 'application/json' },
      body: JSON.stringify({ campaign_id: id, recipient: ada }),
    });
    expect(await mock.agenda()).toMatchObject([{ at: '9999-12-31T23:59:59.999Z' }]);
  });
});
