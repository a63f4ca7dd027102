import { createMock } from '@direct-mail/mock';
import { DirectMail } from '@direct-mail/sdk';
import { register } from '@direct-mail/sdk/opentelemetry';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { SECRET } from './deliver.ts';
import { installed } from './installed.ts';
import { listen } from './servers.ts';

describe.skipIf(!installed(['express']))('Express with OpenTelemetry', () => {
  beforeAll(() => {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  });
  afterAll(() => {
    context.disable();
    propagation.disable();
  });

  test('from my request over a call with a retry and the days of the mock to my receiver, every span leads to the request', async () => {
    const exporter = new InMemorySpanExporter();
    const tracerProvider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
    onTestFinished(register({ tracerProvider }));
    const tracer = tracerProvider.getTracer('shop');
    const { createApp } = await import('../src/express.ts');
    const onEvent = (): void => tracer.startSpan('tell the customer').end();
    const receiver = await listen(createApp({ secret: SECRET, onEvent }));
    onTestFinished(() => receiver.close());

    const mock = createMock({ seed: 1, clock: 'manual', fixtures: 'demo' });
    await mock.webhooks.create({ url: `${receiver.url}/webhooks`, secret: SECRET });
    await mock.faults.add({ operation: 'createMailing', status: 429, times: 1 });
    const [campaign] = await mock.campaigns.list();
    const mail = new DirectMail(mock.connection);
    const recipient = { address_1: '1600 Amphitheatre Pkwy', city: 'Mountain View', state: 'CA', postal_code: '94043' };
    const request = tracer.startSpan('POST /checkout');
    await context.with(trace.setSpan(context.active(), request), () =>
      mail.mailings.create({ campaign_id: campaign?.id ?? '', recipient }),
    );
    request.end();
    await mock.clock.advance({ days: 6 });

    const { traceId } = request.spanContext();
    const spans = exporter.getFinishedSpans();
    const attempts = spans.filter(({ name }) => name === 'POST /v1/mailing');
    expect(attempts.map(({ attributes }) => attributes['http.response.status_code'])).toEqual([429, 201]);
    expect(new Set(attempts.map((span) => span.spanContext().traceId))).toEqual(new Set([traceId]));
    // The mock's checks and deliveries are in the trace, at the mock's time: the last five days later.
    const ofMock = spans.filter(
      (span) => span.name.startsWith('direct_mail.mock.') && span.spanContext().traceId === traceId,
    );
    expect(
      ofMock.map(
        ({ attributes }) => attributes['direct_mail.state'] ?? `delivery of ${String(attributes['direct_mail.event'])}`,
      ),
    ).toEqual([
      'processing',
      'delivery of processing',
      'production',
      'mailed',
      'delivery of mailed',
      'delivered',
      'delivery of delivered',
    ]);
    const [first, last] = [ofMock[0]?.startTime[0] ?? 0, ofMock.at(-1)?.startTime[0] ?? 0];
    expect(last - first).toBe(5 * 86_400);
    const created = attempts[1]?.spanContext().spanId;
    const received = spans.filter(({ name }) => name === 'direct_mail.webhook');
    const ofMailing = received.filter(({ attributes }) => attributes['direct_mail.event'] !== 'ping');
    expect(ofMailing.map(({ attributes }) => attributes['direct_mail.event'])).toEqual([
      'processing',
      'mailed',
      'delivered',
    ]);
    for (const { links } of ofMailing) expect(links).toMatchObject([{ context: { traceId, spanId: created } }]);
    const told = spans.filter(({ name }) => name === 'tell the customer').map((span) => span.parentSpanContext?.spanId);
    expect(told).toEqual(received.map((span) => span.spanContext().spanId));
  });
});
