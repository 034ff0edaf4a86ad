import {
  eachImport,
  importedPath,
  packageOf,
  pathFromRoot,
  type Node,
  type Program,
  type Rule,
} from './room-imports.ts';
import {
  defaultExports,
  emptyFolders,
  entrances,
  environmentReader,
  rooms,
  workshop,
  type Row,
} from './room-table.ts';

const isOneOf = (patterns: readonly RegExp[], path: string) =>
  patterns.some((pattern) => pattern.test(path));

/** The room of a path from the repository's root, as named in the table; `outside` if none. */
function roomOf(path: string): string {
  // A route's generated types are imported as if they were adjacent to it.
  const [top, name = '', ...rest] = path.replace('/+types/', '/').split('/');
  if (top === 'server' || top === 'build') return top;
  if (top !== 'app') return 'outside';
  if (rest.length === 0) return 'app';
  const inner = `${name}/${rest[0]}`;
  return rest.length > 1 && (name === 'features' || inner in rooms) ? inner : name;
}

const rowOf = (room: string) => rooms[room] ?? rooms[room.replace(/\/.*/, '')];

/** Whether a list of the table contains a room, a file in it, or `features` for a feature's room. */
const includes = (names: readonly string[] = [], room: string, file: string) =>
  names.includes(room) ||
  names.includes(file) ||
  (room.startsWith('features/') && names.includes('features'));

/** Allowed imports of a row as text: `ui, i18n, types of content`. */
function inWords({ code, types, lazily = [] }: Row): string {
  const words = [...code];
  if (types.length > 0) words.push(`types of ${types.join(', ')}`);
  if (lazily.length > 0) words.push(`import() of ${lazily.join(', ')}`);
  return words.join(', ') || 'nothing';
}

const imports: Rule = {
  create(context) {
    const path = pathFromRoot(context.filename);
    const room = roomOf(path);
    const row = rowOf(room);
    if (!row || isOneOf(workshop, path)) return {};
    return eachImport(({ node, specifier, how }) => {
      const target = importedPath(specifier, path);
      if (target === undefined) return;
      const other = roomOf(target);
      if (other === room || includes(row.code, other, target)) return;
      if (how !== 'code' && includes(row[how], other, target)) return;
      const what = `${how === 'types' ? 'types of ' : ''}"${other}" (${target})`;
      const message = `Room "${room}" may not import ${what}. It may import: ${inWords(row)}.`;
      context.report({ node, message });
    });
  },
};

const npm: Rule = {
  create(context) {
    const path = pathFromRoot(context.filename);
    const room = roomOf(path);
    const row = rowOf(room)?.npm;
    if (!row || isOneOf(workshop, path)) return {};
    return eachImport(({ node, specifier, how }) => {
      if (importedPath(specifier, path) !== undefined) return;
      const name = packageOf(specifier);
      if (row.code.includes(name) || (how === 'types' && row.types.includes(name))) return;
      const what = `the package "${name}"`;
      const message = `Room "${room}" may not import ${what}. It may import: ${inWords(row)}.`;
      context.report({ node, message });
    });
  },
};

const env: Rule = {
  create(context) {
    if (isOneOf([...workshop, environmentReader], pathFromRoot(context.filename))) return {};
    const textOf = (node: Node) => context.sourceCode.getText(node);
    const message = 'Only server/config.ts reads process.env: take the setting as an argument.';
    const report = (node: Node) => context.report({ node, message });
    return {
      MemberExpression(node) {
        if (/^(globalThis\.)?process(\??\.env|(\?\.)?\[.env.\])$/.test(textOf(node))) report(node);
      },
      VariableDeclarator({ id, init }) {
        if (init && textOf(init) === 'process' && /^\{.*\benv\b/s.test(textOf(id))) report(id);
      },
      ImportDeclaration(node) {
        const isProcess = /^(node:)?process$/.test(node.source.value);
        if (isProcess && /\{.*\benv\b/s.test(textOf(node))) report(node);
      },
    };
  },
};

const defaultExport: Rule = {
  create(context) {
    if (isOneOf(defaultExports, pathFromRoot(context.filename))) return {};
    const message = 'Name this export: default ones are for routes, entries and configurations.';
    const report = (node: Node) => context.report({ node, message });
    return {
      ExportDefaultDeclaration: report,
      ExportSpecifier(node) {
        if (context.sourceCode.getText(node.exported) === 'default') report(node);
      },
    };
  },
};

const noBarrel: Rule = {
  create(context) {
    const message = 'This file only passes on what others export: import from them directly.';
    return {
      Program(node) {
        const own = node.body.filter((it) => it.type !== 'ImportDeclaration' && !passesOn(it));
        if (own.length === 0 && node.body.some(passesOn)) context.report({ node, message });
      },
    };
  },
};

/** Whether a statement exports something without declaring it. */
function passesOn(statement: Program['body'][number]): boolean {
  if (statement.type === 'ExportNamedDeclaration')
    return !statement.declaration && statement.specifiers.length > 0;
  if (statement.type === 'ExportDefaultDeclaration')
    return statement.declaration.type === 'Identifier';
  return statement.type === 'ExportAllDeclaration';
}

const folders: Rule = {
  create(context) {
    const message = folderProblem(pathFromRoot(context.filename));
    return {
      Program(node) {
        if (message) context.report({ node, message });
      },
    };
  },
};

/** Errors in a file's location. Its name is checked by unicorn/filename-case. */
function folderProblem(path: string): string | undefined {
  const names = path.split('/').slice(0, -1);
  const empty = names.find((name) => emptyFolders.includes(name));
  if (empty) return `A folder "${empty}" says nothing of its files: put each with its owner.`;
  const odd = names.find((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name));
  if (odd) return `Folder "${odd}" is not in kebab case.`;
  if (isOneOf([...workshop, ...entrances], path)) return undefined;
  const room = roomOf(path);
  if (room === 'app') return 'Only root.tsx, routes.ts and the entries stand in app/ itself.';
  if (room === 'features') return 'A feature has a folder: app/features/<name>/.';
  return rowOf(room) ? undefined : `"${names.join('/')}" is no room: see lint/room-table.ts.`;
}

const plugin = {
  meta: { name: 'rooms' },
  rules: { imports, npm, env, 'default-export': defaultExport, 'no-barrel': noBarrel, folders },
};

export type RuleName = keyof typeof plugin.rules;

export default plugin;
