import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { analysisDelay, type MatchStep } from '#app/domain/ilumatch/answers.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import {
  expectHydrated,
  holdScripts,
  hydrate,
  open,
  openWithStoppedClock,
  test,
} from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';

/** The ILUMATCH wizard in a language. */
function wizardOf(page: Page, language: Language = 'fr') {
  const copy = contentOf(language).ilumatch;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    copy,
    company: page.getByLabel(copy.fields.company),
    industry: page.getByLabel(copy.fields.industry),
    challenges: page.getByLabel(copy.fields.challenges),
    option: (name: string) =>
      page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name })),
    heading: (step: MatchStep) =>
      page.getByRole('heading', { name: copy.steps[step].title, exact: true, level: 2 }),
    bar: page.getByRole('progressbar'),
    previous: button(copy.previous),
    next: button(copy.next),
    launch: button(copy.launch),
    button,
  };
}

type Wizard = ReturnType<typeof wizardOf>;

/** Goes through the questions up to the summary, answering some. */
async function fillIn({ copy, company, industry, option, next, heading }: Wizard) {
  await company.fill('Chez Rose');
  await industry.selectOption('retail');
  await option(copy.options.budget['1k-5k']).check();
  await next.click();
  await option(copy.options.goals.seo).check();
  await option(copy.options.goals.brand).check();
  await next.click();
  await option(copy.options.experience.beginner).check();
  await next.click();
  await expect(heading('summary')).toBeFocused();
}

for (const language of languages) {
  test(
    `five steps of ILUMATCH lead to the specified result: ${language}`,
    eachLanguage(language, '@smoke'),
    async ({ page }) => {
      await openWithStoppedClock(page, `/${language}/ilumatch`);
      const wizard = wizardOf(page, language);
      const { copy, launch, heading, previous, next, bar } = wizard;
      await fillIn(wizard);
      for (const goal of ['seo', 'brand'] as const)
        await expect(page.getByText(copy.options.goals[goal])).toBeVisible();
      await expect(bar).toHaveAttribute('aria-valuenow', '4');
      await launch.click();
      await expect(page.getByText(copy.analysing)).toBeVisible();
      await expect(launch).toBeDisabled();
      for (const edit of await page.getByRole('button', { name: copy.edit }).all())
        await expect(edit).toBeDisabled();
      await page.clock.runFor(analysisDelay - 100);
      await expect(heading('summary')).toBeVisible();
      await page.clock.runFor(200);
      await expect(
        page.getByRole('heading', { name: copy.result.for.replace('{name}', 'Chez Rose') }),
      ).toBeFocused();
      await expect(page.getByText(/^94$/)).toBeVisible();
      await expect(bar).toHaveAttribute('aria-valuenow', '5');
      for (const value of ['96', '89', '82'])
        await expect(
          page.getByText(copy.result.compatibility.replace('{value}', value)),
        ).toBeVisible();
      await expect(previous).toBeHidden();
      await expect(next).toBeHidden();
      const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
      await expect(rows).toHaveCount(8);
      await expect(rows.first()).toContainText(copy.result.priced['local-seo']);
      // The visitor's own ranking comes first, with pros and cons; the specified match is the example below it.
      const titles = page.getByRole('heading', { level: 3 });
      await expect(titles).toHaveText([
        copy.result.ranking,
        copy.result.advice,
        copy.result.example,
        ...(await titles.allInnerTexts()).slice(3),
      ]);
      const { pro, con, unserved } = copy.result;
      const named = unserved.goals.replace('{name}', copy.options.goals.brand);
      await expect(page.getByText(new RegExp(`^${pro}`)).first()).toBeVisible();
      await expect(page.getByText(new RegExp(`^${con}.*${named}`)).first()).toBeVisible();
    },
  );
}

test('no step of ILUMATCH is required, and the first has no previous one', async ({ page }) => {
  await openWithStoppedClock(page, '/fr/ilumatch');
  const { copy, next, previous, launch, heading } = wizardOf(page);
  await expect(previous).toBeDisabled();
  for (const step of ['goals', 'challenges', 'summary'] as const) {
    await next.click();
    await expect(heading(step)).toBeVisible();
  }
  await expect(page.getByText(copy.unanswered)).toHaveCount(8);
  await launch.click();
  await page.clock.runFor(analysisDelay);
  await expect(page.getByText(copy.result.rankingEmpty)).toBeVisible();
});

test(
  'goals stay checked between steps, and can be changed from the summary',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/fr/ilumatch');
    const wizard = wizardOf(page);
    const { copy, option, next, previous, heading, company } = wizard;
    await fillIn(wizard);
    await previous.click();
    await previous.click();
    await expect(option(copy.options.goals.seo)).toBeChecked();
    await expect(option(copy.options.goals.traffic)).not.toBeChecked();
    await previous.click();
    await expect(company).toHaveValue('Chez Rose');
    await next.click();
    await next.click();
    await next.click();
    await page
      .getByRole('button', { name: new RegExp(`${copy.edit}.*${copy.steps.goals.title}`) })
      .click();
    await expect(heading('goals')).toBeFocused();
    await option(copy.options.goals.seo).uncheck();
    await next.click();
    await next.click();
    await expect(page.getByText(copy.options.goals.brand)).toBeVisible();
    await expect(page.getByText(copy.options.goals.seo)).toBeHidden();
  },
);

