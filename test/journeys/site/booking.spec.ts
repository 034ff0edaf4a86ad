import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { dateIn } from '#app/domain/bookings/schedule.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { expectHydrated, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { staffed } from '../support/sites.ts';
import { createHost } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, timezoneId: 'Europe/Lisbon', failures: /status of 4(?:09|22)/ });

const month = (page: Page) => page.getByRole('grid');

const zone = 'Europe/Lisbon';
const inDays = (days: number) => dateIn(zone, Date.now() + days * 86_400_000);
const dayOfMonth = (date: string) => Number(date.slice(-2));

/** A date that is free on any day of the year: within the 30 days that can be booked, with nine before it in its month. */
const freeDate = dayOfMonth(inDays(14)) > 9 ? inDays(14) : inDays(23);

/** Opens a person's calendar at a free date. */
async function openCalendar(page: Page, language: Language, person: string, hasScripts = true) {
  const thisMonth = inDays(0).slice(0, 7);
  await page.goto(
    withPrefix(`/${language}`, `/contact/rendez-vous?zone=${zone}&month=${thisMonth}`),
  );
  if (hasScripts) await expectHydrated(page);
  const { choice } = contentOf(language).bookings;
  await page.getByLabel(choice.member, { exact: true }).selectOption({ label: person });
  if (!hasScripts) await page.getByRole('button', { name: choice.show }).click();
  await expect(page).toHaveURL(/member=[\da-f-]{36}/);
  const date = month(page).locator(`[data-date="${freeDate}"]`);
  if (!freeDate.startsWith(thisMonth))
    await page.getByRole('link', { name: choice.nextMonth }).click();
  await date.click();
  await expect(date).toHaveAttribute('aria-current', 'date');
}

/** Chooses the first time of the day shown. */
async function chooseTime(page: Page, language: Language) {
  const { form } = contentOf(language).bookings;
  await page.locator('[aria-labelledby="times"] a').first().click();
  await expect(page.getByRole('heading', { name: form.title })).toBeVisible();
}

async function fillDetails(page: Page, language: Language, person: string) {
  const { fields } = contentOf(language).bookings.form;
  await page.getByLabel(fields.name, { exact: true }).fill('Ana Ruiz');
  await page
    .getByLabel(fields.email, { exact: true })
    .fill(`ana-${person.replace(/\W/g, '')}@exemple.example`);
  await page.getByLabel(fields.phone, { exact: true }).fill('514 555-0199');
}

