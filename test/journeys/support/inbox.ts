import { expect, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { open } from './journey.ts';

const { title } = contentOf('fr').leads;

/** Address of the inbox of the live CRM. */
export const inbox = '/fr/crm-complet?onglet=demandes';

/** A lead in the list, by its sender's name. */
export const leadLink = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: title }).getByRole('link', { name: new RegExp(name) });

/** The lead that is open beside the list. */
export const openedLead = (page: Page, name: string): Locator =>
  page.getByRole('article', { name, exact: true });

/** Finds a lead by its sender's name, and opens it. */
export async function openLead(page: Page, name: string): Promise<Locator> {
  await open(page, `${inbox}&q=${encodeURIComponent(name)}`);
  await leadLink(page, name).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeFocused();
  return openedLead(page, name);
}
