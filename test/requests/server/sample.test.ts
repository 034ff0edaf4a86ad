import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statedFacts } from '#app/application/sample/stated-facts.ts';
import { isSample } from '#app/content/company/sample.ts';
import { refused } from '../../server-process.ts';

const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'iluma-own-'));

/** What a build reads, as the Dockerfile copies it. */
const sources = [
  'app',
  'public',
  'server',
  'vite',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'SECURITY.md',
];

/** Runs Node in the copy. */
const run = async (...parameters: string[]) =>
  (await promisify(execFile)(process.execPath, parameters, { cwd: copy })).stdout;

/** Prints the texts about cases and quotes in the copy, one per line. */
const texts = `
import { contentOf } from './app/content/content.ts';
for (const language of ['fr', 'en', 'es']) {
  const { cases, home, editorialPages } = contentOf(language);
  const { name, summary, title, head, blocks } = editorialPages['social-proof'];
  const [quotes, , sources] = blocks;
  const [written] = sources.paragraphs;
  console.log(JSON.stringify([cases, home.cases, name, summary, title, head, quotes, written], null, 1));
}`;

const saysSample =
  /[^\n]*(?:exemple|ejemplo|\bexample|\bsample\b|ficti[fct]|inventé|inventad|made up|aucun client|no client|ningún cliente)[^\n]*/gi;

describe.runIf(isSample)('a copy that declares its facts as its own', () => {
  beforeAll(() => {
    for (const source of sources)
      cpSync(join(root, source), join(copy, source), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    const flag = join(copy, 'app/content/company/sample.ts');
    const said = readFileSync(flag, 'utf8').replace('boolean = true', 'boolean = false');
    writeFileSync(flag, said);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('no longer calls its cases and quotes a sample', async () => {
    const said = await run('--input-type=module', '--eval', texts);
    expect(said).toContain('Katz Sport');
    expect(said.match(saysSample) ?? []).toEqual([]);
  });

  it(
    'does not start while sample facts are left, and names their files',
    { tags: ['long'], timeout: 600_000 },
    async () => {
      await run('node_modules/@react-router/dev/bin.cjs', 'build');
      const { code, errors } = await refused({}, join(copy, 'server/main.ts'));
      expect(code).toBe(1);
      expect(errors).toContain('app/content/company/sample.ts says that the facts are your own');
      for (const file of Object.keys(statedFacts())) expect(errors).toContain(`  app/${file}: `);
      expect(errors).not.toMatch(/^\s+at /m);
    },
  );
});
