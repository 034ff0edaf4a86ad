import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asvsLevels } from '../test/asvs-requirements.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const text = read('docs/security.md');

/** Rows of the tables of requirements: identifier, level, subject, how it is met, test. */
const rows = text
  .split('\n')
  .filter((line) => /^\| *\d+\.\d+\.\d+ *\|/.test(line))
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [id = '', level = '', subject = '', met = '', test = ''] = cells.slice(1, -1);
    return { id, level, subject, met, test, columns: cells.length - 2 };
  });

/** Paths between backticks; a path has a folder and an extension, or is a document at the root. */
const pathsIn = (cell: string) =>
  [...cell.matchAll(/`([^`\s]+)`/g)]
    .map(([, named = '']) => named)
    .filter((named) => /^[\w.-]+\/.*\.(?:[jt]sx?|md|json)$|^[A-Z]+\.md$/.test(named));

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

describe('the table of security requirements', () => {
  it('lists every requirement of levels 1 and 2 once, in order, with its level', () => {
    expect(asvsLevels.size).toBe(253);
    expect(rows.map(({ id, level }) => [id, level])).toEqual(
      [...asvsLevels]
        .toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
        .map(([id, level]) => [id, String(level)]),
    );
  });

  it.each(rows)(
    'has a subject, an explanation and a test (or why there is none) for $id',
    ({ columns, subject, met, test }) => {
      expect(columns).toBe(5);
      expect(subject.length).toBeGreaterThan(5);
      expect(met.length).toBeGreaterThan(10);
      // A verdict is followed by its reason.
      expect(met).not.toMatch(/^(?:does not apply|not met|partly met)(?!: .{5,})/);
      const isProven = pathsIn(test).some(isTest);
      expect(isProven || /^— .{5,}/.test(test)).toBe(true);
    },
  );

  it('names existing files', () => {
    const named = [...new Set(pathsIn(text))];
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(named.filter(isTest).length).toBeGreaterThan(40);
  });

  it('links to its own sections', () => {
    const sections = new Set(
      [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const referred = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(referred.filter((anchor) => !sections.has(anchor))).toEqual([]);
  });
});

describe('reporting vulnerabilities', () => {
  it('is described in documents linked from the README', () => {
    for (const path of ['SECURITY.md', 'docs/security.md']) {
      expect(existsSync(join(root, path))).toBe(true);
      expect(read('README.md')).toContain(`(${path})`);
    }
  });
});
