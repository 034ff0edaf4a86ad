import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { wizardDefaults, type WizardInput } from '#app/domain/ila/wizard-fields.ts';
import { wizardScore } from '#app/domain/ila/wizard-score.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { firstShort } from '../support/first-short.ts';
import {
  expectHydrated,
  holdScripts,
  open,
  openWithStoppedClock,
  test,
} from '../support/journey.ts';

/** The wizard in a language. */
function wizardOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).ilaWizard;
  return {
    copy,
    language,
    name: page.getByRole('textbox', { name: copy.fields.businessName }),
    text: (field: 'website' | 'address') =>
      // Exact, as the page also has a field for the address to measure.
      page.getByRole('textbox', { name: `${copy.fields[field]} ${copy.optional}`, exact: true }),
    industry: page.getByRole('combobox', { name: copy.fields.industry }),
    toggle: (field: 'hasGoogleBusiness' | 'hasWebsite' | 'hasSocialMedia') =>
      page.getByRole('switch', { name: copy.fields[field] }),
    slider: (field: 'googleRating' | 'reviewCount') =>
      page.getByRole('slider', { name: copy.fields[field] }),
    next: page.getByRole('button', { name: copy.next, exact: true }),
    previous: page.getByRole('button', { name: copy.previous, exact: true }),
    calculate: page.getByRole('button', { name: copy.reviews.calculate }),
    calculating: page.getByRole('button', { name: copy.reviews.calculating }),
    result: (business: string) =>
      page.getByRole('heading', { name: copy.result.title.replace('{name}', business) }),
    again: page.getByRole('button', { name: copy.again }),
    keep: page.getByRole('button', { name: copy.keep.button }),
    whatIf: page.getByRole('region', { name: copy.whatIf.title }),
  };
}

type Wizard = ReturnType<typeof wizardOf>;

const katz = { ...wizardDefaults, businessName: 'Katz Sport' };

/** Answers every step up to the calculation. */
async function answer(wizard: Wizard, toggles: Parameters<Wizard['toggle']>[0][] = []) {
  await wizard.name.fill(katz.businessName);
  await wizard.next.click();
  for (const toggle of toggles) await wizard.toggle(toggle).check();
  await wizard.next.click();
}

