import { expect } from '@playwright/test';
import { contrasts, type Contrast } from '#app/domain/accessibility/settings.ts';
import type { Language } from '#app/i18n/languages.ts';
import { showContrast } from '../support/contrasts.ts';
import { expectHydrated, holdIdle, open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import {
  expectNothingSticksOut,
  expectNoViolation,
  expectWithinBudget,
  scrollThrough,
  setRootSize,
  smallTargets,
  watchLayoutShifts,
  watchScripts,
  watchTransfers,
} from '../support/page-checks.ts';
import { allPages, isEveryday, missingPages } from '../support/pages.ts';

type Viewport = Readonly<{ width: number; height: number }>;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Window and contrast in which a page is checked in each language; in French, a long test checks the others. */
const looks = {
  fr: [phone, 'normal'],
  en: [desktop, 'high'],
  es: [phone, 'inverted'],
} as const satisfies Record<Language, readonly [Viewport, Contrast]>;

/**
 * The window height, in pixels, down to which content reflows (WCAG 1.4.10); a taller window only takes longer to
 * paint.
 */
const lowest = 256;

/** Window widths, in pixels, without horizontal scrolling in large text. What fits then fits in smaller text. */
const widths = [1440, 1024, 768, 390, 320];
const largeText = 24;

for (const { language, screen, address } of [...allPages, ...missingPages]) {
  // One load for all checks: loading every page in three languages takes most of the time.
  test(
    `the page ${screen} passes every check, ${language}`,
    eachLanguage(language, ...(isEveryday(screen) ? ['@smoke' as const] : [])),
    async ({ page, request }) => {
      const [viewport, contrast] = looks[language];
      const layoutShifts = await watchLayoutShifts(page);
      const transfers = watchTransfers(page);
      const becomeIdle = await holdIdle(page);
      const asked = watchScripts(page);
      await page.setViewportSize(viewport);
      await page.goto(address, { waitUntil: 'networkidle' });
      const early = asked.filter((url) => !/\/(?:entry\.client|manifest)-/.test(url));
      expect(early, 'scripts asked for before the browser is idle').toEqual([]);

      await becomeIdle();
      await expectHydrated(page);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      if (screen !== '404')
        await expectWithinBudget(request, { screen, address }, await transfers());

      expect(await layoutShifts(), 'layout shifts').toEqual([]);

      await showContrast(page, contrast);
      await expectNoViolation(page);
      await showContrast(page, 'normal');

      // By now the simulators' transition screen has redirected to a screen with a test of its own.
      await setRootSize(page, largeText);
      for (const width of screen === 'adluma-loading' ? [] : widths) {
        await page.setViewportSize({ width, height: lowest });
        await expectNothingSticksOut(page, `${width} px wide`);
      }
      await page.setViewportSize(phone);
      await setRootSize(page, 16);
      expect(await smallTargets(page)).toEqual([]);
    },
  );
  if (language === 'fr')
    test(
      `the page ${screen} has no axe violation in any contrast on a desktop`,
      { tag: '@long' },
      async ({ page }) => {
        await page.setViewportSize(desktop);
        await open(page, address);
        await scrollThrough(page);
        for (const [index, contrast] of contrasts.entries()) {
          await showContrast(page, contrast);
          await expectNoViolation(page, { isOnlyColours: index > 0 });
        }
      },
    );
}
