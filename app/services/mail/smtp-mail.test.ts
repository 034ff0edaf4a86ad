import { afterAll, describe, expect, it } from 'vitest';
import {
  toHeaderText,
  toMailAddress,
  type MailAddress,
} from '#app/domain/delivery/mail-address.ts';
import { DeliveryFailure } from '#app/domain/delivery/outbox.ts';
import { readMime } from '../../../test/mime.ts';
import { openSmtpSink } from '../../../test/smtp-sink.ts';
import { mailText } from './mail-text.ts';
import type { OutgoingMail } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

function address(text: string): MailAddress {
  const known = toMailAddress(text);
  if (known === null) throw new Error(`${text} is no address`);
  return known;
}

const from = { name: toHeaderText('Iluma, Visibilité'), address: address('bonjour@iluma.example') };
const sink = await openSmtpSink();
const smtp = createSmtpMail(sink.url, from);
afterAll(async () => {
  smtp.close();
  await sink.close();
});

const id = '01945f2e-0000-7000-8000-000000000001';

const mail: OutgoingMail = {
  id,
  to: address('ana.roy+devis@exemple.example'),
  replyTo: null,
  answers: [],
  isPersonal: false,
  language: 'fr',
  subject: toHeaderText('Votre demande est arrivée — référence IL-7K2M-40QX ☄'),
  text: 'Bonjour Ana,\n\nC’est reçu : 10 € = « tout compris ».\n.\n\nFrom nous\n',
  html: '<!doctype html>\n<p>C’est reçu : 10&nbsp;€.</p>\n',
  date: new Date(Date.UTC(2026, 0, 15, 12)),
  invitation: null,
};

/** The bytes of the last message sent. */
const last = () => sink.caught.at(-1)?.raw ?? '';

describe('mail by SMTP', () => {
  it('arrives with its headers and both bodies', async () => {
    await smtp.send(mail);
    const { headers, bodies } = readMime(last());
    expect(Object.fromEntries(headers)).toMatchObject({
      from: ['Iluma, Visibilité <bonjour@iluma.example>'],
      to: ['ana.roy+devis@exemple.example'],
      subject: [mail.subject],
      date: ['Thu, 15 Jan 2026 12:00:00 +0000'],
      'message-id': [`<${id}@iluma.example>`],
      'content-language': ['fr'],
      'auto-submitted': ['auto-generated'],
    });
    expect(bodies.get('text/plain')?.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text.trimEnd());
    expect(bodies.get('text/html')?.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.html.trimEnd());
  });

  it('has Reply-To, In-Reply-To and References headers', async () => {
    const replyTo = { name: toHeaderText('Ana\r\nBcc: x@y.example'), address: mail.to };
    await smtp.send({ ...mail, replyTo, answers: ['a', 'b'], isPersonal: true });
    const { headers } = readMime(last());
    expect(headers.get('reply-to')).toEqual([`"Ana Bcc: x@y.example" <${mail.to}>`]);
    expect(headers.get('in-reply-to')).toEqual(['<b@iluma.example>']);
    expect(headers.get('references')).toEqual(['<a@iluma.example> <b@iluma.example>']);
    expect(headers.has('bcc')).toBe(false);
    expect(headers.has('auto-submitted')).toBe(false);
    expect(sink.caught.at(-1)?.to).toEqual([mail.to]);
  });

  it('has the same Message-ID when sent again', async () => {
    await smtp.send(mail);
    const first = readMime(last()).headers.get('message-id');
    await smtp.send(mail);
    expect(readMime(last()).headers.get('message-id')).toEqual(first);
  });

  it('has no injected header, for any subject', async () => {
    const hostile = 'Bonjour\r\nBcc: spy@evil.example\r\n\r\n<script>alert(1)</script>';
    await smtp.send({ ...mail, subject: toHeaderText(hostile) });
    const { headers, bodies } = readMime(last());
    expect(headers.has('bcc')).toBe(false);
    expect(headers.get('subject')).toEqual([
      'Bonjour Bcc: spy@evil.example <script>alert(1)</script>',
    ]);
    expect([...bodies.keys()]).toEqual(['text/plain', 'text/html']);
  });

  it('keeps lines within the limits of SMTP', async () => {
    await smtp.send({ ...mail, text: 'x'.repeat(5000), subject: toHeaderText('é'.repeat(200)) });
    const lines = last().split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  it('has only the sender and the recipient in its envelope', async () => {
    await smtp.send(mail);
    expect(sink.caught.at(-1)).toMatchObject({ from: from.address, to: [mail.to] });
  });

  it.each([
    [550, 'a mailbox that is not there', true],
    [450, 'a mailbox that is busy', false],
  ])('fails on %i (%s); final: %s', async (code, words, isFinal) => {
    sink.refuseWith({ code, words });
    const failure: unknown = await smtp.send(mail).catch((error: unknown) => error);
    sink.refuseWith(null);
    expect(failure).toBeInstanceOf(DeliveryFailure);
    expect(failure).toMatchObject({ isFinal, code: `smtp-eenvelope-${code}` });
    expect(String(failure)).not.toContain(mail.to);
  });

  it('can be retried when the server is unavailable', async () => {
    const gone = await openSmtpSink();
    await gone.close();
    const nowhere = createSmtpMail(gone.url, from);
    await expect(nowhere.send(mail)).rejects.toMatchObject({ isFinal: false, code: /^smtp-e/ });
    nowhere.close();
  });

  it('can be aborted', async () => {
    await expect(smtp.send(mail, AbortSignal.abort())).rejects.toBeInstanceOf(DeliveryFailure);
  });
});

it('the stored file of an email is readable', () => {
  expect(mailText(mail, from)).toBe(
    `From: Iluma, Visibilité <bonjour@iluma.example>
To: ana.roy+devis@exemple.example
Date: 2026-01-15T12:00:00.000Z
Subject: ${mail.subject}

${mail.text}`,
  );
});
