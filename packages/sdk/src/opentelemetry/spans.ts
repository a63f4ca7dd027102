import type {
  AttemptMessage,
  BeginMessage,
  CallMessage,
  ChunkMessage,
  DeliveryMessage,
  ObservedMessage,
  TransitionMessage,
  WalkMessage,
  WebhookMessage,
} from '@direct-mail/contract/words/observe/messages';
import {
  type Attributes,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { attemptAttributes } from './attributes.ts';
import { listen } from './listen.ts';

/** How the messages of a channel become spans. */
interface Kind<Message extends ObservedMessage> {
  readonly name: (message: Message) => string;
  readonly kind: SpanKind;
  readonly start: (message: Message) => Attributes;
  readonly end: (message: Message) => Attributes;
  /** Days lie between: the span is linked to the trace that it follows from, and no child in it. */
  readonly follows?: (message: Message) => string | null | undefined;
  /** A trace of its own, since the whole would be too long for any. */
  readonly root?: boolean;
}

const call: Kind<CallMessage> = {
  name: ({ operation }) => operation,
  kind: SpanKind.INTERNAL,
  start: ({ operation, template }) => ({ 'direct_mail.operation': operation, 'url.template': template }),
  end: ({ attempts, outcome }) => ({ 'direct_mail.attempts': attempts, 'direct_mail.outcome': outcome }),
};

const attempt: Kind<AttemptMessage> = {
  // By the conventions of HTTP.
  name: ({ method, template }) => `${method} ${template}`,
  kind: SpanKind.CLIENT,
  start: (message) => ({
    ...attemptAttributes(message),
    'direct_mail.operation': message.operation,
    'http.request.resend_count': message.attempt > 1 ? message.attempt - 1 : undefined,
  }),
  end: ({ status, errorType, outcome, requestId }) => ({
    'http.response.status_code': status,
    'error.type': errorType,
    'direct_mail.outcome': outcome,
    'direct_mail.request_id': requestId,
  }),
};

const webhook: Kind<WebhookMessage> = {
  name: () => 'direct_mail.webhook',
  kind: SpanKind.CONSUMER,
  start: () => ({}),
  end: ({ event, objectId, status, errorType }) => ({
    'direct_mail.event': event,
    'direct_mail.mailing_id': objectId,
    'http.response.status_code': status,
    'error.type': errorType,
  }),
  // Anyone can send a header: only that of a verified delivery is believed.
  follows: (message) => (message.event === undefined ? undefined : message.propagation['traceparent']),
};

const begin: Kind<BeginMessage> = {
  name: () => 'direct_mail.bulk.begin',
  kind: SpanKind.INTERNAL,
  start: ({ run }) => ({ 'direct_mail.run': run }),
  end: () => ({}),
};

const chunk: Kind<ChunkMessage> = {
  name: () => 'direct_mail.bulk.chunk',
  kind: SpanKind.INTERNAL,
  start: ({ run, worker }) => ({ 'direct_mail.run': run, 'direct_mail.worker': worker }),
  end: ({ pieces }) => ({ 'direct_mail.pieces': pieces }),
  follows: ({ begunBy }) => begunBy,
  root: true,
};

const walk: Kind<WalkMessage> = {
  name: () => 'direct_mail.bulk.walk',
  kind: SpanKind.INTERNAL,
  start: ({ run, worker }) => ({ 'direct_mail.run': run, 'direct_mail.worker': worker }),
  end: ({ mailings, complete }) => ({ 'direct_mail.mailings': mailings, 'direct_mail.complete': complete }),
  follows: ({ begunBy }) => begunBy,
  root: true,
};

const kinds = {
  'direct-mail.call': call,
  'direct-mail.attempt': attempt,
  'direct-mail.webhook': webhook,
  'direct-mail.bulk.begin': begin,
  'direct-mail.bulk.chunk': chunk,
  'direct-mail.bulk.walk': walk,
};

export function recordSpans(tracer: Tracer): () => void {
  const ends = Object.entries(kinds).map(([name, kind]) => recordKind(tracer, name, kind as Kind<ObservedMessage>));
  ends.push(recordMock(tracer));
  return () => {
    for (const end of ends) end();
  };
}

function recordKind(tracer: Tracer, channel: string, kind: Kind<ObservedMessage>): () => void {
  // On the message: a WeakMap would take a microsecond. Of its own for each registration.
  const key = Symbol('span');
  type Spanned = ObservedMessage & { [key]?: Span };
  return listen({
    [`tracing:${channel}:start`]: (message: Spanned & { propagation?: Record<string, string> }) => {
      const { name, start, root = false } = kind;
      const span = tracer.startSpan(name(message), { kind: kind.kind, attributes: start(message), root });
      message[key] = span;
      const active = trace.setSpan(context.active(), span);
      // A delivery's are what came in.
      if (message.propagation !== undefined && channel !== 'direct-mail.webhook')
        propagation.inject(active, message.propagation);
      const { within } = message;
      message.within = (work) => context.with(active, () => (within ? within(work) : work()));
    },
    [`tracing:${channel}:asyncEnd`]: (message: Spanned) => {
      const span = message[key];
      if (span === undefined) return;
      span.setAttributes(kind.end(message));
      if (message.errorType !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
      const link = linkTo(kind.follows?.(message));
      if (link !== undefined) span.addLink(link);
      span.end();
    },
  });
}

/** What a mock in this process does with a traced mailing, in the trace of its request, at the mock's time. */
function recordMock(tracer: Tracer): () => void {
  const moment = (name: string, { at, traceparent }: MockMessage, attributes: Attributes): void => {
    if (traceparent === null) return;
    const created = propagation.extract(ROOT_CONTEXT, { traceparent });
    const time = new Date(at);
    tracer.startSpan(name, { kind: SpanKind.INTERNAL, startTime: time, attributes }, created).end(time);
  };
  return listen({
    'direct-mail.mock.transition': (message: TransitionMessage) =>
      moment('direct_mail.mock.transition', message, {
        'direct_mail.mailing_id': message.mailingId,
        'direct_mail.state': message.state,
        'direct_mail.cause': message.cause,
      }),
    'direct-mail.mock.delivery': (message: DeliveryMessage) =>
      moment('direct_mail.mock.delivery', message, {
        'direct_mail.mailing_id': message.objectId,
        'direct_mail.event': message.event,
        'direct_mail.attempt': message.attempt,
        'http.response.status_code': message.status ?? undefined,
      }),
  });
}

type MockMessage = Pick<TransitionMessage, 'at' | 'traceparent'>;

function linkTo(traceparent: string | null | undefined): Link | undefined {
  if (traceparent == null) return undefined;
  const followed = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, { traceparent }));
  return followed && { context: followed };
}
