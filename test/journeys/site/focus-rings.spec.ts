import { expect, type Page } from '@playwright/test';
import { firstShort } from '../support/first-short.ts';
import { open, test } from '../support/journey.ts';

/** Text outside the focused element that its ring covers. The ring surrounds the element; text inside belongs to it. */
function coveredText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return [];
    const { display, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused);
    // In running text, a space separates a link from its neighbours.
    if (outlineStyle === 'none' || display === 'inline') return [];
    const grown = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    // One pixel of tolerance: text boxes are taller than their letters.
    const reach = grown - 1;
    if (reach <= 0) return [];
    const covered: string[] = [];
    for (const ring of focused.getClientRects()) {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const owner = node.parentElement;
        if (!node.textContent?.trim() || !owner || focused.contains(owner)) continue;
        // The skip link is clipped, or drawn over the page while focused.
        if (owner.closest('.skip-link') || focused.matches('.skip-link')) continue;
        if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          const size = parseFloat(getComputedStyle(owner).fontSize);
          // Line boxes are taller than letters.
          const inset = Math.max(0, (box.height - size) / 2);
          const isOver =
            Math.min(box.right, ring.right + reach) > Math.max(box.left, ring.left - reach) &&
            Math.min(box.bottom - inset, ring.bottom + reach) >
              Math.max(box.top + inset, ring.top - reach);
          if (isOver) covered.push(`${focused.outerHTML.slice(0, 80)}: ${node.textContent.trim()}`);
        }
      }
    }
    return covered;
  });
}

const addresses = [
  '/fr/hub',
  '/fr/hub-central',
  '/fr/adluma',
  '/en/modules/ila',
  '/es/ila',
  '/fr/contact',
  '/es',
];

for (const [address, details] of firstShort(addresses, 3))
  for (const width of [1440, 390])
    test(`no focus ring covers text: ${address}, ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, address);
      const covered: string[] = [];
      await page.getByRole('main').focus();
      for (let stops = 0; stops < 45; stops += 1) {
        await page.keyboard.press('Tab');
        covered.push(...(await coveredText(page)));
      }
      expect([...new Set(covered)]).toEqual([]);
    });
