import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import {
  homeSliderIds,
  homeSliders,
  homeTexts,
  type HomeSlider,
} from '#app/domain/ila/home-inputs.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { firstShort } from '../support/first-short.ts';
import { expectHydrated, holdScripts, open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { headerOf } from '../support/site-header.ts';

/** Quoted from the specification (ledger ILAH-17, ILAH-30 to ILAH-32). */
const again = 'Nouvelle évaluation';
const excellent = ['Excellent', 'Votre présence en ligne est exceptionnelle!'];
const good = ['Bon', 'Des améliorations peuvent booster votre visibilité.'];
const improve = ['À améliorer', 'Un potentiel énorme à exploiter avec nos services!'];

/** The evaluation form in a language. */
function evaluationOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).home.ila;
  return {
    copy,
    slider: (id: HomeSlider) => page.getByRole('slider', { name: copy.sliders[id].label }),
    text: (field: keyof typeof copy.fields) =>
      page.getByRole('textbox', { name: copy.fields[field] }),
    calculate: page.getByRole('button', { name: copy.calculate }),
    result: page.getByRole('heading', { name: copy.result, exact: true }),
    /** The gauge with score, band and message. */
    dial: page.getByRole('status').filter({ hasText: copy.outOf }),
    again: page.getByRole('button', { name: copy.again }),
  };
}

type Evaluation = ReturnType<typeof evaluationOf>;

async function expectScore({ dial }: Evaluation, score: number, band: readonly string[]) {
  await expect(dial).toContainText(new RegExp(`^${score}\\D`));
  for (const words of band) await expect(dial).toContainText(words);
}

async function set({ slider }: Evaluation, values: Partial<Record<HomeSlider, number>>) {
  for (const id of homeSliderIds) {
    const value = values[id];
    if (value !== undefined) await slider(id).fill(String(value));
  }
}

const best = {
  etoiles: 5,
  nombreAvis: 500,
  volumeRecherche: 10_000,
  cpc: 20,
  kd: 0,
  pagesIndexees: 200,
};
const worst = {
  etoiles: 1,
  nombreAvis: 0,
  volumeRecherche: 0,
  cpc: 0.1,
  kd: 100,
  pagesIndexees: 1,
};

/** Bounds, step and default of each slider. Source: ledger ILAH-04 to ILAH-09. */
const bounds = {
  etoiles: ['1', '5', '0.1', '4'],
  nombreAvis: ['0', '500', '10', '50'],
  volumeRecherche: ['0', '10000', '100', '1000'],
  cpc: ['0.1', '20', '0.1', '2.5'],
  kd: ['0', '100', '1', '30'],
  pagesIndexees: ['1', '200', '1', '25'],
} as const satisfies Record<HomeSlider, readonly string[]>;

test('the form’s defaults give exactly 40', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/fr');
  const evaluation = evaluationOf(page);
  await evaluation.calculate.click();
  await expectScore(evaluation, 40, improve);
  await expect(evaluation.result).toBeFocused();
  await expect(evaluation.calculate).toBeHidden();
});

test('the form’s fields have their names, bounds, steps and defaults', async ({ page }) => {
  await open(page, '/fr');
  const { slider } = evaluationOf(page);
  // Source: ledger ILAH-01 to ILAH-03.
  for (const name of homeTexts)
    await expect(page.locator(`#${name}`)).toHaveAttribute('name', name);
  await expect(page.getByRole('slider')).toHaveCount(homeSliderIds.length);
  for (const id of homeSliderIds) {
    const [min, max, step, value] = bounds[id];
    await expect(slider(id)).toHaveAttribute('min', min);
    await expect(slider(id)).toHaveAttribute('max', max);
    await expect(slider(id)).toHaveAttribute('step', step);
    await expect(slider(id)).toHaveValue(value);
  }
});

test('the keyboard moves sliders within their bounds, and read-outs follow', async ({ page }) => {
  await open(page, '/fr');
  const { slider } = evaluationOf(page);
  for (const id of homeSliderIds) {
    const { min, max, step, initial } = homeSliders[id];
    await slider(id).focus();
    await page.keyboard.press('ArrowRight');
    expect(Number(await slider(id).inputValue())).toBeCloseTo(initial + step);
    await page.keyboard.press('ArrowLeft');
    await expect(slider(id)).toHaveValue(String(initial));
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(slider(id)).toHaveValue(String(max));
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    await expect(slider(id)).toHaveValue(String(min));
  }
  await expect(slider('volumeRecherche')).toHaveAttribute('aria-valuetext', '0');
  await slider('volumeRecherche').press('End');
  await expect(slider('volumeRecherche')).toHaveAttribute('aria-valuetext', /^10\s000$/);
  await expect(page.getByRole('status').filter({ hasText: /^10\s000$/ })).toBeVisible();
});

test('Enter in a text field calculates the score', async ({ page }) => {
  await open(page, '/fr');
  const evaluation = evaluationOf(page);
  await evaluation.text('nomEntreprise').fill('Boulangerie Ôde & <fils>');
  await page.keyboard.press('Enter');
  await expectScore(evaluation, 40, improve);
  await expect(page.getByRole('heading', { name: /Boulangerie Ôde & <fils>/ })).toBeFocused();
});

