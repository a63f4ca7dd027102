/** Spans and metrics of OpenTelemetry for the SDK's calls and webhooks, and for the runs of `@direct-mail/bulk`. */
import { type MeterProvider, metrics, type TracerProvider, trace } from '@opentelemetry/api';
import { version } from '../generated/operations.ts';
import { recordMetrics } from './metrics.ts';
import { type MeasuredRuns, observeRuns } from './runs.ts';
import { recordSpans } from './spans.ts';

export type { MeasuredRuns };

/** Options of {@link register}. */
export interface RegisterOptions {
  /** Default: the global one. */
  tracerProvider?: TracerProvider | undefined;
  /** Default: the global one. */
  meterProvider?: MeterProvider | undefined;
  /** A `Bulk` of `@direct-mail/bulk`: its runs are measured at each collection, in one process of all that work on them. */
  bulk?: MeasuredRuns | undefined;
}

const NAME = '@direct-mail/sdk';

/**
 * Makes a span of each call, attempt and webhook delivery, and measures them, in this process: once, where OpenTelemetry is set up. A span
 * holds the operation, status, outcome and number of attempts; never a person, a token or a URL. Requests carry `traceparent`.
 *
 * @returns a function that ends it.
 * @throws `Error` where the runtime has no `node:diagnostics_channel`.
 *
 * @example
 * ```ts
 * import { register } from '@direct-mail/sdk/opentelemetry';
 *
 * register();
 * ```
 */
export function register(options: RegisterOptions = {}): () => void {
  const tracer = (options.tracerProvider ?? trace.getTracerProvider()).getTracer(NAME, version);
  const meter = (options.meterProvider ?? metrics.getMeterProvider()).getMeter(NAME, version);
  const ends = [recordSpans(tracer), recordMetrics(meter), observeRuns(meter, options.bulk)];
  return () => {
    for (const end of ends) end();
  };
}
