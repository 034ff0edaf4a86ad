import { createApiClient, type Fetch } from '#app/api/client/api-client.ts';
import { pushWorkerPath, pushWorkerScope } from '#app/domain/notifications/push.ts';
import { done } from '../session/http-store.ts';

/** State of Web Push in this browser; `denied` by the user's setting. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported';

export function pushState(isHere: boolean): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return isHere && Notification.permission === 'granted' ? 'on' : 'off';
}

/**
 * Asks for the permission, and subscribes this browser to the account's notifications.
 *
 * @throws the error of the browser or its push service
 */
export async function turnPushOn(publicKey: string, fetchFn?: Fetch): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await navigator.serviceWorker.register(pushWorkerPath, { scope: pushWorkerScope });
  const { pushManager } = await activeWorker();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // A subscription with a former key of the site would prevent a new one.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const api = createApiClient(fetchFn);
  done(await api('POST /api/push-subscriptions', { body: { endpoint, keys: { p256dh, auth } } }));
  return 'on';
}

export async function turnPushOff(fetchFn?: Fetch): Promise<PushState> {
  const subscription = await ownSubscription();
  if (subscription) {
    const { endpoint } = subscription;
    done(
      await createApiClient(fetchFn)('POST /api/push-subscriptions/remove', { body: { endpoint } }),
    );
    await subscription.unsubscribe();
  }
  return 'off';
}

/** Reports the browser's subscription as in use; removes it if it belongs to another account. */
export async function keepPush(fetchFn?: Fetch): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const api = createApiClient(fetchFn);
  const { isOwn } = done(await api('POST /api/push-subscriptions/seen', { body: { endpoint } }));
  if (!isOwn) await subscription.unsubscribe();
}

async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerScope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * The registration, once its worker runs. `ready` would wait for a worker of this page, which may be outside its scope.
 */
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
