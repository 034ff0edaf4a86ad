import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { mostAskedQuestions } from '#app/content/faq/faq-items.ts';
import { open, test } from '../support/journey.ts';

const { title } = contentOf('fr').home.faq;
const items = mostAskedQuestions('fr', 5);
const heading = (page: Page) => page.getByRole('heading', { name: new RegExp(title.before) });

/** Pixels of the heading that the sticky header covers. */
async function hiddenPart(page: Page): Promise<number> {
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading(page).boundingBox();
  return (header?.height ?? 0) - (box?.y ?? 0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('questions of the home page open one at a time', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/fr') : page.goto('/fr'));
      const answers = items.map(({ answer }) => page.getByText(answer));
      const expectOpen = async (opened: number | null) => {
        for (const [index, answer] of answers.entries())
          await expect(answer).toBeVisible({ visible: index === opened });
      };
      await expectOpen(null);
      for (const [index, { question }] of items.entries()) {
        await page.getByText(question).click();
        await expectOpen(index);
      }
      await page.getByText(items.at(-1)?.question ?? '').click();
      await expectOpen(null);
    });

    for (const address of ['/#faq', '/fr#faq']) {
      test(`${address} scrolls to the questions of the home page`, async ({ page }) => {
        await (javaScriptEnabled ? open(page, address) : page.goto(address));
        await expect(heading(page)).toBeInViewport({ ratio: 1 });
        await expect.poll(() => hiddenPart(page)).toBeLessThanOrEqual(0);
      });
    }
  });
}

test('scrolling to the questions is smooth, unless the visitor prefers reduced motion', async ({
  page,
}) => {
  const behaviour = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/fr');
  expect(await behaviour()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behaviour()).toBe('smooth');
});
