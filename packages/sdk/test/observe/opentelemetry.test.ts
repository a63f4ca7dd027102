import { context, propagation, SpanKind, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { register } from '../../src/opentelemetry/index.ts';
import { createWebhookHandler, signWebhook } from '../../src/webhooks/index.ts';
import { failure, json, mailing, networkFault, scripted } from '../support/client.ts';

beforeAll(() => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
});

afterAll(() => {
  context.disable();
  propagation.disable();
});

function registered() {
  const exporter = new InMemorySpanExporter();
  const tracerProvider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const measured = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
  const reader = new PeriodicExportingMetricReader({ exporter: measured });
  const meterProvider = new MeterProvider({ readers: [reader] });
  onTestFinished(register({ tracerProvider, meterProvider }));
  onTestFinished(() => meterProvider.shutdown());
  const metrics = async () => {
    await reader.forceFlush();
    const all =
      measured
        .getMetrics()
        .at(-1)
        ?.scopeMetrics.flatMap((scope) => scope.metrics) ?? [];
    return Object.fromEntries(
      all.map(({ descriptor, dataPoints }) => [
        descriptor.name,
        { unit: descriptor.unit, points: dataPoints.map(({ attributes, value }) => ({ attributes, value })) },
      ]),
    );
  };
  return { spans: () => exporter.getFinishedSpans(), tracer: tracerProvider.getTracer('test'), metrics };
}

const named = (spans: readonly ReadableSpan[], name: string) => spans.filter((span) => span.name === name);

test('a call is a span with a span of each attempt, and the request carries that of its attempt', async () => {
  const { spans, tracer } = registered();
  const { mail, seen } = scripted([json(503, {}), json(200, mailing())]);
  const own = tracer.startSpan('my request');
  await context.with(trace.setSpan(context.active(), own), () => mail.mailings.retrieve('m1'));

  const [call] = named(spans(), 'getMailing');
  expect(call).toMatchObject({
    kind: SpanKind.INTERNAL,
    parentSpanContext: { spanId: own.spanContext().spanId },
    attributes: {
      'direct_mail.operation': 'getMailing',
      'direct_mail.attempts': 2,
      'direct_mail.outcome': 'done',
      'url.template': '/v1/mailing/{mailing_id}',
    },
  });
  const attempts = named(spans(), 'GET /v1/mailing/{mailing_id}');
  expect(attempts).toMatchObject([
    {
      kind: SpanKind.CLIENT,
      parentSpanContext: { spanId: call?.spanContext().spanId },
      attributes: {
        'http.request.method': 'GET',
        'server.address': 'api.example.test',
        'server.port': 443,
        'http.response.status_code': 503,
        'error.type': '503',
        'direct_mail.outcome': 'unknown',
      },
      status: { code: 2 },
    },
    { attributes: { 'http.request.resend_count': 1, 'http.response.status_code': 200 }, status: { code: 0 } },
  ]);
  const { traceId } = own.spanContext();
  expect(seen.map(({ headers }) => headers['traceparent'])).toEqual(
    attempts.map((span) => `00-${traceId}-${span.spanContext().spanId}-01`),
  );
});

test('a call that failed is an error, with the class and the outcome, and no message', async () => {
  const { spans } = registered();
  const { mail } = scripted([networkFault('ECONNRESET', 'read')]);
  await failure(mail.mailings.create({ campaign_id: 'c1', recipient: { email: 'ada@example.com' } } as never));
  const [call] = named(spans(), 'createMailing');
  expect(call).toMatchObject({ status: { code: 2 }, attributes: { 'direct_mail.outcome': 'unknown' }, events: [] });
  expect(named(spans(), 'POST /v1/mailing')[0]?.attributes['error.type']).toBe('ConnectionError');
});

test('the own traceparent of a call is sent as it is, and a host that the service chose gets none', async () => {
  registered();
  const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
  const picture = new Response(new Uint8Array([137, 80, 78, 71]), { headers: { 'content-type': 'image/png' } });
  const { mail, seen } = scripted([json(200, mailing({ state: 'mailed' })), picture]);
  const found = await mail.mailings.retrieve('m1', { headers: { traceparent } });
  await mail.mailings.preview(found, 'front');
  expect(seen.map(({ headers }) => headers['traceparent'])).toEqual([traceparent, undefined]);
});

test('a webhook is a span of its own that is linked to the call which created the piece, if it is verified', async () => {
  const { spans, tracer } = registered();
  const body = '{"event":"mailed","object_id":"m1","object_type":"Mailing","timestamp":1}';
  const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`;
  const handler = createWebhookHandler({
    secret: 'one',
    onEvent: () => tracer.startSpan('my work').end(),
    onError: () => {},
  });
  for (const secret of ['one', 'two']) {
    const headers = { 'X-SVC-Signature': signWebhook({ body, secret }), traceparent };
    await handler(new Request('https://example.com', { method: 'POST', body, headers }));
  }
  const [verified, refused] = named(spans(), 'direct_mail.webhook');
  expect(verified).toMatchObject({
    kind: SpanKind.CONSUMER,
    attributes: { 'direct_mail.event': 'mailed', 'direct_mail.mailing_id': 'm1', 'http.response.status_code': 200 },
    links: [{ context: { traceId: 'a1'.repeat(16), spanId: 'b2'.repeat(8) } }],
  });
  expect(refused).toMatchObject({ attributes: { 'error.type': 'signature_mismatch' }, links: [], status: { code: 2 } });
  // What the receiver does belongs to it.
  expect(named(spans(), 'my work')[0]?.parentSpanContext?.spanId).toBe(verified?.spanContext().spanId);
});

test('metrics count calls by outcome, and measure attempts by the conventions of HTTP', async () => {
  const { metrics } = registered();
  const { mail } = scripted([json(503, {}), json(200, mailing()), json(404, {})]);
  await mail.mailings.retrieve('m1');
  await failure(mail.mailings.retrieve('m1'));
  const found = await metrics();
  expect(found['direct_mail.client.calls']).toEqual({
    unit: '{call}',
    points: [
      { attributes: { operation: 'getMailing', outcome: 'done' }, value: 1 },
      { attributes: { operation: 'getMailing', outcome: 'rejected' }, value: 1 },
    ],
  });
  expect(found['http.client.request.duration']?.unit).toBe('s');
  expect(found['http.client.request.duration']?.points).toHaveLength(3);
});

test('once it has ended, nothing is traced', async () => {
  const exporter = new InMemorySpanExporter();
  const end = register({
    tracerProvider: new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  });
  end();
  const { mail, seen } = scripted([json(200, mailing())]);
  await mail.mailings.retrieve('m1');
  expect(exporter.getFinishedSpans()).toEqual([]);
  expect(seen[0]?.headers).not.toHaveProperty('traceparent');
});
