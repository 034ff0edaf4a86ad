import type { OutgoingMail, Sender } from './mail.ts';

/** An email as readable text: its headers, and its body as plain text. */
export function mailText({ to, replyTo, subject, date, text }: OutgoingMail, from: Sender): string {
  const head = [
    `From: ${from.name} <${from.address}>`,
    `To: ${to}`,
    ...(replyTo ? [`Reply-To: ${replyTo.name} <${replyTo.address}>`] : []),
    `Date: ${date.toISOString()}`,
    `Subject: ${subject}`,
  ];
  return `${head.join('\n')}\n\n${text}`;
}
