import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { criticalCss } from './vite/critical-css.ts';
import { serverFiles } from './vite/server-files.ts';

export default defineConfig({
  plugins: [tailwindcss({ optimize: false }), reactRouter(), criticalCss(), serverFiles()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Names stand in every page and in the list of routes: 42 bits tell a file's versions apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Shared files that every page needs and browsers keep: fewer requests, and fewer names in the HTML. What
            // only some pages share finds its own place.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules|^\0|virtual:/, tags: ['$initial'] },
                {
                  name: 'shell',
                  // What only some pages share is not of every page.
                  test: /\/app\/(?:shell(?!\/(?:consent\/(?:choice|campaign)|cockpit|chat|tool-data|breadcrumbs))|i18n\/(?:address|format|languages|negotiate|paths)\.|ui\/(?:hydrated|icon|motion|plain-key|stored|visit)\.)/,
                  minShareCount: 2,
                  tags: ['$initial'],
                },
                {
                  name: 'page',
                  test: /\/app\/(?:ui\/(?:closing-call|fold|headline|section|section-head|sky-figure)|domain\/(?:form-text|leads\/(?:contact-query|form-fields)))\./,
                  minShareCount: 2,
                  tags: ['$initial'],
                },
                // What is always wanted together travels together.
                {
                  // How every page but the home page begins.
                  name: 'top',
                  test: /\/app\/(?:shell\/breadcrumbs|ui\/(?:page-head|stat-row))\./,
                  minShareCount: 2,
                },
                { name: 'consent', test: /\/app\/shell\/consent\/choice\//, minShareCount: 2 },
                {
                  name: 'tool',
                  test: /\/app\/ui\/(?:csv|download|print-button)\./,
                  minShareCount: 2,
                },
                { name: 'watch', test: /\/app\/shell\/system\/watch-/, minShareCount: 1 },
                {
                  name: 'dials',
                  test: /\/app\/(?:ui\/(?:gauge|slider)|domain\/(?:ila\/bounded|read-number))\./,
                  minShareCount: 2,
                },
                {
                  name: 'fields',
                  test: /\/app\/ui\/(?:field-notes|select-field|text-field)\./,
                  minShareCount: 2,
                },
              ],
            },
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
