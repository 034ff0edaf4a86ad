import { expect } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { open, test } from '../support/journey.ts';

test(
  'the landing page builder goes through four steps and can be customised (LAND-03 to 10)',
  { tag: '@smoke' },
  async ({ page }) => {
    await open(page, '/fr/landing-page-intelligente');
    const { builder, fields, actions, demo, accents } = contentOf('fr').landing;
    const main = page.getByRole('main');
    const previews = main.getByRole('figure', { name: demo.page });
    const next = main.getByRole('button', { name: builder.next });
    const bar = main.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '1');
    await main.getByLabel(fields.activity.label).fill('plombier');
    await expect(previews.first()).toContainText('Plombier à votre ville');
    await next.click();
    await main.getByLabel(fields.place.label).fill('Laval');
    await next.click();
    await expect(bar).toHaveAttribute('aria-valuenow', '3');
    await main.getByLabel(actions.book).check();
    await next.click();
    await expect(main.getByRole('button', { name: builder.finished })).toBeDisabled();
    await expect(
      main.getByRole('heading', { name: builder.names.done, exact: true }),
    ).toBeFocused();
    await expect(bar).toHaveAttribute('aria-valuenow', '4');
    await expect(previews.first()).toContainText('Plombier à Laval');

    await main.getByRole('tab', { name: demo.customize }).click();
    const panel = main.getByRole('tabpanel', { name: demo.customize });
    await panel.getByLabel(fields.headline.label).fill('Une fuite ?');
    await panel.getByLabel(fields.proof.label).fill('Douze ans de métier');
    await panel.getByLabel(fields.label.label).fill('On arrive');
    await panel.getByLabel(accents.violet).check();
    const own = panel.getByRole('figure');
    for (const typed of ['Une fuite ?', 'Douze ans de métier', 'On arrive'])
      await expect(own).toContainText(typed);
    await expect(panel).toBeVisible();
    await page.reload();
    await expect(panel.getByRole('figure')).toContainText('Une fuite ?');
  },
);

test('the loyalty form shows a plan without sending anything (LOY-08)', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await open(page, '/en/page-fidelisation-intelligente');
  const { form, plan, tabs, sample } = contentOf('en').loyalty;
  const main = page.getByRole('main');
  await main.getByLabel(form.email).fill('lea@katz.example');
  await main.getByLabel(form.company).fill('Katz');
  await main.getByLabel(form.sector).selectOption(form.sectors.beauty);
  await main.getByLabel(form.objectiveNames.referral).check();
  await main.getByRole('button', { name: form.analyse }).click();
  const answer = main.getByRole('region', { name: 'Retention plan for Katz' });
  await expect(answer).toContainText(plan.moves.referral);
  await expect(answer).toContainText('every 35 days');
  await expect(answer.getByRole('heading', { level: 3 })).toBeFocused();
  await expect(main.getByLabel(form.email)).toHaveValue('lea@katz.example');
  expect(sent).toEqual([]);
  for (const tab of [tabs.segmentation, tabs.analytics]) {
    await main.getByRole('tab', { name: tab }).click();
    const panel = main.getByRole('tabpanel', { name: tab });
    await expect(panel.getByRole('row')).toHaveCount(sample.segments.length + 1);
    await expect(panel.getByText(sample.planned, { exact: true })).toBeVisible();
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('compatibility is calculated, and a partner can be contacted (XVIS-07, XVIS-13)', async ({
      page,
    }) => {
      const address = '/es/inter-visibilite';
      await (javaScriptEnabled ? open(page, address) : page.goto(address));
      const { form, result, tabs, network } = contentOf('es').crossVisibility;
      const main = page.getByRole('main');
      await main.getByLabel(form.sector).selectOption(form.sectors.food);
      await main.getByLabel(form.audience).selectOption(form.audiences.residents);
      await main.getByLabel(form.goalNames.visits).check();
      await main.getByRole('button', { name: form.analyse }).click();
      const answer = main.getByRole('region', { name: result.potential });
      await expect(answer).toContainText('95 / 100');
      await expect(answer).toContainText(result.levels.strong.title);
      await expect(answer).toBeInViewport();
      await main
        .getByRole(javaScriptEnabled ? 'tab' : 'link', { name: tabs.network, exact: true })
        .click();
      const [partner] = network.recommended;
      await main.getByRole('link', { name: `${network.contact} ${partner.name}` }).click();
      await expect(page).toHaveURL(/\/es\/contact\?service=cross-visibility/);
      const message = page.getByRole('textbox', {
        name: contentOf('es').contact.form.fields.message,
      });
      await expect(message).toHaveValue(new RegExp(partner.name));
      await expect(page.getByText(`(${partner.name})`)).toBeVisible();
    });
  });
}
