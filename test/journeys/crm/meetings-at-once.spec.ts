import {
  expect,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { bookWith, copyIn, zone } from '../support/agenda.ts';
import { open, test } from '../support/journey.ts';
import { staffed } from '../support/sites.ts';
import { button, createHost, signIn, signInAs } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, timezoneId: zone, failures: /status of 4(?:09|12|22)/ });

const copy = copyIn('fr');
const { conflict } = contentOf('fr').crm.live;
const agenda = '/fr/crm-complet?onglet=agenda';

/** The same account in a second browser. */
async function elsewhere(page: Page, browser: Browser): Promise<Page> {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ baseURL: staffed, timezoneId: zone, storageState });
  return context.newPage();
}

async function idOf(request: APIRequestContext, person: string): Promise<string> {
  const { items } = (await (await request.get('/api/team')).json()) as {
    items: { id: string; name: string }[];
  };
  const found = items.find(({ name }) => name === person);
  if (!found) throw new Error(`No ${person}`);
  return found.id;
}

/** Opens somebody's hours in both browsers. */
async function openHours([first, second]: readonly [Page, Page], person: string) {
  const title = fill(copy.schedule.title, { name: person });
  const openIn = async (page: Page) => {
    await open(page, agenda);
    await button(page, copy.schedule.open).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByLabel(copy.schedule.notice)).toBeVisible();
    return dialog;
  };
  return [await openIn(first), await openIn(second)] as const;
}

/** Sets one field of somebody's hours and saves them. */
async function saveHours(page: Page, form: Locator, field: string, value: string): Promise<void> {
  await form.getByLabel(field).fill(value);
  await button(page, 'Enregistrer').click();
  await expect(form).toBeHidden();
}

test('concurrent changes of different fields of one person’s hours are both saved', async ({
  page,
  browser,
}) => {
  const host = await createHost();
  await signInAs(page, 'member', host);
  const other = await elsewhere(page, browser);
  const [mine, theirs] = await openHours([page, other], host.person);
  await saveHours(other, theirs, copy.schedule.notice, '24');
  await saveHours(page, mine, copy.schedule.buffer, '15');
  const path = `/api/schedules/${await idOf(page.request, host.person)}`;
  expect(await (await page.request.get(path)).json()).toMatchObject({
    schedule: { noticeHours: 24, bufferMinutes: 15 },
  });
});

test(
  'concurrent changes of the same field of one person’s hours ask which one to keep',
  { tag: '@long' },
  async ({ page, browser }) => {
    const host = await createHost();
    await signInAs(page, 'member', host);
    const other = await elsewhere(page, browser);
    const [mine, theirs] = await openHours([page, other], host.person);
    await saveHours(other, theirs, copy.schedule.notice, '24');
    await mine.getByLabel(copy.schedule.notice).fill('2');
    await button(page, 'Enregistrer').click();
    const question = page.getByRole('dialog', { name: copy.schedule.changed });
    await expect(question.getByRole('row', { name: copy.schedule.notice })).toContainText('24');
    // Without a decision nothing is saved, and the form keeps its value.
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(mine.getByRole('alert')).toHaveText(copy.schedule.undecided);
    await expect(mine.getByLabel(copy.schedule.notice)).toHaveValue('2');
    await button(page, 'Enregistrer').click();
    await button(page, conflict.keepMine).click();
    await expect(mine).toBeHidden();
    const path = `/api/schedules/${await idOf(page.request, host.person)}`;
    expect(await (await page.request.get(path)).json()).toMatchObject({
      schedule: { noticeHours: 2 },
    });
  },
);

