import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { bookWith, copyIn, sideways, zone } from '../support/agenda.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { staffed } from '../support/sites.ts';
import { createHost, good, signInAs } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, timezoneId: zone, failures: /status of 4(?:01|22)|ERR_FAILED/ });

test(
  'a meeting is moved and cancelled by keyboard, and the visitor’s page shows both',
  { tag: '@smoke' },
  async ({ page }) => {
    const copy = copyIn('fr');
    const host = await createHost();
    await signInAs(page, 'member', host);
    const { day, manage, name } = await bookWith(page, host.person);
    await open(page, `/fr/crm-complet?onglet=agenda&jour=${day}`);
    const meeting = page.getByRole('link', { name });
    await meeting.press('Enter');
    // Nobody is free in the nearest days, until they are read again.
    const full = { status: 200, json: { items: [] } };
    await page.route('**/api/agenda/times?**', (route) => route.fulfill(full), { times: 1 });
    await page.getByRole('button', { name: copy.panel.move }).press('Enter');
    await expect(page.getByText(copy.move.none.near)).toBeVisible();
    const chosenDay = page.getByLabel(copy.move.day, { exact: true });
    await chosenDay.fill(day);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await chosenDay.fill('');
    await page.getByRole('radio').first().press('Space');
    const chosen = await page.locator('label:has(:checked)').innerText();
    const submit = page.getByRole('button', { name: copy.move.submit, exact: true });
    // A failed request keeps the chosen time.
    await page.route('**/api/agenda/meetings/*/moves', (route) => route.abort(), { times: 1 });
    await submit.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeChecked();
    await submit.press('Enter');
    await expect(page.getByText(/Rendez-vous déplacé/).first()).toBeVisible();
    const time = chosen.split(', ').at(-1) ?? '';
    await expect(meeting).toContainText(time);

    const visitor = await page.context().newPage();
    await visitor.goto(manage);
    await expect(visitor.getByText(time.replace(/^\d+/, '13'))).toBeVisible();

    await page.getByRole('button', { name: copy.panel.cancel }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: copy.cancelling.yes })
      .last()
      .press('Enter');
    await expect(meeting).toHaveCount(0);
    await visitor.reload();
    const { status } = contentOf('fr').bookings;
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(
      status.cancelled.emphasis,
    );
  },
);

test(
  'a meeting is dragged to a free time by mouse, and a colleague sees it at once',
  { tag: '@long' },
  async ({ page, browser }) => {
    const copy = copyIn('fr');
    const host = await createHost();
    await signInAs(page, 'member', host);
    const { day, name } = await bookWith(page, host.person, '15:00');
    await open(page, `/fr/crm-complet?onglet=agenda&jour=${day}&vue=jour`);

    const context = await browser.newContext({
      baseURL: staffed,
      timezoneId: zone,
      storageState: await page.context().storageState(),
    });
    const other = await context.newPage();
    await other.goto(`/fr/crm-complet?onglet=agenda&jour=${day}&vue=jour`);
    const seen = other.getByRole('link', { name });
    await expect(seen).toContainText(/10\sh\s00/);

    const meeting = page.getByRole('link', { name });
    const box = await meeting.boundingBox();
    if (!box) throw new Error('No meeting is drawn');
    const [x, y] = [box.x + 60, box.y + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 12, { steps: 3 });
    await expect(page.locator('[data-place]').first()).toBeAttached();
    // An hour is 48 pixels.
    await page.mouse.move(x, y + 48, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('button', { name: copy.move.submit, exact: true }).click();
    await expect(meeting).toContainText(/11\sh\s/);
    await expect(seen).toContainText(/11\sh\s/);
  },
);

test(
  'the times to move a meeting to are read once the host has signed in again',
  { tag: '@long' },
  async ({ page }) => {
    const copy = copyIn('fr');
    const { signIn: words } = contentOf('fr').crm.live;
    const host = await createHost();
    await signInAs(page, 'member', host);
    const { day, name } = await bookWith(page, host.person, '18:00');
    await open(page, `/fr/crm-complet?onglet=agenda&jour=${day}`);
    await page.getByRole('link', { name }).click();
    await page.context().clearCookies();
    await page.getByRole('button', { name: copy.panel.move }).click();
    const again = page.getByRole('dialog', { name: words.title });
    await again.getByLabel(words.password).fill(good);
    await again.getByRole('button', { name: words.submit }).click();
    await expect(again).toBeHidden();
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
);

for (const language of ['en', 'es'] as const) {
  test(
    `the day fits a phone in ${language}, without an axe violation in any contrast`,
    eachLanguage(language),
    async ({ page }) => {
      const copy = copyIn(language);
      const host = await createHost();
      await signInAs(page, 'member', host);
      const { day, name } = await bookWith(page, host.person, '16:00');
      await open(page, `/${language}/crm-complet?onglet=agenda&jour=${day}`);
      await expect(page.getByRole('link', { name })).toBeVisible();
      await expectNoViolationInContrasts(page, { inside: 'main' });
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('link', { name })).toContainText(/15\smin/);
      expect(await sideways(page)).toBe(0);
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('button', { name: copy.panel.move })).toBeVisible();
      expect(await sideways(page)).toBe(0);
    },
  );
}

