import type { PushNote } from '#app/domain/notifications/push.ts';

/** The part of a service worker's global scope that it uses; the page's types lack it. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(address: string): Promise<unknown> };
  addEventListener(kind: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

interface LastingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends LastingEvent {
  data: { json(): PushNote } | null;
}

interface ClickEvent extends LastingEvent {
  notification: Notification;
}

/**
 * The CRM's service worker: shows push notifications, and opens their records. It handles no requests and no caches.
 */
export function pushWorker(): void {
  const worker = globalThis as unknown as WorkerScope;
  worker.addEventListener('push', (event) => {
    if (!event.data) return;
    const { title, body, lang, tag, address } = event.data.json();
    const options = { body, lang, tag, icon: '/icon-192.png', data: address };
    event.waitUntil(worker.registration.showNotification(title, options));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(worker.clients.openWindow(event.notification.data as string));
  });
}