for (const [[values, score, band], details] of firstShort([
  [worst, 7, improve],
  [{ ...best, nombreAvis: 0, kd: 96 }, 59, improve],
  // Exactly 59.5: rounded half up, and the band follows the rounded score.
  [{ ...best, nombreAvis: 0, kd: 95 }, 60, good],
  [{ ...best, kd: 29 }, 79, good],
  // 79.55 is shown as 80, so its band is that of 80.
  [{ ...best, kd: 28 }, 80, excellent],
  [best, 84, excellent],
] as const)) {
  test(`the band follows the rounded score: ${score}`, details, async ({ page }) => {
    await open(page, '/fr');
    const evaluation = evaluationOf(page);
    await set(evaluation, values);
    await evaluation.calculate.click();
    await expectScore(evaluation, score, band);
  });
}

for (const language of languages) {
  test(`the form and its result are in ${language}`, eachLanguage(language), async ({ page }) => {
    await open(page, `/${language}`);
    const evaluation = evaluationOf(page, language);
    const { label, message } = evaluation.copy.bands.improve;
    await evaluation.calculate.click();
    await expectScore(evaluation, 40, [label, message]);
    await expect(evaluation.result).toBeFocused();
  });
}

test('a new evaluation starts from the previous values', { tag: '@long' }, async ({ page }) => {
  await open(page, '/fr');
  const evaluation = evaluationOf(page);
  const { slider, text, calculate, dial } = evaluation;
  await set(evaluation, { etoiles: 5, kd: 0 });
  await text('adresse').fill('12, rue des Pins');
  await calculate.click();
  await expectScore(evaluation, 48, improve);
  await page.getByRole('button', { name: again }).click();
  await expect(text('nomEntreprise')).toBeFocused();
  await expect(text('adresse')).toHaveValue('12, rue des Pins');
  await expect(slider('etoiles')).toHaveValue('5');
  await expect(slider('kd')).toHaveValue('0');
  await expect(dial).not.toContainText('48');
  await set(evaluation, { etoiles: 4, kd: 30 });
  await calculate.click();
  await expectScore(evaluation, 40, improve);
});

test('a change of language keeps the form’s values', async ({ page }) => {
  await open(page, '/');
  const french = evaluationOf(page);
  await set(french, { kd: 0 });
  await french.text('nomEntreprise').fill('Katz');
  await headerOf(page).switchTo('en').click();
  const english = evaluationOf(page, 'en');
  await expect(english.slider('kd')).toHaveValue('0');
  await expect(english.text('nomEntreprise')).toHaveValue('Katz');
  await english.calculate.click();
  await expectScore(english, 45, []);
});

test('values changed in the form before hydration are kept and used', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/fr');
  const evaluation = evaluationOf(page);
  const { slider, text, calculate } = evaluation;
  await slider('kd').focus();
  await page.keyboard.press('Home');
  await text('nomEntreprise').fill('Katz');
  release();
  await expectHydrated(page);
  await expect(slider('kd')).toHaveValue('0');
  await expect(slider('kd')).toHaveAttribute('aria-valuetext', '0');
  await expect(text('nomEntreprise')).toHaveValue('Katz');
  await calculate.click();
  await expectScore(evaluation, 45, improve);
  await expect(page).toHaveURL('/fr');
});

test('a form sent before hydration is calculated in the browser, and sends nothing', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/fr');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const evaluation = evaluationOf(page);
  await evaluation.text('nomEntreprise').fill('Katz');
  await evaluation.calculate.dblclick();
  release();
  await expectScore(evaluation, 40, improve);
  await expect(page.getByRole('heading', { name: 'Résultat pour Katz' })).toBeFocused();
  await expect(page).toHaveURL('/fr');
  expect(sent.filter((address) => address.includes('Katz'))).toEqual([]);
});

test(
  'a form sent while scripts do not load is answered by the server, and hydrates there',
  { tag: '@long' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/fr');
    const evaluation = evaluationOf(page);
    await evaluation.slider('kd').fill('0');
    await evaluation.calculate.click({ noWaitAfter: true });
    await expectScore(evaluation, 45, improve);
    release();
    await expectHydrated(page);
    await expectScore(evaluation, 45, improve);
    await evaluation.again.click();
    await expect(evaluation.slider('kd')).toHaveValue('0');
  },
);

test('out-of-range values of the form are corrected, with a note', async ({ page }) => {
  await open(
    page,
    '/fr?etoiles=9&nombreAvis=50&volumeRecherche=1000&cpc=abc&kd=30&pagesIndexees=25',
  );
  const evaluation = evaluationOf(page);
  const { sliders, corrected } = evaluation.copy;
  await expectScore(evaluation, 43, improve);
  await expect(page.getByText(corrected)).toContainText(sliders.etoiles.label);
  await expect(page.getByText(corrected)).toContainText(sliders.cpc.label);
  await expect(page.getByText(corrected)).not.toContainText(sliders.kd.label);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the form calculates, and a new evaluation keeps its values',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/fr');
      const evaluation = evaluationOf(page);
      await evaluation.calculate.click();
      await expectScore(evaluation, 40, improve);
      await expect(evaluation.result).toBeInViewport();
      await expect(evaluation.calculate).toBeHidden();

      await page.getByRole('button', { name: again }).click();
      await evaluation.slider('kd').focus();
      await page.keyboard.press('Home');
      await evaluation.text('nomEntreprise').fill('Katz & fils');
      await evaluation.calculate.click();
      await expectScore(evaluation, 45, improve);
      await expect(page.getByRole('heading', { name: /Katz & fils/ })).toBeVisible();

      await page.getByRole('button', { name: again }).click();
      await expect(evaluation.slider('kd')).toHaveValue('0');
      await expect(evaluation.text('nomEntreprise')).toHaveValue('Katz & fils');
    },
  );
});
