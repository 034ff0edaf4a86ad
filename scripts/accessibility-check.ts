/**
 * Runs axe on every built page, in every language, contrast and at two widths, and writes the findings to
 * app/content/accessibility/results.json, from which the accessibility statement is generated. Needs a build.
 * Usage: npm run accessibility-check
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';
import type {
  AccessibilityCheck,
  CheckedScreen,
} from '#app/domain/accessibility/accessibility-check.ts';
import { contrasts } from '#app/domain/accessibility/settings.ts';
import { accessibilityKey } from '#app/domain/accessibility/settings.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { paths, screenIds, type ScreenId } from '#app/i18n/paths.ts';
import { stopAll } from '../bench/processes.ts';
import { inspect } from '../test/axe.ts';
import { findChromium } from '../test/chromium.ts';
import { showContrast } from '../test/journeys/support/contrasts.ts';
import { startSite } from './start-site.ts';

const widths = [1440, 390];

const root = join(import.meta.dirname, '..');
const output = join(root, 'app/content/accessibility/results.json');
const logs = join(root, 'build/accessibility');

/** A page without animations. */
async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const record = { key: accessibilityKey, text: JSON.stringify({ animations: false }) };
  const page = await context.newPage();
  await page.addInitScript(({ key, text }) => localStorage.setItem(key, text), record);
  return page;
}

const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  version: string;
};
const screens = new Map<ScreenId, CheckedScreen>();
const rules = new Set<string>();
let engine = '';

/** Adds the findings of one view to its screen. */
function add(id: ScreenId, { violations, incomplete, passes, testEngine }: AxeResults): void {
  engine = `${testEngine.name} ${testEngine.version}`;
  for (const rule of [...violations, ...passes, ...incomplete]) rules.add(rule.id);
  const before = screens.get(id) ?? { id, views: 0, violations: [], toReview: [] };
  const found = new Map(before.violations.map(({ rule, elements }) => [rule, elements]));
  for (const { id: rule, nodes } of violations) {
    found.set(rule, (found.get(rule) ?? 0) + nodes.length);
    console.warn(
      rule,
      nodes.map(({ html }) => html.slice(0, 120)),
    );
  }
  const toReview = new Set([...before.toReview, ...incomplete.map((rule) => rule.id)]);
  screens.set(id, {
    id,
    views: before.views + 1,
    violations: [...found].map(([rule, elements]) => ({ rule, elements })),
    toReview: [...toReview].toSorted(),
  });
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
try {
  const launched = await startSite(join(logs, 'launched.log'), { LAUNCH_AT: '' });
  // Until its launch, the site shows the countdown.
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const waiting = await startSite(join(logs, 'waiting.log'), { LAUNCH_AT: inAYear });
  const page = await openWindow(browser);
  for (const screen of screenIds) {
    for (const language of languages) {
      const origin = screen === 'countdown' ? waiting : launched;
      const address = origin + withPrefix(`/${language}`, paths[screen][0]);
      const response = await page.goto(address);
      if (!response?.ok()) throw new Error(`${address} answers ${response?.status()}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const contrast of contrasts) {
          await showContrast(page, contrast);
          add(screen, await inspect(page));
        }
      }
      console.log(language, screen);
    }
  }
  const check: AccessibilityCheck = {
    on: new Date().toISOString().slice(0, 10),
    version,
    engine,
    browser: `Chromium ${browser.version().split('.')[0]}`,
    rules: rules.size,
    languages: languages.length,
    contrasts: contrasts.length,
    widths,
    screens: [...screens.values()],
  };
  await writeFile(output, `${JSON.stringify(check, null, 2)}\n`);
  console.log(`${screens.size} screens: ${output}`);
} finally {
  await browser.close();
  await stopAll();
}
