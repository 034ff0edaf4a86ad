import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findPostgres, postgresDirectory, startPostgres } from '../../database/postgres-process.ts';
import { readable, tags } from '../../html.ts';
import { listening, refused, stopped } from '../../server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'iluma-data-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** Starts a site on the embedded database in a directory of this test. */
const embedded = () => ({ DATA_DIR: data, DATABASE_URL: '', LOG_LEVEL: 'warn', WARM_UP: 'false' });

const message = 'Bonjour, une question sur nos avis';

function send(address: string): Promise<Response> {
  const fields = { nom: 'Ana Roy', email: 'ana@exemple.example', objet: 'seo', message };
  return fetch(`${address}/fr/contact`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...fields, telephone: '', entreprise: '' }),
  });
}

const referenceIn = ({ headers }: Response) =>
  new URL(headers.get('location') ?? '', 'http://localhost').searchParams;

describe('a site on the embedded database', () => {
  it('keeps a message and its link after kill -9', { tags: 'long' }, async () => {
    const first = await listening(embedded());
    const answer = await send(first.address);
    expect(answer.status).toBe(303);
    await stopped(first.child, 'SIGKILL');

    const second = await listening(embedded());
    const link = referenceIn(answer);
    const status = await fetch(`${second.address}/fr/suivi?${link}`);
    expect(readable(await status.text())).toContain(link.get('reference'));
    expect(await stopped(second.child)).toEqual([0, null]);
    expect(await second.errors).toBe('');
  });

  it(
    'refuses a second site on the same data directory, and runs on',
    { tags: 'long' },
    async () => {
      const { child, address } = await listening(embedded());
      const { code, errors } = await refused(embedded());
      expect(code).toBe(1);
      expect(errors).toMatch(/^The database is already open in another process .+DATA_DIR.+\n$/);
      expect((await send(address)).status).toBe(303);
      await stopped(child);
    },
  );

  it('does not start on data of another version, and says what to do', async () => {
    mkdirSync(join(data, 'database'));
    writeFileSync(join(data, 'database/PG_VERSION'), '16\n');
    const { code, errors } = await refused(embedded());
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database in .+ PostgreSQL 16.+npm run db:move.+\n$/);
  });
});

it(
  'a site with a damaged database does not start, and names the restore command',
  { tags: 'long' },
  async () => {
    const { child } = await listening(embedded());
    await stopped(child);
    writeFileSync(join(data, 'database/global/pg_control'), Buffer.alloc(8192, 7));
    const { code, errors } = await refused(embedded());
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^The embedded database in .+ damaged.+npm run db:restore -- <file>.+\n$/,
    );
  },
);

const programs = findPostgres();

describe.skipIf(programs === null)('a wrong DATABASE_URL', () => {
  it.each([
    ['a host', 'postgres://iluma:hidden@nowhere.invalid/iluma', /host name in DATABASE_URL/],
    ['a port', 'postgres://iluma:hidden@127.0.0.1:1/iluma', /cannot be reached \(ECONNREFUSED\)/],
  ])('is reported in one sentence without its password: %s', async (_what, url, sentence) => {
    const { child, log, errors } = await listening({
      DATABASE_URL: url,
      DATA_DIR: data,
      LOG_LEVEL: 'warn',
    });
    await stopped(child);
    const lines = [...log, ...(await errors).split('\n')].filter(Boolean);
    expect(lines).toEqual([expect.stringMatching(sentence)]);
    expect(lines.join('')).not.toContain('hidden');
  });
});

describe.skipIf(programs === null)('a site whose database is unavailable', () => {
  it('serves its pages, keeps the form input, and recovers by itself', async () => {
    const place = postgresDirectory();
    const url = place.url.replace('postgres@', 'postgres:hidden@');
    const site = await listening({ DATABASE_URL: url, DATA_DIR: data, LOG_LEVEL: 'info' });
    expect((await fetch(`${site.address}/fr`)).status).toBe(200);
    expect((await fetch(`${site.address}/healthz`)).status).toBe(200);
    const unready = await fetch(`${site.address}/readyz`);
    expect(unready.status).toBe(503);
    expect(await unready.text()).toMatch(/^The database server in DATABASE_URL cannot be reached/);

    const refusal = await send(site.address);
    expect(refusal.status).toBe(503);
    const html = await refusal.text();
    expect(html).toContain(`${message}</textarea>`);
    expect(tags(html, 'input').find(({ name }) => name === 'email')?.value).toBe(
      'ana@exemple.example',
    );

    const server = await startPostgres(programs ?? '', place);
    try {
      const accepted = async () => (await send(site.address)).status === 303;
      await vi.waitUntil(accepted, { timeout: 60_000, interval: 200 });
      const isReady = async () => (await fetch(`${site.address}/readyz`)).status === 200;
      await vi.waitUntil(isReady, { timeout: 60_000, interval: 200 });

      await server.end('SIGKILL');
      expect((await send(site.address)).status).toBe(503);
      expect((await fetch(`${site.address}/en`)).status).toBe(200);
      await server.start();
      await vi.waitUntil(accepted, { timeout: 60_000, interval: 200 });
      await stopped(site.child);
    } finally {
      await server.stop();
    }
    const said = [...site.log, await site.errors].join('\n');
    expect(said).not.toMatch(/select |\n\s+at |hidden|Ana Roy|ana@exemple|une question/);
  });
});
