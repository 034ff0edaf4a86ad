import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { firstShort } from '../support/first-short.ts';
import { openWithStoppedClock, test } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { addressesOf, headerOf, menuIds, menuLinks, type MenuId } from '../support/site-header.ts';

const addressesIn = (language: Language, id: MenuId) =>
  menuLinks[id].map((path) => withPrefix(`/${language}`, path));

/** Moves the pointer to where it opens nothing. */
const leaveMenus = (page: Page) => page.mouse.move(20, 880);

for (const language of languages) {
  test(
    `the header has its links in order: ${language}`,
    eachLanguage(language),
    async ({ page }) => {
      const { copy, banner, navigation, trigger, openLinks } = headerOf(page, language);
      await openWithStoppedClock(page, `/${language}`);

      expect(await addressesOf(navigation.getByRole('link'))).toEqual(
        ['/hub-central', '/blog-intelligent', '/contact'].map((path) =>
          withPrefix(`/${language}`, path),
        ),
      );
      for (const id of menuIds) {
        await trigger(id).click();
        await expect(openLinks).toHaveCount(menuLinks[id].length);
        expect(await addressesOf(openLinks)).toEqual(addressesIn(language, id));
      }
      const demo = language === 'fr' ? 'Planifier une démo' : copy.bookDemo;
      const to = (name: string) => addressesOf(banner.getByRole('link', { name, exact: true }));
      expect(await to(demo)).toEqual([`/${language}/contact`]);
      expect(await to(copy.homeLink)).toEqual([`/${language}`]);
    },
  );
}

test('only the case studies are marked as new in the modules menu', async ({ page }) => {
  const { trigger, openLinks } = headerOf(page);
  await openWithStoppedClock(page, '/fr');
  const marked = openLinks.filter({ has: page.getByText('NEW', { exact: true }) });
  for (const id of menuIds) {
    await trigger(id).click();
    await expect(openLinks).toHaveCount(menuLinks[id].length);
    expect(await addressesOf(marked)).toEqual(id === 'modules' ? ['/fr/etudes-de-cas'] : []);
  }
});

