import { describe, expect, it } from 'vitest';
import { send } from '../raw-http.ts';
import { listening, refused, stopped } from '../server-process.ts';

describe('the server as it is started', () => {
  it('says where it is, answers there, and leaves in peace when told to', async () => {
    const { child, said, address, errors } = await listening({ LOG_LEVEL: 'warn' });
    expect(said).toMatch(/^Iluma is at http:\/\/127\.0\.0\.1:\d+$/);
    const response = await fetch(`${address}/fr`);
    expect(response.status).toBe(200);
    await response.text();
    expect(await stopped(child)).toEqual([0, null]);
    expect(await errors).toBe('');
  });

  it('leaves at SIGINT too, even while connections are open', async () => {
    const { child, address } = await listening({ LOG_LEVEL: 'silent' });
    // Left unread and alive, as by a proxy that keeps its connections.
    const open = await fetch(`${address}/fr`, { headers: { connection: 'keep-alive' } });
    expect(open.ok).toBe(true);
    await open.text();
    expect(await stopped(child, 'SIGINT')).toEqual([0, null]);
  });

  it.each([
    { settings: { PORT: 'abc' }, names: ['PORT'] },
    { settings: { LAUNCH_AT: 'soon' }, names: ['LAUNCH_AT'] },
    { settings: { SITE_ORIGIN: 'x', LOG_LEVEL: 'loud' }, names: ['SITE_ORIGIN', 'LOG_LEVEL'] },
  ])(
    'does not start with bad $names, and says why without a stack',
    async ({ settings, names }) => {
      const { code, errors } = await refused(settings);
      expect(code).toBe(1);
      for (const name of names) expect(errors).toContain(`  ${name}: `);
      expect(errors).not.toMatch(/^\s+at /m);
    },
  );
});

it('does not start where something else listens, and says so without a stack', async () => {
  const { address } = await listening({ LOG_LEVEL: 'silent' });
  const { port } = new URL(address);
  const { code, errors } = await refused({ PORT: port, LOG_LEVEL: 'silent' });
  expect(code).toBe(1);
  expect(errors).toMatch(
    new RegExp(`^The site cannot be served on 127\\.0\\.0\\.1:${port}: .+\n$`),
  );
});

describe('its log', () => {
  it('is one JSON object a line with a request id, and holds nothing of a visitor', async () => {
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
      // An address that does not decode never gets as far as the log.
      if (!path.endsWith('%ff')) answered.push([method, response.status]);
      await response.text();
    }
    const { status: last } = await send(
      Number(new URL(address).port),
      'GET http://SECRET.example/fr HTTP/1.1',
    );
    answered.push(['GET', last]);
    await stopped(child);

    expect([...log, await errors].filter((line) => line.includes('SECRET'))).toEqual([]);
    const entries = log.map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = entries.filter((entry) => 'status' in entry);
    // A line is written when its response has left, which may be after the next one has.
    const told = requests.map(({ method, status }) => `${String(method)} ${String(status)}`);
    expect(told.toSorted()).toEqual(answered.map((each) => each.join(' ')).toSorted());
    const ids = requests.map(({ reqId }) => reqId);
    expect(new Set(ids).size).toBe(requests.length);
    expect(ids.every((id) => typeof id === 'string')).toBe(true);
  });

  it('does not tell a visitor’s mistakes as errors of the server', async () => {
    const { child, address, errors } = await listening({ LOG_LEVEL: 'error' });
    for (const [method, path] of [
      ['POST', '/fr'],
      ['GET', '/fr/%ff'],
      ['GET', '/nobody'],
    ] as const) {
      await (await fetch(address + path, { method })).text();
    }
    await stopped(child);
    expect(await errors).toBe('');
  });
});
