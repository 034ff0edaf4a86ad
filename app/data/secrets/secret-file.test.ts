import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { secretIn } from './secret-file.server.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'iluma-secret-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it('the secret file is created once, with a long secret, readable by its owner only', () => {
  const data = join(directory, 'data');
  const secret = secretIn(data);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(secretIn(data)).toBe(secret);
  expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(data)).toEqual(['secret']);
  expect(secretIn(directory)).not.toBe(secret);
});

it('an existing secret file is kept and used', () => {
  writeFileSync(join(directory, 'secret'), `${'x'.repeat(40)}\n`);
  expect(secretIn(directory)).toBe('x'.repeat(40));
});

it.each(['', 'short'])('a secret file that contains %j is rejected', (text) => {
  writeFileSync(join(directory, 'secret'), text);
  expect(() => secretIn(directory)).toThrow(/holds no key: it is shorter than 32 characters/);
});
