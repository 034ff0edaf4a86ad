import { basename } from 'node:path';
import { build, minifySync, parseSync, Visitor, type Plugin } from 'vite';

const query = '?inline-script';

/** Target browsers of the inline scripts; see `target` in vite.config.ts. */
const target = 'es2023';

/**
 * Compiles a module of app/inline/ imported with `?inline-script`: `check-language.ts` exports `checkLanguage`, and the
 * import is a function with the same name and parameters that returns the text of a script calling it. The text is
 * bundled and minified identically everywhere: in the build, in development and in tests.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'iluma:inline-scripts',
    // Before Vite's own plugins, which would load the module itself.
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?inline-script$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source.slice(0, -query.length), importer);
        return resolved && resolved.id + query;
      },
    },
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const { name, code, files } = await compileFunction(id.slice(0, -query.length));
        for (const file of files) this.addWatchFile(file);
        return [
          `import { scriptCall } from '#app/inline/script-call.ts';`,
          `export const ${name} = /* @__PURE__ */ scriptCall(${JSON.stringify(code)});`,
        ].join('\n');
      },
    },
  };
}

interface CompiledFunction {
  name: string;
  /** An arrow function without free variables, minified. */
  code: string;
  /** Its source modules. */
  files: readonly string[];
}

export async function compileFunction(file: string): Promise<CompiledFunction> {
  const name = basename(file, '.ts').replace(/-(\w)/g, (_dash, letter: string) =>
    letter.toUpperCase(),
  );
  const { code, files } = await bundle(file);
  const minified = minifySync(`${name}.js`, `export default ${asOneFunction(code, name)}`, {
    module: true,
    compress: { target },
    mangle: { toplevel: true },
  });
  if (minified.errors[0]) throw new Error(`${file}: ${minified.errors[0].message}`);
  const text = withQuotes(minified.code)
    .replace(/^export default\s*/, '')
    .replace(/;\s*$/, '');
  if (/\n|<\/script|<!--/i.test(text)) throw new Error(`${file}: would end its script element`);
  return { name, code: text, files };
}

/** The minifier emits template strings; quotes, which are frequent in HTML, compress better. */
function withQuotes(code: string): string {
  let text = '';
  let end = 0;
  new Visitor({
    TemplateLiteral(node) {
      const [only, ...more] = node.quasis;
      if (!only || more.length > 0) return;
      text += code.slice(end, node.start) + JSON.stringify(only.value.cooked);
      ({ end } = node);
    },
  }).visit(parseSync('script.js', code).program);
  return text + code.slice(end);
}

/** Bundles the module and its imports into one, with constants inlined. */
async function bundle(file: string): Promise<Pick<CompiledFunction, 'code' | 'files'>> {
  const files: string[] = [];
  const output = await build({
    configFile: false,
    logLevel: 'error',
    // Including modules of which only a constant remains.
    plugins: [{ name: 'iluma:read-files', moduleParsed: ({ id }) => void files.push(id) }],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        treeshake: { moduleSideEffects: false, unknownGlobalSideEffects: false },
        // Constants: a module-level name that is also a parameter of its function then causes an error.
        output: { format: 'es', comments: false, topLevelVar: false },
      },
    },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error(`${file}: not one bundle`);
  return { code: output.output[0].code, files };
}

/** Moves all declarations of the module into the exported function. */
function asOneFunction(code: string, name: string): string {
  const { program } = parseSync('module.js', code);
  const main = program.body.find(
    (node) => node.type === 'FunctionDeclaration' && node.id?.name === name,
  );
  if (main?.type !== 'FunctionDeclaration' || !main.body)
    throw new Error(`app/inline: there is no function ${name}`);
  const others = program.body
    .filter((node) => node !== main && node.type !== 'ExportNamedDeclaration')
    .map(({ start, end }) => code.slice(start, end));
  const parameters = code.slice(main.params[0]?.start ?? 0, main.params.at(-1)?.end ?? 0);
  const body = code.slice(main.body.start + 1, main.body.end - 1);
  return `(${parameters}) => {${others.join('\n')}\n${body}}`;
}
