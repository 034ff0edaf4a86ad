import { readFileSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { expect, it } from 'vitest';

const app = join(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url);

/** Classes without a style of their own that other selectors refer to. */
const hooks: ReadonlySet<string> = new Set(['peer']);

/** Class names in components, except parts that are computed. */
async function classNames(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const file of glob('**/*.tsx', { cwd: app })) {
    const text = await readFile(join(app, file), 'utf8');
    for (const [, plain, template = ''] of text.matchAll(
      /className=(?:"([^"]+)"|\{`((?:[^`$]|\$\{[^}]*\})+)`)/g,
    )) {
      const names = (plain ?? template.replaceAll(/\S*\$\{[^}]*\}\S*/g, ' ')).split(/\s+/);
      for (const name of names) if (name) found.set(name, file);
    }
  }
  return found;
}

it('every class name in a component has a style', async () => {
  const design = await loadDesignSystem(readFileSync(join(app, 'app.css'), 'utf8'), {
    base: app,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : resolve(id);
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
  });
  const sheets: string[] = [];
  for await (const file of glob('**/*.css', { cwd: app }))
    sheets.push(await readFile(join(app, file), 'utf8'));
  const found = await classNames();
  const names = [...found.keys()];
  const styles = design.candidatesToCss(names);
  const dead = names.filter(
    (name, index) =>
      styles[index] === null &&
      !hooks.has(name) &&
      !sheets.some((sheet) => sheet.includes(`.${name}`)),
  );
  expect(dead.map((name) => `${name} in ${found.get(name)}`)).toEqual([]);
});
