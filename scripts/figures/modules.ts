import { posix } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

/** A function-like body: declarations, expressions, arrows and methods, components among them. */
export interface FunctionBody {
  readonly name: string;
  /** Line it starts on, from 1. */
  readonly line: number;
  readonly lines: number;
}

/** Figures of one source file. */
export interface Module {
  /** Path from the repository's root, with forward slashes. */
  readonly path: string;
  readonly lines: number;
  readonly functions: readonly FunctionBody[];
  /** Imported modules of the repository, types and `import()` of literals included. */
  readonly imports: ReadonlySet<string>;
  readonly hasExports: boolean;
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression;

/** @throws Error naming the file when it cannot be parsed */
export function readModule(path: string, code: string): Module {
  const { program, module, errors } = parseSync(path, code);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const imports = new Set<string>();
  const note = (specifier: string | undefined) => {
    const target = specifier === undefined ? undefined : modulePath(specifier, path);
    if (target !== undefined) imports.add(target);
  };
  for (const { moduleRequest } of module.staticImports) note(moduleRequest.value);
  for (const { entries } of module.staticExports)
    for (const { moduleRequest } of entries) note(moduleRequest?.value);
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') note(source.value);
    },
    TSImportType: ({ source }) => note(source.value),
  }).visit(program);
  return {
    path,
    lines: code.split('\n').length - (code.endsWith('\n') ? 1 : 0),
    functions: functionsIn(program, code),
    imports,
    hasExports: module.staticExports.length > 0,
  };
}

/** The module of a specifier; undefined for packages and generated files. */
function modulePath(specifier: string, importer: string): string | undefined {
  const file = specifier.replace(/\?.*$/, '');
  if (file.includes('/+types/')) return undefined;
  if (file.startsWith('#app/')) return posix.normalize(file.slice(1));
  return /^\.{1,2}\//.test(file) ? posix.join(posix.dirname(importer), file) : undefined;
}

function functionsIn(program: ESTree.Program, code: string): FunctionBody[] {
  const names = new Map<unknown, string>();
  const found: FunctionNode[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => void names.set(init, code.slice(id.start, id.end)),
    Property: ({ key, value }) => void names.set(value, code.slice(key.start, key.end)),
    PropertyDefinition: ({ key, value }) => void names.set(value, code.slice(key.start, key.end)),
    MethodDefinition: ({ key, value }) => void names.set(value, code.slice(key.start, key.end)),
    CallExpression({ callee, arguments: given }) {
      const name = `${code.slice(callee.start, callee.end).split('\n', 1)[0]}(…)`;
      for (const argument of given) names.set(argument, name);
    },
    FunctionDeclaration: (node) => void found.push(node),
    FunctionExpression: (node) => void found.push(node),
    ArrowFunctionExpression: (node) => void found.push(node),
  }).visit(program);
  const lineOf = lineFinder(code);
  return found.map((node) => {
    const line = lineOf(node.start);
    const own = 'id' in node ? node.id?.name : undefined;
    const name = own ?? names.get(node) ?? 'anonymous';
    return { name, line, lines: lineOf(node.end) - line + 1 };
  });
}

/** Returns the line, from 1, of an offset into a text. */
function lineFinder(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
