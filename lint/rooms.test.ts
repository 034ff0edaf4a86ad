import { join } from 'node:path';
import { RuleTester } from 'oxlint/plugins-dev';
import { describe, expect, it } from 'vitest';
import config from '../oxlint.config.ts';
import plugin, { type RuleName } from './rooms.ts';

RuleTester.describe = describe;
RuleTester.it = it;

/** Code by file and, for an error, the expected message. */
type Case = readonly [file: string, code: string, message?: RegExp];

const cases: Record<RuleName, { allows: Case[]; catches: Case[] }> = {
  imports: {
    allows: [
      ['app/domain/ila/score.ts', `import { clamp } from '../clamp.ts';`],
      ['app/domain/ila/score.ts', `import { clamp } from '#app/domain/clamp.ts';`],
      ['app/i18n/format.ts', `import type { Money } from '#app/domain/money.ts';`],
      ['app/content/home/fr.ts', `import { paths } from '../../i18n/paths.ts';`],
      ['app/content/home/fr.ts', `import { score } from '#app/domain/score.ts';`],
      ['app/ui/slider.tsx', `import type { Language } from '#app/i18n/languages.ts';`],
      ['app/ui/type.tsx', `import './type.css'; import font from './fonts/sans.woff2?url';`],
      ['app/data/leads.server.ts', `export { route } from '#app/domain/routing.ts';`],
      ['app/services/mail.server.ts', `import { retry } from '#app/domain/retry.ts';`],
      ['app/application/leads/a.ts', `import { tx } from '#app/data/tx.server.ts';`],
      ['app/application/leads/a.ts', `import { send } from '#app/services/mail/mail.ts';`],
      ['app/application/leads/a.ts', `import { copy } from '#app/content/home/fr.ts';`],
      ['app/middleware/session.ts', `import { find } from '#app/application/staff/find.ts';`],
      ['app/application/leads/a.ts', `import { team } from '#app/content/team/copy.ts';`],
      ['app/api/leads.ts', `import { convert } from '#app/application/leads/convert.ts';`],
      ['app/api/client/api-client.ts', `import type { Table } from '../table.ts';`],
      ['app/features/quiz/a.ts', `import { api } from '#app/api/client/api-client.ts';`],
      ['app/features/quiz/a.ts', `import type { Table } from '#app/api/table.ts';`],
      ['app/routes/api.ts', `import { answerCall } from '#app/api/dispatch.ts';`],
      ['app/shell/header.tsx', `import type { ShellCopy } from '../content/shell/shape.ts';`],
      ['app/shell/chat.tsx', `type Copy = import('#app/content/chat/shape.ts').Copy;`],
      ['app/shell/head.tsx', `import { a } from '#app/inline/a.ts?inline-script';`],
      ['app/inline/a.ts', `import { languageKey } from '#app/i18n/negotiate.ts';`],
      ['app/inline/a.ts', `import { contrasts } from '#app/domain/accessibility.ts';`],
      ['app/features/quiz/quiz.tsx', `import { steps } from './steps.ts';`],
      ['app/features/quiz/deep/step.tsx', `import { Field } from '#app/ui/field.tsx';`],
      ['app/routes/service.tsx', `import { Quiz } from '#app/features/quiz/quiz.tsx';`],
      ['app/routes/service.tsx', `import type { Route } from './+types/service';`],
      ['app/routes/service.tsx', `const copy = () => import('#app/content/home/fr.ts');`],
      ['app/root.tsx', `import { Header } from './shell/header.tsx'; import './app.css?url';`],
      ['app/root.tsx', `import type { Route } from './+types/root';`],
      ['app/routes.ts', `import { paths } from './i18n/paths.ts';`],
      ['app/entry.server.tsx', `export { addresses } from './routes/addresses.ts';`],
      ['app/i18n/a.ts', `import { round } from '#app/domain/round.ts';`],
      ['server/start.ts', `import { config } from './config.ts';`],
      ['server/start.ts', `import type { Language } from '../app/domain/languages.ts';`],
      ['server/start.ts', `const app = await import('../build/server/index.js');`],
      ['server/start.ts', `import type * as Entry from '../app/entry.server.tsx';`],
      ['server/start.ts', `import fastify from 'fastify'; import { join } from 'node:path';`],
      ['app/domain/score.test.ts', `import { tx } from '#app/data/tx.server.ts';`],
      ['test/contracts/store.ts', `import { tx } from '#app/data/tx.server.ts';`],
      ['scripts/seed.ts', `import { tx } from '../app/data/tx.server.ts';`],
      ['vite.config.ts', `import { paths } from './app/i18n/paths.ts';`],
    ],
    catches: [
      ['app/domain/a.ts', `import { paths } from '../i18n/paths.ts';`, /: nothing\.$/],
      ['app/domain/a.ts', `import type { Path } from '#app/i18n/paths.ts';`, /types of "i18n"/],
      ['app/i18n/a.ts', `import { fr } from '#app/content/fr.ts';`, /: domain\.$/],
      ['app/content/fr.ts', `import { a } from '../ui/a.ts';`, /: i18n, domain\.$/],
      ['app/shell/a.tsx', `import { type A, a } from '../content/a.ts';`, /"content"/],
      ['app/ui/a.tsx', `import { format } from '../i18n/format.ts';`, /"ui" may not .* "i18n"/],
      ['app/ui/slider.tsx', `import '../shell/shell.css';`, /"shell" \(app\/shell\/shell\.css\)/],
      ['app/ui/slider.tsx', `const format = () => import('../i18n/format.ts');`, /"i18n"/],
      ['app/ui/slider.tsx', `type Lead = import('../data/leads.ts').Lead;`, /types of "data"/],
      ['app/data/leads.ts', `export * from '#app/services/mail.ts';`, /"services"/],
      ['app/services/mail.ts', `export { tx } from '#app/data/tx.ts';`, /"data"/],
      ['app/application/leads/a.ts', `import { A } from '#app/middleware/a.ts';`, /"middleware"/],
      ['app/application/leads/a.ts', `import { A } from '#app/features/a/a.tsx';`, /"features\/a"/],
      ['app/middleware/a.ts', `import { Icon } from '#app/ui/icon.tsx';`, /: application, i18n/],
      ['app/middleware/a.ts', `import type { Tx } from '#app/data/tx.ts';`, /types of "data"/],
      [
        'app/application/leads/a.ts',
        `import { user } from '#app/middleware/user.ts';`,
        /"middleware"/,
      ],
      ['app/api/leads.ts', `import { tx } from '#app/data/tx.server.ts';`, /may not .* "data"/],
      ['app/api/leads.ts', `import type { Tx } from '#app/data/tx.ts';`, /types of "data"/],
      ['app/api/leads.ts', `import { send } from '#app/services/mail/mail.ts';`, /"services"/],
      ['app/api/leads.ts', `import { Icon } from '#app/ui/icon.tsx';`, /"ui"/],
      ['app/api/client/a.ts', `import { table } from '../table.ts';`, /: domain, types of api\.$/],
      ['app/features/quiz/a.ts', `import { table } from '#app/api/table.ts';`, /may not .* "api"/],
      ['app/shell/header.tsx', `import { copy } from '../content/fr.ts';`, /types of content\.$/],
      ['app/inline/a.ts', `import { Icon } from '#app/ui/icon.tsx';`, /: i18n, domain\.$/],
      ['app/features/a/b.tsx', `import { a } from '#app/inline/a.ts?inline-script';`, /"inline"/],
      ['app/shell/a.tsx', `import { Quiz } from '../features/quiz/a.tsx';`, /"features\/quiz"/],
      ['app/features/quiz/a.tsx', `import { Plan } from '../plan/plan.tsx';`, /"features\/plan"/],
      ['app/features/quiz/a.tsx', `import type { P } from '../plan/p.ts';`, /of "features\/p/],
      ['app/features/quiz/a.tsx', `import { loader } from '#app/routes/quiz.tsx';`, /"routes"/],
      ['app/routes/service.tsx', `import { site } from '../root.tsx';`, /"app" \(app\/root\.tsx\)/],
      ['app/routes/service.tsx', `import { config } from '../../server/config.ts';`, /"server"/],
      ['app/routes/a.tsx', `import { fake } from '../../test/fake.ts';`, /"outside" \(test\/f/],
      ['app/root.tsx', `import { config } from '../server/config.ts';`, /"app" .* "server"/],
      [
        'server/start.ts',
        `import { a } from '#app/i18n/a.ts';`,
        /: types of domain, app\/entry\.server\.tsx, import\(\) of build\.$/,
      ],
      ['server/start.ts', `import { languages } from '../app/domain/languages.ts';`, /"domain"/],
      ['server/start.ts', `import { pageKey } from '../app/entry.server.tsx';`, /"app"/],
      ['server/start.ts', `const app = await import('../app/entry.server.tsx');`, /"app"/],
      ['server/start.ts', `import type { handle } from '../app/root.tsx';`, /types of "app"/],
      ['server/start.ts', `import * as app from '../build/server/index.js';`, /"build"/],
      ['server/start.ts', `const { tx } = await import('../app/data/tx.ts');`, /"data"/],
    ],
  },
  npm: {
    allows: [
      ['app/ui/tabs.tsx', `import { flushSync } from 'react-dom'; import { useId } from 'react';`],
      ['app/ui/chart.tsx', `import 'react-dom/client'; import { Link } from 'react-router';`],
      ['app/content/company/facts.ts', `import type { Organization } from 'schema-dts';`],
      ['app/domain/score.ts', `import './clamp.ts'; import { a } from '#app/domain/a.ts';`],
      ['app/domain/call.ts', `import { getCountries } from 'libphonenumber-js/min';`],
      ['app/domain/score.test.ts', `import fc from 'fast-check'; import { it } from 'vitest';`],
      ['app/data/tx.server.ts', `import 'drizzle-orm/node-postgres'; import 'node:fs';`],
      ['server/start.ts', `import fastify from 'fastify';`],
    ],
    catches: [
      [
        'app/domain/lead.ts',
        `import { z } from 'zod';`,
        /package "zod".*: fflate, libphonenumber-js, temporal-polyfill, uqr\.$/,
      ],
      ['app/application/a.ts', `import { redirect } from 'react-router';`, /"react-router"/],
      ['app/application/a.ts', `import type { ReactNode } from 'react';`, /"react"/],
      ['app/api/client/a.ts', `import { z } from 'zod';`, /package "zod"/],
      ['app/domain/lead.ts', `import { randomUUID } from 'node:crypto';`, /"node:crypto"/],
      ['app/domain/lead.ts', `import type { ReactNode } from 'react';`, /"react"/],
      ['app/i18n/format.ts', `const z = await import('zod');`, /"zod"/],
      ['app/content/a.ts', `import { Thing } from 'schema-dts';`, /: types of schema-dts\.$/],
      ['app/content/company/facts.ts', `export * from 'react';`, /"react"/],
      ['app/inline/a.ts', `import { useId } from 'react';`, /package "react".*: nothing\.$/],
      [
        'app/ui/tabs.tsx',
        `import type { Reporter } from '@playwright/test/reporter';`,
        /"@playwright\/test"/,
      ],
      ['app/ui/tabs.tsx', `import { join } from 'node:path';`, /"node:path".*: react, react-dom,/],
    ],
  },
  env: {
    allows: [
      ['server/config.ts', `export const port = process.env.PORT;`],
      ['scripts/seed.ts', `const { DATABASE_URL } = process.env;`],
      ['bench/load.ts', `const { env } = process;`],
      ['app/data/tx.test.ts', `const url = process.env['DATABASE_URL'];`],
      ['test/helpers.ts', `import { env } from 'node:process';`],
      ['playwright.config.ts', `const path = process.env.CHROME_PATH;`],
      ['server/start.ts', `process.on('exit', () => {}); import { exit } from 'node:process';`],
      ['app/root.tsx', `if (import.meta.env.DEV) console.log(site.env);`],
    ],
    catches: [
      ['server/start.ts', `const port = process.env.PORT;`, /^Only server\/config\.ts/],
      ['server/start.ts', `const port = process?.env;`, /server\/config/],
      ['server/start.ts', `const port = process['env'].PORT;`, /server\/config/],
      ['server/start.ts', `const port = globalThis.process.env.PORT;`, /server\/config/],
      ['app/middleware/site.ts', `const { pid, env } = process;`, /server\/config/],
      ['app/middleware/a.ts', `import { env as e } from 'node:process';`, /server\/config/],
    ],
  },
  'default-export': {
    allows: [
      ['app/routes/crm/lead.tsx', `export default function Lead() { return null; }`],
      ['app/root.tsx', `export default function Root() { return null; }`],
      ['app/routes.ts', `export default [];`],
      ['app/entry.server.tsx', `const handle = () => {}; export { handle as default };`],
      ['vite.config.ts', `export default {};`],
      ['lint/rooms.ts', `export default {};`],
      ['app/ui/icon.tsx', `export const Icon = () => null;`],
      ['scripts/fonts.d.ts', `declare module 'f' { const f: number; export default f; }`],
    ],
    catches: [
      ['app/ui/icon.tsx', `export default function Icon() { return null; }`, /^Name this export/],
      ['app/ui/icon.tsx', `const Icon = () => null; export { Icon as default };`, /Name this/],
      ['app/ui/icon.tsx', `export { default } from './icon-set.tsx'; export const a = 1;`, /Name/],
      ['server/start.ts', `export default {};`, /Name/],
      ['test/fake-clock.ts', `export default {};`, /Name/],
    ],
  },
  'no-barrel': {
    allows: [
      ['app/ui/icon.tsx', `export { a } from './a.ts'; export const b = 1;`],
      ['app/ui/icon.tsx', `import { a } from './a.ts'; export const b = a;`],
      ['app/ui/icon.tsx', `const a = 1; export { a };`],
      ['app/ui/icon.tsx', `import './a.css';`],
      ['app/ui/icon.tsx', `import './a.css'; export {};`],
    ],
    catches: [
      ['app/ui/index.ts', `export * from './a.ts';`, /only passes on/],
      ['app/ui/index.ts', `export { a } from './a.ts'; export type * from './b.ts';`, /only/],
      ['app/ui/index.ts', `import { a } from './a.ts'; export { a };`, /only passes on/],
      ['app/routes/a.tsx', `import A from './b.tsx'; export default A;`, /only passes on/],
    ],
  },
  folders: {
    allows: [
      ['app/ui/text-field.tsx', ''],
      ['app/features/quiz/deep/step.tsx', ''],
      ['app/root.tsx', ''],
      ['app/entry.client.tsx', ''],
      ['app/env.d.ts', ''],
      ['server/cache/pages.ts', ''],
      ['test/journeys/quiz.ts', ''],
      ['vite.config.ts', ''],
    ],
    catches: [
      ['app/utils/format.ts', '', /folder "utils" says nothing/],
      ['app/ui/helpers/format.ts', '', /folder "helpers"/],
      ['server/lib/cache.ts', '', /folder "lib"/],
      ['test/common/clock.ts', '', /folder "common"/],
      ['app/ui/textFields/field.tsx', '', /"textFields" is not in kebab case/],
      ['app/hooks/use-menu.ts', '', /"app\/hooks" is no room/],
      ['src/start.ts', '', /"src" is no room/],
      ['app/site.ts', '', /stand in app\/ itself/],
      ['app/features/quiz.tsx', '', /A feature has a folder/],
    ],
  },
};

const tester = new RuleTester({ languageOptions: { sourceType: 'module' } });

const asTest = ([file, code]: Case) => ({
  name: `${file}: ${code}`,
  code,
  filename: join(import.meta.dirname, '..', file),
});

for (const name of Object.keys(plugin.rules) as RuleName[]) {
  const { allows, catches } = cases[name];
  tester.run(name, plugin.rules[name], {
    valid: allows.map(asTest),
    invalid: catches.map((mistake) => ({ ...asTest(mistake), errors: [mistake[2] ?? ''] })),
  });
}

describe('the configuration', () => {
  it.each(Object.keys(plugin.rules))('sets rooms/%s to error', (name) => {
    expect(config.rules).toHaveProperty([`rooms/${name}`], 'error');
  });
});
