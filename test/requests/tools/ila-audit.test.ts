import { eq, sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createReportLinks, visitorsAudit } from '#app/application/audit/audit-service.server.ts';
import { contentOf } from '#app/content/content.ts';
import { addAudit, removeAudit } from '#app/data/audit/audit-store.server.ts';
import { audits } from '#app/data/audit/schema.server.ts';
import { leads } from '#app/data/leads/schema.server.ts';
import { auditRules } from '#app/domain/ila/audit/audit-job.ts';
import type { AuditReport } from '#app/domain/ila/audit/audit.ts';
import type { AuditCheckId } from '#app/domain/ila/audit/check-table.ts';
import { languages } from '#app/domain/languages.ts';
import { createEventReader } from '#app/domain/prompts/event-stream.ts';
import { guidePage } from '#app/i18n/site-pages.ts';
import { startCorpusServer, type CorpusServer } from '../../audit-corpus/serve.ts';
import { sites } from '../../audit-corpus/sites.ts';
import { typed as message } from '../../contact-site.ts';
import { readable } from '../../html.ts';
import { afterLaunch, openSite, origin } from '../../site.ts';

const site = await openSite({ AUDIT_ALLOWED: '127.0.0.0/8' });
let corpus: CorpusServer;
const names = new Set(['gaps-fr', 'gaps-en', 'gaps-es', 'whole-fr']);

beforeAll(async () => {
  corpus = await startCorpusServer();
  for (const { name, files } of sites)
    if (names.has(name)) corpus.serve(name, files(corpus.originOf(name)));
});
afterAll(() => corpus[Symbol.asyncDispose]());

let visitors = 0;

/** Posts a form as a browser without scripts does. */
async function post(path: string, fields: Record<string, string>) {
  return site.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin },
  });
}

