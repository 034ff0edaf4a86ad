import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import { decryptMail } from '#app/data/delivery/encrypted-mail.server.ts';
import { createOutboxWorker, type OutboxWorker } from '#app/data/delivery/outbox-worker.server.ts';
import type { ClaimedMessage, Settlement } from '#app/data/delivery/outbox.server.ts';
import type { Message } from '#app/data/delivery/topic-worker.server.ts';
import { recordDelivery } from '#app/data/delivery/webhook-deliveries.server.ts';
import { openEndpoint } from '#app/data/delivery/webhooks.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { PushStore } from '#app/data/notifications/push-store.server.ts';
import type { Encryption } from '#app/data/secrets/encryption.server.ts';
import { greetable, type Email } from '#app/domain/delivery/email.ts';
import { toHeaderText, toMailAddress } from '#app/domain/delivery/mail-address.ts';
import {
  personalTemplates,
  type Correspondent,
  type MailRequest,
} from '#app/domain/delivery/mail-request.ts';
import { DeliveryFailure } from '#app/domain/delivery/outbox.ts';
import { oneAtATime } from '#app/domain/one-at-a-time.ts';
import type { Random } from '#app/domain/random.ts';
import { invitationFile, methodOf } from '#app/services/calendar/invitation.ts';
import { emailHtml } from '#app/services/mail/email-html.ts';
import { emailText } from '#app/services/mail/email-text.ts';
import { mailText } from '#app/services/mail/mail-text.ts';
import type { Mail, OutgoingMail, Sender } from '#app/services/mail/mail.ts';
import { createSmtpMail } from '#app/services/mail/smtp-mail.ts';
import type { PushSender } from '#app/services/push/push.ts';
import { secretFrom } from '#app/services/webhooks/sign.ts';
import type { Webhooks } from '#app/services/webhooks/webhooks.ts';
import type { MailWatch } from './mail-watch.ts';

/** Texts of emails. */
export interface MailTexts {
  emailOf: (request: MailRequest, greetable: (name: string) => string) => Email;
  /** Sender name and address, if none is configured. */
  sender: { name: string; address: string };
}

/** Mail transport. */
export interface MailDelivery {
  readonly sender: Sender;
  /** The SMTP server; null to keep emails in the outbox. */
  readonly mail: Mail | null;
}

/** @throws Error when the sender is not an email address; the configuration checks it beforehand */
export function openMailDelivery(
  { smtpUrl, from }: { smtpUrl: string | null; from: string | null },
  { sender: { name, address: own } }: Pick<MailTexts, 'sender'>,
): MailDelivery {
  const address = toMailAddress(from ?? own);
  if (address === null) throw new Error('MAIL_FROM is not a mail address');
  const sender: Sender = { name: toHeaderText(name), address };
  return { sender, mail: smtpUrl === null ? null : createSmtpMail(smtpUrl, sender) };
}

/** Web Push: browser subscriptions and the sender. */
interface PushDelivery {
  browsers: Pick<PushStore, 'open' | 'forget'>;
  sender: PushSender;
}

interface OutboxDelivery {
  database: Database;
  /** Decrypts the secrets of webhook endpoints. */
  webhookEncryption: Encryption;
  /** Decrypts emails that grant access to an account, and encrypts those that are kept. */
  mailEncryption: Encryption;
  mailDelivery: MailDelivery;
  webhooks: Webhooks;
  /** Null if Web Push is not configured. */
  push: PushDelivery | null;
  emailOf: MailTexts['emailOf'];
  /** Receives the result of each attempt to send an email. */
  onMailSettled?: MailWatch['settled'];
  now: () => number;
  random: Random;
  report: (error: unknown) => void;
}

/**
 * Creates the worker that delivers the outbox: renders emails and sends or keeps them, calls webhooks and logs each
 * attempt, and sends Web Push messages.
 */
