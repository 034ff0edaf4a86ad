import { expect, type Locator, type Page } from '@playwright/test';
import { company } from '#app/content/company/facts.ts';
import type { DemoPair } from '#app/domain/crm/sandbox/demo-session.ts';
import { open, openWithStoppedClock } from './journey.ts';

const { email, password } = company.crmDemo;

export async function fillLogin(page: Page, typed: DemoPair = { email, password }): Promise<void> {
  await page.getByRole('textbox', { name: 'Adresse courriel' }).fill(typed.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(typed.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Opens an address of the CRM and signs in; the clock is paused from then on. */
export async function signIn(page: Page, query = ''): Promise<void> {
  await openWithStoppedClock(page, `/fr/crm-complet${query}`);
  await fillLogin(page);
  await page.clock.runFor(1000);
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
}

/** Opens an address and signs in with a running clock, which accessibility checks and long tasks need. */
export async function signInLive(page: Page, query = ''): Promise<void> {
  await open(page, `/fr/crm-complet${query}`);
  await fillLogin(page);
  await expect(page.getByRole('button', { name: 'Déconnexion' })).toBeVisible();
}

export function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name: new RegExp(`^${name}`) });
}

/** Chooses in a combobox by typing; works with a paused clock. */
export async function pick(page: Page, field: Locator, name: string): Promise<void> {
  await field.fill(name);
  await page.clock.runFor(150);
  await page.getByRole('option', { name }).click();
}

export function card(page: Page, name: string): Locator {
  return page.getByRole('article').filter({ hasText: name });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** Shows the filters behind a section's filter button. */
export async function unfoldFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtres/, expanded: false }).click();
}

/** Opens the menu of a section's exports and less common actions. */
export async function openActions(page: Page): Promise<void> {
  await button(page, 'Plus d’actions').click();
}
