/**
 * Extracts the schema.org types and properties known to the audit from the declarations of the package schema-dts.
 * Usage: npm run schema-vocabulary
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const declarations = readFileSync(
  fileURLToPath(import.meta.resolve('schema-dts')).replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

/** Bodies of `interface XBase extends ABase, BBase { … }`. */
const bases = new Map<string, { parents: string[]; properties: string[] }>();
for (const [, name = '', parents = '', body = ''] of declarations.matchAll(
  /interface (\w+)Base(?: extends ([^{]+))? \{\n([\s\S]*?)\n\}/g,
)) {
  bases.set(name, {
    parents: [...new Set([...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent))],
    properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
  });
}

/** `"@type": "Bakery"` of an interface that extends its type's base, or its parent's. */
const types = new Map<string, string>();
for (const [, base = '', type = ''] of declarations.matchAll(
  /interface \w+Leaf extends (\w+)Base \{\n\s+"@type": "(\w+)";/g,
))
  types.set(type, base);

const vocabulary: Record<string, { parents: string[]; properties: string[] }> = {};
for (const [name, base] of bases) vocabulary[name] = base;
for (const [type, base] of types)
  if (type !== base) vocabulary[type] ??= { parents: [base], properties: [] };

const lines = Object.entries(vocabulary)
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([name, { parents, properties }]) =>
      `  ${JSON.stringify(name)}: ${JSON.stringify([parents.join(' '), properties.join(' ')])}`,
  );
const file = new URL('../app/domain/ila/audit/schema-vocabulary.json', import.meta.url);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} types`);
