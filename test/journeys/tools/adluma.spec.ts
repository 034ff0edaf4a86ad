import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import type { Language } from '#app/i18n/languages.ts';
import { firstShort } from '../support/first-short.ts';
import { open, openWithStoppedClock, test } from '../support/journey.ts';

/** Every estimate is monthly. */
const perMonth = { fr: 'par mois', en: 'per month', es: 'al mes' } as const;

/** The quick simulator in a language. */
function simulatorOf(page: Page, language: Language = 'fr') {
  const { simulator: copy, quick } = contentOf(language).adluma;
  const form = page.getByRole('form', { name: quick.form });
  return {
    copy,
    quick,
    budget: form.getByRole('slider', { name: copy.fields.budget.label }),
    sector: form.getByRole('combobox', { name: copy.fields.sector.label }),
    channel: (id: keyof typeof copy.channels) =>
      form.getByRole('checkbox', { name: copy.channels[id].name }),
    goal: (id: keyof typeof copy.goals) => form.getByRole('radio', { name: copy.goals[id] }),
    zone: form.getByRole('textbox', { name: copy.fields.zone.label }),
    calculate: form.getByRole('button', { name: copy.calculate }),
    title: page.getByRole('heading', { name: copy.result.title }),
    estimate: page.getByRole('status').filter({ hasText: perMonth[language] }),
    share: page.getByRole('link', { name: copy.share.copy }),
  };
}

const numberIn = (text: string) => Number.parseFloat(text.replace(',', '.'));

for (const [language, details] of firstShort(['fr', 'es'], 1, '@smoke')) {
  test(
    `a bigger budget raises the estimate and updates the URL: ${language}`,
    details,
    async ({ page }) => {
      await open(page, `/${language}/adluma`);
      const { budget, estimate } = simulatorOf(page, language);
      const before = numberIn(await estimate.innerText());
      await budget.focus();
      for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
      await expect(budget).toHaveValue('2000');
      await expect.poll(async () => numberIn(await estimate.innerText())).toBeGreaterThan(before);
      await expect(page).toHaveURL(/[?&]budget=2000(&|$)/);
      await page.reload();
      await expect(budget).toHaveValue('2000');
    },
  );
}

test('sector, channels and goal change the simulation and its text', async ({ page }) => {
  await open(page, '/fr/adluma');
  const { sector, channel, goal, estimate } = simulatorOf(page);
  await goal('visits').check();
  await expect(estimate).toContainText('visites par mois');
  const visits = await estimate.innerText();
  await sector.selectOption('dentists');
  await expect(estimate).not.toHaveText(visits);
  await channel('meta').uncheck();
  await expect(page.getByText('Tout repose sur un seul canal.')).toBeVisible();
  await channel('search').uncheck();
  // With nothing ticked the default channels are used.
  await expect(page.getByText('Tout repose sur un seul canal.')).toBeHidden();
  const { empty } = contentOf('fr').adluma.simulator.fields.channel;
  await expect(page.getByRole('alert').filter({ hasText: empty })).toBeVisible();
  await channel('search').check();
  await expect(page.getByText(empty)).toHaveCount(0);
});

test('an unreadable area is reported beside its field', async ({ page }) => {
  await open(page, '/fr/adluma');
  const { zone, estimate } = simulatorOf(page);
  await zone.fill('Laval');
  await expect(zone).toHaveAttribute('aria-invalid', 'true');
  await expect(zone).toHaveAccessibleDescription(/ce n’est pas un nombre/);
  await zone.fill('1 000 000');
  await expect(zone).not.toHaveAttribute('aria-invalid');
  await expect(estimate).toContainText(/\d/);
});

test('the simulator’s button moves the focus to the estimate', async ({ page }) => {
  await open(page, '/fr/adluma');
  const { calculate, title } = simulatorOf(page);
  await calculate.click();
  await expect(title).toBeFocused();
});

test('the copied link restores the simulation', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/fr/adluma?v=1&channel=local&sector=home&budget=700');
  const { share, copy, estimate } = simulatorOf(page);
  const shown = await estimate.innerText();
  await share.click();
  await expect(page.getByText(copy.share.copied)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await open(page, address);
  expect(await simulatorOf(page).estimate.innerText()).toBe(shown);
});

test('a simulation is kept in another language', async ({ page }) => {
  await open(page, '/fr/adluma');
  const { budget } = simulatorOf(page);
  await budget.fill('3000');
  await expect(page).toHaveURL(/budget=3000/);
  await page.getByRole('link', { name: /^en – / }).click();
  await expect(simulatorOf(page, 'en').budget).toHaveValue('3000');
});

test('the full simulator opens after the transition screen, which Back skips', async ({ page }) => {
  await openWithStoppedClock(page, '/fr/adluma?v=1&channel=meta&budget=900');
  await page.getByRole('link', { name: contentOf('fr').adluma.quick.more.link }).click();
  await expect(page.getByRole('heading', { name: 'Chargement du Simulateur IA' })).toBeVisible();
  await expect(page.getByText('Redirection en cours...')).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/fr/simulateur-complet?v=1&channel=meta&budget=900');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('bénéfice');
  await page.goBack();
  await expect(page).toHaveURL('/fr/adluma?v=1&channel=meta&budget=900');
});

test('moves of the budget slider are handled within 100 ms', async ({ page }) => {
  await open(page, '/fr/adluma?v=1&channel=search&channel=meta&channel=youtube&channel=local');
  const { budget } = simulatorOf(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    }).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: false,
    } as PerformanceObserverInit);
  });
  await budget.focus();
  for (let presses = 0; presses < 20; presses += 1) await page.keyboard.press('ArrowRight');
  const durations = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const ranked = durations.toSorted((a, b) => a - b);
  // The median: a busy machine delays single moves.
  expect(ranked[Math.floor(ranked.length / 2)] ?? 0).toBeLessThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server answers the quick simulator’s form', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/fr/adluma');
    const { zone, sector, calculate, estimate } = simulatorOf(page);
    const before = await estimate.innerText();
    await sector.selectOption('restaurants');
    await zone.fill('120 000');
    await calculate.click();
    await expect(page).toHaveURL(/sector=restaurants/);
    await expect(zone).toHaveValue(/^120\s000$/);
    await expect(estimate).not.toHaveText(before);
  });

  test('the transition screen redirects', async ({ page }) => {
    await page.goto('/fr/simulateur-ia');
    await expect(page).toHaveURL('/fr/simulateur-complet');
  });
});
