/**
 * Prints the size and shape of the code, optionally beside those of another checkout.
 * Usage: npm run figures [-- <folder or commit>] [--beside <folder or commit>] [--list]
 */
import { parseArgs } from 'node:util';
import { figuresAt } from './figures/checkout.ts';
import { bounds, type Figures } from './figures/figures.ts';
import { linesOf, rowsOf } from './figures/report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { beside: { type: 'string' }, list: { type: 'boolean', default: false } },
});

const places = [...(values.beside === undefined ? [] : [values.beside]), positionals[0] ?? '.'];
const columns: readonly Figures[] = places.map(figuresAt);
for (const line of linesOf(['', ...places], rowsOf(columns))) console.log(line);

const last = columns.at(-1);
if (values.list && last) {
  const { longFunctions, fullFolders, smallModules, cycles } = last;
  for (const [kind, functions] of Object.entries(longFunctions)) {
    console.log(`\nFunctions over ${bounds.functionLines} lines, ${kind}: ${functions.length}`);
    for (const { path, line, name, lines } of functions)
      console.log(`${path}:${line} ${name} ${lines}`);
  }
  console.log(`\nFolders of more than ${bounds.folderFiles} files: ${fullFolders.size}`);
  for (const [folder, files] of fullFolders) console.log(`${folder} ${files}`);
  console.log(
    `\nFiles under ${bounds.smallFileLines} lines with one importer: ${smallModules.length}`,
  );
  for (const path of smallModules) console.log(path);
  console.log(`\nImport cycles: ${cycles.length}`);
  for (const cycle of cycles) console.log(cycle.join(' '));
}
