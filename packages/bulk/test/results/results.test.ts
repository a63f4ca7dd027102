import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCsv } from '../../src/index.ts';
import { createWorld, people } from '../world.ts';

const COUNT = 120;

/** A run of which a part was held out, and who is in which group, read from its report. */
async function ended(holdout = 0.3, count = COUNT) {
  const world = await createWorld();
  const list = people(count)
    .trim()
    .split('\n')
    .map((line, index) => `${line},${index === 0 ? 'E-mail' : `person${index - 1}@example.com`}`)
    .join('\n');
  const plan = await world.bulk.plan({
    campaignId: world.campaign,
    rows: readCsv(world.file('people.csv', `${list}\n`)),
    holdout,
  });
  const run = await world.bulk.send(plan.hash, { rate: 10_000 });
  await run.settled();
  await world.mock.clock.advance({ days: 6 });
  await run.audit();
  const path = world.file('report.csv', '');
  await run.report(path);
  const rows = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  const heldOut = rows.flatMap((line, index) => (line.includes(',holdout,') ? [index] : []));
  const mailed = rows.flatMap((_, index) => (heldOut.includes(index) ? [] : [index]));
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  return { ...world, run, heldOut, mailed, day };
}

test('what it cost, what arrived, and who ordered in each group, as counted by hand', async () => {
  const { run, heldOut, mailed, day, file } = await ended();
  const buyers = [...mailed.slice(0, 20), ...heldOut.slice(0, 3)];
  const orders = [
    'Order,Customer Email,Created at,Total',
    ...buyers.map((index) => `${index},PERSON${index}@example.com,${day(3)},"$1,0${index % 10}0.00"`),
    // The same person again, too early, too late, and another person.
    `again,person${mailed[0]}@example.com,${day(4)},5.50`,
    `early,person${mailed[30]}@example.com,${day(-3)},10`,
    `late,person${mailed[31]}@example.com,${day(90)},10`,
    `other,zoe@example.com,${day(2)},10`,
  ].join('\n');
  const results = await run.results({ orders: readCsv(file('orders.csv', `${orders}\n`)) });
  expect(results.pieces).toEqual({ delivered: mailed.length });
  expect(results.excluded).toEqual({ holdout: heldOut.length });
  expect(results.cost.perDelivered).toBeCloseTo(results.cost.total / mailed.length, 6);
  const dollars = (rows: readonly number[]) => rows.reduce((sum, index) => sum + 1_000 + (index % 10) * 10, 0);
  expect(results.lift).toMatchObject({
    mailed: { people: mailed.length, buyers: 20, orders: 21, revenue: dollars(mailed.slice(0, 20)) + 5.5 },
    heldOut: { people: heldOut.length, buyers: 3, orders: 3, revenue: dollars(heldOut.slice(0, 3)) },
    notCounted: { outside: 2, others: 1, ambiguous: 0 },
  });
  expect(results.lift?.difference.rate).toBeCloseTo(20 / mailed.length - 3 / heldOut.length, 12);
  expect(JSON.stringify(results)).not.toMatch(/person\d|example\.com|Main St/i);
});

test('the window of orders is on the service’s clock, also where a mock is months ahead of the ledger', async () => {
  const world = await createWorld();
  await world.mock.clock.advance({ days: 200 });
  const list = people(3)
    .trim()
    .split('\n')
    .map((line, index) => `${line},${index === 0 ? 'E-mail' : `p${index}@example.com`}`);
  const plan = await world.bulk.plan({
    campaignId: world.campaign,
    rows: readCsv(world.file('people.csv', `${list.join('\n')}\n`)),
  });
  const run = await world.bulk.send(plan.hash, { rate: 10_000 });
  await run.settled();
  const then = (await world.mock.clock.retrieve()).now;
  const day = (days: number) => new Date(Date.parse(then) + days * 86_400_000).toISOString();
  const orders = `id,Email,Created at\n1,p1@example.com,${day(3)}\n2,p2@example.com,${day(70)}\n3,p3@example.com,${day(-3)}\n`;
  const { lift } = await run.results({ orders: readCsv(world.file('orders.csv', orders)) });
  expect(Math.abs(Date.parse(lift?.window.from ?? '') - Date.parse(then))).toBeLessThan(60_000);
  expect(lift).toMatchObject({ mailed: { people: 3, buyers: 1 }, notCounted: { outside: 2, others: 0 } });
});

test('a name and an address are the person, however they are written; an address alone is no one', async () => {
  const { run, mailed, day, file } = await ended(0);
  const [, ...lines] = people(COUNT).trim().split('\n');
  const [name = '', street = ''] = (lines[mailed[0] ?? 0] ?? '').split(',');
  const orders = [
    'id,created_at,Shipping Name,Shipping Street,Shipping City,Shipping State,Shipping Zip',
    `1,${day(1)},MR. ${name.toUpperCase()},${street.replace('St', 'Street')},mountain view,California,94041-1234`,
    `2,${day(1)},Zoe Quist,${street},Mountain View,CA,94041`,
    `3,${day(1)},,${street},Mountain View,CA,94041`,
  ].join('\n');
  const { lift } = await run.results({ orders: readCsv(file('orders.csv', `${orders}\n`)) });
  expect(lift).toMatchObject({ mailed: { buyers: 1, orders: 1, revenue: null }, notCounted: { others: 2 } });
  expect(lift).toMatchObject({ verdict: 'no_holdout', neededHeldOut: null, revenue: null });
});

