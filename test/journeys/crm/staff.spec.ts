import { expect } from '@playwright/test';
import { crmLoginCopy } from '#app/content/crm/copy.ts';
import { fullSystemCopy } from '#app/content/full-system/copy.ts';
import { noticesCopy } from '#app/content/notices/copy.ts';
import { staffCopy } from '#app/content/staff/copy.ts';
import { hydrate, open, test } from './journey.ts';
import { expectNothingSticksOut, expectNoViolation } from './page-checks.ts';
import { staffed } from './sites.ts';
import { anAccount, button, field, fillIn, good, signIn } from './staff-door.ts';

// A refusal is an answer with a status of its own, which the console repeats.
test.use({ baseURL: staffed, failures: /status of 4(?:01|22|29)/ });

const login = crmLoginCopy.fr;
const { account, newPassword, problems } = staffCopy.fr;

test('somebody signs in, chooses a password, sees their account and leaves', async ({ page }) => {
  const { email, password } = await anAccount('manager');
  await open(page, '/fr/crm-complet');
  await fillIn(page, email, 'autre chose');
  await expect(page.getByRole('alert')).toHaveText(login.refused);
  await expect(field(page, login.email)).toHaveValue(email);

  await fillIn(page, email, password);
  await field(page, newPassword.password).fill('trop court');
  await field(page, newPassword.again).fill('trop court');
  await button(page, newPassword.submit).click();
  await expect(page.getByRole('alert')).toHaveText(problems['too-short']);
  await field(page, newPassword.password).fill(good);
  await field(page, newPassword.again).fill(good);
  await button(page, newPassword.submit).click();
  await expect(page.getByText('Ada Journey')).toBeVisible();

  await page.reload();
  await hydrate(page);
  await expect(page.getByText('Ada Journey')).toBeVisible();
  await open(page, '/fr/crm-complet?compte=1');
  await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectNothingSticksOut(page, 'in the account');
  await expectNoViolation(page);
  await button(page, account.secondStep.setUp).click();
  await expect(page.getByRole('img', { name: account.secondStep.drawing })).toBeVisible();
  await button(page, account.signOut).click();
  await expect(button(page, login.submit)).toBeVisible();
});

test('without scripts somebody signs in and out too', async ({ browser }) => {
  const { email, password } = await anAccount('member');
  const context = await browser.newContext({ baseURL: staffed, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/fr/crm-complet');
  await fillIn(page, email, password);
  await field(page, newPassword.password).fill(good);
  await field(page, newPassword.again).fill(good);
  await button(page, newPassword.submit).click();
  await page.getByRole('link', { name: account.title }).click();
  await expect(page.getByText(email)).toBeVisible();
  await button(page, account.signOutEverywhere).click();
  await expect(button(page, login.submit)).toBeVisible();
  await context.close();
});

test('the CEO sets the site for everybody', async ({ page, browser }) => {
  const { admin, cockpit } = fullSystemCopy.fr;
  const { promoBar } = noticesCopy.fr.notices;
  await signIn(page, 'CEO');
  const visitor = await (await browser.newContext({ baseURL: staffed })).newPage();
  await visitor.goto('/fr/contact');
  await expect(visitor.getByText(promoBar.text)).toHaveCount(0);

  const press = async () => {
    await open(page, '/fr/systeme-complet#admin');
    await page.getByRole('button', { name: admin.open }).click();
    await expect(page.getByText(cockpit.live.lead)).toBeVisible();
    const { label } = cockpit.groups.notifications.settings.promoBar;
    await page.getByRole('switch', { name: label }).click();
    await button(page, cockpit.save).click();
    await expect(page.getByText(cockpit.live.saved)).toBeVisible();
    await button(page, cockpit.close).click();
  };
  await press();
  await visitor.reload();
  await expect(visitor.getByText(promoBar.text)).toBeVisible();
  await expectNoViolation(visitor);
  await press();
  await visitor.reload();
  await expect(visitor.getByText(promoBar.text)).toHaveCount(0);
  await visitor.context().close();
});
