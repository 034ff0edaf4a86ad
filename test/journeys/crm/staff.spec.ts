import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { holdScripts, hydrate, open, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { createAccount, button, field, fillIn, good, signIn } from '../support/staff-sign-in.ts';

// The console logs the status of refused requests.
test.use({ baseURL: staffed, failures: /status of 4(?:01|22|29)/ });

const login = contentOf('fr').crmLogin;
const { account, newPassword, problems } = contentOf('fr').staff;

test(
  'a member signs in, chooses a password, sees their account and signs out',
  { tag: '@smoke' },
  async ({ page }) => {
    const { email, password } = await createAccount('manager');
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
    await expect(page.getByText('Ada Journey').first()).toBeVisible();

    await page.reload();
    await hydrate(page);
    await expect(page.getByText('Ada Journey').first()).toBeVisible();
    await open(page, '/fr/crm-complet?compte=1');
    await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectNothingSticksOut(page, 'in the account');
    // The browser's name, not its user agent as sent.
    await expect(page.getByText(/^Chrome, /)).toBeVisible();
    await expectNoViolation(page);
    await button(page, account.secondStep.setUp).click();
    await expect(page.getByRole('img', { name: account.secondStep.drawing })).toBeVisible();
    await button(page, account.signOut).click();
    await expect(button(page, login.submit)).toBeVisible();
  },
);

test.describe('an unreachable server', () => {
  test.use({ failures: /ERR_FAILED|status of 502/ });

  test('signing in keeps the email address, and tells a proxy’s error from a lost connection', async ({
    page,
  }) => {
    const { email, password } = await createAccount('member');
    await open(page, '/fr/crm-complet');
    await page.route(/\.data/, (route) => route.abort());
    await fillIn(page, email, password);
    await expect(page.getByRole('alert')).toHaveText(problems.offline);
    await expect(field(page, login.email)).toHaveValue(email);
    await page.unrouteAll();
    const proxyError = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };
    await page.route(/\.data/, (route) => route.fulfill(proxyError));
    await fillIn(page, email, password);
    await expect(page.getByRole('alert')).toHaveText(problems.unavailable);
    await page.unrouteAll();
    await fillIn(page, email, password);
    await expect(field(page, newPassword.password)).toBeVisible();
  });
});

test('a member signs in and out without scripts', async ({ browser }) => {
  const { email, password } = await createAccount('member');
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
});

test('pressing Enter before the scripts load signs a member in', async ({ page }) => {
  const { email, password } = await createAccount('member');
  const release = await holdScripts(page);
  await page.goto('/fr/crm-complet');
  await field(page, login.email).fill(email);
  await field(page, login.password).fill(password);
  await field(page, login.password).press('Enter');
  release();
  await expect(field(page, newPassword.password)).toBeVisible();
  await expect(page).toHaveURL('/fr/crm-complet');
});

test('going back to the login page after signing in shows the signed-in member', async ({
  page,
}) => {
  const { email, password } = await createAccount('member');
  await open(page, '/fr/crm-complet');
  await fillIn(page, email, password);
  await field(page, newPassword.password).fill(good);
  await field(page, newPassword.again).fill(good);
  await button(page, newPassword.submit).click();
  await expect(page.getByText('Ada Journey').first()).toBeVisible();
  await open(page, '/fr/contact');
  await page.goBack();
  await hydrate(page);
  await expect(page.getByText('Ada Journey').first()).toBeVisible();
});

test('the CEO changes the settings of the public site', async ({ page, browser }) => {
  const { admin, settings } = contentOf('fr').fullSystem;
  const { promoBar } = contentOf('fr').notices.notices;
  await signIn(page, 'CEO');
  const visitor = await (await browser.newContext({ baseURL: staffed })).newPage();
  await visitor.goto('/fr/contact');
  await expect(visitor.getByText(promoBar.text)).toHaveCount(0);

  const press = async () => {
    await open(page, '/fr/systeme-complet#admin');
    await page.getByRole('button', { name: admin.open }).click();
    await expect(page.getByText(settings.live.lead)).toBeVisible();
    const { label } = settings.groups.notifications.settings.promoBar;
    await page.getByRole('switch', { name: label }).click();
    await button(page, settings.save).click();
    await expect(page.getByText(settings.live.saved)).toBeVisible();
    await button(page, settings.close).click();
  };
  await press();
  await visitor.reload();
  await expect(visitor.getByText(promoBar.text)).toBeVisible();
  await expectNoViolation(visitor);
  await press();
  await visitor.reload();
  await expect(visitor.getByText(promoBar.text)).toHaveCount(0);
});