/** Starts an audit and returns the address of its report. */
async function start(name: string, path = '/fr/ila'): Promise<string> {
  // The limit is three an hour from one address.
  site.setClock(afterLaunch + visitors++ * 3_600_001);
  const response = await post(path, { site: corpus.originOf(name) });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

/** An audit that another server runs until the clock moves on. */
async function runElsewhere(now: number) {
  const host = 'ailleurs.example';
  const wanted = { ...visitorsAudit, address: host, host, site: host, language: 'fr' } as const;
  return site.services.database.tx(async (t) => {
    const audit = await addAudit(t, wanted, null, new Date(now));
    const heldUntil = new Date(now + auditRules.lease);
    const running = { state: 'running', attempts: 1, heldUntil } as const;
    await t.update(audits).set(running).where(eq(audits.id, audit.id));
    return audit;
  });
}

/** Starts an audit and waits for its report. */
async function finished(name: string, path?: string): Promise<string> {
  const place = await start(name, path);
  await site.services.audits.drain();
  return place;
}

describe('the audit of a site', () => {
  it.each(languages)('leads from the form of %s to a report in its language', async (language) => {
    const place = await finished(`gaps-${language}`, `/${language}/ila`);
    const response = await site.ask(place);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('name="robots" content="noindex"');
    const { report } = contentOf(language).audit;
    const { checks } = contentOf(language).auditChecks;
    for (const text of [report.mends.title, checks['page.alt'].name, checks['page.alt'].how[0]])
      expect(readable(html)).toContain(text);
  });

  it.each([
    ['', 'required'],
    ['pas un site', 'not-a-site'],
    ['ftp://pain.example', 'not-a-site'],
    ['https://moi:secret@pain.example', 'not-a-site'],
  ] as const)('rejects the address %j next to its field, and keeps it', async (typed, error) => {
    const response = await post('/fr/ila', { site: typed });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain(contentOf('fr').audit.errors[error]);
    expect(html).toContain(`value="${typed}"`);
  });

  it('rejects a fourth one within an hour, with the wait', async () => {
    site.setClock(afterLaunch + visitors++ * 3_600_001);
    for (const each of ['a', 'b', 'c'])
      expect((await post('/fr/ila', { site: `http://127.0.0.1:1/${each}` })).status).toBe(303);
    const response = await post('/fr/ila', { site: 'http://127.0.0.1:1/d' });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBe(3600);
  });

  it('names an unreachable site as people write it, and prefills its address for another try', async () => {
    site.setClock(afterLaunch + visitors++ * 3_600_001);
    const started = await post('/fr/ila', { site: 'https://boulangerie-élégante.invalid/menu' });
    await site.services.audits.drain();
    const html = await site.page(started.headers.get('location') ?? '');
    const { failures } = contentOf('fr').audit;
    expect(readable(html)).toContain(failures['unknown-host']);
    expect(readable(html)).toContain('boulangerie-élégante.invalid/menu');
    const [, again = ''] = /href="([^"]*\?site=[^"]*)"/.exec(html) ?? [];
    expect(await site.page(again)).toContain('value="https://boulangerie-élégante.invalid/menu"');
  });

  it('sends progress as events until it is over', async () => {
    const place = await start('whole-fr');
    const query = place.slice(place.indexOf('?') + 1);
    const response = await site.ask(`/audits/progression?${query}&langue=en`);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const [text] = await Promise.all([response.text(), site.services.audits.drain()]);
    const events = createEventReader()(text);
    expect(events.at(-1)).toMatchObject({ event: 'over' });
  });

  it.each([
    [[], [], true],
    [['https://ailleurs.example/'], [], false],
  ])(
    'shows its state while it runs, with the pages %j read',
    async (pages, findings, isContacting) => {
      const now = afterLaunch + visitors++ * 3_600_001;
      site.setClock(now);
      const { db } = site.services.database;
      const audit = await runElsewhere(now);
      onTestFinished(async () => void (await removeAudit(db, audit.id)));
      await db.update(audits).set({ progress: { pages, findings } }).where(eq(audits.id, audit.id));
      const query = createReportLinks(site.services).queryOf(audit);
      const { progress } = contentOf('fr').audit;
      const html = readable(await site.page(`/fr/ila/rapport?${query}`));
      const said = [progress.contacting, progress.none, progress.findings, progress.noFindings];
      expect(said.map((text) => html.includes(text))).toEqual([
        isContacting,
        isContacting,
        !isContacting,
        !isContacting,
      ]);
    },
  );

  it('limits the progress streams of one address, and frees a place when one closes', async () => {
    const now = afterLaunch + visitors++ * 3_600_001;
    site.setClock(now);
    const { database, apiLimits } = site.services;
    const { streams } = apiLimits;
    const audit = await runElsewhere(now);
    const path = `/audits/progression?${createReportLinks(site.services).queryOf(audit)}`;
    const readers = Array.from({ length: auditRules.followed + 1 }, () => new AbortController());
    const [first, ...others] = readers.map(
      ({ signal }) =>
        () =>
          site.ask(path, { signal }),
    );
    for (const { status, headers } of await Promise.all(others.map((follow) => follow())))
      expect([status, headers.get('x-accel-buffering')]).toEqual([200, 'no']);
    const refused = await first?.();
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '60']);
    readers.at(-1)?.abort();
    await vi.waitFor(() => expect(streams.count).toBe(auditRules.followed - 1));
    expect((await first?.())?.status).toBe(200);
    for (const reader of readers) reader.abort();
    await vi.waitFor(() => expect(streams.count).toBe(0));
    await removeAudit(database.db, audit.id);
  });

  it('shows nothing for a forged, altered or expired link', async () => {
    const place = await finished('gaps-fr');
    const url = new URL(place, origin);
    const { searchParams } = url;
    const changed = (name: string, value: string) => {
      const query = new URLSearchParams(searchParams);
      query.set(name, value);
      return `${url.pathname}?${query}`;
    };
    for (const wrong of [
      changed('signature', 'x'.repeat(22)),
      changed('rapport', '01a2084b-aeb9-7d46-8f2a-4b884a88560b'),
      changed('jusque', '99999'),
    ])
      expect((await site.ask(wrong)).status).toBe(404);
    site.setClock(afterLaunch + 200 * 86_400_000);
    expect((await site.ask(place)).status).toBe(404);
  });

  it('lets its report be downloaded, tried out, compared and deleted without scripts', async () => {
    const place = await finished('gaps-fr');
    const [path = '', query = ''] = place.split('?');
    const json = (await (await site.ask(`/audits/rapport.json?${query}`)).json()) as {
      score: number;
      checks: { id: AuditCheckId; status: string; guide: string }[];
    };
    const report = await site.page(place);
    for (const { id, status, guide } of json.checks) {
      const page = guidePage(id).forms['/fr'];
      expect(guide).toBe(origin + page);
      expect([id, report.includes(`href="${page}"`)]).toEqual([id, status === 'fail']);
    }
    const csv = await (await site.ask(`/audits/rapport.csv?${query}`)).text();
    expect(csv.split('\r\n').length).toBeGreaterThan(60);
    const tried = await site.page(`${place}&correction=page.alt&correction=local.phone`);
    expect(readable(tried)).toMatch(new RegExp(`: \\d+ sur 100, contre ${json.score} aujourd`));
    expect((await post(place, { demande: 'comparer', site: 'rien' })).status).toBe(422);
    const rival = await post(place, { demande: 'comparer', site: corpus.originOf('whole-fr') });
    expect(rival.status).toBe(303);
    await site.services.audits.drain();
    expect(await site.page(place)).toContain('whole-fr.localhost');
    const gone = (await post(place, { demande: 'supprimer' })).headers.get('location') ?? '';
    expect(await (await site.ask(gone)).text()).toContain(
      contentOf('fr').audit.ended.removed.heading,
    );
    expect((await site.ask(`${path}?${query}`)).status).toBe(404);
  });

  it('attaches its report to a message sent from there', async () => {
    const place = await finished('gaps-fr');
    const from = { service: 'ila-report', depuis: place };
    const form = readable(await site.page(`/fr/contact?${new URLSearchParams(from)}`));
    expect(form).toContain(contentOf('fr').contact.form.attached);
    expect((await post('/fr/contact', { ...message, ...from })).status).toBe(303);
    const [lead] = await site.services.database.db.select().from(leads);
    expect(lead?.attachments).toMatchObject([
      {
        tool: 'site-audit',
        inputs: { address: corpus.originOf('gaps-fr') },
        result: { score: expect.any(Number), mends: expect.arrayContaining(['page.alt']) },
      },
    ]);
  });
});

