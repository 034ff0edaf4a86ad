import type { Database } from '#app/data/database.server.ts';
import {
  createOutboxWorker,
  type Message,
  type OutboxWorker,
} from '#app/data/outbox-worker.server.ts';
import { openMail } from '#app/data/sealed-mail.server.ts';
import type { Seal } from '#app/data/seal.server.ts';
import { openEndpoint, recordDelivery } from '#app/data/webhooks.server.ts';
import { toHeaderText, toMailAddress } from '#app/domain/mail/address.ts';
import { greetable, type Letter } from '#app/domain/mail/letter.ts';
import type { MailRequest } from '#app/domain/mail/mail-request.ts';
import { DeliveryFailure } from '#app/domain/outbox.ts';
import type { Random } from '#app/domain/random.ts';
import { createFileMail, type FileMail } from '#app/services/mail/file-mail.ts';
import { letterHtml } from '#app/services/mail/letter-html.ts';
import { letterText } from '#app/services/mail/letter-text.ts';
import type { Mail, Sender } from '#app/services/mail/mail.ts';
import { createSmtpMail } from '#app/services/mail/smtp-mail.ts';
import { secretFrom } from '#app/services/webhooks/sign.ts';
import type { Webhooks } from '#app/services/webhooks/webhooks.ts';

/** What mails say, which this room may not know. */
export interface MailWords {
  letterOf: (request: MailRequest, greetable: (name: string) => string) => Letter;
  /** Name and address that mails come from where none is configured. */
  sender: { name: string; address: string };
}

/** How mail goes: by a server when there is one, else into files. */
export interface Post {
  readonly mail: Mail;
  /** Mails that were written down in place of being sent; null when a server takes them. */
  readonly files: FileMail | null;
}

/** @throws Error when the sender is no address, which the configuration has checked */
export function openPost(
  { smtpUrl, from, directory }: { smtpUrl: string | null; from: string | null; directory: string },
  { sender }: MailWords,
): Post {
  const address = toMailAddress(from ?? sender.address);
  if (address === null) throw new Error('MAIL_FROM is not a mail address');
  const who: Sender = { name: toHeaderText(sender.name), address };
  if (smtpUrl !== null) return { mail: createSmtpMail(smtpUrl, who), files: null };
  const files = createFileMail(directory, who);
  return { mail: files, files };
}

/** Sends what stands in the outbox: mails in the words of their language, webhooks with a line in their log. */
export function createOutbound({
  database: { db },
  seal,
  mailSeal,
  mail,
  webhooks,
  letterOf,
  now,
  random,
  report,
}: {
  database: Database;
  /** Opens the secrets of webhook endpoints. */
  seal: Seal;
  /** Opens mails that open an account. */
  mailSeal: Seal;
  mail: Mail;
  webhooks: Webhooks;
  letterOf: MailWords['letterOf'];
  now: () => number;
  random: Random;
  report: (error: unknown) => void;
}): OutboxWorker {
  async function sendMail({ id, payload }: Message<'mail'>, signal: AbortSignal): Promise<void> {
    const to = toMailAddress(payload.to);
    if (to === null) throw new DeliveryFailure('mail-no-address', { isFinal: true });
    const request = openMail(mailSeal, payload);
    if (request === null) throw new DeliveryFailure('mail-sealed', { isFinal: true });
    const letter = letterOf(request, greetable);
    const { language } = letter;
    const subject = toHeaderText(letter.subject);
    const [text, html] = [letterText(letter), letterHtml(letter)];
    await mail.send({ id, to, language, subject, text, html, date: new Date(now()) }, signal);
  }

  async function callWebhook(
    { id, attempt, payload: { endpointId, event } }: Message<'webhook'>,
    signal: AbortSignal,
  ): Promise<void> {
    const endpoint = await openEndpoint(db, seal, endpointId, new Date(now()));
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

  const deliver = { mail: sendMail, webhook: callWebhook };
  return createOutboxWorker({ db, deliver, now, random, report });
}
