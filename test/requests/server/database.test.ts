import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readable, tags } from '../html.ts';
import { findPostgres, postgresDirectory, startPostgres } from '../postgres-process.ts';
import { listening, refused, stopped } from '../server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'iluma-data-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

/** A site on the embedded database in a directory of this test. */
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
  it('has a message, and its link, after kill -9', async () => {
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

  it('is alone in its directory: a second one is told, and the first one goes on', async () => {
    const { child, address } = await listening(embedded());
    const { code, errors } = await refused(embedded());
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database is already open in another process .+DATA_DIR.+\n$/);
    expect((await send(address)).status).toBe(303);
    await stopped(child);
  });

  it('is not started on data of another version, with words on what to do', async () => {
    mkdirSync(join(data, 'database'));
    writeFileSync(join(data, 'database/PG_VERSION'), '16\n');
    const { code, errors } = await refused(embedded());
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database in .+ PostgreSQL 16.+npm run db:move.+\n$/);
  });
});

const programs = findPostgres();

describe.skipIf(programs === null)('a site whose database is away', () => {
  it('answers with its pages, keeps what is typed, and goes on by itself when it is back', async () => {
    const place = postgresDirectory();
    const url = place.url.replace('postgres@', 'postgres:hidden@');
    const site = await listening({ DATABASE_URL: url, DATA_DIR: data, LOG_LEVEL: 'info' });
    expect((await fetch(`${site.address}/fr`)).status).toBe(200);
    expect((await fetch(`${site.address}/readyz`)).status).toBe(200);

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
    expect(said).not.toMatch(/hidden|Ana Roy|ana@exemple|une question/);
  });
});
