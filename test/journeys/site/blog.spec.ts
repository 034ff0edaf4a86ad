import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { anchorOf } from '#app/domain/blog/anchor.ts';
import { hydrate, open, test } from '../support/journey.ts';

const articlePath = '/fr/blog-intelligent/crm-relances';
const { frame, article } = contentOf('fr').blog;
const { title, blocks } = contentOf('fr').articles['crm-relances'];
const lastHeading = blocks.findLast((block) => block.kind === 'heading')?.text ?? '';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test(
      'a reader chooses a profile and opens an article (BLOG-08 to BLOG-14, BLOG-20)',
      { tag: '@smoke' },
      async ({ page }) => {
        const path = '/fr/blog-intelligent';
        await (javaScriptEnabled ? open(page, path) : page.goto(path));
        if (javaScriptEnabled) await hydrate(page);
        const main = page.getByRole('main');
        await expect(main.getByRole('status')).toHaveText('20 articles');
        await main.getByLabel(frame.category).selectOption('crm');
        await main.getByLabel(frame.profile).selectOption('b2b');
        const submit = main.getByRole('button', { name: frame.submit, exact: true });
        if (!javaScriptEnabled) await submit.click();
        await expect(main.getByRole('status')).toHaveText('3 articles');
        await expect(page).toHaveURL(/categorie=crm&profil=b2b/);
        await main.getByRole('link', { name: title }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const contents = page.getByRole('navigation', { name: article.contents });
        await contents.getByRole('link').last().click();
        await expect(page).toHaveURL(`${articlePath}#${anchorOf(lastHeading)}`);
      },
    );

    test('category chips filter the blog’s front page, and an empty result offers a reset (BLOG-01 to BLOG-06)', async ({
      page,
    }) => {
      await (javaScriptEnabled ? open(page, '/fr/blog') : page.goto('/fr/blog'));
      if (javaScriptEnabled) await hydrate(page);
      const main = page.getByRole('main');
      const chips = main.getByRole('navigation', { name: frame.category });
      await chips.getByRole('link', { name: 'CRM 3' }).click();
      await expect(main.getByRole('heading', { name: title })).toBeVisible();
      await expect(main.getByRole('status')).toHaveText('3 articles');
      await main.getByLabel(frame.search, { exact: true }).last().fill('zzz');
      const submit = main.getByRole('button', { name: frame.submit, exact: true });
      if (!javaScriptEnabled) await submit.click();
      await expect(main.getByText('Aucun article trouvé')).toBeVisible();
      await main.getByRole('link', { name: frame.none.reset }).click();
      await expect(main.getByRole('status')).toHaveText('20 articles');
    });

    test('further pages of the list keep the filter', async ({ page }) => {
      const path = '/fr/blog-intelligent?profil=small-business';
      await (javaScriptEnabled ? open(page, path) : page.goto(path));
      if (javaScriptEnabled) await hydrate(page);
      const pages = page.getByRole('navigation', { name: frame.pages });
      const first = page.getByRole('main').getByRole('heading', { level: 2 }).first();
      const before = await first.textContent();
      await pages.getByRole('link', { name: '2' }).click();
      await expect(page).toHaveURL(`${path}&page=2`);
      await expect(first).not.toHaveText(before ?? '');
      await expect(pages.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page');
    });
  });
}
