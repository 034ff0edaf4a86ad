import { expect, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { addRecord } from '../support/crm-records.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { button, field, signIn } from '../support/staff-sign-in.ts';

// The console logs the status of refused requests.
test.use({ baseURL: staffed, failures: /status of 4(?:01|22|29)/ });

async function expectFit(page: Page, where: string) {
  await expectNothingSticksOut(page, where);
  await expectNoViolationInContrasts(page);
}

for (const language of ['en', 'es'] as const) {
  const { crm, admin } = contentOf(language);
  const { history, importing, clientList } = crm;
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

  async function openFromMenu(page: Page, item: string) {
    await button(page, crm.frame.actions).first().click();
    await page
      .getByRole('group', { name: crm.frame.actions })
      .getByText(item, { exact: true })
      .click();
  }

  test(
    `an import is reverted and its records restored on a phone, in ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      const names = ['Uno', 'Two'].map((each) => `Lote ${language} ${process.pid} ${each}`);
      await signIn(page, 'manager');
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `/${language}/crm-complet?onglet=clients`);
      await button(page, importing.open).click();
      const rows = Buffer.from(['name', ...names].join('\n'));
      await page
        .getByLabel(importing.choose)
        .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: rows });
      await button(page, importing.check).click();
      await button(page, plural(language, 2, importing.run)).click();
      await button(page, importing.seeClients).click();

      await openFromMenu(page, history.open);
      const steps = dialog(page, history.title);
      await expectFit(page, 'in the history');
      const step = [history.kinds.import, plural(language, 2, history.added)].join(' · ');
      await button(page, fill(history.revertOne, { step })).first().click();
      await expectFit(page, 'in its question');
      await dialog(page, history.revert).getByRole('button', { name: history.revert }).click();
      await expect(steps.getByText(plural(language, 2, history.done))).toBeVisible();
      await expect(button(page, crm.frame.undo)).toHaveCount(0);
      await page.keyboard.press('Escape');

      await openFromMenu(page, history.bin.open);
      const bin = dialog(page, history.bin.title);
      for (const name of names) await bin.getByLabel(fill(history.bin.select, { name })).check();
      await expectFit(page, 'in the bin');
      await button(page, plural(language, 2, history.bin.restoreMany)).click();
      await expect(bin.getByText(plural(language, 2, history.bin.restored))).toBeVisible();
    },
  );

  test(
    `views are saved and shared on a phone, in ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      const { savedViews: copy } = clientList;
      const name = `Lista ${language} ${process.pid}`;
      await signIn(page, 'manager');
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `/${language}/crm-complet?onglet=prospection&ville=Laval&rayon=20`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectFit(page, 'in prospecting');
      await openFromMenu(page, copy.title);
      await field(page, copy.name).fill(name);
      await button(page, copy.save).click();
      await button(page, fill(copy.share, { name })).click();
      await expect(button(page, fill(copy.share, { name }))).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expectFit(page, 'in the views');
      await button(page, fill(copy.rename, { name })).click();
      await expectFit(page, 'while a view is renamed');
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(dialog(page, copy.title)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    },
  );

  test(
    `a client takes three lines on a phone, below two rows of filters, in ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, 'manager');
      await addRecord(page, 'clients', { name: `Atelier ${process.pid} ${language}` });
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `/${language}/crm-complet?onglet=clients`);
      const first = page.getByRole('article').first();
      await expect(first).toBeVisible();
      const box = await first.boundingBox();
      expect(box?.y).toBeLessThanOrEqual(240);
      expect(box?.height).toBeLessThanOrEqual(136);
    },
  );

  test(
    `the team and the audit log fit a phone, in ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      const { audit, staff } = admin;
      await signIn(page, 'CEO');
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, `/${language}/crm-complet?admin=equipe`);
      for (const part of [staff.team.title, staff.rename.title]) {
        await page.getByText(part, { exact: true }).first().click();
      }
      await expectFit(page, 'in the team');
      await open(page, `/${language}/crm-complet?admin=historique`);
      await expect(page.getByText(audit.lead)).toBeVisible();
      await expect(page.getByText(admin.loading)).toHaveCount(0);
      await expectFit(page, 'in the log of changes');
    },
  );
}
