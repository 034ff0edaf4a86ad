import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '../../databases.ts';
import { openSite, origin } from '../../site.ts';
import { signedInOn } from '../../staff.ts';
import { openWebhookReceiver } from '../../webhook-receiver.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
}

interface SentMetric {
  name: string;
  sum?: { isMonotonic: boolean; dataPoints: { asDouble: number }[] };
  histogram?: { dataPoints: { count: number; bucketCounts: number[]; explicitBounds: number[] }[] };
}

const collector = await openWebhookReceiver((response) => response.end('{}'));
afterAll(() => collector.close());

/** What the collector got, as OTLP in JSON. */
const sent = <T>(signal: string, read: (body: never) => T[]): T[] =>
  collector.received
    .filter(({ path }) => path === `/v1/${signal}`)
    .flatMap(({ body }) => read(JSON.parse(body) as never));

const spans = () =>
  sent('traces', (body: { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }) =>
    body.resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)),
  );
const metrics = () =>
  sent('metrics', (body: { resourceMetrics: { scopeMetrics: { metrics: SentMetric[] }[] }[] }) =>
    body.resourceMetrics.flatMap((each) => each.scopeMetrics.flatMap((scope) => scope.metrics)),
  );

const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

const kinds = { server: 2, client: 3, consumer: 5 };
const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` };

const message = {
  nom: 'Ana Ruiz',
  email: 'ana@exemple.example',
  objet: 'seo',
  message: 'Bonjour vous',
};
const foreign = '4bf92f3577b34da6a3ce929d0e0e4736';

const postgres = inject('postgresUrl');
const places = [['the embedded database', 'memory:']];
if (postgres !== null) places.push(['PostgreSQL', await createPostgresDatabase(postgres)]);

describe.each(places)('the telemetry of a site on %s', async (_name, place = '') => {
  const site = await openSite({ ...settings, DATABASE_URL: place });
  beforeEach(() => void (collector.received.length = 0));

  it('puts a message, its statements and its delivery in one trace, without personal data', async () => {
    const headers = { origin, traceparent: `00-${foreign}-00f067aa0ba902b7-01` };
    const body = new URLSearchParams(message);
    const response = await site.ask('/fr/contact?from=ana', { method: 'POST', headers, body });
    expect(response.status).toBe(303);
    await site.services.outbox.drain();
    await site.telemetry?.flush();

    const request = spans().find(({ kind }) => kind === kinds.server);
    expect(request?.name).toBe('POST /fr/contact');
    expect(attributesOf(request as SentSpan)).toEqual({
      'http.request.method': 'POST',
      'http.response.status_code': 303,
      'http.route': '/fr/contact',
      'url.scheme': 'http',
    });
    expect(request?.traceId).not.toBe(foreign);
    const own = spans().filter(({ traceId }) => traceId === request?.traceId);
    const inserted = own.find((span) => span.name === 'INSERT leads');
    expect(inserted).toMatchObject({ kind: kinds.client, parentSpanId: request?.spanId });
    expect(attributesOf(inserted as SentSpan)).toEqual({
      'db.collection.name': 'leads',
      'db.operation.name': 'INSERT',
      'db.system.name': 'postgresql',
    });
    const delivery = own.find(({ kind }) => kind === kinds.consumer);
    expect(delivery).toMatchObject({ name: 'deliver mail', parentSpanId: request?.spanId });
    expect(attributesOf(delivery as SentSpan)).toMatchObject({
      'messaging.destination.name': 'mail',
      'messaging.operation.type': 'process',
      'iluma.outbox.attempt': 1,
    });
    // A delivery has statements of its own.
    expect(own.some(({ parentSpanId }) => parentSpanId === delivery?.spanId)).toBe(true);
    const all = collector.received.map((each) => each.body).join('');
    expect(all).not.toMatch(/ana@|Ruiz|Bonjour|127\.0\.0\.1|from=ana|IL-|signature/);
  });

  it('keeps the statements of concurrent requests apart', async () => {
    const browser = await signedInOn(site, 'CEO');
    const headers = { cookie: browser.cookie() };
    await site.ask('/api/team', { headers });
    await site.telemetry?.flush();
    collector.received.length = 0;
    await Promise.all(Array.from({ length: 25 }, () => site.ask('/api/team', { headers })));
    await site.telemetry?.flush();
    const requests = spans().filter(({ kind }) => kind === kinds.server);
    expect(requests.map((each) => each.name)).toEqual(Array(25).fill('GET /api/team'));
    const counts = requests.map(
      ({ spanId }) =>
        spans().filter((span) => span.parentSpanId === spanId && /staff/.test(span.name)).length,
    );
    expect(counts[0]).toBeGreaterThan(1);
    expect(new Set(counts).size).toBe(1);
  });

  it('names a request to an unknown address by its method alone', async () => {
    await site.ask('/fr/ana-ruiz');
    await site.telemetry?.flush();
    const request = spans().find(({ kind }) => kind === kinds.server);
    expect([request?.name, request && attributesOf(request)['http.route']]).toEqual([
      'GET',
      undefined,
    ]);
  });

  it('exports the Prometheus metrics', async () => {
    await site.ask('/fr?q=1');
    await site.telemetry?.flush();
    const responses = metrics().find((each) => each.name === 'iluma_http_responses_total');
    expect(responses?.sum?.isMonotonic).toBe(true);
    expect(responses?.sum?.dataPoints.some(({ asDouble }) => asDouble > 0)).toBe(true);
    const renders = metrics().find((each) => each.name === 'iluma_render_seconds');
    const [point] = renders?.histogram?.dataPoints ?? [];
    expect(point?.bucketCounts.reduce((sum, count) => sum + count, 0)).toBe(point?.count);
    expect(point?.bucketCounts.length).toBe((point?.explicitBounds.length ?? 0) + 1);
    expect(collector.received.some(({ body }) => body.includes('"iluma"'))).toBe(true);
  });
});

it('a failed delivery has its error code', async () => {
  const site = await openSite({ ...settings, SMTP_URL: 'smtp://127.0.0.1:1' });
  const init = { method: 'POST', headers: { origin }, body: new URLSearchParams(message) };
  await site.ask('/fr/contact', init);
  collector.received.length = 0;
  await site.services.outbox.drain();
  await site.telemetry?.flush();
  const delivery = spans().find(({ kind }) => kind === kinds.consumer);
  expect(delivery?.status.code).toBe(2);
  expect(delivery && attributesOf(delivery)['error.type']).toBe('smtp-esocket');
});

it('no message is lost while the collector is unavailable', async () => {
  const site = await openSite({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
  const body = new URLSearchParams(message);
  const init = { method: 'POST', headers: { origin }, body };
  expect((await site.ask('/fr/contact', init)).status).toBe(303);
  const { rows } = await site.services.database.db.execute('select message from leads');
  expect(rows).toEqual([{ message: message.message }]);
});

it('nothing is traced without a collector', async () => {
  const site = await openSite();
  expect(site.telemetry).toBeNull();
});
