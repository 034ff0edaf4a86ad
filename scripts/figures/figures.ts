import { posix } from 'node:path';
import { importCycles } from './import-cycles.ts';
import type { FunctionBody, Module } from './modules.ts';

/** Limits of the project's own rules; see docs/decisions and CONTRIBUTING.md. */
export const bounds = { fileLines: 200, functionLines: 60, folderFiles: 25, smallFileLines: 25 };

/** `code` runs on a server or in a browser, without texts; `tools` run on a developer's machine only. */
export const kinds = ['code', 'content', 'tests', 'tools'] as const;

export type Kind = (typeof kinds)[number];

export function kindOf(path: string): Kind {
  if (/\.test\.tsx?$/.test(path) || path.startsWith('test/')) return 'tests';
  if (path.startsWith('app/content/')) return 'content';
  return /^(?:app|server)\//.test(path) ? 'code' : 'tools';
}

export interface SizeFigures {
  readonly files: number;
  readonly lines: number;
  /** Lines of a file. */
  readonly median: number;
  readonly p90: number;
  /** Files above the limit. */
  readonly long: number;
}

interface LongFunction extends FunctionBody {
  readonly path: string;
}

export interface Figures {
  readonly sizes: Readonly<Record<Kind | 'all', SizeFigures>>;
  readonly longFunctions: Readonly<Record<Kind, readonly LongFunction[]>>;
  /** Folders above the limit, with their number of direct files. */
  readonly fullFolders: ReadonlyMap<string, number>;
  /** Short code and content modules imported by a single module, tests excluded. */
  readonly smallModules: readonly string[];
  readonly cycles: readonly (readonly string[])[];
}

/** @param paths all files of the repository */
export function figuresOf(modules: readonly Module[], paths: readonly string[]): Figures {
  const ofKind = (kind: Kind) => modules.filter(({ path }) => kindOf(path) === kind);
  const long = (kind: Kind) =>
    ofKind(kind)
      .flatMap(({ path, functions }) => functions.map((each) => ({ path, ...each })))
      .filter(({ lines }) => lines > bounds.functionLines);
  return {
    sizes: {
      code: sizesOf(ofKind('code')),
      content: sizesOf(ofKind('content')),
      tests: sizesOf(ofKind('tests')),
      tools: sizesOf(ofKind('tools')),
      all: sizesOf(modules),
    },
    longFunctions: {
      code: long('code'),
      content: long('content'),
      tests: long('tests'),
      tools: long('tools'),
    },
    fullFolders: fullFolders(paths),
    smallModules: smallModules(modules),
    cycles: importCycles(modules),
  };
}

function sizesOf(modules: readonly Module[]): SizeFigures {
  const lengths = modules.map(({ lines }) => lines).toSorted((a, b) => a - b);
  return {
    files: lengths.length,
    lines: lengths.reduce((sum, lines) => sum + lines, 0),
    median: quantile(lengths, 0.5),
    p90: quantile(lengths, 0.9),
    long: lengths.filter((lines) => lines > bounds.fileLines).length,
  };
}

/** Nearest-rank percentile of sorted numbers; 0 if there are none. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function fullFolders(paths: readonly string[]): Map<string, number> {
  const counts = [...Map.groupBy(paths, (path) => posix.dirname(path))].map(
    ([folder, files]) => [folder, files.length] as const,
  );
  return new Map(
    counts.filter(([, files]) => files > bounds.folderFiles).toSorted(([, a], [, b]) => b - a),
  );
}

function smallModules(modules: readonly Module[]): string[] {
  const importers = new Map<string, number>();
  for (const { path, imports } of modules) {
    if (kindOf(path) === 'tests') continue;
    for (const target of imports) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  return modules
    .filter(({ path, lines, hasExports }) => {
      const isSmall = hasExports && lines < bounds.smallFileLines;
      const isOfHouse = kindOf(path) === 'code' || kindOf(path) === 'content';
      return isSmall && isOfHouse && importers.get(path) === 1;
    })
    .map(({ path }) => path);
}