export function createOutboxDelivery({
  database,
  webhookEncryption,
  mailEncryption,
  mailDelivery: { mail, sender },
  webhooks,
  push,
  emailOf,
  onMailSettled,
  now,
  random,
  report,
}: OutboxDelivery): OutboxWorker {
  const { db } = database;
  async function sendMail(message: Message<'mail'>, signal: AbortSignal): Promise<string | void> {
    const outgoing = renderMail(message, { mailEncryption, emailOf, date: new Date(now()) });
    if (mail) return mail.send(outgoing, signal);
    const text = mailText(outgoing, sender);
    return 'sealed' in message.payload ? mailEncryption.encrypt(Buffer.from(text)) : text;
  }

  async function callWebhook(
    { id, attempt, payload: { endpointId, event } }: Message<'webhook'>,
    signal: AbortSignal,
  ): Promise<void> {
    const endpoint = await openEndpoint(db, webhookEncryption, endpointId, new Date(now()));
    if (!endpoint) throw new DeliveryFailure('webhook-no-endpoint', { isFinal: true });
    const secrets = endpoint.secrets.map(secretFrom);
    const call = { id, url: endpoint.url, secrets, event, now: now() };
    const { status, failure, duration } = await webhooks.send(call, signal);
    await recordDelivery(db, {
      messageId: id,
      endpointId,
      event: event.type,
      attempt,
      status,
      failure: failure?.code ?? null,
      duration,
      at: new Date(now()),
    });
    if (failure) throw failure;
  }

  async function tellBrowser(
    { payload: { subscriptionId, note } }: Message<'push'>,
    signal: AbortSignal,
  ): Promise<void> {
    const subscription = push && (await push.browsers.open(subscriptionId));
    if (!subscription) throw new DeliveryFailure('push-no-browser', { isFinal: true });
    try {
      await push.sender.send({ subscription, note, now: now() }, signal);
    } catch (error) {
      if (error instanceof DeliveryFailure && error.isFinal)
        await push.browsers.forget(subscriptionId);
      throw error;
    }
  }

  const deliver = { mail: sendMail, webhook: callWebhook, push: tellBrowser };
  const countMails = oneAtATime(() => countTopicChange(db, 'mails'));
  const countLeads = oneAtATime(() => countTopicChange(db, 'leads'));
  // The administration shows failed emails, the inbox those of its leads.
  async function settled(message: ClaimedMessage, outcome: Settlement): Promise<void> {
    const { topic, payload, lastError } = message;
    if (topic === 'mail') {
      onMailSettled?.(outcome);
      if ('error' in outcome || lastError !== null) await countMails();
    }
    if ('template' in payload && payload.template.startsWith('lead-')) await countLeads();
  }

  return createOutboxWorker({ database, deliver, settled, now, random, report });
}

/** @throws DeliveryFailure for a mail without an address, or one that cannot be decrypted */
function renderMail(
  { id, payload }: Message<'mail'>,
  {
    mailEncryption,
    emailOf,
    date,
  }: { mailEncryption: Encryption; emailOf: MailTexts['emailOf']; date: Date },
): OutgoingMail {
  const to = toMailAddress(payload.to);
  if (to === null) throw new DeliveryFailure('mail-no-address', { isFinal: true });
  const request = decryptMail(mailEncryption, payload);
  if (request === null) throw new DeliveryFailure('mail-sealed', { isFinal: true });
  const email = emailOf(request, greetable);
  const { language } = email;
  const subject = toHeaderText(email.subject);
  const [text, html] = [emailText(email), emailHtml(email)];
  const { answers = [] } = request;
  const replyTo = request.replyTo ? senderOf(request.replyTo) : null;
  const isPersonal = personalTemplates.includes(request.template);
  const head = { id, to, replyTo, answers, isPersonal, language, subject, date };
  const invitation = email.event && {
    method: methodOf(email.event),
    file: invitationFile(email.event),
  };
  return { ...head, text, html, invitation };
}

/** A correspondent as a valid header value; null without a usable address. */
function senderOf({ name, address: given }: Correspondent): Sender | null {
  const address = toMailAddress(given);
  return address && { name: toHeaderText(name), address };
}
