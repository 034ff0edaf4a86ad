import { mailEncryptionPurpose } from '#app/data/delivery/encrypted-mail.server.ts';
import { webhookEncryptionPurpose } from '#app/data/delivery/webhooks.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { createPushStore } from '#app/data/notifications/push-store.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { createPushSender } from '#app/services/push/push.ts';
import { createWebhooks } from '#app/services/webhooks/webhooks.ts';
import type { ServiceSettings } from '../service-settings.ts';
import { createMailWatch } from './mail-watch.ts';
import {
  createOutboxDelivery,
  openMailDelivery,
  type MailTexts,
} from './outbox-delivery.server.ts';

/** Browser subscriptions and the sender of messages to them; null if Web Push is not configured. */
export function openPush(database: Database, secret: string, { push, now }: ServiceSettings) {
  if (push === null) return null;
  const browsers = createPushStore(database, createEncryption(secret, 'push'), now);
  return { publicKey: push.publicKey, browsers, sender: createPushSender(push) };
}

export function openDelivery(
  {
    database,
    secret,
    push,
  }: { database: Database; secret: string; push: ReturnType<typeof openPush> },
  {
    database: place,
    smtpUrl,
    mailFrom,
    webhookAllowed,
    operationsLog,
    now,
    report,
  }: ServiceSettings,
  texts: MailTexts,
) {
  const mailDelivery = openMailDelivery({ smtpUrl, from: mailFrom }, texts);
  const mailWatch = createMailWatch(database, operationsLog);
  const outbox = createOutboxDelivery({
    database,
    webhookEncryption: createEncryption(secret, webhookEncryptionPurpose),
    mailEncryption: createEncryption(secret, mailEncryptionPurpose),
    mailDelivery,
    webhooks: createWebhooks({ allowed: webhookAllowed }),
    push,
    emailOf: texts.emailOf,
    onMailSettled: mailWatch.settled,
    now,
    random: Math.random,
    report,
  });
  // With an in-memory database, tests deliver by hand.
  if (!('memory' in place)) outbox.start();
  return { mail: mailDelivery.mail, outbox, mailWatch };
}
