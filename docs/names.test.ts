import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root }).toSorted();

/** Names of the files of the project's own folders. */
const fileNames = new Set(
  globSync('{app,bench,docs,lint,scripts,server,test,vite}/**/*.{ts,tsx,css,json}', {
    cwd: root,
  }).map((path) => basename(path)),
);

/** A known folder marks a path, and a known extension a file name. */
const isPath = (code: string) =>
  /^(?:app|bench|deploy|docs|lint|scripts|server|test|vite)\/[\w.,{}/-]+$/.test(code);
const isFileName = (code: string) => /^[a-z][\w-]*(?:\.[\w-]+)*\.(?:tsx?|css)$/.test(code);

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Expands a path such as `shape/{fr,en}.ts`. */
function expanded(path: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{(.*?)\}(.*)$/.exec(path) ?? [];
  return choices === undefined
    ? [path]
    : choices.split(',').flatMap((choice) => expanded(`${before}${choice}${after}`));
}

/** The anchor that a Markdown viewer gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

function isThere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : relative(root, join(root, dirname(document), path));
  if (!existsSync(join(root, target))) return false;
  if (anchor === undefined) return true;
  const headings = matches(readFileSync(join(root, target), 'utf8'), /^#+ (.+)$/gm);
  return headings.some((heading) => anchorOf(heading) === anchor);
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const code = matches(text, /`([^`\n]+)`/g);

  it('names existing files', () => {
    const paths = code.filter(isPath).flatMap(expanded);
    const names = code.filter((each) => isFileName(each) && !fileNames.has(each));
    const lost = [...paths, ...names].filter((path) => !existsSync(join(root, path)));
    expect(lost).toEqual([]);
  });

  it('names existing commands', () => {
    const named = matches(text, /npm run ([a-z][\w:-]*)(?![\w:*-])/g);
    expect(named.filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });

  it('has links to existing files and headings', () => {
    const links = matches(text.replaceAll(/`[^`\n]+`/g, ''), /\]\(([^)\s]+)\)/g).filter(
      (link) => !/^[a-z]+:/.test(link),
    );
    expect(links.filter((link) => !isThere(document, link))).toEqual([]);
  });
});