test(
  'leaving ILUMATCH and coming back keeps the answers until they are deleted',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/fr/ilumatch');
    const { copy, company, option, next, heading, button } = wizardOf(page);
    await company.fill('Chez Rose');
    await next.click();
    await option(copy.options.goals.seo).check();
    await open(page, '/fr');
    await open(page, '/en/ilumatch');
    const english = wizardOf(page, 'en');
    await expect(english.heading('goals')).toBeVisible();
    await expect(english.option(english.copy.options.goals.seo)).toBeChecked();
    await open(page, '/fr/ilumatch');
    await button(copy.forget).click();
    await expect(heading('company')).toBeVisible();
    await expect(company).toHaveValue('');
    await page.reload();
    await hydrate(page);
    await expect(heading('company')).toBeVisible();
  },
);

test('answers deleted during the analysis give no result', { tag: '@long' }, async ({ page }) => {
  await openWithStoppedClock(page, '/fr/ilumatch');
  const wizard = wizardOf(page);
  await fillIn(wizard);
  await wizard.launch.click();
  await wizard.button(wizard.copy.forget).click();
  await expect(wizard.heading('company')).toBeVisible();
  await page.clock.runFor(2 * analysisDelay);
  await expect(wizard.heading('company')).toBeVisible();
  await expect(wizard.company).toHaveValue('');
});

test('answers given before hydration are kept in ILUMATCH', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/fr/ilumatch');
  const { copy, company, option, next, previous } = wizardOf(page);
  await company.fill('Chez Rose');
  await option(copy.options.size.solo).check();
  release();
  await expectHydrated(page);
  await expect(company).toHaveValue('Chez Rose');
  await next.click();
  await previous.click();
  await expect(company).toHaveValue('Chez Rose');
  await expect(option(copy.options.size.solo)).toBeChecked();
});

test('a link restores a result of ILUMATCH, and a new analysis starts empty', async ({ page }) => {
  await open(page, '/fr/ilumatch?v=1&step=5&company=Katz&goals=conversions');
  const { copy, heading, company, button } = wizardOf(page);
  await expect(page.getByRole('heading', { name: 'Résultat pour Katz' })).toBeVisible();
  const link = page.getByRole('link', { name: copy.result.share.copy });
  await expect(link).toHaveAttribute('href', /step=5&company=Katz&goals=conversions/);
  await button(copy.result.again).click();
  await expect(heading('company')).toBeVisible();
  await expect(company).toHaveValue('');
  await expect(page).toHaveURL('/fr/ilumatch');
});

test('Enter goes to the next step of ILUMATCH', async ({ page }) => {
  await open(page, '/fr/ilumatch');
  const { company, heading } = wizardOf(page);
  await company.fill('Rose');
  await page.keyboard.press('Enter');
  await expect(heading('goals')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each step of ILUMATCH is a form, up to the result', async ({ page }) => {
    await page.goto('/fr/ilumatch');
    const { copy, company, option, next, previous, launch, heading } = wizardOf(page);
    await company.fill('Chez Rose');
    await next.click();
    await option(copy.options.goals.seo).check();
    await next.click();
    await previous.click();
    await expect(option(copy.options.goals.seo)).toBeChecked();
    await next.click();
    await next.click();
    await expect(heading('summary')).toBeVisible();
    await expect(page.getByText(copy.options.goals.seo)).toBeVisible();
    await launch.click();
    await expect(page.getByRole('heading', { name: 'Résultat pour Chez Rose' })).toBeVisible();
    await expect(page.getByText(/^94$/)).toBeVisible();
  });
});

test(
  'ILUMATCH keeps answers for the session, and permanently only with consent',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/fr/ilumatch');
    const { company } = wizardOf(page);
    const kept = () =>
      page.evaluate(() => [localStorage, sessionStorage].map((area) => 'iluma-ilumatch' in area));
    await company.fill('Chez Rose');
    await expect.poll(kept).toEqual([false, true]);

    await open(page, '/fr/cookies');
    const { choice } = contentOf('fr').cookies;
    const { functional } = contentOf('fr').consent.categories;
    const main = page.getByRole('main');
    await main.getByRole('checkbox', { name: functional.name }).check();
    await main.getByRole('button', { name: choice.save, exact: true }).click();
    await open(page, '/fr/ilumatch');
    await expect(company).toHaveValue('Chez Rose');
    await company.fill('Chez Rose et fils');
    await expect.poll(kept).toEqual([true, false]);
  },
);
