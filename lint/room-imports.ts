import { posix, relative, sep } from 'node:path';
import type { RuleTester } from 'oxlint/plugins-dev';

// oxlint exports these types nowhere else than in its tester's argument.
export type Rule = Exclude<Parameters<RuleTester['run']>[1], { createOnce: unknown }>;
type Visitor = ReturnType<Rule['create']>;
export type Program = Parameters<Rule['create']>[0]['sourceCode']['ast'];
export type Node = Program['body'][number]['parent'];

export interface Import {
  readonly node: Node;
  readonly specifier: string;
  /** `lazily` is `import()` of a literal. */
  readonly how: 'code' | 'types' | 'lazily';
}

/** An import is type-only if the statement or each of its names is. */
const codeOrTypes = (kind: string | undefined, names: readonly (string | undefined)[] = []) =>
  kind === 'type' || (names.length > 0 && names.every((name) => name === 'type'))
    ? 'types'
    : 'code';

/** Calls `check` for each import and re-export of a file, in any syntax. */
export function eachImport(check: (found: Import) => void): Visitor {
  return {
    ImportDeclaration(node) {
      const names = node.specifiers.map((name) =>
        'importKind' in name ? name.importKind : 'value',
      );
      check({ node, specifier: node.source.value, how: codeOrTypes(node.importKind, names) });
    },
    ExportNamedDeclaration(node) {
      const names = node.specifiers.map((name) => name.exportKind);
      const how = codeOrTypes(node.exportKind, names);
      if (node.source) check({ node, specifier: node.source.value, how });
    },
    ExportAllDeclaration(node) {
      check({ node, specifier: node.source.value, how: codeOrTypes(node.exportKind) });
    },
    ImportExpression(node) {
      const { source } = node;
      if (source.type === 'Literal' && typeof source.value === 'string')
        check({ node, specifier: source.value, how: 'lazily' });
    },
    TSImportType(node) {
      check({ node, specifier: node.source.value, how: 'types' });
    },
  };
}

const root = posix.join(import.meta.dirname.replaceAll(sep, '/'), '..');

/** A file's path from the repository's root, with forward slashes. */
export const pathFromRoot = (file: string): string => relative(root, file).replaceAll(sep, '/');

/** The path of an import from the repository's root; undefined for a package. */
export function importedPath(specifier: string, importer: string): string | undefined {
  const file = specifier.replace(/\?.*$/, '');
  if (file.startsWith('#app/')) return posix.normalize(file.slice(1));
  return /^\.{1,2}(\/|$)/.test(file) ? posix.join(posix.dirname(importer), file) : undefined;
}

/** `react-dom/client` is in `react-dom`, `@playwright/test/reporter` in `@playwright/test`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}
