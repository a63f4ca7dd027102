import type {
  AttemptMessage,
  CallMessage,
  PieceMessage,
  WebhookMessage,
} from '@direct-mail/contract/words/observe/messages';
import type { Meter } from '@opentelemetry/api';
import { attemptAttributes } from './attributes.ts';
import { listen } from './listen.ts';

/** Seconds, as the conventions advise for HTTP. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

export function recordMetrics(meter: Meter): () => void {
  const calls = meter.createCounter('direct_mail.client.calls', {
    unit: '{call}',
    description: 'Calls that have ended, with their retries, by operation and outcome',
  });
  const duration = meter.createHistogram('http.client.request.duration', {
    unit: 's',
    description: 'Duration of attempts',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  const webhooks = meter.createCounter('direct_mail.webhooks', {
    unit: '{delivery}',
    description: 'Webhook deliveries received, by event, or by the reason of the refusal',
  });
  const pieces = meter.createCounter('direct_mail.bulk.settled', {
    unit: '{piece}',
    description: 'Pieces that this process has sent, by what came of it',
  });
  const begun = Symbol('begun');
  type Timed = AttemptMessage & { [begun]?: number };
  return listen({
    'tracing:direct-mail.call:asyncEnd': ({ operation, outcome }: CallMessage) => calls.add(1, { operation, outcome }),
    'tracing:direct-mail.attempt:start': (message: Timed) => {
      message[begun] = performance.now();
    },
    'tracing:direct-mail.attempt:asyncEnd': (message: Timed) => {
      const since = message[begun];
      if (since === undefined) return;
      duration.record((performance.now() - since) / 1000, {
        ...attemptAttributes(message),
        'http.response.status_code': message.status,
        'error.type': message.errorType,
      });
    },
    'tracing:direct-mail.webhook:asyncEnd': ({ event, status, errorType }: WebhookMessage) =>
      webhooks.add(1, { event, 'http.response.status_code': status, 'error.type': errorType }),
    'direct-mail.bulk.piece': ({ state }: PieceMessage) => pieces.add(1, { state }),
  });
}