async function expectScore(page: Page, { copy, language }: Wizard, input: WizardInput) {
  const { score, label, risk, stars } = wizardScore(input);
  await expect(page.getByText(String(score), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(copy.result.labels[label], { exact: true })).toBeVisible();
  await expect(page.getByText(copy.result.risks[risk], { exact: true })).toBeVisible();
  const filled = plural(language, stars, copy.result.stars);
  await expect(page.getByRole('img', { name: filled })).toBeVisible();
}

for (const [language, details] of firstShort(['fr', 'es'], 1, '@smoke')) {
  test(`the wizard’s four steps lead to a score, in ${language}`, details, async ({ page }) => {
    await openWithStoppedClock(page, `/${language}/ila`);
    const wizard = wizardOf(page, language);
    const { copy, next, calculate, calculating, slider, toggle } = wizard;
    await expect(next).toBeDisabled();
    await wizard.name.fill(katz.businessName);
    await wizard.industry.selectOption(copy.business.industries.shop);
    await next.click();
    await expect(page.getByRole('heading', { name: copy.presence.title })).toBeFocused();
    for (const field of ['hasGoogleBusiness', 'hasWebsite', 'hasSocialMedia'] as const) {
      await expect(toggle(field)).not.toBeChecked();
    }
    await toggle('hasGoogleBusiness').check();
    await next.click();
    await expect(slider('googleRating')).toHaveValue('4.5');
    await expect(slider('reviewCount')).toHaveValue('25');

    await calculate.click();
    await expect(calculating).toBeVisible();
    await page.clock.runFor(2400);
    await expect(calculating).toBeVisible();
    await page.clock.runFor(200);
    await expect(wizard.result(katz.businessName)).toBeFocused();
    const input = { ...katz, hasGoogleBusiness: true };
    await expectScore(page, wizard, input);
    const advice = page.getByRole('list', { name: copy.result.adviceTitle });
    await expect(advice.getByRole('listitem')).toHaveCount(2);
    for (const factor of Object.values(copy.breakdown.factors)) {
      await expect(page.getByRole('rowheader', { name: factor })).toBeVisible();
    }
    await expect(page.getByRole('img', { name: copy.breakdown.radar })).toBeVisible();
  });
}

test('a blank business name is rejected beside its field', async ({ page }) => {
  await open(page, '/fr/ila');
  const { name, next, text, copy } = wizardOf(page);
  await text('address').fill('12, rue des Pins');
  await name.fill('   ');
  await name.blur();
  await expect(next).toBeDisabled();
  await expect(name).toHaveAccessibleDescription(copy.business.nameMissing);
  await expect(text('address')).toHaveValue('12, rue des Pins');
  await name.fill('Katz');
  await expect(next).toBeEnabled();
  await expect(name).toHaveAccessibleDescription('');
});

test('an unlikely site address is pointed out, but does not block the wizard', async ({ page }) => {
  await open(page, '/fr/ila');
  const { name, text, next, copy } = wizardOf(page);
  await name.fill('Katz');
  await text('website').fill('notre site');
  await text('website').blur();
  await expect(text('website')).toHaveAccessibleDescription(copy.business.oddSite);
  await next.click();
  await expect(page.getByRole('heading', { name: copy.presence.title })).toBeVisible();
});

test('Enter continues, and "Précédent" and the browser’s Back keep the answers', async ({
  page,
}) => {
  await open(page, '/fr/ila');
  const { name, toggle, slider, next, previous } = wizardOf(page);
  await name.fill('Katz');
  await name.press('Enter');
  await toggle('hasWebsite').check();
  await next.click();
  await slider('reviewCount').fill('100');
  await previous.click();
  await expect(toggle('hasWebsite')).toBeChecked();
  await previous.click();
  await expect(name).toHaveValue('Katz');
  await page.goBack();
  await expect(toggle('hasWebsite')).toBeChecked();
  await page.goBack();
  await expect(slider('reviewCount')).toHaveValue('100');
});

test('going back during the calculation cancels it', async ({ page }) => {
  await openWithStoppedClock(page, '/fr/ila');
  const wizard = wizardOf(page);
  await answer(wizard);
  await wizard.calculate.click();
  await wizard.previous.click();
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: wizard.copy.presence.title })).toBeVisible();
});

test('"Nouvelle évaluation" starts over from the defaults', { tag: '@long' }, async ({ page }) => {
  await openWithStoppedClock(page, '/fr/ila');
  const wizard = wizardOf(page);
  await answer(wizard, ['hasWebsite', 'hasSocialMedia']);
  await wizard.slider('googleRating').fill('2');
  await wizard.calculate.click();
  await page.clock.runFor(2500);
  await wizard.again.click();
  await expect(wizard.name).toHaveValue('');
  await expect(wizard.next).toBeDisabled();
  await answer(wizard);
  await expect(wizard.slider('googleRating')).toHaveValue('4.5');
  await wizard.previous.click();
  await expect(wizard.toggle('hasWebsite')).not.toBeChecked();
});

test('what-if changes a simulated score, and keeps the visitor’s own', async ({ page }) => {
  const query = new URLSearchParams({ v: '1', step: '4', businessName: katz.businessName });
  await open(page, `/fr/ila?${query.toString()}`);
  const wizard = wizardOf(page);
  const { whatIf, copy } = wizard;
  const simulated = whatIf.getByRole('status').filter({ hasText: copy.whatIf.score });
  const before = wizardScore(katz).score;
  await expect(simulated).toContainText(String(before));
  await expect(simulated).toContainText(copy.whatIf.same);
  await wizard.toggle('hasGoogleBusiness').check();
  const better = wizardScore({ ...katz, hasGoogleBusiness: true }).score;
  await expect(simulated).toContainText(String(better));
  await expect(simulated).toContainText(plural('fr', better - before, copy.whatIf.more));
  await wizard.slider('googleRating').fill('1');
  const worse = { ...katz, hasGoogleBusiness: true, googleRating: 1 };
  await expect(simulated).toContainText(String(wizardScore(worse).score));
  await expectScore(page, wizard, katz);
  await whatIf.getByRole('button', { name: copy.whatIf.reset }).click();
  await expect(simulated).toContainText(copy.whatIf.same);
  await expect(wizard.slider('googleRating')).toHaveValue('4.5');
});

