import { register } from '@direct-mail/sdk/opentelemetry';
import { context, propagation } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
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

test('what a run sends is linked to what began it, after a restart by another process too; each call belongs to its chunk', async () => {
  const exporter = new InMemorySpanExporter();
  const tracerProvider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  onTestFinished(register({ tracerProvider }));
  const world = await createWorld();
  const rows = readCsv(world.file('people.csv', people(6)));
  const plan = await world.bulk.plan({ campaignId: world.campaign, rows });
  const run = await world.bulk.send(plan.hash, { rate: 1000, canary: 2 });
  await run.settled();
  for (const { id } of await world.mock.mailings.list()) await world.mock.mailings.transition(id, 'production');
  const begun = exporter.getFinishedSpans().find(({ name }) => name === 'direct_mail.bulk.begin');
  expect(begun?.attributes['direct_mail.run']).toBe(run.id);
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
  for (const span of spans.filter(({ name }) => name.startsWith('direct_mail.bulk.'))) {
    expect(span.parentSpanContext, span.name).toBe(undefined);
    expect(span.links.map((link) => link.context.spanId)).toEqual([begun?.spanContext().spanId]);
  }
  const calls = spans.filter(({ name }) => name === 'createMailing');
  expect(calls.length).toBeGreaterThan(0);
  const ids = new Set(chunks.map((span) => span.spanContext().spanId));
  for (const span of calls) expect(ids).toContain(span.parentSpanContext?.spanId);
  // And the mailing keeps the trace of its call, for the webhooks to come.
  const traces = new Set(chunks.map((span) => span.spanContext().traceId));
  const traced = (await world.mock.mailings.list()).map(({ traceparent }) => traceparent?.split('-')[1]);
  expect(traced.filter((trace) => trace !== undefined && traces.has(trace))).toHaveLength(calls.length);
});
