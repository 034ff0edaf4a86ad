import { expect, type BrowserContext, type Page } from '@playwright/test';
import { contentOf } from '#app/content/content.ts';
import { pushWorkerScope, type PushNote } from '#app/domain/notifications/push.ts';
import { fill } from '#app/i18n/format.ts';
import { openPushService } from '../../push-service.ts';
import { expectNoViolationInContrasts } from '../support/contrasts.ts';
import { open, test } from '../support/journey.ts';
import { expectNothingSticksOut } from '../support/page-checks.ts';
import { staffed } from '../support/sites.ts';
import { button, signIn } from '../support/staff-sign-in.ts';

test.use({ baseURL: staffed, failures: /status of 4(?:01|22|29)/ });

const { push: copy, kinds } = contentOf('fr').accountNotifications;
const account = '/fr/crm-complet?compte=1';
const service = await openPushService();
test.afterAll(() => service.close());

/** Grants the permission, which headless Chromium reports as denied even when it is granted. */
async function permit(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true });
    Notification.requestPermission = async () => 'granted';
  });
}

/**
 * Replaces the browser vendor's push service, for which this build of Chromium has no key: the page's storage keeps a
 * subscription like the vendor's. Everything else is the real browser.
 */
async function lendPushService(context: BrowserContext): Promise<string> {
  const { subscription } = service.newBrowser(crypto.randomUUID());
  await context.addInitScript((given) => {
    const own = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => delete localStorage['subscribed'],
    } as unknown as PushSubscription;
    const { prototype } = PushManager;
    prototype.subscribe = async () => {
      localStorage['subscribed'] = 'yes';
      return own;
    };
    prototype.getSubscription = async () => (localStorage['subscribed'] ? own : null);
  }, subscription);
  return subscription.endpoint;
}

/** Delivers a message to the browser's worker, as its push service would. */
async function deliver(context: BrowserContext, page: Page, note: PushNote): Promise<void> {
  const session = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.endsWith(pushWorkerScope));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const data = JSON.stringify(note);
  await session.send('ServiceWorker.deliverPushMessage', { origin: staffed, registrationId, data });
}

/** Records what the browser's worker would show: headless Chromium shows nothing. */
async function watchShown(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { shown: unknown[] } & ServiceWorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (...given) => void scope.shown.push(given);
  });
  return () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
}

interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
}

test('a browser gets push notifications once turned on, until turned off', async ({
  page,
  context,
}) => {
  await permit(context);
  await lendPushService(context);
  await signIn(page, 'manager');
  await open(page, account);
  await expect(page.getByText(copy.states.off)).toBeVisible();
  await expectNoViolationInContrasts(page, { inside: '#notifications' });
  await button(page, copy.turnOn).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(copy.states.on)).toBeVisible();
  await open(page, account);
  await expect(page.getByText(copy.states.on)).toBeVisible();

  const note = {
    title: copy.said.title,
    body: copy.said.one['lead-new'],
    lang: 'fr',
    address: '/fr/crm-complet?onglet=demandes',
    tag: 'a-notification',
  };
  const shown = await watchShown(context);
  await deliver(context, page, note);
  const { title, body, lang, tag, address } = note;
  const options = { body, lang, tag, icon: '/icon-192.png', data: address };
  await expect.poll(shown).toEqual([[title, options]]);
  // The worker controls no page: pages still come from the network.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await button(page, copy.turnOff).click();
  await expect(page.getByText(copy.states.off)).toBeVisible();
  expect(await page.evaluate(() => localStorage['subscribed'])).toBeUndefined();
});

test(
  'signing in with another account unsubscribes the browser from push notifications',
  { tag: '@long' },
  async ({ page, context }) => {
    await permit(context);
    await lendPushService(context);
    await signIn(page, 'manager');
    await open(page, account);
    await button(page, copy.turnOn).click();
    await expect(page.getByText(copy.states.on)).toBeVisible();
    await context.clearCookies();
    await signIn(page, 'manager');
    await open(page, '/fr/crm-complet');
    await expect.poll(() => page.evaluate(() => localStorage['subscribed'])).toBeUndefined();
  },
);

test.describe('where push is unavailable', () => {
  test.use({ failures: /status of 4(?:01|22|29)|Push API in incognito mode/ });

  test('a missing push service and a denied permission are reported', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await permit(context);
    await signIn(page, 'manager');
    await open(page, account);
    await expectNothingSticksOut(page, 'in the account');
    const box = page.getByRole('checkbox', { name: fill(copy.box, { kind: kinds.assigned }) });
    await expect(box).toBeChecked();
    // This Chromium has no push service.
    await button(page, copy.turnOn).click();
    await expect(page.getByRole('alert').getByText(copy.failed)).toBeVisible();
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
    });
    await open(page, account);
    await expect(page.getByText(copy.states.denied)).toBeVisible();
    await expect(button(page, copy.turnOn)).toHaveCount(0);
  });
});
