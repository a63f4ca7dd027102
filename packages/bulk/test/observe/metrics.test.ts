import { register } from '@direct-mail/sdk/opentelemetry';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { expect, onTestFinished, test } from 'vitest';
import { readCsv } from '../../src/index.ts';
import { createWorld, people } from '../world.ts';

const values = (text: string): Record<string, number> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );

test('metrics of a run tell what is left, sent, unknown since when, and spent; the text is OpenMetrics', async () => {
  const world = await createWorld({ timing: { look: 60_000, settle: 60_000 } });
  const rows = readCsv(world.file('people.csv', people(6)));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows, price: 0.85, limits: { maxCost: 50 } });
  expect((await world.bulk.openMetrics()).includes(`run=`)).toBe(false);
  await world.mock.faults.add({ operation: 'createMailing', connection: 'reset', after: true, times: 1 });
  // The first response is lost, and nothing else is sent before it is found.
  const run = await world.bulk.send(plan.hash, { rate: 1000, concurrency: 1 });
  for await (const { unknown } of run.progress({ every: 5 })) if (unknown === 1) break;
  await run.pause('Ada');

  const text = await world.bulk.openMetrics();
  const found = values(text);
  const of = (name: string, more = '') => found[`direct_mail_bulk_${name}{run="${run.id}"${more}}`];
  const { sent, unknown, cost } = await run.status();
  expect(of('pieces', ',state="sent"')).toBe(sent);
  expect(of('remaining')).toBe(6 - sent - unknown);
  expect(of('unknown')).toBe(unknown);
  expect(of('oldest_unknown_age_seconds')).toBeGreaterThanOrEqual(0);
  expect(of('spend')).toBe(cost);
  expect(of('spend_limit')).toBe(50);
  expect(of('running')).toBe(0);
  expect(text).toMatch(/^# TYPE direct_mail_bulk_pieces gauge\n/);
  expect(text.endsWith('# EOF\n')).toBe(true);
  expect(text).not.toMatch(/Person|Main St|Mountain|Ada/);
  const age = `direct_mail_bulk_oldest_unknown_age_seconds{run="${run.id}"}`;
  expect(values(await run.openMetrics())).toEqual({ ...found, [age]: expect.any(Number) });
});

test('a run that has ended is measured no longer, but by its own id', async () => {
  const world = await createWorld();
  const rows = readCsv(world.file('people.csv', people(2)));
  const run = await world.bulk.send((await world.bulk.plan({ campaignId: world.campaign, rows })).hash, { rate: 1000 });
  await run.settled();
  expect((await world.bulk.metrics()).flatMap(({ points }) => points)).toEqual([]);
  expect(await run.openMetrics()).toContain(`direct_mail_bulk_pieces{run="${run.id}",state="sent"} 2\n`);
});

test('OpenTelemetry has the same gauges, with register({ bulk })', async () => {
  const world = await createWorld();
  const rows = readCsv(world.file('people.csv', people(3)));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows });
  const run = await world.bulk.send(plan.hash, { rate: 1000, canary: 1 });
  await run.settled();
  const exporter = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter });
  const meterProvider = new MeterProvider({ readers: [reader] });
  onTestFinished(register({ meterProvider, bulk: world.bulk }));
  await reader.forceFlush();
  const found = Object.fromEntries(
    (exporter.getMetrics()[0]?.scopeMetrics ?? []).flatMap(({ metrics }) =>
      metrics.map(({ descriptor, dataPoints }) => [descriptor.name, dataPoints]),
    ),
  );
  for (const { name, points } of await world.bulk.metrics()) {
    expect(found[name]?.map(({ attributes, value }) => ({ attributes, value })) ?? [], name).toEqual(points);
  }
  expect(found['direct_mail.bulk.remaining']).toMatchObject([{ attributes: { run: run.id }, value: 2 }]);
  await meterProvider.shutdown();
});
