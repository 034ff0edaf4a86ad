import { createTransport } from 'nodemailer';
import type { NodemailerError } from 'nodemailer';
import { DeliveryFailure } from '#app/domain/delivery/outbox.ts';
import { compose } from './compose.ts';
import type { Mail, Sender } from './mail.ts';

/** Timeouts in milliseconds; in total shorter than the lease of a message. */
const patience = { connect: 10_000, greet: 10_000, answer: 30_000 } as const;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A connection pool to a mail server. TLS is mandatory except on loopback: implicit with `smtps:`, STARTTLS with `smtp:`.
 *
 * @param address such as `smtps://name:password@mail.example`
 */
export function createSmtpTransport(address: string) {
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  const user = decodeURIComponent(url.username);
  return createTransport({
    pool: true,
    maxConnections: 4,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !loopback.has(url.hostname),
    ignoreTLS: loopback.has(url.hostname),
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
    connectionTimeout: patience.connect,
    dnsTimeout: patience.connect,
    greetingTimeout: patience.greet,
    socketTimeout: patience.answer,
  });
}

/** Sends by SMTP through the server at the given address. */
export function createSmtpMail(address: string, from: Sender): Mail {
  const transport = createSmtpTransport(address);
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({ ...compose(mail, from), ...(signal && { signal }) });
      } catch (error) {
        throw failureOf(error as NodemailerError);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Final when the server permanently rejects this recipient or message. Rejected credentials and temporary failures are
 * retried.
 */
function failureOf({ code = 'ESOCKET', responseCode, permanent, command = '' }: NodemailerError) {
  const isFinal = permanent === true && /^(?:RCPT TO|DATA)$/.test(command);
  const reply = responseCode === undefined ? '' : `-${responseCode}`;
  return new DeliveryFailure(`smtp-${code.toLowerCase()}${reply}`, { isFinal });
}
