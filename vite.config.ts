import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunk-rules.ts';
import { inlineScripts } from './vite/inline-scripts.ts';
import { serverFiles } from './vite/server-files.ts';

export default defineConfig({
  plugins: [tailwindcss({ optimize: false }), reactRouter(), inlineScripts(), serverFiles()],
  environments: {
    ssr: {
      // Its modules import each other in circles, at which Node's loader takes seconds and 230 MB; in one file, nothing.
      resolve: { noExternal: ['drizzle-orm'] },
    },
    client: {
      build: {
        rolldownOptions: {
          // A number of another file would be that file loaded.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          treeshake: {
            moduleSideEffects: [
              { test: /app\/(?:domain|i18n|inline)\/|\.css\?url$/, sideEffects: false },
            ],
          },
          output: {
            // Names stand in every page and in the list of routes: 42 bits tell a file's versions apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
    },
  },
  build: {
    // Inlined assets would be data: URLs, which the Content-Security-Policy does not allow.
    assetsInlineLimit: 0,
    // Lists of what each widget imports would ride along on every page: what they share is mostly there by then.
    modulePreload: false,
    target: 'es2023',
    // Browsers that know every feature the styles are written with: no fallbacks for older ones.
    cssTarget: ['chrome125', 'firefox130', 'safari17.5'],
  },
});
