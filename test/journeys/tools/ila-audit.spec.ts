import { expect, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { contentOf } from '#app/content/content.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { startCorpusServer, type CorpusServer } from '../../audit-corpus/serve.ts';
import { sites } from '../../audit-corpus/sites.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { open, test as base } from '../support/journey.ts';
import { eachLanguage } from '../support/languages.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';

let visitors = 0;

/** Makes each journey a different visitor, who may start only three audits an hour. */
const test = base.extend<{ extraHTTPHeaders: Record<string, string> }>({
  extraHTTPHeaders: async ({ baseURL: _ }, provide) => {
    visitors += 1;
    await provide({ 'X-Forwarded-For': `203.0.${process.pid % 250}.${visitors}` });
  },
});

// A rejected form gets a 422.
test.use({ failures: /status of 422/ });

let corpus: CorpusServer;

test.beforeAll(async () => {
  corpus = await startCorpusServer();
  for (const { name, files } of sites)
    if (/^(?:whole|gaps|no-alt)-/.test(name)) corpus.serve(name, files(corpus.originOf(name)));
});
test.afterAll(() => corpus[Symbol.asyncDispose]());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

function copyOf(language: Language) {
  const { audit, auditChecks, ilaWizard } = contentOf(language);
  return { ...audit, checks: auditChecks.checks, wizard: ilaWizard };
}

/** Measures a site and waits for its report. */
async function measure(page: Page, language: Language, name = `gaps-${language}`): Promise<void> {
  const { start, report } = copyOf(language);
  await page.getByLabel(start.label).fill(corpus.originOf(name));
  await button(page, start.button).click();
  await expect(page.getByRole('heading', { name: report.mends.title })).toBeVisible();
}

const score = (page: Page) => page.locator('[data-score]');

for (const language of languages)
  test(
    `an audit gives a report with what-if, competitors and downloads, and can be deleted, in ${language}`,
    eachLanguage(language, '@smoke'),
    async ({ page }) => {
      // Two audits in turn, each queued behind those of other journeys.
      test.slow();
      const { report, checks } = copyOf(language);
      await open(page, `/${language}/ila`);
      await measure(page, language);
      const before = Number(await score(page).textContent());

      const finding = page.locator('#defaut-page\\.alt');
      await finding.getByText(checks['page.alt'].name, { exact: true }).click();
      await expect(finding.getByText(checks['page.alt'].why)).toBeVisible();
      await expect(finding.locator('mark').first()).toContainText('<img');

      await page.getByRole('checkbox', { name: checks['page.alt'].name }).check();
      await button(page, report.whatIf.button).click();
      await expect(page.getByRole('status').filter({ hasText: String(before) })).toBeVisible();

      await page.getByLabel(report.compare.label).fill('rien');
      await button(page, report.compare.button).click();
      await expect(page.getByText(copyOf(language).errors['not-a-site'])).toBeVisible();
      await page.getByLabel(report.compare.label).fill(corpus.originOf(`whole-${language}`));
      await button(page, report.compare.button).click();
      const rival = page.getByRole('link', { name: new RegExp(`, ${report.compare.open}$`) });
      await expect(async () => {
        await page.reload();
        await expect(rival).toBeVisible({ timeout: 1000 });
      }).toPass();
      expect(Number(/\d+/.exec((await rival.textContent()) ?? '')?.[0])).toBeGreaterThan(before);

      for (const [name, file] of [
        [report.actions.json, '.json'],
        [report.actions.csv, '.csv'],
      ] as const) {
        const download = page.waitForEvent('download');
        await link(page, name).click();
        expect((await download).suggestedFilename()).toMatch(new RegExp(`localhost.*\\${file}$`));
      }

      const address = page.url();
      await page.getByText(report.actions.remove.open, { exact: true }).click();
      await button(page, report.actions.remove.confirm).click();
      await expect(
        page.getByRole('heading', { name: copyOf(language).ended.removed.heading }),
      ).toBeVisible();
      const gone = await page.request.get(address);
      expect(gone.status()).toBe(404);
    },
  );

test('the owner’s exports complete the report, and the estimate asks only the remaining questions', async ({
  page,
}) => {
  const { report, checks, wizard } = copyOf('fr');
  const { owner, actions } = report;
  await open(page, '/fr/ila');
  await measure(page, 'fr');
  await page.getByText(report.notJudged.title, { exact: true }).click();
  await expect(page.getByText(checks['local.reviews'].name, { exact: true })).toBeVisible();

  await button(page, owner.button).click();
  await expect(page.getByText(owner.none)).toBeVisible();
  const field = page.getByLabel(owner.label);
  await field.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await button(page, owner.button).click();
  await expect(page.getByText(owner.why['nothing-known'])).toBeVisible();

  const reviews = ['FIVE', 'FIVE', 'FOUR', 'FIVE', 'FIVE'].map((starRating, at) => ({
    name: `accounts/1/locations/2/reviews/${at}`,
    reviewer: { displayName: 'Camille Tremblay' },
    comment: 'Le meilleur pain du quartier.',
    starRating,
    createTime: new Date(Date.now() - at * 86_400_000).toISOString(),
  }));
  const archive = zipSync({
    'Takeout/Fiche/account-1/location-2/reviews.json': strToU8(JSON.stringify({ reviews })),
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await field.setInputFiles([
    { name: 'takeout.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) },
    {
      name: 'Requêtes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'Requêtes les plus fréquentes,Clics,Impressions,CTR,Position\npain au levain,9,120,8 %,"3,4"\n',
      ),
    },
  ]);
  await button(page, owner.button).click();
  await expect(page.getByRole('definition').filter({ hasText: '4,8' })).toBeVisible();
  await expect(page.getByRole('row', { name: /pain au levain/ })).toContainText('3,4');
  expect(sent.join('\n')).not.toMatch(/Tremblay|meilleur pain/);
  await expect(page.getByText(checks['local.review-answers'].name).first()).toBeVisible();

  await link(page, actions.estimate).click();
  // The site states the business's name and place, so the first open question is asked at once.
  await expect(page.getByText(wizard.measured.lead)).toBeVisible();
  await expect(page.getByRole('switch', { name: wizard.fields.hasSocialMedia })).toBeVisible();
  await expect(page.getByRole('switch', { name: wizard.fields.hasGoogleBusiness })).toHaveCount(0);
});

test('a report is accessible in three contrasts, fits phones and works by keyboard', async ({
  page,
}) => {
  const { start, report, checks } = copyOf('fr');
  await open(page, '/fr/ila');
  await page.getByLabel(start.label).focus();
  await page.keyboard.type(corpus.originOf('gaps-fr'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: report.mends.title })).toBeVisible();
  const mend = page.getByRole('listitem').getByRole('link', { name: checks['page.alt'].name });
  if ((await mend.count()) > 0) await mend.first().press('Enter');
  const finding = page.locator('#defaut-page\\.alt summary');
  await finding.press('Enter');
  await expect(page.getByText(checks['page.alt'].why)).toBeVisible();
  await expectNoViolationInContrasts(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSticksOut(page, `the report at ${width} px`);
  }
});

test('a report prints on 2 to 8 pages, without the comparison', async ({ page }) => {
  await open(page, '/fr/ila');
  await measure(page, 'fr');
  const pdf = await page.pdf({ format: 'letter', printBackground: false });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.length).toBeLessThanOrEqual(8);
  await page.emulateMedia({ media: 'print' });
  const { compare } = copyOf('fr').report;
  await expect(page.getByRole('heading', { name: compare.title })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'an audit is started, refreshed by hand, completed and deleted',
    { tag: '@smoke' },
    async ({ page }) => {
      const { start, report, progress } = copyOf('en');
      await page.goto('/en/ila');
      await page.getByLabel(start.label).fill(corpus.originOf('gaps-en'));
      await button(page, start.button).click();
      const mends = page.getByRole('heading', { name: report.mends.title });
      await expect(async () => {
        if (await link(page, progress.refresh).isVisible())
          await link(page, progress.refresh).click();
        await expect(mends).toBeVisible({ timeout: 1000 });
      }).toPass();
      await page.getByLabel(report.owner.label).setInputFiles({
        name: 'Queries.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Top queries,Clicks,Impressions,CTR,Position\nrye bread,1,80,1%,14.2\n',
        ),
      });
      await button(page, report.owner.button).click();
      await expect(page.getByRole('row', { name: /rye bread/ })).toContainText('14.2');
      await page.getByText(report.actions.remove.open, { exact: true }).click();
      await button(page, report.actions.remove.confirm).click();
      await expect(page).toHaveURL(/\/en\/ila\/report\?supprime=?$/);
    },
  );
});

test.describe('without a connection', () => {
  test.use({ failures: /ERR_FAILED/ });

  test('an address that fails to send stays in its field', async ({ page }) => {
    const { start, errors } = copyOf('en');
    await open(page, '/en/ila');
    const field = page.getByLabel(start.label);
    await field.fill('boulangerie.example');
    await page.route(/\.data/, (route) => route.abort());
    await button(page, start.button).click();
    await expect(page.getByText(errors.offline)).toBeVisible();
    await expect(field).toHaveValue('boulangerie.example');
  });

  test('a report stays open, with the competitor’s address that failed to send', async ({
    page,
  }) => {
    const { report, errors } = copyOf('fr');
    await open(page, '/fr/ila');
    await measure(page, 'fr');
    const field = page.getByLabel(report.compare.label);
    await field.fill('concurrent.example');
    await page.route(/\.data/, (route) => route.abort());
    await button(page, report.compare.button).click();
    await expect(page.getByRole('alert').filter({ hasText: errors.offline })).toBeInViewport();
    await expect(field).toHaveValue('concurrent.example');
    await expect(page.getByRole('heading', { name: report.mends.title })).toBeAttached();
  });
});
