import { createApiClient, type Ask } from '#app/api/client/api-client.ts';
import { pushWorkerPath, pushWorkerScope } from '#app/domain/notifications/push.ts';
import { done } from '../session/http-store.ts';

/** Whether this browser is told: it is, it is not, somebody forbade it, or it cannot be. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported';

export function pushState(isHere: boolean): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isHere && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Asks for the permission, and has the account told in this browser.
 *
 * @throws what the browser or its push service says
 */
export async function turnPushOn(publicKey: string, ask?: Ask): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await navigator.serviceWorker.register(pushWorkerPath, { scope: pushWorkerScope });
  const { pushManager } = await activeWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // One for a former key of the site stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const api = createApiClient(ask);
  done(await api('POST /api/push-subscriptions', { body: { endpoint, keys: { p256dh, auth } } }));
  return 'on';
}

export async function turnPushOff(ask?: Ask): Promise<PushState> {
  const subscription = await ownSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    done(await createApiClient(ask)('POST /api/push-subscriptions/remove', { body: { endpoint } }));
    await subscription.unsubscribe();
  }
  return 'off';
}

/** Keeps the account told in this browser; a browser that was somebody else's is told no more. */
export async function keepPush(ask?: Ask): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const api = createApiClient(ask);
  const { isOwn } = done(await api('POST /api/push-subscriptions/seen', { body: { endpoint } }));
  if (!isOwn) await subscription.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerScope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The registration, once its worker runs; `ready` would wait for one of this page, which may be out of its scope. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerScope);
  if (!registration) throw new Error('The worker is not registered');
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      else if (worker?.state === 'redundant') reject(new Error('The worker did not install'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
  return registration;
}
