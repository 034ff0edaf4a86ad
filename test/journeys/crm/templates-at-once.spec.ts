import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { colleague } from '../support/colleague.ts';
import { openActions } from '../support/crm-workspace.ts';
import { open, test } from '../support/journey.ts';
import { staffed } from '../support/sites.ts';
import { button, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 412/ });

const { reply } = contentOf('fr').leads;
const { conflict } = contentOf('fr').crm.live;

/** Opens the Spanish templates, which no other journey changes. */
async function openTemplates(page: Page) {
  await open(page, '/fr/crm-complet?onglet=demandes');
  await openActions(page);
  await button(page, reply.templates.title).click();
  const dialog = page.getByRole('dialog', { name: reply.templates.title });
  await dialog.getByLabel(reply.language).selectOption('es');
  return dialog;
}

test(
  'concurrent edits of a template are merged, and the same field asks which value to keep',
  { tag: '@long' },
  async ({ page, browser }) => {
    // A retry edits the same template, so its texts have to differ.
    const { repeatEachIndex } = test.info();
    const own = (word: string) => `${word} ${process.pid} ${repeatEachIndex}`;
    await signIn(page, 'manager');
    const other = await colleague(browser);
    const [mine, theirs] = [await openTemplates(page), await openTemplates(other)];
    await theirs.getByLabel(reply.subject).fill(own('Su solicitud'));
    await button(other, reply.templates.save).click();
    await expect(other.getByText(reply.templates.saved).first()).toBeVisible();
    await mine.getByLabel(reply.templates.name).fill(own('Cita'));
    await button(page, reply.templates.save).click();
    await expect(mine.getByLabel(reply.subject)).toHaveValue(own('Su solicitud'));
    await expect(mine.getByLabel(reply.templates.name)).toHaveValue(own('Cita'));

    await theirs.getByLabel(reply.templates.name).fill(own('Visita'));
    await button(other, reply.templates.save).click();
    const question = other.getByRole('dialog', { name: reply.templates.changed });
    await expect(question.getByRole('row', { name: reply.templates.name })).toContainText(
      own('Cita'),
    );
    await button(other, conflict.takeTheirs).click();
    await expect(theirs.getByLabel(reply.templates.name)).toHaveValue(own('Cita'));
  },
);