test.describe('with a pointer', () => {
  test.beforeEach(({ page }) => openWithStoppedClock(page, '/fr'));

  for (const [id, details] of firstShort(menuIds)) {
    test(
      `the menu ${id} opens 100 ms after the pointer enters, and closes 300 ms after it leaves`,
      details,
      async ({ page }) => {
        const { trigger, openLinks } = headerOf(page);
        await trigger(id).hover();
        await page.clock.runFor(99);
        await expect(openLinks).toHaveCount(0);
        await page.clock.runFor(1);
        await expect(openLinks).toHaveCount(menuLinks[id].length);

        await leaveMenus(page);
        await page.clock.runFor(299);
        await expect(openLinks).toHaveCount(menuLinks[id].length);
        await page.clock.runFor(1);
        await expect(openLinks).toHaveCount(0);
      },
    );
  }

  test('a pointer that passes over a menu does not open it', async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await trigger('method').hover();
    await page.clock.runFor(99);
    await leaveMenus(page);
    await page.clock.runFor(1000);
    await expect(openLinks).toHaveCount(0);
  });

  test('a pointer that returns in time keeps the menu open', { tag: '@long' }, async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await trigger('method').hover();
    await page.clock.runFor(100);
    await leaveMenus(page);
    await page.clock.runFor(299);
    await openLinks.last().hover();
    await page.clock.runFor(1000);
    await expect(openLinks).toHaveCount(menuLinks.method.length);
  });

  test('only one menu is open at a time', async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await trigger('method').hover();
    await page.clock.runFor(100);
    await expect(openLinks).toHaveCount(menuLinks.method.length);
    await trigger('modules').hover();
    await page.clock.runFor(100);
    await expect(openLinks).toHaveCount(menuLinks.modules.length);
    await trigger('hub').click();
    await expect(openLinks).toHaveCount(menuLinks.hub.length);
    expect(await addressesOf(openLinks)).toEqual(addressesIn('fr', 'hub'));
  });

  test('a click opens a menu and the next one closes it', { tag: '@smoke' }, async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    for (const id of menuIds) {
      await trigger(id).click();
      await page.clock.runFor(1000);
      await expect(openLinks).toHaveCount(menuLinks[id].length);
      await trigger(id).click();
      await expect(openLinks).toHaveCount(0);
      // The pointer is still over the trigger: that must not open the menu again.
      await page.clock.runFor(1000);
      await expect(openLinks).toHaveCount(0);
    }
  });

  test('a click right after hover opened the menu keeps it open, and a later one closes it', async ({
    page,
  }) => {
    const { trigger, openLinks } = headerOf(page);
    await trigger('modules').hover();
    await page.clock.runFor(250);
    await trigger('modules').click();
    await expect(openLinks).toHaveCount(menuLinks.modules.length);
    await page.clock.runFor(1000);
    await expect(openLinks).toHaveCount(menuLinks.modules.length);
    await trigger('modules').click();
    await expect(openLinks).toHaveCount(0);
  });

  test('a click long after hover opened the menu closes it', { tag: '@long' }, async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await trigger('modules').hover();
    await page.clock.runFor(1000);
    await expect(openLinks).toHaveCount(menuLinks.modules.length);
    await trigger('modules').click();
    await expect(openLinks).toHaveCount(0);
  });

  test('following a link closes the menu', async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await trigger('method').click();
    await openLinks.nth(1).click();
    await expect(page).toHaveURL('/fr/ia-ethique');
    await expect(openLinks).toHaveCount(0);
    await page.clock.runFor(1000);
    await expect(openLinks).toHaveCount(0);
  });

  test('a click elsewhere closes the menu', async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await trigger('method').click();
    await page.getByRole('main').click({ position: { x: 20, y: 400 } });
    await expect(openLinks).toHaveCount(0);
  });

  test('Escape closes a menu that hover opened', async ({ page }) => {
    // WCAG 2.2, 1.4.13: content on hover can be dismissed without moving the pointer.
    const { trigger, openLinks } = headerOf(page);
    await trigger('method').hover();
    await page.clock.runFor(100);
    await expect(openLinks).toHaveCount(menuLinks.method.length);
    await page.keyboard.press('Escape');
    await expect(openLinks).toHaveCount(0);
  });

  test('the centre of the HUB’s circle describes the entry under the pointer', async ({ page }) => {
    const { copy, trigger, openLinks } = headerOf(page);
    await trigger('hub').click();
    const centre = (description: string) =>
      openLinks
        .getByText(description, { exact: true })
        .evaluate((text) => getComputedStyle(text).opacity);
    const { modules, contact } = copy.hub.items;
    await openLinks.last().hover();
    expect(await centre(contact.description)).toBe('1');
    expect(await centre(modules.description)).toBe('0');
    await page.keyboard.press('Tab');
    await expect(openLinks.first()).toBeFocused();
    expect(await centre(modules.description)).toBe('0');
    await leaveMenus(page);
    expect(await centre(contact.description)).toBe('0');
    expect(await centre(modules.description)).toBe('1');
  });

  test('the HUB entry is itself a link', async ({ page }) => {
    const { navigation } = headerOf(page);
    await navigation.getByRole('link', { name: 'HUB', exact: true }).click();
    await expect(page).toHaveURL('/fr/hub-central');
  });
});

