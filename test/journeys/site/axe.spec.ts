import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { mostAskedQuestions } from '#app/content/faq/faq-items.ts';
import { bannerOf } from '../support/consent-banner.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { firstShort } from '../support/first-short.ts';
import { open, test } from '../support/journey.ts';
import { headerOf, menuIds, menuLinks } from '../support/site-header.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// One load for all contrasts.
for (const [id, details] of firstShort(menuIds, 1, '@smoke')) {
  test(`axe: menu ${id} open`, details, async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await open(page, '/fr');
    await trigger(id).press('Enter');
    await expect(openLinks).toHaveCount(menuLinks[id].length);
    await expectNoViolationInContrasts(page);
  });
}

test.describe('consent', () => {
  test.use({ asksConsent: true });

  for (const [viewport, details] of firstShort([phone, desktop])) {
    test(
      `axe: consent banner with its list open, ${viewport.width} px`,
      details,
      async ({ page }) => {
        const { banner, customize, list } = bannerOf(page);
        await page.setViewportSize(viewport);
        // axe needs a running clock.
        await open(page, '/fr');
        await expect(banner).toBeVisible();
        await customize.click();
        await expect(list).toBeVisible();
        await expectNoViolationInContrasts(page);
      },
    );
  }
});

test(`axe: phone menu open`, async ({ page }) => {
  const { menuButton, trigger, openLinks } = headerOf(page);
  await page.setViewportSize(phone);
  await open(page, '/fr');
  await menuButton.click();
  await trigger('modules').click();
  await expect(openLinks).toHaveCount(menuLinks.modules.length);
  await expectNoViolationInContrasts(page);
});

test(`axe: an open question, and the form with a corrected value`, async ({ page }) => {
  await open(page, '/fr?kd=300');
  await page.getByText(mostAskedQuestions('fr')[0]?.question ?? '').click();
  await expectNoViolationInContrasts(page);
});

for (const [kd, details] of firstShort([0, 100])) {
  test(`axe: good and excellent scores, difficulty ${kd}`, details, async ({ page }) => {
    const best = 'etoiles=5&nombreAvis=500&volumeRecherche=10000&cpc=20&pagesIndexees=200';
    await open(page, `/fr?${best}&kd=${kd}`);
    const band = contentOf('fr').home.ila.bands[kd === 0 ? 'excellent' : 'good'];
    await expect(page.getByText(band.label, { exact: true })).toBeVisible();
    await expectNoViolationInContrasts(page);
  });
}
