import { expect, type Locator, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { fill } from '#app/i18n/format.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut, expectNoViolation } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { button, field, good, signIn } from '../support/staff-sign-in.ts';

// The console logs the status of refused requests.
test.use({ baseURL: staffed, failures: /status of 4(?:01|03|04|09|22|29)/ });

const words = contentOf('fr').admin;
const { privacy, webhooks, keys } = words;

/** Expects that a secret is neither shown nor sent any more, now or after a reload. */
async function expectHidden(page: Page, secret: string, entry: Locator) {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(`[value="${secret}"]`)).toHaveCount(0);
  const sent: string[] = [];
  page.on('response', async (response) => sent.push(await response.text().catch(() => '')));
  await page.reload();
  await expect(entry).toBeVisible();
  expect(sent.join('\n')).not.toContain(secret);
}

test(
  'every section of the administration opens for the CEO, accessible and without overflow',
  { tag: '@smoke' },
  async ({ page }) => {
    await signIn(page, 'CEO');
    await page.getByRole('link', { name: contentOf('fr').crm.frame.admin, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
    const parts = page.getByRole('navigation', { name: words.sectionsLabel });
    for (const name of Object.values(words.sections)) {
      await parts.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await expect(page.getByText(words.loading)).toHaveCount(0);
      await expectNoViolation(page);
      await expectNothingSticksOut(page, name);
    }
  },
);

test('a manager without access to a section gets the only one they may see', async ({ page }) => {
  await signIn(page, 'manager');
  await open(page, '/fr/crm-complet?admin=cles');
  const heading = page.getByRole('heading', { level: 2, name: words.sections.envois });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.sectionsLabel })).toHaveCount(0);
});

test('a webhook is added with its secret shown once, disabled and removed', async ({ page }) => {
  await signIn(page, 'CEO');
  await open(page, '/fr/crm-complet?admin=webhooks');
  const url = `https://hooks.example/${process.pid}`;
  await field(page, webhooks.url).fill(url);
  await button(page, webhooks.submit).click();
  const dialog = page.getByRole('dialog', { name: words.secret.title });
  const secret = await dialog.getByLabel(words.secret.title).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await dialog.getByRole('button', { name: words.secret.done }).click();
  const entry = page.getByRole('listitem').filter({ hasText: url });
  await expectHidden(page, secret, entry);
  await entry.getByRole('button', { name: webhooks.disable, exact: true }).click();
  await expect(entry.getByRole('button', { name: webhooks.enable })).toBeVisible();
  await entry.getByRole('button', { name: webhooks.remove, exact: true }).click();
  await button(page, webhooks.removal.yes).click();
  await expect(entry).toHaveCount(0);
});

test('an API key is created, shown once and revoked', async ({ page }) => {
  await signIn(page, 'COO');
  await open(page, '/fr/crm-complet?admin=cles');
  const name = `Journey ${process.pid}`;
  await field(page, keys.name).fill(name);
  await button(page, keys.submit).click();
  const dialog = page.getByRole('dialog', { name: words.secret.title });
  const secret = await dialog.getByLabel(words.secret.title).inputValue();
  expect(secret).toMatch(/^iluma_/);
  await page.keyboard.press('Escape');
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expectHidden(page, secret, entry);
  await entry.getByRole('button', { name: keys.revoke }).click();
  await button(page, keys.revoking.yes).click();
  await expect(entry.getByRole('button', { name: keys.revoke })).toHaveCount(0);
});

test('a sensitive change asks for the password, keeps the form’s values, and then completes', async ({
  page,
}) => {
  const recoveryCode = await signIn(page, 'CEO');
  await open(page, '/fr/crm-complet?admin=cles');
  // Pretends that the sign-in is more than five minutes old; later responses come from the server.
  let calls = 0;
  await page.route('**/api/keys', async (route) => {
    if (route.request().method() !== 'POST' || (calls += 1) > 1) return route.continue();
    const problem = { code: 'confirmation-required', hasSecondStep: true };
    return route.fulfill({ status: 403, contentType: 'application/problem+json', json: problem });
  });
  const name = `Confirmed ${process.pid}`;
  await field(page, keys.name).fill(name);
  await button(page, keys.submit).click();
  const asking = page.getByRole('dialog', { name: words.confirmation.title });
  await expectNoViolation(page);
  await asking.getByLabel(words.confirmation.password).fill('autre chose');
  await asking.getByLabel(words.confirmation.code).fill(recoveryCode);
  await asking.getByRole('button', { name: words.confirmation.submit }).click();
  await expect(asking.getByRole('alert')).toHaveText(words.confirmation.problems.refused);
  await expect(field(page, keys.name)).toHaveValue(name);
  await asking.getByLabel(words.confirmation.password).fill(good);
  await asking.getByRole('button', { name: words.confirmation.submit }).click();
  const secret = page.getByRole('dialog', { name: words.secret.title });
  await expect(secret.getByLabel(words.secret.title)).toHaveValue(/^iluma_/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
});

test('a privacy request is recorded and answered by erasing the person’s data', async ({
  page,
}) => {
  await signIn(page, 'CEO');
  await open(page, '/fr/crm-complet?admin=vie-privee');
  const email = `journey-${process.pid}@example.com`;
  const register = page.getByRole('region', { name: privacy.register });
  await register.getByLabel(privacy.person).fill(email);
  await register.getByLabel(privacy.kind).selectOption({ label: privacy.kinds.erasure });
  await register.getByRole('button', { name: privacy.receive }).click();
  const entry = register.getByRole('listitem').filter({ hasText: email });
  await entry.getByRole('button', { name: privacy.look, exact: true }).click();
  const person = page.getByRole('heading', { name: fill(privacy.found, { email }) });
  await expect(person).toBeFocused();
  await button(page, privacy.erase).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(privacy.again).fill('other@example.com');
  await dialog.getByRole('button', { name: privacy.erasure.yes }).click();
  await expect(dialog.getByText(privacy.mismatch)).toBeVisible();
  await dialog.getByLabel(privacy.again).fill(email);
  await dialog.getByRole('button', { name: privacy.erasure.yes }).click();
  await expect(page.getByText(privacy.erased)).toBeVisible();
  await expect(entry.getByRole('button', { name: privacy.answer })).toHaveCount(0);
});
