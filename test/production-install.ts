import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const root = join(import.meta.dirname, '..');

/** The files needed at run time, as copied by the Dockerfile. */
const sources = ['package.json', 'app', 'build', 'scripts', 'server'];

/** The runtime for npm scripts; tests use their own. */
const runtime = 'node_modules/node';

/** Creates the result of `npm ci --omit=dev` in a built checkout, with hard links if it is on the same disk. */
export function installForProduction(target: string): void {
  mkdirSync(target, { recursive: true });
  for (const source of sources) linkTree(source, target);
  for (const folder of productionPackages()) linkTree(folder, target);
}

/** Folders of installed packages other than development dependencies, according to the lock file. */
function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev = false }]) => folder !== '' && folder !== runtime && !dev)
    .map(([folder]) => folder)
    .filter((folder) => existsSync(join(root, folder)));
}

/** Links a file, or a folder without the packages nested in it. */
function linkTree(path: string, target: string): void {
  const [from, to] = [join(root, path), join(target, path)];
  if (!statSync(from).isDirectory()) {
    link(from, to);
    return;
  }
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (name !== 'node_modules') linkTree(join(path, name), target);
}

function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Packages that the built server imports, statically or dynamically. */
export function packagesOfBuild(): string[] {
  const folder = join(root, 'build/server');
  const found = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const code = readFileSync(join(folder, file), 'utf8');
    for (const name of importsIn(file, code)) if (/^[@a-z]/.test(name)) found.add(name);
  }
  return [...found].toSorted();
}

function importsIn(file: string, code: string): string[] {
  const { module } = parseSync(file, code);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      code.slice(start, end).replaceAll(/^["'`]|["'`]$/g, ''),
    ),
  ];
}