describe('the owner’s own figures', () => {
  const reviews = ['FIVE', 'FOUR', 'FIVE', 'FIVE', 'TWO'].map((starRating, at) => ({
    name: `accounts/1/locations/2/reviews/${at}`,
    reviewer: { displayName: 'Camille Tremblay' },
    comment: 'Le meilleur pain du quartier.',
    starRating,
    createTime: `2026-01-0${at + 1}T10:00:00Z`,
    ...(at < 2 && { reviewReply: { comment: 'Merci' } }),
  }));
  const takeout = () =>
    new File([zipSync({ 'a/reviews.json': strToU8(JSON.stringify({ reviews })) })], 'takeout.zip');
  const queries = new File(
    [
      'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\nboulangerie montréal,4,90,4 %,"12,5"\n',
    ],
    'Requêtes.csv',
  );

  async function hand(place: string, ...files: readonly File[]) {
    const body = new FormData();
    body.set('demande', 'completer');
    for (const file of files) body.append('exports', file);
    return site.ask(place, { method: 'POST', body, headers: { origin } });
  }
  const reportOf = async (place: string) =>
    (await (await site.ask(`/audits/rapport.json?${place.split('?')[1]}`)).json()) as AuditReport;
  const statusOf = ({ checks }: AuditReport, id: string) =>
    checks.find((check) => check.id === id)?.status;

  it('complete the report without scripts, and keep nothing of the reviewers', async () => {
    const place = await finished('gaps-fr');
    const before = await reportOf(place);
    expect(statusOf(before, 'local.reviews')).toBe('not-judged');
    expect((await hand(place, takeout(), queries)).status).toBe(303);
    const after = await reportOf(place);
    expect(statusOf(after, 'local.reviews')).toBe('pass');
    expect(statusOf(after, 'local.review-answers')).toBe('fail');
    expect(statusOf(after, 'local.search')).toBe('fail');
    expect(after.judged).toBeGreaterThan(before.judged);
    const html = readable(await site.page(place));
    for (const text of ['4,2', '40\u00a0%', 'boulangerie montréal', '12,5'])
      expect(html).toContain(text);
    const { rows } = await site.services.database.db.execute(sql`select owner from audits`);
    expect(JSON.stringify(rows)).not.toMatch(/Tremblay|meilleur pain|Merci/);
    expect((await post(place, { demande: 'retirer' })).status).toBe(303);
    expect(await reportOf(place)).toEqual(before);
  });

  it('are not shared: another audit of the site within the hour is without them', async () => {
    const place = await finished('gaps-en');
    await hand(place, takeout());
    const other = await post('/en/ila', { site: corpus.originOf('gaps-en') });
    const report = await reportOf(other.headers.get('location') ?? '');
    expect(statusOf(report, 'local.reviews')).toBe('not-judged');
  });

  it.each([
    ['no file', [], 'none'],
    ['another file', [new File(['bonjour'], 'note.txt')], 'nothing-known'],
    [
      'a bomb',
      [new File([zipSync({ 'reviews.json': new Uint8Array(9_000_000) })], 'bomb.zip')],
      'bomb',
    ],
  ] as const)('are rejected next to the field: %s', async (_what, files, why) => {
    const place = await finished('whole-fr');
    const response = await hand(place, ...files);
    expect(response.status).toBe(422);
    const { owner } = contentOf('fr').audit.report;
    const text = why === 'none' ? owner.none : owner.why[why];
    expect(readable(await response.text())).toContain(text);
  });

  it.each([
    ['no JSON', '{'],
    ['other fields', '{"profile":null,"reviews":null,"search":null,"more":1}'],
    [
      'impossible figures',
      '{"profile":null,"search":null,"reviews":{"count":1,"rating":9,"answered":5,"first":"2026-01-01","last":"2026-01-01","recent":0}}',
    ],
    ['nothing', '{"profile":null,"reviews":null,"search":null}'],
  ])('are rejected when they are %s', async (_what, releve) => {
    const place = await finished('whole-fr');
    expect((await post(place, { demande: 'completer', releve })).status).toBe(422);
  });
});
