import { expect, type Page } from '@playwright/test';
import { chatCopy } from '#app/content/chat/copy.ts';
import { debugCopy } from '#app/content/debug/copy.ts';
import { fullSystemCopy } from '#app/content/full-system/copy.ts';
import { shellCopy } from '#app/content/shell/copy.ts';
import { hydrate, open, test } from './journey.ts';

const { admin, cockpit, preview, summary, tabs } = fullSystemCopy.fr;
const { notifications, chatbot, languages } = cockpit.groups;

const dialog = (page: Page) => page.getByRole('dialog', { name: cockpit.title });
const assistant = (page: Page) => page.getByRole('button', { name: shellCopy.fr.widgets.chat });

async function openCockpit(page: Page): Promise<void> {
  await page.getByRole('button', { name: admin.open }).click();
  await expect(dialog(page)).toBeVisible();
}

test('the address opens its tab, and a card another', async ({ page }) => {
  await open(page, '/fr/systeme-complet#admin');
  await expect(page.getByRole('tab', { name: tabs.admin })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('link', { name: summary.partnerships.unit }).click();
  await expect(page.getByRole('tabpanel', { name: tabs.partnerships })).toBeVisible();
  await expect(page).toHaveURL(/#partnerships$/);
});

test('the cockpit closes by its button and by its backdrop', async ({ page }) => {
  await open(page, '/fr/systeme-complet#admin');
  await openCockpit(page);
  await page.getByRole('button', { name: cockpit.close }).click();
  await expect(dialog(page)).toBeHidden();
  await openCockpit(page);
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: admin.open })).toBeFocused();
});

test('saved settings are kept and applied on this screen, and a reset takes them back', async ({
  page,
}) => {
  await open(page, '/fr/systeme-complet#admin');
  await expect(assistant(page)).toBeVisible();
  await openCockpit(page);
  const promo = page.getByRole('switch', { name: notifications.settings.promoBar.label });
  await promo.click();
  await page.getByRole('switch', { name: chatbot.settings.enabled.label }).click();
  await expect(page.getByText(preview.promoBar)).toHaveCount(0);
  await page.getByRole('button', { name: cockpit.save, exact: true }).click();
  await expect(page.getByText(cockpit.saved)).toBeVisible();
  await page.getByRole('button', { name: cockpit.close }).click();
  await expect(page.getByText(preview.promoBar)).toBeVisible();
  await expect(page.getByText(preview.chatbot.off)).toBeVisible();

  await page.reload();
  await hydrate(page);
  await expect(page.getByText(preview.promoBar)).toBeVisible();
  await expect(assistant(page)).toBeHidden();

  await openCockpit(page);
  await expect(promo).toBeChecked();
  await page.getByRole('button', { name: cockpit.reset }).click();
  await expect(promo).not.toBeChecked();
  await page.getByRole('button', { name: cockpit.save, exact: true }).click();
  await page.getByRole('button', { name: cockpit.close }).click();
  await expect(page.getByText(preview.promoBar)).toBeHidden();
  await expect(assistant(page)).toBeVisible();
});

test('the diagnostics of the page have their switch', async ({ page }) => {
  await open(page, '/fr/systeme-complet#admin');
  const panel = page.getByRole('complementary', { name: debugCopy.fr.title });
  await expect(panel).toHaveCount(0);
  await page.getByRole('switch', { name: admin.debug }).click();
  await expect(panel).toBeVisible();
  await page.getByRole('switch', { name: admin.debug }).click();
  await expect(panel).toHaveCount(0);
});

test('the assistant speaks the language that is imposed, and the page keeps its own', async ({
  page,
}) => {
  await open(page, '/fr/systeme-complet#admin');
  await openCockpit(page);
  await page.getByLabel(chatbot.settings.forceLanguage.label).selectOption('es');
  await page.getByRole('switch', { name: languages.settings.autoDetect.label }).click();
  await page.getByRole('button', { name: cockpit.save, exact: true }).click();
  await page.getByRole('button', { name: cockpit.close }).click();
  await expect(page.getByText(preview.undetected)).toBeVisible();
  await assistant(page).click();
  const window = page.getByRole('dialog', { name: chatCopy.es.title });
  await expect(window).toHaveAttribute('lang', 'es');
  await expect(window.getByRole('textbox', { name: chatCopy.es.message })).toBeVisible();
  await window.getByRole('button', { name: chatCopy.es.close }).click();
  // The browser asks for another language than the one that was kept.
  await page.setExtraHTTPHeaders({ 'accept-language': 'en' });
  await page.goto('/systeme-complet#admin');
  await expect(page.getByRole('button', { name: admin.open })).toBeVisible();
});
