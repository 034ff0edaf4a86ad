import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunkRules, matching, type ChunkRule } from './chunk-rules.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('app/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/')}`);

const rules: readonly ChunkRule[] = chunkRules;

it.each(
  rules.flatMap(({ name, paths, except = [] }) =>
    [...paths, ...except].map((path) => ({ name, path })),
  ),
)('the path $path of the chunk "$name" exists', ({ path }) => {
  expect(files.filter((file) => matching([path]).test(file))).not.toEqual([]);
});

it.each(
  rules.flatMap(({ name, paths, except = [] }) => except.map((path) => ({ name, path, paths }))),
)('the path $path would be in the chunk "$name" without its exception', ({ path, paths }) => {
  expect(files.some((file) => matching([path]).test(file) && matching(paths).test(file))).toBe(
    true,
  );
});

it('no file belongs to two chunks', () => {
  const named = files.map((file) =>
    rules.filter(({ paths, except }) => matching(paths, except).test(file)).map(({ name }) => name),
  );
  expect(named.filter((names) => names.length > 1)).toEqual([]);
});

describe('a path', () => {
  it.each([
    ['app/ui/icon', '/home/app/ui/icon.tsx', true],
    ['app/ui/icon', '/home/app/ui/icon.tsx?query', true],
    ['app/ui/icon', '/home/app/ui/icons/names.ts', false],
    ['app/ui/icon', '/home/app/ui/icon-set.tsx', false],
    ['app/shell/', '/home/app/shell/consent/gate.tsx', true],
    ['app/shell/', '/home/app/shell.ts', false],
    ['app/shell/', '/home/myapp/shell/a.ts', false],
  ])('%s matches the module %s: %s', (path, module, matches) => {
    expect(matching([path]).test(module)).toBe(matches);
  });

  it('does not match its exceptions', () => {
    const pattern = matching(['app/shell/'], ['app/shell/chat/']);
    expect(pattern.test('/app/shell/chat/chat.tsx')).toBe(false);
    expect(pattern.test('/app/shell/chatter.tsx')).toBe(true);
  });
});
