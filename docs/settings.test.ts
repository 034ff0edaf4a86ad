import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { envExample } from '../scripts/settings/env-example.ts';
import { readConfig } from '../server/config.ts';
import { settings } from '../server/setting-table.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

const names = Object.keys(settings.shape).toSorted();

/** Variables in the first column of the table of settings. */
const documented = [...read('docs/operations.md').matchAll(/^\|([^|]*)\|/gm)]
  .flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)])
  .map(([, name = '']) => name);

describe('the documentation of settings', () => {
  it.each(Object.entries(settings.shape))('%s has a description', (_name, { description }) => {
    expect(description).toMatch(/^[A-Z].+\.$/);
  });

  it('docs/operations.md lists every setting once, and no others', () => {
    expect(documented.toSorted()).toEqual(names);
  });

  it('.env.example matches the output of npm run env-example', () => {
    expect(read('.env.example')).toBe(envExample());
  });

  it('.env.example sets nothing, and the defaults when uncommented', () => {
    const text = read('.env.example');
    expect(parseEnv(text)).toEqual({});
    const given = parseEnv(text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));
    expect(Object.keys(given).toSorted()).toEqual(names);
    expect(readConfig(given)).toEqual(readConfig({}));
  });
});
