import { register } from '@direct-mail/sdk/opentelemetry';
import { context, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Bulk, readCsv } from '../../src/index.ts';
import { createWorld, people, quick } from '../world.ts';

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
});

afterAll(() => {
  context.disable();
  propagation.disable();
});

const linksOf = (spans: readonly ReadableSpan[], wanted: string) =>
  new Set(spans.filter(({ name }) => name === wanted).flatMap(({ links }) => links.map((link) => link.context.spanId)));

test('what a run sends is linked to what began it, or continued it in another process; each call belongs to its chunk', async () => {
  const exporter = new InMemorySpanExporter();
  const tracerProvider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  onTestFinished(register({ tracerProvider }));
  const world = await createWorld();
  const rows = readCsv(world.file('people.csv', people(6)));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows });
  const run = await world.bulk.send(plan.hash, { rate: 1000, canary: 2 });
  await run.settled();
  for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
  const first = exporter.getFinishedSpans();
  const begun = first.find(({ name }) => name === 'direct_mail.bulk.begin')?.spanContext();
  expect(linksOf(first, 'direct_mail.bulk.chunk')).toEqual(new Set([begun?.spanId]));
  exporter.reset();

  // As another machine does.
  const other = new Bulk({
    client: world.mail,
    ledger: world.ledger,
    timing: quick,
    fetch: world.mock.connection.fetch,
  });
  const continued = await other.run(run.id);
  await continued.resume();
  expect(await continued.settled()).toMatchObject({ state: 'finished', sent: 6 });

  const spans = exporter.getFinishedSpans();
  const chunks = spans.filter(({ name }) => name === 'direct_mail.bulk.chunk');
  expect(chunks.length).toBeGreaterThan(0);
  // To what continued it: the newest in the run's log.
  const resumed = spans.find(({ name }) => name === 'direct_mail.bulk.begin')?.spanContext();
  expect(resumed?.spanId).not.toBe(begun?.spanId);
  for (const span of chunks) expect(span.parentSpanContext, span.name).toBe(undefined);
  for (const name of ['direct_mail.bulk.chunk', 'direct_mail.bulk.walk'])
    expect(linksOf(spans, name), name).toEqual(new Set([resumed?.spanId]));
  const calls = spans.filter(({ name }) => name === 'createMailing');
  expect(calls.length).toBeGreaterThan(0);
  const ids = new Set(chunks.map((span) => span.spanContext().spanId));
  for (const span of calls) expect(ids).toContain(span.parentSpanContext?.spanId);
  // And the mailing keeps the trace of its call, for the webhooks to come.
  const traces = new Set(chunks.map((span) => span.spanContext().traceId));
  const traced = (await world.mock.mailings.list()).map(({ traceparent }) => traceparent?.split('-')[1]);
  expect(traced.filter((trace) => trace !== undefined && traces.has(trace))).toHaveLength(calls.length);
});
