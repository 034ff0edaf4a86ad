import { AsyncLocalStorage } from 'node:async_hooks';
import type { Channel } from 'node:diagnostics_channel';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppBuild } from '../app-build.ts';
import { targetOf } from '../http/web-request.ts';
import { summaryOf } from './statement-summary.ts';

interface Described {
  name: string;
  kind: SpanKind;
  attributes: Attributes;
}

interface Spans {
  follow(fastify: FastifyInstance): void;
  stop(): void;
}

/**
 * Spans of requests, of their SQL statements, and of outbox deliveries, by the semantic conventions of OpenTelemetry.
 * They contain only path patterns, table names and codes.
 */
export function createSpans(
  tracer: Tracer,
  { traceChannels, pathPattern }: AppBuild['entry'],
): Spans {
  const { statements, deliveries, contexts } = traceChannels;
  /** The active span. */
  const current = new AsyncLocalStorage<Span | undefined>();
  /** Open spans by their subject. */
  const open = new WeakMap<object, Span>();

  function start(about: object, { name, ...options }: Described, parent: Context): Span {
    const span = tracer.startSpan(name, options, parent);
    open.set(about, span);
    return span;
  }

  function end(about: object, failure?: string): void {
    const span = open.get(about);
    if (failure !== undefined)
      span?.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    open.delete(about);
  }

  const onError = (ended: Ended) => end(ended, codeOf(ended.error));
  const listeners = [
    listener(statements.error, onError),
    listener(statements.asyncStart, (statement: Ended) => end(statement)),
    listener(deliveries.error, onError),
    listener(deliveries.asyncStart, (delivery: Ended) => end(delivery, delivery.failure)),
    listener(contexts, (request: { trace: string | null }) => {
      const span = current.getStore();
      if (span) request.trace = traceparentOf(span.spanContext());
    }),
  ];

  statements.start.bindStore(current, (statement) => {
    const parent = current.getStore();
    // Polls and jobs have no span; work triggered by a request may outlive its span.
    if (!parent?.isRecording()) return parent;
    start(statement, statementOf(statement.text), trace.setSpan(ROOT_CONTEXT, parent));
    return parent;
  });
  deliveries.start.bindStore(current, (delivery) => {
    const cause = delivery.trace === null ? null : spanContextOf(delivery.trace);
    const parent = cause ? trace.setSpanContext(ROOT_CONTEXT, cause) : ROOT_CONTEXT;
    return start(delivery, deliveryOf(delivery), parent);
  });
  for (const { channel, listen } of listeners) channel.subscribe(listen);

  return {
    follow(fastify) {
      // The request's `traceparent` is ignored: visitors would control what is traced, and under which trace.
      fastify.addHook('onRequest', (request, _reply, done) => {
        current.run(start(request, requestOf(request, pathPattern), ROOT_CONTEXT), done);
      });
      fastify.addHook('onResponse', (request, { statusCode }, done) => {
        open.get(request)?.setAttribute('http.response.status_code', statusCode);
        end(request, statusCode >= 500 ? String(statusCode) : undefined);
        done();
      });
    },
    stop() {
      statements.start.unbindStore(current);
      deliveries.start.unbindStore(current);
      for (const { channel, listen } of listeners) channel.unsubscribe(listen);
    },
  };
}

/** A tracing channel's message about the end of a traced operation. */
interface Ended {
  error?: unknown;
  failure?: string;
}

/** A channel listener. Node types messages as unknown; `traceChannels` states their types. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a listener names the message that it takes
function listener<Message>(channel: Channel, listen: (message: Message) => void) {
  return { channel, listen: (message: unknown) => listen(message as Message) };
}

function requestOf(
  { method, protocol, raw }: FastifyRequest,
  pathPattern: (asked: string) => string,
): Described {
  const route = pathPattern(targetOf(raw));
  const isKnown = route !== 'unknown';
  return {
    name: isKnown ? `${method} ${route}` : method,
    kind: SpanKind.SERVER,
    attributes: {
      'http.request.method': method,
      'url.scheme': protocol,
      ...(isKnown && { 'http.route': route }),
    },
  };
}

function statementOf(text: string): Described {
  const { operation, table } = summaryOf(text);
  return {
    name: table === null ? operation : `${operation} ${table}`,
    kind: SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== null && { 'db.collection.name': table }),
    },
  };
}

function deliveryOf({
  id,
  topic,
  attempt,
}: {
  id: string;
  topic: string;
  attempt: number;
}): Described {
  return {
    name: `deliver ${topic}`,
    kind: SpanKind.CONSUMER,
    attributes: {
      'messaging.system': 'iluma.outbox',
      'messaging.operation.name': 'deliver',
      'messaging.operation.type': 'process',
      'messaging.destination.name': topic,
      'messaging.message.id': id,
      'iluma.outbox.attempt': attempt,
    },
  };
}

/** SQLSTATE or error code; the message may quote values. */
function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : '_OTHER';
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

function spanContextOf(traceparent: string): SpanContext | null {
  const [, traceId, spanId, flags] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
