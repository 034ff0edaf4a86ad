import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { selectCss } from './select-css.ts';

/** The properties of a bundler's output that this plugin reads. */
interface Chunk {
  type: 'chunk';
  fileName: string;
  facadeModuleId: string | null;
  code: string;
  imports: string[];
}

/**
 * Writes `build/critical-css.json`: for each route chunk, the part of the stylesheet that the route, the root and their
 * static imports can use. The server inlines it, so that a page paints without a stylesheet request; the client entry
 * loads the whole sheet at hydration.
 */
export function criticalCss(): Plugin {
  let root = process.cwd();
  return {
    name: 'iluma:critical-css',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root;
    },
    async writeBundle(options, bundle) {
      const outputs = Object.values(bundle);
      const chunks = new Map(
        outputs.flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output as Chunk]] : [],
        ),
      );
      const sheet = outputs.find((output) => /^assets\/app-.*\.css$/.test(output.fileName));
      if (!sheet) throw new Error('critical-css: the build has no assets/app-*.css');
      const css = await readFile(join(options.dir ?? '', sheet.fileName), 'utf8');

      const isRoute = ({ facadeModuleId }: Chunk) =>
        facadeModuleId?.includes('?__react-router-build-client-route') ?? false;
      const shared = [...chunks.values()].filter(
        (chunk) =>
          isRoute(chunk) &&
          /\/app\/(root|routes\/screen-layout)\.tsx/.test(chunk.facadeModuleId ?? ''),
      );
      const byRoute: Record<string, string> = {};
      for (const chunk of chunks.values()) {
        if (!isRoute(chunk)) continue;
        const code = reachableCode([...shared, chunk], chunks);
        byRoute[`/${chunk.fileName}`] = selectCss(css, code);
      }
      await mkdir(resolve(root, 'build'), { recursive: true });
      await writeFile(resolve(root, 'build/critical-css.json'), JSON.stringify(byRoute));
    },
  };
}

function reachableCode(entries: Chunk[], chunks: Map<string, Chunk>): string {
  const seen = new Set<Chunk>(entries);
  for (const chunk of seen) {
    for (const fileName of chunk.imports) {
      const imported = chunks.get(fileName);
      if (imported) seen.add(imported);
    }
  }
  return [...seen].map(({ code }) => code).join('\n');
}
