import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCache } from './page-cache.ts';

/** What the server counts; see `docs/operations.md` for each metric. */
export interface Metrics {
  rendered(status: number, seconds: number): void;
  expose(): Promise<string>;
  contentType: string;
}

export function createMetrics(caches: Record<string, PageCache>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const responses = new Counter({
    name: 'iluma_http_responses_total',
    help: 'Responses made by the app, by status class',
    labelNames: ['status'],
    registers,
  });
  const renderSeconds = new Histogram({
    name: 'iluma_render_seconds',
    help: 'Time the app took to make a response, without compression',
    buckets: [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
    registers,
  });
  new Gauge({
    name: 'iluma_cache_hits',
    help: 'Responses answered from memory since start, by cache',
    labelNames: ['cache'],
    registers,
    collect() {
      for (const [cache, { hits }] of Object.entries(caches)) this.set({ cache }, hits);
    },
  });
  return {
    rendered(status, seconds) {
      responses.inc({ status: `${Math.floor(status / 100)}xx` });
      renderSeconds.observe(seconds);
    },
    expose: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Serves the metrics on a port of their own, so that the public one never shows them. */
export function listenForMetrics(metrics: Metrics, port: number, host: string): Server {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.expose().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.on('error', (error) => {
    console.error(`The metrics cannot be served on ${host}:${port}: ${error.message}`);
    process.exit(1);
  });
  return server.listen(port, host);
}
