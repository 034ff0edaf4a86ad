import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from './app-build.ts';
import { portError } from './free-port.ts';
import { announceEnd } from './log.ts';
import { addOperationsMetrics } from './operations-metrics.ts';
import type { PageCache } from './pages/page-cache.ts';

/** The server's metrics; docs/operations.md describes each. */
export interface Metrics {
  rendered(status: number, seconds: number): void;
  refused(status: number, reason: string): void;
  /** One caller was refused many times within a minute. */
  refusalBurst(status: number): void;
  expose(): Promise<string>;
  contentType: string;
  registry: Registry;
}

export function createMetrics(
  caches: Record<string, PageCache>,
  services: Pick<
    Services,
    'floodGuard' | 'pageMeasures' | 'database' | 'backupStatus' | 'mailWatch'
  >,
  now: () => number,
): Metrics {
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
  const refusals = new Counter({
    name: 'iluma_refusals_total',
    help: 'Calls refused because of who made them or how often, by status and reason',
    labelNames: ['status', 'reason'],
    registers,
  });
  const bursts = new Counter({
    name: 'iluma_refusal_bursts_total',
    help: 'Minutes in which one caller was refused 20 times, by status',
    labelNames: ['status'],
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
  addFloodMetrics(registry, services.floodGuard);
  addPageMetrics(registry, services.pageMeasures);
  addReadMetrics(registry, services.database);
  addOperationsMetrics(registry, services, now);
  return {
    rendered(status, seconds) {
      responses.inc({ status: `${Math.floor(status / 100)}xx` });
      renderSeconds.observe(seconds);
    },
    refused: (status, reason) => refusals.inc({ status, reason }),
    refusalBurst: (status) => bursts.inc({ status }),
    expose: () => registry.metrics(),
    contentType: registry.contentType,
    registry,
  };
}

function addFloodMetrics(registry: Registry, floodGuard: Services['floodGuard']): void {
  const registers = [registry];
  new Gauge({
    name: 'iluma_messages_refused',
    help: 'Messages beyond the hard limit of their address since start',
    registers,
    collect() {
      this.set(floodGuard.counts().refused);
    },
  });
  new Gauge({
    name: 'iluma_quarantine_dropped',
    help: 'Messages dropped from quarantine since start, to hold its budget',
    registers,
    collect() {
      this.set(floodGuard.counts().dropped);
    },
  });
  new Gauge({
    name: 'iluma_quarantine_bytes',
    help: 'Bytes of messages in quarantine, of all servers',
    registers,
    async collect() {
      const bytes = await floodGuard.quarantineBytes();
      if (bytes === null) this.reset();
      else this.set(bytes);
    },
  });
}

function addPageMetrics(registry: Registry, pageMeasures: Services['pageMeasures']): void {
  for (const part of ['count', 'sum'] as const)
    new Gauge({
      name: `iluma_page_vitals_${part}`,
      help: `Web Vitals of visitors who consent to analytics since start: ${part}, by vital`,
      labelNames: ['vital'],
      registers: [registry],
      collect() {
        for (const [vital, sums] of Object.entries(pageMeasures.sums()))
          this.set({ vital }, sums[part]);
      },
    });
}

function addReadMetrics(registry: Registry, { readCounts }: Services['database']): void {
  if (!readCounts) return;
  new Gauge({
    name: 'iluma_list_reads',
    help: 'Reads of lists and reports since start, by the database server that answered',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      for (const server of ['standby', 'primary'] as const)
        this.set({ server }, readCounts[server]);
    },
  });
}

/** Serves the metrics on a separate port, so that they are not public. */
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
    announceEnd(portError('metrics', host, port, error));
    process.exit(1);
  });
  return server.listen(port, host);
}
