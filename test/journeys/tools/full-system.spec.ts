import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { hydrate, open, test } from '../support/journey.ts';

const { admin, settings, preview, summary, tabs } = contentOf('fr').fullSystem;
const { notifications, chatbot, languages } = settings.groups;

const dialog = (page: Page) => page.getByRole('dialog', { name: settings.title });
const assistant = (page: Page) =>
  page.getByRole('button', { name: contentOf('fr').shell.widgets.chat });

async function openCockpit(page: Page): Promise<void> {
  await page.getByRole('button', { name: admin.open }).click();
  await expect(dialog(page)).toBeVisible();
}

test(
  'the URL opens a tab of the full system, and a card opens another',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/fr/systeme-complet#admin');
    await expect(page.getByRole('tab', { name: tabs.admin })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('link', { name: summary.partnerships.unit }).click();
    await expect(page.getByRole('tabpanel', { name: tabs.partnerships })).toBeVisible();
    await expect(page).toHaveURL(/#partnerships$/);
  },
);

test('the settings dialog closes by its button and its backdrop', async ({ page }) => {
  await open(page, '/fr/systeme-complet#admin');
  await openCockpit(page);
  await page.getByRole('button', { name: settings.close }).click();
  await expect(dialog(page)).toBeHidden();
  await openCockpit(page);
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: admin.open })).toBeFocused();
});

test('saved settings are stored and applied on this screen, and a reset removes them', async ({
  page,
}) => {
  await open(page, '/fr/systeme-complet#admin');
  await expect(assistant(page)).toBeVisible();
  await openCockpit(page);
  const promo = page.getByRole('switch', { name: notifications.settings.promoBar.label });
  await promo.click();
  await page.getByRole('switch', { name: chatbot.settings.enabled.label }).click();
  await expect(page.getByText(preview.promoBar)).toHaveCount(0);
  await page.getByRole('button', { name: settings.save, exact: true }).click();
  await expect(page.getByText(settings.saved)).toBeVisible();
  await page.getByRole('button', { name: settings.close }).click();
  await expect(page.getByText(preview.promoBar)).toBeVisible();
  await expect(page.getByText(preview.chatbot.off)).toBeVisible();

  await page.reload();
  await hydrate(page);
  await expect(page.getByText(preview.promoBar)).toBeVisible();
  await expect(assistant(page)).toBeHidden();

  await openCockpit(page);
  await expect(promo).toBeChecked();
  await page.getByRole('button', { name: settings.reset }).click();
  await expect(promo).not.toBeChecked();
  await page.getByRole('button', { name: settings.save, exact: true }).click();
  await page.getByRole('button', { name: settings.close }).click();
  await expect(page.getByText(preview.promoBar)).toBeHidden();
  await expect(assistant(page)).toBeVisible();
});

test('a switch of the administration shows and hides the page’s diagnostics', async ({ page }) => {
  await open(page, '/fr/systeme-complet#admin');
  const panel = page.getByRole('complementary', { name: contentOf('fr').debug.title });
  await expect(panel).toHaveCount(0);
  await page.getByRole('switch', { name: admin.debug }).click();
  await expect(panel).toBeVisible();
  await page.getByRole('switch', { name: admin.debug }).click();
  await expect(panel).toHaveCount(0);
});

test(
  'the assistant uses the forced language, and the page keeps its own',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/fr/systeme-complet#admin');
    await openCockpit(page);
    await page.getByLabel(chatbot.settings.forceLanguage.label).selectOption('es');
    await page.getByRole('switch', { name: languages.settings.autoDetect.label }).click();
    await page.getByRole('button', { name: settings.save, exact: true }).click();
    await page.getByRole('button', { name: settings.close }).click();
    await expect(page.getByText(preview.undetected)).toBeVisible();
    await assistant(page).click();
    const window = page.getByRole('dialog', { name: contentOf('es').chat.title });
    await expect(window).toHaveAttribute('lang', 'es');
    await expect(window.getByRole('textbox', { name: contentOf('es').chat.message })).toBeVisible();
    await window.getByRole('button', { name: contentOf('es').chat.close }).click();
    // The browser's language differs from the stored one.
    await page.setExtraHTTPHeaders({ 'accept-language': 'en' });
    await page.goto('/systeme-complet#admin');
    await expect(page.getByRole('button', { name: admin.open })).toBeVisible();
  },
);
