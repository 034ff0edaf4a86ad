import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { copyIn, sideways, zone } from '../support/agenda.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { addRecord } from '../support/crm-records.ts';
import { open, test } from '../support/journey.ts';
import { sendMessage } from '../support/send-message.ts';
import { staffed } from '../support/sites.ts';
import { createHost, signInAs } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, timezoneId: zone, failures: /status of 422/ });

const phone = { width: 390, height: 844 };

/** Books the second time that the open dialog offers, and returns it. */
async function bookSecond(page: Page) {
  const copy = copyIn('fr');
  const dialog = page.getByRole('dialog', { name: copy.book.title });
  await expectNoViolationInContrasts(page, { inside: 'dialog' });
  await page.setViewportSize(phone);
  expect(await sideways(page)).toBe(0);
  await dialog.getByRole('button', { name: copy.book.submit }).click();
  await expect(dialog.getByRole('alert')).toHaveText(copy.move.choose);
  await dialog.getByRole('radio').nth(1).check();
  const label = await dialog.locator('label:has(:checked)').innerText();
  await dialog.getByLabel(copy.book.message).fill('Le bilan du mois');
  await dialog.getByRole('button', { name: copy.book.submit }).click();
  await expect(dialog).toBeHidden();
  return label.split(', ').at(-1) ?? '';
}

test(
  'a meeting is booked from a lead’s record, on a phone too, and appears in the agenda',
  { tag: '@smoke' },
  async ({ page }) => {
    const copy = copyIn('fr');
    const host = await createHost();
    await signInAs(page, 'member', host);
    const name = await sendMessage(page, 'Odile', 'Pouvez-vous m’appeler ?', {
      phone: '514 555-0142',
    });
    await open(page, '/fr/crm-complet?onglet=demandes');
    await page.getByRole('link', { name: new RegExp(name) }).click();
    await page.getByRole('button', { name: copy.book.open }).click();
    const dialog = page.getByRole('dialog', { name: copy.book.title });
    await expect(dialog.getByLabel(copy.book.name)).toHaveValue(name);
    await expect(dialog.getByLabel(copy.panel.phone)).toHaveValue('514 555-0142');
    const email = dialog.getByLabel(copy.panel.email);
    const typed = await email.inputValue();
    await email.fill('not an address');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: copy.book.submit }).click();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveValue('not an address');
    await email.fill(typed);
    await dialog.getByLabel(copy.book.kind).selectOption('30');
    const time = await bookSecond(page);

    // The booked time may be on the next day.
    await open(page, '/fr/crm-complet?onglet=agenda');
    const meeting = page.getByRole('link', { name: new RegExp(name) });
    await expect(page.getByRole('status').filter({ hasText: /rendez-vous/i })).toBeVisible();
    if ((await meeting.count()) === 0)
      await page.getByRole('button', { name: copy.next.day }).click();
    await expect(meeting).toContainText(time);
    await meeting.click();
    await expect(page.getByText('Le bilan du mois')).toBeVisible();
    await expect(page.getByRole('link', { name: copy.panel.lead })).toBeVisible();
  },
);

test(
  'a meeting booked from a client’s record appears in its timeline at once',
  { tag: '@long' },
  async ({ page }) => {
    const copy = copyIn('fr');
    const host = await createHost();
    await signInAs(page, 'member', host);
    const name = `Atelier ${process.pid}`;
    const contact = { email: 'atelier@exemple.example', phone: '514 555-0143', website: '' };
    const id = await addRecord(page, 'clients', { name, contact });
    await open(page, `/fr/crm-complet?onglet=clients&fiche=${id}`);
    await page.getByRole('button', { name: copy.book.open }).click();
    const dialog = page.getByRole('dialog', { name: copy.book.title });
    await expect(dialog.getByLabel(copy.book.name)).toHaveValue(name);
    await expect(dialog.getByLabel(copy.panel.email)).toHaveValue(contact.email);
    await bookSecond(page);
    const { statuses } = contentOf('fr').crm.agenda;
    await expect(
      page.getByRole('link', { name: new RegExp(`15.min.*${statuses.confirmed}`) }),
    ).toBeVisible();
  },
);
