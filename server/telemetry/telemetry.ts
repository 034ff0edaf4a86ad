import { setTimeout as pause } from 'node:timers/promises';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { AppBuild } from '../app-build.ts';
import { PrometheusProducer } from './prometheus-producer.ts';
import { createSpans } from './spans.ts';

/** Exports of the site's telemetry to an OpenTelemetry collector. */
export interface Telemetry {
  /** Instruments the server's requests and metrics. Call before it listens. */
  follow(fastify: FastifyInstance, registry: Registry): void;
  /** Flushes pending data. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

interface Collector {
  /** Base address of OTLP over HTTP. */
  endpoint: string;
  /** Service name of the site at the collector. */
  service: string;
  /** Sampling ratio of requests, from 0 to 1. */
  share: number;
}

/** Minimum milliseconds between two log entries about an unavailable collector. */
const quiet = 60_000;

/** Milliseconds that a stopping server waits for the collector. */
const grace = 3000;

export function startTelemetry(
  entry: AppBuild['entry'],
  { endpoint, service, share }: Collector,
): Telemetry {
  const address = (signal: string) => `${endpoint.replace(/\/$/, '')}/v1/${signal}`;
  const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': service }));
  const exporter = new OTLPTraceExporter({ url: address('traces') });
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const spans = createSpans(provider.getTracer('iluma'), entry);
  const metrics = new PrometheusProducer();
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: address('metrics') }),
        metricProducers: [metrics],
      }),
    ],
  });
  return {
    follow(fastify, registry) {
      tellFailures(fastify);
      spans.follow(fastify);
      metrics.registry = registry;
    },
    async flush() {
      await Promise.allSettled([provider.forceFlush(), meters.forceFlush()]);
    },
    async stop() {
      spans.stop();
      const sent = Promise.allSettled([provider.shutdown(), meters.shutdown()]);
      await Promise.race([sent, pause(grace, null, { ref: false })]);
      diag.disable();
    },
  };
}

/** Logs, once a minute at most, that the collector receives nothing. */
function tellFailures({ log }: FastifyInstance): void {
  let silentUntil = 0;
  const error = (message: string) => {
    if (Date.now() < silentUntil) return;
    silentUntil = Date.now() + quiet;
    // The SDK reports errors as JSON, including the stack.
    const [, reason = message] = /"message":"([^"]*)"/.exec(message) ?? [];
    log.error(`Telemetry could not be sent: ${reason.slice(0, 200)}`);
  };
  const none = () => undefined;
  const logger = { error, warn: none, info: none, debug: none, verbose: none };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
}
