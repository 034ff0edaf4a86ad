import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { figuresOf, type Figures } from './figures.ts';
import { readModule } from './modules.ts';

/** Root folders without handwritten files. */
const generated =
  /^(?:node_modules|build|data|\.git|\.react-router|test-results|playwright-report)$/;

/**
 * The figures of a checkout.
 *
 * @param place a folder, or else a commit of the repository in the working directory
 */
export function figuresAt(place: string): Figures {
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory()) return figuresIn(place);
  const folder = mkdtempSync(join(tmpdir(), 'checkout-figures-'));
  try {
    const archive = execFileSync('git', ['archive', place], { maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return figuresIn(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function figuresIn(folder: string): Figures {
  const paths = filesIn(folder);
  const modules = paths
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => readModule(path, readFileSync(join(folder, path), 'utf8')));
  return figuresOf(modules, paths);
}

function filesIn(folder: string): string[] {
  const tops = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !generated.test(name),
  );
  return tops.flatMap((top) =>
    top.isDirectory()
      ? readdirSync(join(folder, top.name), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
          .map((path) => path.replaceAll('\\', '/'))
      : [top.name],
  );
}
