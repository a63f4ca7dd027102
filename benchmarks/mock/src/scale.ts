/**
 * One account at 1,000, 100,000 and 1,000,000 mailings: medians in microseconds of wall time through `mock.fetch`, and the
 * memory that a mailing takes. `--sizes 1000,100000` for a shorter run.
 */
import { parseArgs } from 'node:util';
import { heap, median } from './measure.ts';
import { mailingTo, world } from './world.ts';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '1000,100000,1000000' } } });
const sizes = values.sizes.split(',').map(Number);

const { mock, campaign, get, post } = await world();
const empty = heap();
const measures: Record<string, Record<string, string>> = {};
const base: Record<string, number> = {};
let made = 0;
let suppressed = 0;
let resident = 0;
let last = '';
const some: string[] = [];

async function create(): Promise<void> {
  const response = await post('/v1/mailing', mailingTo(campaign, made++));
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  last = ((await response.json()) as { id: string }).id;
  if (made % 997 === 0) some.push(last);
}

async function measured(name: string, size: number, work: (n: number) => Promise<unknown>, runs = 400): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const before = performance.now();
    await work(n);
    times.push((performance.now() - before) * 1000);
  }
  const value = median(times);
  base[name] ??= value;
  measures[name] ??= {};
  measures[name][`${size}`] =
    `${value.toFixed(0)} µs${value === base[name] ? '' : ` (${(value / base[name]).toFixed(2)}×)`}`;
}

async function expectOk(response: Promise<Response>): Promise<void> {
  const { status } = await response;
  if (status >= 300) throw new Error(`a response of ${status}`);
}

/** With a tenth as many people in Do Not Mail: a piece to one of them, from its creation to the step that suppresses it. */
async function suppressions(size: number): Promise<void> {
  const list = (await mock.audiences.list()).find(({ name }) => name === 'Do Not Mail')?.id as string;
  for (; suppressed < size / 10; suppressed += 1) {
    await mock.audiences.addMember(list, { email: `person${suppressed}@example.com` });
  }
  // What is under way is mailed first, so that nothing else is due in the steps that are measured.
  await mock.clock.advance({ days: 30 });
  let id = '';
  const work = async (n: number): Promise<void> => {
    const { recipient, ...mailing } = mailingTo(campaign, n);
    const email = `person${(n * 31) % suppressed}@example.com`;
    const response = await post('/v1/mailing', { ...mailing, recipient: { ...recipient, email } });
    ({ id } = (await response.json()) as { id: string });
    await mock.clock.advance({ hours: 1 });
  };
  await measured('create and suppress', size, work);
  const { state } = await mock.mailings.retrieve(id);
  if (state !== 'suppressed') throw new Error(`expected a suppressed mailing, got ${state}`);
}

// Fifty pieces an hour or so: a clock that moves, as in a long run.
const perStep = Math.max(50, Math.floor((sizes[0] as number) / 20));
const warm = await world();
for (let n = 0; n < 15_000; n += 1) await warm.post('/v1/mailing', mailingTo(warm.campaign, n));
await warm.mock.clock.advance({ days: 9 });
for (let n = 0; n < 2000; n += 1)
  await (await warm.get(`/v1/campaign/${warm.campaign}/mailings?per_page=25&page=${n % 9}`)).text();

for (const size of sizes) {
  const from = (await mock.clock.now()).getTime();
  while (made < size) {
    for (let n = 0; n < perStep * Math.ceil(size / 5000) && made < size; n += 1) await create();
    await mock.clock.advance({ minutes: 10 });
  }
  const memory = (heap() - empty) / made;
  resident = process.memoryUsage().rss;
  measures['memory per mailing'] ??= {};
  measures['memory per mailing'][`${size}`] = `${memory.toFixed(0)} bytes`;
  const list = `/v1/campaign/${campaign}/mailings?per_page=25`;
  const pages = Math.ceil(made / 25);
  const to = (await mock.clock.now()).getTime();
  // Twenty minutes: at every size there are more pieces in them than a page holds.
  const window = (field: string) => {
    const middle = (from + to) / 2;
    const [start, end] = [new Date(middle - 600_000), new Date(middle + 600_000)].map((date) => date.toISOString());
    return `${list}&date_field=${field}&start_date=${start}&end_date=${end}`;
  };
  await measured('create', size, create);
  await measured('fetch', size, (n) => expectOk(get(`/v1/mailing/${some[(n * 31) % some.length] ?? last}`)));
  await measured('first page', size, () => expectOk(get(list)));
  await measured('middle page', size, () => expectOk(get(`${list}&page=${pages >> 1}`)));
  await measured('last page', size, () => expectOk(get(`${list}&page=${pages}`)));
  await measured('date window, created_at', size, () => expectOk(get(window('created_at'))));
  await measured('date window, updated_at', size, () => expectOk(get(window('updated_at'))));
  await measured('statistics', size, () =>
    expectOk(get('/v1/stats/campaigns?start_date=2027-01-04&end_date=2027-01-09')),
  );
  await measured('one clock step, nothing due', size, () => mock.clock.advance({ seconds: 0 }));
  await measured(
    'search by page (control)',
    size,
    (n) => mock.mailings.list({ page: 1 + (n % 5), per_page: 25 } as never),
    100,
  );
  await suppressions(size);
}
console.table(measures);
console.log(`${sizes.at(-1)} mailings: ${(resident / 2 ** 30).toFixed(2)} GiB resident before anything was asked`);
