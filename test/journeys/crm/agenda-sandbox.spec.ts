import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import {
  sampleMeetingsAround,
  type SampleMeeting,
} from '#app/domain/crm/sandbox/sample-meetings.ts';
import type { Language } from '#app/i18n/languages.ts';
import { copyIn, sideways, zone } from '../support/agenda.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { signInLive } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { button } from '../support/staff-sign-in.ts';

test.use({ timezoneId: zone });

/** A sample meeting, dated relative to today. */
function sample(id: string, language: Language = 'fr'): SampleMeeting {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
  const found = sampleMeetingsAround(today, contentOf(language).crm.samples.meetings).find(
    (each) => each.id === `meeting-${id}`,
  );
  if (!found) throw new Error(`No sample ${id}`);
  return found;
}

/** Labels that wrap, or that overflow their column. */
const misfits = (labels: Element[]) =>
  labels
    .filter((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getClientRects().length > 1 || each.scrollWidth > each.clientWidth;
    })
    .map((each) => each.textContent);

/** Meetings with a separator that ends a line, whose next fact may be cut off. */
const looseSeparators = (meetings: Element[]) =>
  meetings
    .filter((meeting) => {
      const tops: { letter: string; top: number }[] = [];
      const texts = document.createTreeWalker(meeting, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        const letters = text.textContent ?? '';
        for (let at = 0; at < letters.length; at += 1) {
          const letter = letters.charAt(at);
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          if (letter.trim()) tops.push({ letter, top: range.getBoundingClientRect().top });
        }
      }
      return tops.some(({ letter, top }, at) => letter === '·' && tops[at + 1]?.top !== top);
    })
    .map((meeting) => meeting.textContent);

const meetingOf = (page: Page, { visitor }: SampleMeeting) =>
  page.getByRole('link', { name: new RegExp(visitor) });

test('the demo’s sample meetings can be moved and cancelled, with a note that nobody is notified', async ({
  page,
}) => {
  const copy = copyIn('fr');
  const meeting = sample('openDay');
  await signInLive(page, `?onglet=agenda&jour=${meeting.date}`);
  await expect(page.getByText(copy.sandbox.lead)).toBeVisible();
  await expect(page.getByRole('button', { name: copy.schedule.open })).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(6);
  await meetingOf(page, meeting).press('Enter');
  await expect(page.getByText(meeting.note)).toBeVisible();
  await button(page, copy.panel.move).press('Enter');
  const dialog = page.getByRole('dialog', { name: copy.move.title });
  await expect(dialog.getByText(copy.sandbox.untold)).toBeVisible();
  await dialog.getByRole('radio').first().press('Space');
  const chosen = await dialog.locator('label:has(:checked)').innerText();
  await dialog.getByRole('button', { name: copy.move.submit, exact: true }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(meetingOf(page, meeting)).toContainText(chosen.split(', ').at(-1) ?? '');

  await button(page, copy.panel.cancel).press('Enter');
  const question = page.getByRole('dialog', { name: copy.panel.cancel });
  await expect(question.getByText(copy.sandbox.untold)).toBeVisible();
  await question.getByRole('button', { name: copy.cancelling.yes }).last().press('Enter');
  await expect(meetingOf(page, meeting)).toHaveCount(0);
});

test(
  'a no-show is recorded with a next step, which becomes a task of the client',
  { tag: '@long' },
  async ({ page }) => {
    const copy = copyIn('fr');
    const meeting = sample('reports');
    await signInLive(page, `?onglet=agenda&personne=tous&jour=${meeting.date}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('.agenda[data-days="1"]')).toBeVisible();
    expect(await page.locator('.agenda-meeting > a').evaluateAll(looseSeparators)).toEqual([]);
    await meetingOf(page, meeting).click();
    await page.getByRole('radio', { name: copy.outcome.options['no-show'] }).check();
    await page.getByLabel(copy.outcome.next).fill('Rappeler le docteur Belmont');
    await expectNoViolationInContrasts(page, { inside: 'main' });
    expect(await sideways(page)).toBe(0);
    await page.getByRole('button', { name: copy.outcome.submit, exact: true }).click();
    await expect(page.getByText(copy.outcome.saved).first()).toBeVisible();
    await expect(meetingOf(page, meeting)).toHaveAccessibleName(
      new RegExp(copy.statuses['no-show']),
    );
    await page.getByRole('link', { name: 'Clinique du Zénith' }).click();
    await expect(page.getByText('Rappeler le docteur Belmont').first()).toBeVisible();
  },
);

for (const language of ['en', 'es'] as const)
  test(
    `the sample week renders in ${language}, without an axe violation in any contrast`,
    eachLanguage(language),
    async ({ page }) => {
      const copy = copyIn(language);
      const { hintUse, submit } = contentOf(language).crmLogin;
      await open(page, `/${language}/crm-complet`);
      await button(page, hintUse).click();
      await button(page, submit).click();
      await page.getByRole('link', { name: copy.tab, exact: true }).click();
      await expect(page.getByText(copy.sandbox.lead)).toBeVisible();
      await page.getByLabel(copy.member).selectOption({ label: copy.everybody });
      await expectNoViolationInContrasts(page, { inside: 'main' });
      await expect(page.locator('.agenda-hours')).toContainText(/11:00\sa\.m\./);
      expect(await page.locator('.agenda-hours > span').evaluateAll(misfits)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      // On a phone, the week view becomes a day view.
      await expect.poll(() => sideways(page)).toBe(0);
    },
  );
