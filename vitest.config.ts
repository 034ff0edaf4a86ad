import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { retriedTests } from './test/retried-tests.ts';
import { inlineScripts } from './vite/inline-scripts.ts';

// React and React Router choose their builds by it, and visitors get the production ones.
process.env.NODE_ENV = 'production';

/**
 * Plain modules on Node, without the app's Vite plugins but the one whose output unit tests run: requests are tested
 * against what `npm run build` made.
 */
export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: [
      '{app,server,vite,lint,scripts,docs}/**/*.test.{ts,tsx}',
      'test/{requests,questions}/**/*.test.ts',
    ],
    globalSetup: [
      'test/temporary-directory.ts',
      'test/database/postgres.ts',
      'test/database/prepared-database.ts',
    ],
    // Modules keep nothing between tests, so those that were read once serve every file: a third less time.
    isolate: false,
    environment: 'node',
    tags: [
      {
        name: 'long',
        description: 'Kills, floods, restores, crawls in every language: see CONTRIBUTING.md',
      },
    ],
    // Tests wait for databases and servers about half of their time: one worker a core, not one less.
    maxWorkers: availableParallelism(),
    // V8 may lose track of WebAssembly code that ends with its thread, and then ends the process (nodejs/node#64500):
    // a worker opens some fifty embedded databases. Without these two it frees no such code and guards none by keys.
    execArgv: ['--no-wasm-code-gc', '--no-memory-protection-keys'],
    // As for journeys: on CI a test that passes at its second try is listed as flaky, and does not refuse the change.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', retriedTests],
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