test(
  'concurrent meeting settings are merged, and the same field asks which value to keep',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signIn(page, 'CEO');
    const path = '/api/meeting-settings';
    const read = async () =>
      (await (await page.request.get(path)).json()) as { version: number; settings: object };
    const { settings } = await read();
    const other = await elsewhere(page, browser);
    const openIn = async (browsing: Page) => {
      await open(browsing, agenda);
      await button(browsing, copy.settings.open).click();
      const dialog = browsing.getByRole('dialog', { name: copy.settings.title });
      await expect(dialog.getByLabel(copy.settings.office)).toBeVisible();
      return dialog;
    };
    const [mine, theirs] = [await openIn(page), await openIn(other)];
    await theirs.getByLabel(copy.schedule.most).fill('40');
    await saveHours(other, theirs, copy.schedule.horizon, '90');
    await mine.getByLabel(copy.schedule.horizon).fill('75');
    await mine.getByLabel(copy.settings.office).fill('12, rue du Méridien');
    await button(page, 'Enregistrer').click();
    const question = page.getByRole('dialog', { name: copy.settings.changed });
    await expect(question.getByRole('row', { name: copy.schedule.horizon })).toContainText('90');
    await expect(question.getByRole('row')).toHaveCount(2);
    await button(page, conflict.keepMine).click();
    await expect(mine).toBeHidden();
    const { version, settings: saved } = await read();
    expect(saved).toEqual({
      ...settings,
      mostPerDay: 40,
      horizonDays: 75,
      office: '12, rue du Méridien',
    });
    // Restores the settings, which other journeys use too.
    const headers = { 'If-Match': `"${version}"` };
    expect((await page.request.patch(path, { data: settings, headers })).ok()).toBe(true);
  },
);

test(
  'moving a meeting keeps the member to whom a colleague has just reassigned it',
  { tag: '@long' },
  async ({ page, browser }) => {
    const [first, second] = [await createHost(), await createHost()];
    await signIn(page, 'manager');
    const { day, name } = await bookWith(page, first.person);
    const other = await elsewhere(page, browser);
    await open(page, `${agenda}&jour=${day}&personne=tous`);
    await page.getByRole('link', { name }).click();
    await button(page, copy.panel.move).click();
    const dialog = page.getByRole('dialog', { name: copy.move.title });
    await expect(dialog.getByRole('radio').first()).toBeVisible();

    const heir = await idOf(page.request, second.person);
    const days = { from: day, days: '1', timeZone: zone, all: 'true' };
    const { meetings } = (await (
      await other.request.get('/api/agenda', { params: days })
    ).json()) as { meetings: { id: string; start: string; visitor: { name: string } }[] };
    const booked = meetings.find(({ visitor }) => visitor.name === name);
    if (!booked) throw new Error('No meeting');
    const { id, start } = booked;
    const data = { start, member: heir };
    expect((await other.request.post(`/api/agenda/meetings/${id}/moves`, { data })).ok()).toBe(
      true,
    );

    await expect(dialog.getByRole('status').first()).toContainText(second.person);
    await expect(dialog.getByLabel(copy.move.member)).toHaveValue(heir);
    await dialog.getByRole('radio').first().check();
    await button(page, copy.move.submit).click();
    await expect(dialog).toBeHidden();
    const after = (await (await other.request.get('/api/agenda', { params: days })).json()) as {
      meetings: { id: string; start: string; member: { id: string } }[];
    };
    const moved = after.meetings.find((each) => each.id === id);
    expect(moved?.member.id).toBe(heir);
    expect(moved?.start).not.toBe(start);
  },
);

test(
  'an outcome recorded by a colleague is shown, but does not replace an unsaved choice',
  { tag: '@long' },
  async ({ page, browser }) => {
    const [host, second] = [await createHost(), await createHost()];
    await signIn(page, 'manager');
    const { day, name } = await bookWith(page, host.person);
    const other = await elsewhere(page, browser);
    let status = 'booked';
    // Pretends that the meeting has begun.
    await page.route('**/api/agenda?*', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { meetings: object[] };
      const begun = { start: '2026-01-05T14:00:00.000Z', end: '2026-01-05T14:15:00.000Z' };
      const meetings = body.meetings.map((each) => ({ ...each, ...begun, status }));
      await route.fulfill({ response, json: { ...body, meetings } });
    });
    await open(page, `${agenda}&jour=${day}&personne=${await idOf(page.request, host.person)}`);
    await page.getByRole('link', { name }).click();
    const panel = page.getByRole('dialog', { name });
    const [done, missed] = (['done', 'no-show'] as const).map((each) =>
      panel.getByRole('radio', { name: copy.outcome.options[each] }),
    ) as [ReturnType<Page['getByRole']>, ReturnType<Page['getByRole']>];
    await expect(done).toBeChecked();
    status = 'no-show';
    await bookWith(other, second.person);
    await expect(missed).toBeChecked();

    status = 'booked';
    await page.reload();
    await missed.check();
    status = 'done';
    await bookWith(other, second.person, '15:00');
    const { meanwhile, options } = copy.outcome;
    await expect(panel.getByText(fill(meanwhile, { outcome: options.done }))).toBeVisible();
    await expect(missed).toBeChecked();
  },
);
