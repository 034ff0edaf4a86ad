import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { PushNote } from '#app/domain/notifications/push.ts';
import { pushWorker } from '#app/inline/push-worker.ts?inline-script';

const note: PushNote = {
  title: 'CRM d’Iluma',
  body: 'Nouvelle demande',
  lang: 'fr',
  address: '/fr/crm-complet?onglet=demandes&lead=1',
  tag: 'a-notification',
};

/** Runs the worker in a scope of its own, which records its calls. */
function start() {
  const listeners: Record<string, (event: object) => void> = {};
  const asked: unknown[] = [];
  const work: unknown[] = [];
  const ask =
    (what: string) =>
    (...given: unknown[]) =>
      asked.push([what, ...given]);
  runInNewContext(pushWorker(), {
    addEventListener: (kind: string, listener: (event: object) => void) =>
      (listeners[kind] = listener),
    registration: { showNotification: ask('show') },
    clients: { openWindow: ask('open') },
  });
  const send = (kind: string, event: object) =>
    listeners[kind]?.({ ...event, waitUntil: (done: unknown) => work.push(done) });
  return { asked, listeners, send, work };
}

it('shows a notification for a push, and opens its record on a click', () => {
  const { asked, send, work } = start();
  send('push', { data: { json: () => note } });
  const { title, body, lang, tag, address } = note;
  const options = { body, lang, tag, icon: '/icon-192.png', data: address };
  expect(asked).toEqual([['show', title, options]]);
  send('notificationclick', { notification: { data: address, close: () => asked.push('close') } });
  expect(asked.slice(1)).toEqual(['close', ['open', address]]);
  expect(work).toHaveLength(2);
});

it('shows nothing for a push without content', () => {
  const { asked, send } = start();
  send('push', { data: null });
  expect(asked).toEqual([]);
});

it('handles no fetch events, so pages and caches work as without it', () => {
  expect(Object.keys(start().listeners)).toEqual(['push', 'notificationclick']);
});
