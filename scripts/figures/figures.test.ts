import { describe, expect, it } from 'vitest';
import { figuresOf, kindOf } from './figures.ts';
import { importCycles } from './import-cycles.ts';
import { readModule } from './modules.ts';
import { linesOf } from './report.ts';

const lines = (count: number) => '\n'.repeat(count);

describe('a module', () => {
  const code = `import type { A } from '#app/domain/a.ts';
import react from 'react';
export { b } from './b.ts';
const lazy = () => import('../c.tsx');
type D = import('./d.ts').D;
export const styles = import.meta.glob('./none.css');
`;

  it('has imports that include types, dynamic ones and re-exports, but no packages', () => {
    expect([...readModule('app/ui/x.ts', code).imports].toSorted()).toEqual([
      'app/c.tsx',
      'app/domain/a.ts',
      'app/ui/b.ts',
      'app/ui/d.ts',
    ]);
  });

  it('has as many lines as an editor shows', () => {
    expect(readModule('a.ts', code).lines).toBe(6);
    expect(readModule('a.ts', 'let a').lines).toBe(1);
  });

  it.each([
    ['a declaration', 'function long() {\n\n}', 'long'],
    ['an arrow', 'const long = () => [\n1\n];', 'long'],
    ['a component', 'const Page = () => (\n<p>\n</p>);', 'Page'],
    ['a method', 'class A {long() {\n\n}}', 'long'],
    ['a property', 'const a = {long: () => {\n\n}};', 'long'],
    ['a callback', "describe('x', () => {\n\n});", 'describe(…)'],
    ['a default export', 'export default () => {\n\n}', 'anonymous'],
  ])('has %s with its number of lines', (_kind, text, name) => {
    expect(readModule('a.tsx', `\n${text}`).functions).toEqual([{ name, line: 2, lines: 3 }]);
  });

  it('is named when it does not parse', () => {
    expect(() => readModule('app/a.ts', 'let = ;')).toThrow(/^app\/a\.ts: /);
  });
});

it.each([
  ['app/domain/a.ts', 'code'],
  ['server/main.ts', 'code'],
  ['app/content/home/fr.ts', 'content'],
  ['app/content/home/fr.test.ts', 'tests'],
  ['test/site.ts', 'tests'],
  ['vite.config.ts', 'tools'],
])('the path %s counts as %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

describe('the figures', () => {
  const files = [
    ['app/a.ts', `import './b.ts'; export const a = () => {${lines(60)}};`],
    ['app/b.ts', 'export const b = 1;'],
    ['app/long.ts', `import './c.ts';${lines(201)}`],
    ['app/c.ts', 'export const c = 1;'],
    ['app/c.test.ts', "import './b.ts';"],
    ['server/d.ts', "import '../app/c.ts';"],
  ] as const;
  const modules = files.map(([path, code]) => readModule(path, code));
  const others = Array.from({ length: 21 }, (_, i) => `app/${i}.svg`);
  const figures = figuresOf(modules, [...files.map(([path]) => path), ...others]);

  it('count files, lines and long files', () => {
    expect(figures.sizes.code).toEqual({ files: 5, lines: 265, median: 1, p90: 201, long: 1 });
    expect(figures.sizes.tests.files).toBe(1);
    expect(figures.sizes.all.files).toBe(6);
  });

  it('list functions over the limit', () => {
    const found = { path: 'app/a.ts', name: 'a', line: 1, lines: 61 };
    expect(figures.longFunctions.code).toEqual([found]);
  });

  it('list folders over the limit', () => {
    expect([...figures.fullFolders]).toEqual([['app', 26]]);
  });

  it('list small modules with a single importer, not counting tests', () => {
    expect(figures.smallModules).toEqual(['app/b.ts']);
  });
});

describe('import cycles', () => {
  const graph = (edges: Record<string, string>) =>
    Object.entries(edges).map(([path, to]) => ({ path, imports: new Set(to.split(' ')) }));

  it.each([
    ['a chain has none', { a: 'b', b: 'c', c: '' }, []],
    ['a diamond has none', { a: 'b c', b: 'd', c: 'd', d: '' }, []],
    ['a ring is one', { a: 'b', b: 'c', c: 'a' }, [['a', 'b', 'c']]],
    ['a tail is not of it', { z: 'a', a: 'b', b: 'a c', c: '' }, [['a', 'b']]],
    ['rings that share a module are one', { a: 'b c', b: 'a', c: 'a' }, [['a', 'b', 'c']]],
    [
      'rings apart are two',
      { a: 'b', b: 'a c', c: 'd', d: 'c' },
      [
        ['c', 'd'],
        ['a', 'b'],
      ],
    ],
  ])('%s', (_name, edges, cycles) => {
    expect(importCycles(graph(edges))).toEqual(cycles);
  });
});

it('the columns of a table are aligned', () => {
  expect(linesOf(['', 'a'], [['files', '12']])).toEqual([
    '|       |   a |',
    '| ----- | --: |',
    '| files |  12 |',
  ]);
});