test.describe('with the keyboard', () => {
  test.beforeEach(({ page }) => openWithStoppedClock(page, '/fr'));

  for (const [id, details] of firstShort(menuIds, 1, '@smoke')) {
    test(
      `in the menu ${id} Enter opens, and Escape closes and returns the focus to the trigger`,
      details,
      async ({ page }) => {
        const { trigger, openLinks } = headerOf(page);
        await trigger(id).focus();
        await page.keyboard.press('Enter');
        await expect(openLinks).toHaveCount(menuLinks[id].length);
        await page.keyboard.press('Tab');
        await expect(openLinks.first()).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(openLinks).toHaveCount(0);
        await expect(trigger(id)).toBeFocused();
      },
    );
  }

  test('a menu closes when the keyboard focus leaves it', async ({ page }) => {
    // WCAG 2.2, 2.4.11: the focused element is not covered.
    const { copy, navigation, trigger, openLinks } = headerOf(page);
    await trigger('hub').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(navigation.getByRole('link', { name: copy.hub.label, exact: true })).toBeFocused();
    await expect(openLinks).toHaveCount(menuLinks.hub.length);
    await page.keyboard.press('Shift+Tab');
    await expect(trigger('modules')).toBeFocused();
    await expect(openLinks).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(openLinks.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(openLinks).toHaveCount(0);
  });

  test('the first Tab stop skips to the content', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: contentOf('fr').shell.skipToContent }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('arrows, Home and End move through the links of a menu', async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await trigger('method').focus();
    await page.keyboard.press('Enter');
    for (const [key, index] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', 3],
      ['ArrowDown', 0],
      ['End', 3],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(openLinks.nth(index)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/methode-iluma');
  });

  test('letters move to the link that starts with them', async ({ page }) => {
    const { trigger, navigation } = headerOf(page);
    const link = (name: RegExp) => navigation.getByRole('link', { name });
    await trigger('method').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('i');
    await expect(link(/^IA et éthique/)).toBeFocused();
    await page.clock.runFor(999);
    await page.keyboard.press('n');
    await expect(link(/^Inter-visibilité/)).toBeFocused();
  });

  test('type-ahead restarts after 1 s', { tag: '@long' }, async ({ page }) => {
    const { trigger, navigation } = headerOf(page);
    const link = (name: RegExp) => navigation.getByRole('link', { name });
    await trigger('method').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('i');
    await page.clock.runFor(1000);
    await page.keyboard.press('s');
    await expect(link(/^SEO modulaire/)).toBeFocused();
    await page.clock.runFor(1000);
    await page.keyboard.press('n');
    await expect(link(/^SEO modulaire/)).toBeFocused();
  });

  test(
    'type-ahead distinguishes names that start with the same words',
    { tag: '@long' },
    async ({ page }) => {
      const { trigger, navigation } = headerOf(page);
      const link = (name: RegExp) => navigation.getByRole('link', { name });
      await trigger('modules').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('p');
      await expect(link(/^Page de destination/)).toBeFocused();
      await page.keyboard.type('age de f');
      await expect(link(/^Page de fidélisation/)).toBeFocused();
      await page.clock.runFor(1000);
      await page.keyboard.press('p');
      await expect(link(/^Page de destination/)).toBeFocused();
      await page.keyboard.press('p');
      await expect(link(/^Page de fidélisation/)).toBeFocused();
    },
  );

  test('type-ahead ignores accents', { tag: '@long' }, async ({ page }) => {
    const { trigger, navigation } = headerOf(page);
    await trigger('hub').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('e');
    await expect(navigation.getByRole('link', { name: /^Études de cas/ })).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open one at a time, close and navigate', async ({ page }) => {
    const { trigger, openLinks } = headerOf(page);
    await page.goto('/fr');
    for (const id of menuIds) {
      await trigger(id).click();
      await expect(openLinks).toHaveCount(menuLinks[id].length);
      expect(await addressesOf(openLinks)).toEqual(addressesIn('fr', id));
    }
    await trigger('hub').click();
    await expect(openLinks).toHaveCount(0);
    await trigger('modules').click();
    await openLinks.nth(4).click();
    await expect(page).toHaveURL('/fr/etudes-de-cas');
    await expect(openLinks).toHaveCount(0);
  });
});
