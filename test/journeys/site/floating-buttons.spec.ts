import { expect, type Page } from '@playwright/test';
import { open, test } from '../support/journey.ts';

/** Pages with forms, with a question answered or a step taken where fields come and go. */
const pages = [
  '/fr/contact',
  '/en/contact/rendez-vous',
  '/fr/ila',
  '/es/ila',
  '/fr/adluma',
  '/en/simulateur-complet',
  '/fr/blogia',
  '/es/ilumatch',
  '/fr/crm-complet',
  '/fr/faq',
  '/fr/modules',
];

/** Pixels between the positions that are looked at: less than any control is high. */
const step = 17;

interface Looked {
  /** Positions at which each button was shown, and its opacity at the end of the page. */
  shown: Record<string, number>;
  atEnd: Record<string, string>;
  covered: string[];
}

/** Scrolls through the page, and notes the controls below floating buttons that are shown. */
function lookAtEachPosition(page: Page, each: number): Promise<Looked> {
  return page.evaluate(async (pixels) => {
    const looked: Looked = { shown: {}, atEnd: {}, covered: [] };
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const buttons = [...document.querySelectorAll<HTMLElement>('.float-button')];
    const controls = document.querySelectorAll(
      'main :is(a, button, input, select, textarea, label, summary), footer a',
    );
    for (let y = 0; ; y += pixels) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
      for (const button of buttons) {
        const name = button.dataset.widget ?? '';
        const { opacity, pointerEvents } = getComputedStyle(button);
        looked.atEnd[name] = opacity;
        if (opacity === '0' && pointerEvents === 'none') continue;
        looked.shown[name] = (looked.shown[name] ?? 0) + 1;
        const place = button.getBoundingClientRect();
        for (const control of controls) {
          const box = control.getBoundingClientRect();
          const isOver =
            Math.min(box.right, place.right) > Math.max(box.left, place.left) &&
            Math.min(box.bottom, place.bottom) > Math.max(box.top, place.top);
          if (isOver && control.checkVisibility())
            looked.covered.push(`${name} at ${y}: ${control.outerHTML.slice(0, 90)}`);
        }
      }
      if (window.scrollY < y) return looked;
    }
  }, each);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of pages) {
    test(`no floating button covers a control at any position, and both are there at the end: ${address}`, async ({
      page,
    }) => {
      await open(page, address);
      // The script that keeps them away comes once the page is idle.
      const early = () => lookAtEachPosition(page, 400).then(({ covered }) => covered);
      await expect.poll(early).toEqual([]);
      const { covered, shown, atEnd } = await lookAtEachPosition(page, step);
      expect(covered).toEqual([]);
      expect(atEnd).toEqual({ accessibility: '1', chat: '1' });
      // A button that is always away would cover nothing either.
      for (const name of ['accessibility', 'chat']) expect(shown[name], name).toBeGreaterThan(5);
    });
  }

  test('a button that is away comes back under the keyboard’s focus, and opens its panel', async ({
    page,
  }) => {
    await open(page, '/fr/contact');
    const chat = page.locator('.float-button[data-widget="chat"]');
    await page.getByRole('main').getByRole('textbox').last().scrollIntoViewIfNeeded();
    await page
      .getByRole('main')
      .getByRole('textbox')
      .last()
      .evaluate((field) => {
        const { bottom } = field.getBoundingClientRect();
        window.scrollBy({ top: bottom - window.innerHeight + 20, behavior: 'instant' });
      });
    await expect(chat).toHaveCSS('opacity', '0');
    await chat.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(chat).toBeFocused();
    await expect(chat).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
