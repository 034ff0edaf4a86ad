import { expect } from '@playwright/test';
import { mostAskedQuestions } from '#app/content/faq/copy.ts';
import { homeCopy } from '#app/content/home/copy.ts';
import { bannerOf } from './consent-banner.ts';
import { contrasts } from '#app/domain/accessibility.ts';
import { setContrast } from './contrasts.ts';
import { open, test } from './journey.ts';
import { expectNoViolation } from './page-checks.ts';
import { headerOf, menuIds, menuLinks } from './site-header.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

for (const contrast of contrasts) {
  test.describe(`contrast ${contrast}`, () => {
    test.beforeEach(({ page }) => setContrast(page, contrast));

    for (const id of menuIds) {
      test(`menu ${id} open`, async ({ page }) => {
        const { trigger, openLinks } = headerOf(page);
        await open(page, '/fr');
        await trigger(id).press('Enter');
        await expect(openLinks).toHaveCount(menuLinks[id].length);
        await expectNoViolation(page);
      });
    }

    test.describe('consent', () => {
      test.use({ isAsked: true });

      for (const viewport of [desktop, phone]) {
        test(`banner with its list open, ${viewport.width} px`, async ({ page }) => {
          const { banner, customize, list } = bannerOf(page);
          await page.setViewportSize(viewport);
          // The checker needs the clock to run.
          await open(page, '/fr');
          await expect(banner).toBeVisible();
          await customize.click();
          await expect(list).toBeVisible();
          await expectNoViolation(page);
        });
      }
    });

    test('phone menu open', async ({ page }) => {
      const { menuButton, trigger, openLinks } = headerOf(page);
      await page.setViewportSize(phone);
      await open(page, '/fr');
      await menuButton.click();
      await trigger('modules').click();
      await expect(openLinks).toHaveCount(menuLinks.modules.length);
      await expectNoViolation(page);
    });

    test('a question open, and the form with a value that was corrected', async ({ page }) => {
      await open(page, '/fr?kd=300');
      await page.getByText(mostAskedQuestions('fr')[0]?.question ?? '').click();
      await expectNoViolation(page);
    });

    for (const kd of [0, 100]) {
      test(`good and excellent scores: difficulty ${kd}`, async ({ page }) => {
        const best = 'etoiles=5&nombreAvis=500&volumeRecherche=10000&cpc=20&pagesIndexees=200';
        await open(page, `/fr?${best}&kd=${kd}`);
        const band = homeCopy.fr.ila.bands[kd === 0 ? 'excellent' : 'good'];
        await expect(page.getByText(band.label, { exact: true })).toBeVisible();
        await expectNoViolation(page);
      });
    }
  });
}
