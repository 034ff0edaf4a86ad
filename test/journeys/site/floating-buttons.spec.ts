import { expect, type Page } from '@playwright/test';
import { firstShort } from '../support/first-short.ts';
import { open, test } from '../support/journey.ts';

/** Pages with forms, some with fields that come and go, and one of text. */
const pages = [
  '/fr/contact',
  '/fr/inter-visibilite',
  '/fr/ila',
  '/en/simulateur-complet',
  '/en/contact/booking',
  '/es/ila',
  '/es/ilumatch',
  '/fr/adluma',
  '/fr/blogia',
  '/fr/crm-complet',
  '/fr/faq',
  '/fr/modules',
];

/** Pixels by which a shrunken button may overlap a control's border: its width less the margin. */
const border = 5;

/** Pixels between the checked positions: less than the height of any control. */
const step = 23;

interface Looked {
  /** At how many positions each button was a full circle, and its width at the end of the page. */
  whole: Record<string, number>;
  atEnd: Record<string, number>;
  covered: string[];
  /** Positions at which a button cannot be pressed at its centre. */
  outOfReach: string[];
}

/** Scrolls through the page, and records controls under floating buttons, and text under full circles. */
function lookAtEachPosition(page: Page, each: number): Promise<Looked> {
  return page.evaluate(
    async ([pixels, over]) => {
      const looked: Looked = { whole: {}, atEnd: {}, covered: [], outOfReach: [] };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const buttons = [...document.querySelectorAll<HTMLElement>('.float-button')];
      const controls = document.querySelectorAll(
        'main :is(a, button, input, select, textarea, label, summary), footer a',
      );
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, th, td)')];
      const hasWordsAt = (text: Element, place: DOMRect) => {
        const words = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode);
          for (const line of range.getClientRects()) if (isOver(line, place, 0)) return true;
        }
        return false;
      };
      const isOver = (box: DOMRect, place: DOMRect, reach: number) =>
        Math.min(box.right, place.right) - Math.max(box.left, place.left) > reach &&
        Math.min(box.bottom, place.bottom) > Math.max(box.top, place.top);
      for (let y = 0; ; y += pixels) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await frame();
        await frame();
        for (const button of buttons) {
          const name = button.dataset.widget ?? '';
          const place = button.getBoundingClientRect();
          looked.atEnd[name] = Math.round(place.width);
          if (looked.atEnd[name] === place.height) {
            looked.whole[name] = (looked.whole[name] ?? 0) + 1;
            for (const text of texts) {
              if (
                isOver(text.getBoundingClientRect(), place, 0) &&
                text.checkVisibility() &&
                hasWordsAt(text, place)
              )
                looked.covered.push(`${name} at ${y}: ${text.textContent.slice(0, 90)}`);
            }
          }
          const middle = document.elementFromPoint(
            place.left + place.width / 2,
            place.top + place.height / 2,
          );
          if (!button.contains(middle)) looked.outOfReach.push(`${name} at ${y}`);
          for (const control of controls) {
            const box = control.getBoundingClientRect();
            if (isOver(box, place, over) && control.checkVisibility())
              looked.covered.push(`${name} at ${y}: ${control.outerHTML.slice(0, 90)}`);
          }
        }
        if (window.scrollY < y) return looked;
      }
    },
    [each, border] as const,
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [address, details] of firstShort(pages)) {
    test(
      `floating buttons never cover controls or text, and can always be pressed: ${address}`,
      details,
      async ({ page }) => {
        await open(page, address);
        // The script that moves them aside loads once the page is idle.
        const early = () => lookAtEachPosition(page, 400).then(({ covered }) => covered);
        await expect.poll(early).toEqual([]);
        const { covered, outOfReach, whole, atEnd } = await lookAtEachPosition(page, step);
        expect(covered).toEqual([]);
        expect(outOfReach).toEqual([]);
        expect(atEnd).toEqual({ accessibility: 52, chat: 52 });
        for (const name of ['accessibility', 'chat']) expect(whole[name], name).toBeGreaterThan(5);
      },
    );
  }

  test('a frame of scrolling measures the visible part of the page only', async ({ page }) => {
    await open(page, '/fr/guide');
    await expect(page.locator('.float-button[data-aside]').first()).toBeAttached();
    const measured = await page.evaluate(async () => {
      const { prototype } = Element;
      const plain = Object.getOwnPropertyDescriptor(prototype, 'getBoundingClientRect')
        ?.value as () => DOMRect;
      let count = 0;
      prototype.getBoundingClientRect = function counted(this: Element) {
        count += 1;
        return plain.call(this);
      };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      await frame();
      count = 0;
      for (let at = 0; at < 10; at += 1) {
        window.scrollBy({ top: 40, behavior: 'instant' });
        await frame();
        await frame();
      }
      return count / 10;
    });
    expect(measured).toBeGreaterThan(0);
    expect(measured).toBeLessThan(100);
  });

  test('a shrunken button opens its panel by touch, and is full-size with keyboard focus', async ({
    page,
  }) => {
    await open(page, '/fr/contact');
    const chat = page.locator('.float-button[data-widget="chat"]');
    const last = page.getByRole('main').getByRole('textbox').last();
    await last.evaluate((field) => {
      const { bottom } = field.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight + 20, behavior: 'instant' });
    });
    const width = async () => Math.round((await chat.boundingBox())?.width ?? 0);
    await expect.poll(width).toBe(24);
    await chat.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(chat).toBeFocused();
    expect(await width()).toBe(52);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
