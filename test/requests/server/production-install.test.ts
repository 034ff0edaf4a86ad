import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { installForProduction, packagesOfBuild } from '../../production-install.ts';
import { listening, stopped } from '../../server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const directory = mkdtempSync(join(tmpdir(), 'iluma-production-'));
const installed = join(directory, 'iluma');
const DATA_DIR = join(directory, 'data');
beforeAll(() => installForProduction(installed));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

/** Runs Node in the installed copy; its output and exit code. */
async function run(...parameters: string[]) {
  const env = { PATH: process.env.PATH, DATA_DIR };
  const options = { cwd: installed, env };
  return promisify(execFile)(process.execPath, parameters, options).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );
}

it('the copy has no development packages', () => {
  const has = (name: string) => existsSync(join(installed, 'node_modules', name));
  expect(['fastify', 'vite', 'vitest', '@react-router/dev'].filter(has)).toEqual(['fastify']);
});

it('every package that the built server imports loads without development packages', async () => {
  const names = packagesOfBuild();
  expect(names).toContain('pg');
  const code = `for (const name of ${JSON.stringify(names)}) await import(name);`;
  expect(await run('--input-type=module', '--eval', code)).toEqual({ code: 0, said: '' });
});

it('the site starts, answers and exits cleanly without development packages', async () => {
  const settings = { DATA_DIR, LOG_LEVEL: 'warn', WARM_UP: 'false' };
  const { child, address, errors } = await listening(settings, join(installed, 'server/main.ts'));
  // The picture is drawn with packages and fonts that nothing else needs.
  for (const path of ['/healthz', '/readyz', '/fr', '/og/fr/home.png'])
    expect((await fetch(address + path)).status).toBe(200);
  expect(await stopped(child)).toEqual([0, null]);
  expect(await errors).toBe('');
});

// Each script exits early, with all its imports loaded.
for (const [script, words, details] of [
  ['staff.ts', 'npm run staff -- list', {}],
  ['audit.ts', 'npm run audit -- <address>', { tags: 'long' }],
  ['push-keys.ts', 'VAPID_PRIVATE_KEY=', { tags: 'long' }],
  ['db/backup.ts', 'There is no database', { tags: 'long' }],
  ['db/restore.ts', 'npm run db:restore -- <file>', { tags: 'long' }],
  ['db/move.ts', 'npm run db:move -- postgres://', { tags: 'long' }],
] as const) {
  it(`the script ${script} loads without development packages`, details, async () => {
    expect((await run(`scripts/${script}`)).said).toContain(words);
  });
}
