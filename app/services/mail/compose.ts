import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail, Sender } from './mail.ts';

/** A mail in the terms of nodemailer, the same for every way it goes. */
export function compose(mail: OutgoingMail, from: Sender): SendMailOptions {
  const { id, to, subject, language, text, html, date } = mail;
  return {
    // Objects and an envelope, not strings: nothing is read as a list of addresses.
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    date,
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    textEncoding: 'quoted-printable',
    headers: {
      'Content-Language': language,
      // No machine answers a machine (RFC 3834; the other one is Exchange's).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    // Nothing in a mail is ever a file of this machine or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as it would go over the wire. */
export async function toEml(mail: OutgoingMail, from: Sender): Promise<Buffer> {
  const { message } = await composer.sendMail(compose(mail, from));
  if (!Buffer.isBuffer(message)) throw new TypeError('The composed mail is not in memory');
  return message;
}
