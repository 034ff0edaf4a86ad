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

/** Grants the permission, which a Chromium without a screen tells pages is denied whatever was granted. */
async function permit(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted', configurable: true });
    Notification.requestPermission = async () => 'granted';
  });
}

/**
 * Stands in for the push service of the browser's maker, which this build of Chromium has no key for: a subscription as it
 * would hand one over, kept by the page's own storage. Everything else is the browser's.
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

/** Has the browser's worker receive a message, as its push service would. */
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

/** What the browser's worker shows: a Chromium without a screen shows nothing. */
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

test('a browser is told after its person has asked for it, until they ask for no more', async ({
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
  // The worker is none of the pages': they come from the network as before.
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await button(page, copy.turnOff).click();
  await expect(page.getByText(copy.states.off)).toBeVisible();
  expect(await page.evaluate(() => localStorage['subscribed'])).toBeUndefined();
});

test(
  'a browser that somebody else was told in is told no more once another signs in',
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

test.describe('where nothing can be pushed', () => {
  test.use({ failures: /status of 4(?:01|22|29)|Push API in incognito mode/ });

  test('a push service that does not answer, and a permission that is refused, are said', async ({
    page,
    context,
  }) => {
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
