import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { send } from '../../raw-http.ts';
import { listening, refused, stopped } from '../../server-process.ts';

describe('the server', () => {
  it('prints its address, answers there, and exits cleanly when told to', async () => {
    const { child, said, address, errors } = await listening({ LOG_LEVEL: 'warn' });
    expect(said).toMatch(/^Iluma is at http:\/\/127\.0\.0\.1:\d+$/);
    const response = await fetch(`${address}/fr`);
    expect(response.status).toBe(200);
    await response.text();
    expect(await stopped(child)).toEqual([0, null]);
    expect(await errors).toBe('');
  });

  it('does not start with bad settings, and names them without a stack trace', async () => {
    const { code, errors } = await refused({ SITE_ORIGIN: 'x', LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    for (const name of ['SITE_ORIGIN', 'LOG_LEVEL']) expect(errors).toContain(`  ${name}: `);
    expect(errors).not.toMatch(/^\s+at /m);
  });
});

it('on a port in use the server does not start, says so without a stack trace, and creates nothing', async () => {
  const { address } = await listening({ LOG_LEVEL: 'silent' });
  const { port } = new URL(address);
  const parent = mkdtempSync(join(tmpdir(), 'iluma-port-'));
  const DATA_DIR = join(parent, 'data');
  const { code, errors } = await refused({ PORT: port, DATA_DIR, DATABASE_URL: '' });
  expect(existsSync(DATA_DIR)).toBe(false);
  rmSync(parent, { recursive: true });
  expect(code).toBe(1);
  expect(errors).toMatch(
    new RegExp(`^The site cannot be served on 127\\.0\\.0\\.1:${port}: .+\n$`),
  );
});

describe('the server’s log', () => {
  it('is one JSON object per line with a request id, and holds no visitor data or mistake', async () => {
    const { child, address, log, errors } = await listening({ LOG_LEVEL: 'info' });
    const headers = { cookie: 'session=SECRET', 'user-agent': 'SECRET', referer: 'http://SECRET/' };
    const asked = [
      ['GET', '/fr?nomEntreprise=SECRET&etoiles=4'],
      ['GET', '/fr/SECRET'],
      ['GET', '/fr/SECRET%ff'],
      ['GET', '/fr/SECRET%0a'],
      ['POST', '/fr/SECRET'],
      ['POST', '/fr?SECRET'],
      ['GET', '/og/SECRET/SECRET.png'],
    ] as const;
    const answered: [method: string, status: number][] = [];
    for (const [method, path] of asked) {
      const body = method === 'POST' ? 'email=SECRET' : null;
      const response = await fetch(address + path, { method, headers, body });
      // An undecodable address never reaches the log.
      if (!path.endsWith('%ff')) answered.push([method, response.status]);
      await response.text();
    }
    const { status: last } = await send(
      Number(new URL(address).port),
      'GET http://SECRET.example/fr HTTP/1.1',
    );
    answered.push(['GET', last]);
    // Connections are left open, as by a proxy.
    expect(await stopped(child, 'SIGINT')).toEqual([0, null]);

    expect([...log, await errors].filter((line) => line.includes('SECRET'))).toEqual([]);
    const entries = log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = entries.filter((entry) => 'status' in entry);
    // A line is written after its response is sent, possibly after the next one.
    const told = requests.map(({ method, status }) => `${String(method)} ${String(status)}`);
    expect(told.toSorted()).toEqual(answered.map((each) => each.join(' ')).toSorted());
    const ids = requests.map(({ reqId }) => reqId);
    expect(new Set(ids).size).toBe(requests.length);
    expect(ids.every((id) => typeof id === 'string')).toBe(true);
    // Pino's levels: 50 is an error, 60 is fatal.
    expect(entries.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
