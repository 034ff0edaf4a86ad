import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail, Sender } from './mail.ts';

/** The nodemailer options of an email. */
export function compose(mail: OutgoingMail, from: Sender): SendMailOptions {
  const { id, to, replyTo, answers, isPersonal, subject, language, text, html, date } = mail;
  const { invitation } = mail;
  const earlier = answers.map((each) => messageIdOf(each, from));
  return {
    // Objects and an envelope: strings would be parsed as address lists.
    from: { name: from.name, address: from.address },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address } }),
    envelope: { from: from.address, to: [to] },
    subject,
    text,
    html,
    date,
    messageId: messageIdOf(id, from),
    // Mail programs show it as a reply in the conversation (RFC 5322 §3.6.4).
    ...(earlier.length > 0 && { inReplyTo: earlier.at(-1), references: earlier }),
    ...(invitation && {
      icalEvent: {
        method: invitation.method,
        filename: 'invitation.ics',
        content: invitation.file,
      },
    }),
    textEncoding: 'quoted-printable',
    headers: {
      'Content-Language': language,
      // Suppresses automatic replies (RFC 3834; the second header is Exchange's).
      ...(!isPersonal && {
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      }),
    },
    // Never attach local files or fetched URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Message-ID of an outbox message, the same for every attempt. */
function messageIdOf(id: string, { address }: Sender): string {
  return `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`;
}