test('a stored result is listed on the next visit, opens again and can be deleted', async ({
  page,
}) => {
  const query = new URLSearchParams({ v: '1', step: '4', businessName: katz.businessName });
  await open(page, `/fr/ila?${query.toString()}`);
  const wizard = wizardOf(page);
  const { keep } = wizard.copy;
  await wizard.keep.click();
  await expect(page.getByText(keep.kept)).toBeVisible();
  await open(page, '/fr/ila');
  const list = page.getByRole('region', { name: keep.title });
  await expect(list).toContainText(katz.businessName);
  await expect(list).toContainText(String(wizardScore(katz).score));
  await list.getByRole('link', { name: keep.open }).click();
  await expect(wizard.result(katz.businessName)).toBeFocused();
  await expectScore(page, wizard, katz);
  await wizard.again.click();
  await list.getByRole('button', { name: keep.removeAll }).click();
  await expect(list).toBeHidden();
  await open(page, '/fr/ila');
  await expect(wizard.name).toBeVisible();
  await expect(list).toBeHidden();
});

test('a change of language keeps the wizard’s answers', async ({ page }) => {
  await open(page, '/fr/ila');
  const french = wizardOf(page);
  await french.name.fill('Katz');
  await french.next.click();
  await french.toggle('hasWebsite').check();
  await page.getByRole('link', { name: /English/ }).click();
  const english = wizardOf(page, 'en');
  await expect(english.toggle('hasWebsite')).toBeChecked();
  await english.previous.click();
  await expect(english.name).toHaveValue('Katz');
});

test(
  'leaving the wizard and coming back keeps every answer, also of later steps',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/fr/ila');
    const { name, text, next, toggle } = wizardOf(page);
    await name.fill('Katz');
    await next.click();
    await toggle('hasWebsite').check();
    await page.reload();
    await expect(toggle('hasWebsite')).toBeChecked();

    const release = await holdScripts(page);
    await page.goto('/fr/ila');
    await text('website').fill('katz.example');
    release();
    await expectHydrated(page);
    await expect(name).toHaveValue('Katz');
    await expect(text('website')).toHaveValue('katz.example');
    await next.click();
    await expect(toggle('hasWebsite')).toBeChecked();
  },
);

test('an answer typed into the wizard before hydration is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/fr/ila');
  const { name, next, toggle } = wizardOf(page);
  await name.fill('Katz');
  release();
  await expectHydrated(page);
  await expect(next).toBeEnabled();
  await next.click();
  await expect(toggle('hasWebsite')).toBeVisible();
});

test(
  'a step requested before hydration opens in the browser, without sending answers',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/fr/ila');
    const { name, next, toggle } = wizardOf(page);
    await name.fill('Katz');
    await next.click();
    release();
    await expect(toggle('hasWebsite')).toBeVisible();
    await expect(page).toHaveURL('/fr/ila#step-2');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the wizard works with forms only', async ({ page }) => {
    await page.goto('/en/ila');
    const wizard = wizardOf(page, 'en');
    await wizard.name.fill('Katz Sport');
    await wizard.next.click();
    await wizard.toggle('hasGoogleBusiness').check();
    await wizard.next.click();
    await wizard.calculate.click();
    await expect(wizard.result('Katz Sport')).toBeVisible();
    await expectScore(page, wizard, { ...katz, hasGoogleBusiness: true });
    await wizard.again.click();
    await expect(wizard.name).toHaveValue('');
  });
});
