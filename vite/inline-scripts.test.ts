import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { applyAccessibility } from '#app/inline/apply-accessibility.ts?inline-script';
import { checkLanguage } from '#app/inline/check-language.ts?inline-script';
import { deferHydration } from '#app/inline/defer-hydration.ts?inline-script';
import { loadAccessibility } from '#app/inline/load-accessibility.ts?inline-script';
import { openDataStream } from '#app/inline/open-data-stream.ts?inline-script';
import { pushWorker } from '#app/inline/push-worker.ts?inline-script';
import { scriptCall } from '#app/inline/script-call.ts';
import { showNotice } from '#app/inline/show-notice.ts?inline-script';
import { compileFunction } from './inline-scripts.ts';

const folder = mkdtempSync(join(import.meta.dirname, '../node_modules/.inline-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Compiles a module and runs it with the given arguments. */
async function run(code: string, ...given: readonly unknown[]): Promise<unknown> {
  const file = join(folder, 'say-it.ts');
  writeFileSync(file, code);
  const compiled = await compileFunction(file);
  const said: unknown[] = [];
  runInNewContext(scriptCall(compiled.code)(...given), { say: (word: unknown) => said.push(word) });
  return said;
}

const head = 'declare const say: (word: unknown) => void;\n';

it('an inline script contains only what its function uses', async () => {
  writeFileSync(join(folder, 'other.ts'), 'export const two = 2; export const unused = "unused";');
  const code = `import { two } from './other.ts';
const double = (n: number) => n * two;
export function sayIt(n: number): void { say(double(n)); }`;
  expect(await run(head + code, 21)).toEqual([42]);
  const compiled = await compileFunction(join(folder, 'say-it.ts'));
  expect(compiled.code).not.toContain('unused');
  expect(compiled.files.map((file) => basename(file)).toSorted()).toEqual([
    'other.ts',
    'say-it.ts',
  ]);
});

it('an inline script keeps string literals unchanged', async () => {
  const text = `</script><!-- "'\`\${1}\\ \u2028é`;
  const code =
    'export function sayIt(...all: unknown[]): void { for (const each of all) say(each); }';
  expect(await run(head + code, text, null, [text])).toEqual([text, null, [text]]);
});

it('an inline script keeps template literals, and strings with quotes', async () => {
  const code = 'export function sayIt(a: string): void { say(`"${a}"`); say(`"\'`); }';
  expect(await run(head + code, 'x')).toEqual(['"x"', `"'`]);
});

it.each([
  ['another name', 'export function other() { say(1); }', /no function sayIt/],
  [
    'the end of its element',
    'export function sayIt() { say("</script>"); }',
    /end its script element/,
  ],
])('an inline script is rejected for %s', async (_what, code, message) => {
  await expect(run(head + code)).rejects.toThrow(message);
});

it('an inline script does not confuse a module variable with a parameter', async () => {
  const code = 'let n = 1; export function sayIt(m: number): void { n += m; say(n); }';
  expect(await run(head + code, 2)).toEqual([3]);
});

it.each([
  ['apply-accessibility', applyAccessibility()],
  ['check-language', checkLanguage(['fr'], true)],
  ['defer-hydration', deferHydration('/a.js', { manifest: '/b.js', routes: ['root'] })],
  ['load-accessibility', loadAccessibility('<script src=/a.js></script>')],
  ['open-data-stream', openDataStream()],
  ['push-worker', pushWorker()],
  ['show-notice', showNotice('<p>', 'p{}')],
])('the inline script %s is one line without an end tag', (_name, script) => {
  expect(script).not.toMatch(/\n|<\/script|<!--/i);
});

// Two of them contain others.
it('every module of app/inline is tested', () => {
  const names = readdirSync(join(import.meta.dirname, '../app/inline'));
  expect(
    names.filter((name) => /^(?!script-call|banner-height)[a-z-]+\.ts$/.test(name)),
  ).toHaveLength(7);
});
