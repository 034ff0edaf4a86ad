import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { toHeaderText, toMailAddress, type MailAddress } from '#app/domain/mail/address.ts';
import { DeliveryFailure } from '#app/domain/outbox.ts';
import { readMime } from '../../../test/mime.ts';
import { openSmtpSink } from '../../../test/smtp-sink.ts';
import { createFileMail } from './file-mail.ts';
import type { Mail, OutgoingMail } from './mail.ts';
import { createSmtpMail } from './smtp-mail.ts';

function address(text: string): MailAddress {
  const known = toMailAddress(text);
  if (known === null) throw new Error(`${text} is no address`);
  return known;
}

const from = { name: toHeaderText('Iluma, Visibilité'), address: address('bonjour@iluma.example') };
const sink = await openSmtpSink();
const directory = await mkdtemp(join(tmpdir(), 'iluma-mail-'));
const smtp = createSmtpMail(sink.url, from);
const files = createFileMail(join(directory, 'outbox'), from);
afterAll(async () => {
  smtp.close();
  await sink.close();
  await rm(directory, { recursive: true });
});

const id = '01945f2e-0000-7000-8000-000000000001';

const mail: OutgoingMail = {
  id,
  to: address('ana.roy+devis@exemple.example'),
  language: 'fr',
  subject: toHeaderText('Votre demande est arrivée — référence IL-7K2M-40QX ☄'),
  text: 'Bonjour Ana,\n\nC’est reçu : 10 € = « tout compris ».\n.\n\nFrom nous\n',
  html: '<!doctype html>\n<p>C’est reçu : 10&nbsp;€.</p>\n',
  date: new Date(Date.UTC(2026, 0, 15, 12)),
};

/** Each way with what became of a mail on it: the bytes that left. */
const ways: [name: string, way: Mail, last: () => Promise<string>][] = [
  ['SMTP', smtp, async () => sink.caught.at(-1)?.raw ?? ''],
  ['files', files, () => readFile(join(directory, 'outbox', `${id}.eml`), 'utf8')],
];

describe.each(ways)('mail by %s', (_name, way, last) => {
  it('arrives with its headers and both of its bodies', async () => {
    await way.send(mail);
    const { headers, bodies } = readMime(await last());
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

  it('is the same mail when it is sent again', async () => {
    await way.send(mail);
    const first = readMime(await last()).headers.get('message-id');
    await way.send(mail);
    expect(readMime(await last()).headers.get('message-id')).toEqual(first);
  });

  it('has no header more, whatever a subject was made of', async () => {
    const hostile = 'Bonjour\r\nBcc: spy@evil.example\r\n\r\n<script>alert(1)</script>';
    await way.send({ ...mail, subject: toHeaderText(hostile) });
    const { headers, bodies } = readMime(await last());
    expect(headers.has('bcc')).toBe(false);
    expect(headers.get('subject')).toEqual([
      'Bonjour Bcc: spy@evil.example <script>alert(1)</script>',
    ]);
    expect([...bodies.keys()]).toEqual(['text/plain', 'text/html']);
  });

  it('keeps its lines within what SMTP allows', async () => {
    await way.send({ ...mail, text: 'x'.repeat(5000), subject: toHeaderText('é'.repeat(200)) });
    const lines = (await last()).split('\r\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(998);
  });
});

describe('mail by SMTP', () => {
  it('names sender and recipient in the envelope, and nobody else', async () => {
    await smtp.send(mail);
    expect(sink.caught.at(-1)).toMatchObject({ from: from.address, to: [mail.to] });
  });

  it.each([
    [550, 'a mailbox that is not there', true],
    [450, 'a mailbox that is busy', false],
  ])('a %i of the server, %s, is final: %s', async (code, words, isFinal) => {
    sink.refuseWith({ code, words });
    const failure: unknown = await smtp.send(mail).catch((error: unknown) => error);
    sink.refuseWith(null);
    expect(failure).toBeInstanceOf(DeliveryFailure);
    expect(failure).toMatchObject({ isFinal, code: `smtp-eenvelope-${code}` });
    expect(String(failure)).not.toContain(mail.to);
  });

  it('a server that is away is tried again', async () => {
    const gone = await openSmtpSink();
    await gone.close();
    const nowhere = createSmtpMail(gone.url, from);
    await expect(nowhere.send(mail)).rejects.toMatchObject({ isFinal: false, code: /^smtp-e/ });
    nowhere.close();
  });

  it('can be called off', async () => {
    await expect(smtp.send(mail, AbortSignal.abort())).rejects.toBeInstanceOf(DeliveryFailure);
  });
});

describe('mail in files', () => {
  it('can be read by people, and by nobody else on the machine', async () => {
    await files.send(mail);
    expect(await files.read(id)).toBe(
      `From: Iluma, Visibilité <bonjour@iluma.example>
To: ana.roy+devis@exemple.example
Date: 2026-01-15T12:00:00.000Z
Subject: ${mail.subject}

${mail.text}`,
    );
    const folder = join(directory, 'outbox');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, `${id}.txt`))).mode & 0o777).toBe(0o600);
  });

  it('leaves two files a mail, and none once it is removed', async () => {
    await files.send(mail);
    expect((await readdir(join(directory, 'outbox'))).toSorted()).toEqual([
      `${id}.eml`,
      `${id}.txt`,
    ]);
    await files.remove([id]);
    await files.remove([id]);
    expect(await readdir(join(directory, 'outbox'))).toEqual([]);
    expect(await files.read(id)).toBeNull();
  });

  it.each(['../secret', 'a/b', '', '..', 'x.eml\0'])('%j is no id', async (bad) => {
    await expect(files.send({ ...mail, id: bad })).rejects.toThrow(TypeError);
    expect(await files.read(bad)).toBeNull();
  });

  it('a folder that cannot be written to is tried again', async () => {
    const blocked = createFileMail(join(directory, 'outbox', `${id}.eml`), from);
    await files.send(mail);
    await expect(blocked.send(mail)).rejects.toMatchObject({ isFinal: false, code: /^file-e/ });
  });
});