test(
  'a day off removes that day’s free times, and invalid hours focus their field',
  { tag: '@long' },
  async ({ page }) => {
    const copy = copyIn('fr').schedule;
    const host = await createHost();
    await signInAs(page, 'member', host);
    const { day, name } = await bookWith(page, host.person, '17:00');
    const free = async () => {
      const query = new URLSearchParams({ kind: '15', from: day, to: day });
      const found = await page.request.get(`/api/bookings/slots?${query}`);
      const { slots } = (await found.json()) as { slots: { member: string }[] };
      return slots.filter(({ member }) => member === own).length;
    };
    const team = (await (await page.request.get('/api/team')).json()) as {
      items: { id: string; name: string }[];
    };
    const own = team.items.find((each) => each.name === host.person)?.id;
    expect(await free()).toBeGreaterThan(0);

    await open(page, `/fr/crm-complet?onglet=agenda&jour=${day}`);
    await page.getByRole('button', { name: copy.open }).click();
    const dialog = page.getByRole('dialog');
    // The invalid field may be far above the submit button.
    const monday = dialog.getByRole('group', { name: 'lundi' }).locator('input');
    await monday.first().fill('10:00');
    await monday.last().fill('08:00');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(monday.last()).toBeFocused();
    await expect(monday.last()).toBeInViewport();
    await monday.last().fill('18:00');
    await dialog.getByRole('button', { name: copy.addDays }).click();
    await dialog.getByLabel(copy.firstDay, { exact: true }).fill(day);
    await dialog.getByLabel(copy.reason, { exact: true }).fill('Congrès');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByText(copy.errors['not-after'])).toBeVisible();
    await expect(dialog.getByLabel(copy.lastDay, { exact: true })).toBeFocused();
    await expectNoViolationInContrasts(page, { inside: 'dialog' });
    await dialog.getByLabel(copy.lastDay, { exact: true }).fill(day);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/Congrès/)).toBeVisible();
    await expect(page.getByRole('link', { name })).toBeVisible();
    expect(await free()).toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: copy.open }).click();
    await expect(dialog.getByLabel(copy.reason, { exact: true })).toHaveValue('Congrès');
    expect(await sideways(page)).toBe(0);
  },
);

test('the overview omits other days’ meetings, a feed can be revoked, and availability can be automatic', async ({
  page,
}) => {
  const copy = copyIn('fr');
  const { team } = contentOf('fr').leads;
  const { frame } = contentOf('fr').crm;
  const host = await createHost();
  await signInAs(page, 'member', host);
  const { day, name } = await bookWith(page, host.person, '18:00');
  await open(page, '/fr/crm-complet');
  await expect(page.getByRole('heading', { name: frame.overview })).toBeVisible();
  await expect(page.getByRole('heading', { name: copy.day.title })).toHaveCount(0);

  await open(page, `/fr/crm-complet?onglet=agenda&jour=${day}`);
  await page.getByRole('button', { name: copy.schedule.open }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: copy.calendars.issue }).click();
  const address = await dialog.locator('code').innerText();
  const { pathname, search } = new URL(address);
  const feed = () => page.request.get(`${pathname}${search}`);
  expect(await (await feed()).text()).toContain(name);
  await dialog.getByRole('button', { name: copy.calendars.revoke }).click();
  await expect(dialog.getByRole('button', { name: copy.calendars.issue })).toBeVisible();
  expect((await feed()).status()).toBe(404);
  await dialog.getByLabel(copy.calendars.busy).fill('nothing');
  await dialog.getByRole('button', { name: copy.calendars.connect }).click();
  await expect(dialog.getByText(copy.calendars.notAnAddress)).toBeVisible();

  await page.goto('/fr/crm-complet?onglet=demandes');
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: team.title }).click();
  const chips = dialog.getByRole('toolbar', { name: host.person });
  const automatic = chips.getByRole('button', { name: team.automatic });
  await expect(automatic).toHaveAttribute('aria-pressed', 'true');
  await chips.getByRole('button', { name: team.statuses.busy }).click();
  await expect(automatic).toHaveAttribute('aria-pressed', 'false');
  await automatic.click();
  await expect(automatic).toHaveAttribute('aria-pressed', 'true');
});