for (const [language, javaScriptEnabled] of [
  ...languages.map((each) => [each, true] as const),
  ['fr', false] as const,
]) {
  test.describe(`in ${language} ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test(
      'a visitor books a time, moves it and cancels it',
      eachLanguage(language, '@smoke'),
      async ({ page }) => {
        const { bookings } = contentOf(language);
        const { status, form } = bookings;
        const host = await createHost();
        await openCalendar(page, language, host.person, javaScriptEnabled);
        await chooseTime(page, language);

        await page.getByRole('button', { name: form.send }).click();
        await expect(page.getByRole('alert')).toContainText(form.rejected);
        await fillDetails(page, language, host.person);
        await page.getByRole('button', { name: form.send }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(
          status.confirmed.emphasis,
        );
        await expect(page.getByText(host.person)).toBeVisible();
        expect(await sideways(page)).toBe(0);

        await page.getByRole('link', { name: status.move, exact: true }).click();
        await page.locator('[aria-labelledby="times"] button').last().click();
        await expect(page.getByText(status.moved)).toBeVisible();

        await page.getByRole('link', { name: status.cancel }).click();
        await page.getByRole('button', { name: status.cancel }).click();
        await expect(page.getByText(status.done)).toBeVisible();
      },
    );
  });
}

test(
  'the focus stays in the choice, then moves to the heading of each next step',
  { tag: '@long' },
  async ({ page }) => {
    const { choice, form, status, kinds } = contentOf('fr').bookings;
    const host = await createHost();
    await openCalendar(page, 'fr', host.person);
    const kind = page.getByLabel(choice.kind, { exact: true });
    await kind.focus();
    const offered = await kind.locator('option').count();
    for (let at = 1; at < offered; at += 1) {
      const before = await kind.inputValue();
      await page.keyboard.press('ArrowDown');
      await expect(kind).not.toHaveValue(before);
      await expect(page).toHaveURL(new RegExp(`kind=${await kind.inputValue()}(&|$|#)`));
      await expect(kind).toBeFocused();
    }
    await expect(kind.locator('option:checked')).toContainText(
      Object.values(kinds).at(-1)?.name ?? '',
    );

    await chooseTime(page, 'fr');
    await expect(page.getByRole('heading', { name: form.title })).toBeFocused();
    await page.getByRole('link', { name: form.other }).click();
    await expect(page.getByRole('heading', { name: choice.title })).toBeFocused();
    await chooseTime(page, 'fr');
    await fillDetails(page, 'fr', host.person);
    await page.getByRole('button', { name: form.send }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(status.confirmed.emphasis);
    await expect(title).toBeFocused();
    await page.getByRole('link', { name: status.move, exact: true }).click();
    await expect(page.getByRole('heading', { name: status.moveTo })).toBeFocused();
    await page.locator('[aria-labelledby="times"] button').last().click();
    await expect(page.getByText(status.moved)).toBeVisible();
    await expect(title).toBeFocused();
  },
);

test('the month is one Tab stop, and arrow keys move within it', async ({ page }) => {
  const host = await createHost();
  await openCalendar(page, 'fr', host.person);
  const days = month(page).getByRole('link');
  await expect(month(page).locator('[tabindex="0"]')).toHaveCount(1);
  const dayBefore = dayOfMonth(freeDate) - 2;
  await days.nth(dayBefore - 8).focus();
  await page.keyboard.press('ArrowRight');
  await expect(days.nth(dayBefore - 7)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(days.nth(dayBefore)).toBeFocused();
  const label = await days.nth(dayBefore).getAttribute('aria-label');
  await page.keyboard.press('Enter');
  await expect(days.nth(dayBefore)).toHaveAttribute('aria-current', 'date');
  const day = label?.split(',')[0] ?? '';
  await expect(page.getByRole('heading', { name: day })).toBeVisible();
});

test('the page has no axe violation in any contrast, and fits a phone', async ({ page }) => {
  const host = await createHost();
  await openCalendar(page, 'en', host.person);
  await expectNoViolationInContrasts(page, { inside: 'main' });
  await chooseTime(page, 'en');
  await expectNoViolationInContrasts(page, { inside: 'main' });
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBe(0);
});

test('the second of two visitors who choose one time is offered others, and keeps their details', async ({
  page,
  browser,
}) => {
  const { form, status } = contentOf('es').bookings;
  const host = await createHost();
  const context = await browser.newContext({ baseURL: staffed, timezoneId: 'Europe/Lisbon' });
  const other = await context.newPage();
  for (const each of [page, other]) {
    await openCalendar(each, 'es', host.person);
    await chooseTime(each, 'es');
    await fillDetails(each, 'es', `${host.person} ${each === page}`);
  }
  await other.getByRole('button', { name: form.send }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText(status.confirmed.emphasis);

  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('alert')).toContainText(form.taken.title);
  await expect(page.getByLabel(form.fields.name, { exact: true })).toHaveValue('Ana Ruiz');
  await page.getByRole('alert').getByRole('button').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(status.confirmed.emphasis);
});

test.describe('a server that fails', () => {
  test.use({ failures: /ERR_FAILED|status of 502/ });

  test('a failed booking tells a proxy’s error from a lost connection, and keeps the form’s values', async ({
    page,
  }) => {
    const { form } = contentOf('en').bookings;
    const host = await createHost();
    await openCalendar(page, 'en', host.person);
    await chooseTime(page, 'en');
    await fillDetails(page, 'en', host.person);
    const send = page.getByRole('button', { name: form.send });
    const alert = page.getByRole('alert');

    const proxyError = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
    await page.route(/\.data/, (route) => route.fulfill(proxyError));
    await send.click();
    await expect(alert).toContainText(form.failures.failed);
    await page.unrouteAll();
    await page.route(/\.data/, (route) => route.abort());
    await send.click();
    await expect(alert).toContainText(form.failures.offline);
    await expect(page.getByLabel(form.fields.name, { exact: true })).toHaveValue('Ana Ruiz');
  });
});

test.describe('an unreachable server', () => {
  test.use({ failures: /ERR_FAILED|status of 502/ });

  test('a failed cancellation is explained on the page, and can be retried', async ({ page }) => {
    const { status, form } = contentOf('en').bookings;
    const host = await createHost();
    await openCalendar(page, 'en', host.person);
    await chooseTime(page, 'en');
    await fillDetails(page, 'en', host.person);
    await page.getByRole('button', { name: form.send }).click();
    await page.getByRole('link', { name: status.cancel }).click();
    const cancel = page.getByRole('button', { name: status.cancel });
    const alert = page.getByRole('alert');

    await page.route(/\.data/, (route) => route.abort());
    await cancel.click();
    await expect(alert).toHaveText(status.failures.offline);
    await page.unrouteAll();
    const proxyError = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
    await page.route(/\.data/, (route) => route.fulfill(proxyError));
    await cancel.click();
    await expect(alert).toHaveText(status.failures.failed);
    await page.unrouteAll();
    await cancel.click();
    await expect(page.getByText(status.done)).toBeVisible();
  });
});

/** Horizontal overflow of the page, in pixels. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
