import { expect } from '@playwright/test';
import type { Language } from '#app/i18n/languages.ts';
import { contrasts, type Contrast } from '#app/domain/accessibility/settings.ts';
import { eachLanguage } from '../support/languages.ts';
import { showContrast } from '../support/contrasts.ts';
import { expectHydrated, holdIdle, test } from '../support/journey.ts';
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
import { allPages, missingPages } from '../support/pages.ts';

type Viewport = Readonly<{ width: number; height: number }>;

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/**
 * Windows and contrasts in which a page is checked: both windows and all contrasts in French; one in each other
 * language, since its words may matter and its colours are the same.
 */
const looks = {
  fr: [
    [phone, ['normal']],
    [desktop, contrasts],
  ],
  en: [[desktop, ['high']]],
  es: [[phone, ['inverted']]],
} as const satisfies Record<Language, readonly (readonly [Viewport, readonly Contrast[]])[]>;

/** The height, in pixels, down to which content reflows (WCAG 1.4.10); painting more would only take time. */
const lowest = 256;

/** Window widths with text sizes, in pixels, at which nothing may scroll sideways. */
const sizes = [
  [1440, 16],
  [1440, 24],
  [1024, 16],
  [1024, 24],
  [768, 16],
  [390, 16],
  [390, 24],
  [320, 16],
  [320, 24],
] as const;

for (const { language, screen, address } of [...allPages, ...missingPages]) {
  // One load for all checks: loading every page in three languages takes most of the time.
  test(
    `every check of the page ${screen}, ${language}`,
    eachLanguage(language),
    async ({ page, request }) => {
      const shown: readonly (readonly [Viewport, readonly Contrast[]])[] = looks[language];
      const layoutShifts = await watchLayoutShifts(page);
      const transfers = watchTransfers(page);
      const becomeIdle = await holdIdle(page);
      const asked = watchScripts(page);
      await page.setViewportSize(shown[0]?.[0] ?? desktop);
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

      for (const [viewport, looked] of shown) {
        await page.setViewportSize(viewport);
        for (const [index, contrast] of looked.entries()) {
          await showContrast(page, contrast);
          await expectNoViolation(page, { isOnlyColours: index > 0 });
        }
      }
      await showContrast(page, 'normal');

      // By now the transition screen of the simulators has redirected to one with a test of its own.
      for (const [width, rootSize] of screen === 'adluma-loading' ? [] : sizes) {
        // What fits in large text fits in small text: the layout is the same in every language.
        if (language !== 'fr' && rootSize === 16) continue;
        await page.setViewportSize({ width, height: lowest });
        await setRootSize(page, rootSize);
        await expectNothingSticksOut(page, `${width} px wide, text of ${rootSize} px`);
      }
      await page.setViewportSize(phone);
      await setRootSize(page, 16);
      expect(await smallTargets(page)).toEqual([]);
    },
  );
}