test('an export of Shopify is read as it is: a row for each item, two addresses, an apostrophe before the ZIP', async () => {
  const { run, mailed, day, file } = await ended(0);
  const [, ...lines] = people(COUNT).trim().split('\n');
  const [name = '', street = ''] = (lines[mailed[0] ?? 0] ?? '').split(',');
  const [second = '', secondStreet = ''] = (lines[mailed[1] ?? 0] ?? '').split(',');
  const at = `${day(1).slice(0, 10)} 10:00:00 -0500`;
  const place = "Mountain View,'94041,CA,US";
  const headings = (kind: string): string =>
    ['Name', 'Street', 'City', 'Zip', 'Province', 'Country'].map((part) => `${kind} ${part}`).join(',');
  const orders = [
    `Name,Email,Financial Status,Subtotal,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,${headings('Billing')},${headings('Shipping')},Id`,
    `#1001,,paid,50.00,55.50,${at},1,Bread,25,${name},${street},${place},Zoe Quist,9 Elm St,${place},77`,
    `#1001,,,,,${at},2,Rolls,3,,,,,,,,,,,,,`,
    `#1002,,paid,10.00,10.00,${at},1,Bread,10,Zoe Quist,9 Elm St,${place},${second},${secondStreet},${place},78`,
    `#1003,zoe@example.com,paid,10.00,10.00,${at},1,Bread,10,,,,,,,,,,,,,79`,
  ].join('\n');
  const { lift } = await run.results({ orders: readCsv(file('orders.csv', `${orders}\n`)) });
  expect(lift).toMatchObject({ mailed: { buyers: 2, orders: 2, revenue: 65.5 }, notCounted: { others: 1 } });
});

test('an order on several rows counts once where they say so, and is refused where they do not', async () => {
  const { run, mailed, day } = await ended(0);
  const email = `person${mailed[0]}@example.com`;
  const of = (...totals: unknown[]) => totals.map((total) => ({ order_id: 7, email, date: day(1), total }));
  const counted = async (...totals: unknown[]) => (await run.results({ orders: of(...totals) })).lift?.mailed;
  expect(await counted(12.5, '', '')).toMatchObject({ orders: 1, revenue: 12.5 });
  expect(await counted(12.5, 12.5)).toMatchObject({ orders: 1, revenue: 12.5 });
  await expect(counted(12.5, 3)).rejects.toThrow('orders, row 2: the order of the row before, with a total of its own');
  const prices = of(5, 5).map(({ total, ...order }) => ({ ...order, price: total }));
  await expect(run.results({ orders: prices })).rejects.toThrow('give each order one row');
});

test('an erased person is in neither group, and few buyers are told to be few', async () => {
  // So many of each that, whatever the draw, there are enough to say something and too few to decide.
  const { run, bulk, heldOut, mailed, day } = await ended(0.3, 2 * COUNT);
  await bulk.erase({ email: `person${mailed[0]}@example.com` });
  const orders = [mailed[0], mailed[1], heldOut[0], heldOut[1]].map((index) => ({
    email: `person${index}@example.com`,
    date: day(1),
  }));
  const { lift } = await run.results({ orders });
  expect(lift).toMatchObject({
    mailed: { people: mailed.length - 1, buyers: 1 },
    heldOut: { buyers: 2 },
    notCounted: { others: 1 },
    verdict: 'unclear',
  });
  expect(lift?.says).toContain('that may be random');
  expect(lift?.says).toMatch(/about [\d,]+ would be needed/);
});

test('orders that cannot be read are refused with their row, and nothing of a person', async () => {
  const { run, day } = await ended(0);
  const refused = (orders: object[], request: object = {}) => expect(run.results({ orders, ...request })).rejects;
  await refused([{ email: 'ada@example.com', date: '01.02.2026' }]).toThrow(
    'orders, row 1, column date: expected a date such as 2026-12-01',
  );
  await refused([{ email: 'ada@example.com', date: day(1), total: 'ten' }]).toThrow(
    'row 1, column total: expected dollars',
  );
  await refused([{ email: 'ada@example.com' }]).toThrow('no column says when it was ordered');
  await refused([{ date: day(1), colour: 'red' }]).toThrow('no column says who ordered');
  await refused([], {}).toThrow('the list of orders is empty');
  await refused([{ email: 'a@b.c', when: day(1) }], { map: { date: 'wen' } }).toThrow('there is no column wen');
  await expect(run.results({ windowDays: 0 })).rejects.toThrow('windowDays must be a number of days above 0');
  await expect(run.results({ window: 5 } as object)).rejects.toThrow('did you mean windowDays?');
});

test('where one e-mail address is of people of both groups, its orders count in neither', async () => {
  const world = await createWorld();
  const rows = people(60)
    .trim()
    .split('\n')
    .map((line, index) => `${line},${index === 0 ? 'email' : 'house@example.com'}`)
    .join('\n');
  const file = world.file('people.csv', `${rows}\n`);
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows: readCsv(file), holdout: 0.5 });
  const run = await world.bulk.send(plan.hash, { rate: 10_000 });
  await run.settled();
  const { lift } = await run.results({
    orders: [{ email: 'house@example.com', date: new Date(Date.now() + 1000).toISOString() }],
  });
  expect(lift).toMatchObject({ mailed: { orders: 0 }, heldOut: { orders: 0 }, notCounted: { ambiguous: 1 } });
});
