import { createHmac } from 'node:crypto';

/** The signed content; `body` as sent over the wire. */
interface Signed {
  id: string;
  /** Seconds since the epoch. */
  timestamp: number;
  body: string;
}

const prefix = 'whsec_';

/** A secret in its textual form. */
export function secretFrom(bytes: Uint8Array): string {
  return prefix + Buffer.from(bytes).toString('base64');
}

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com); docs/webhooks.md shows how to verify them.
 * While a secret is being replaced, both sign.
 */
export function signatureHeaders(
  { id, timestamp, body }: Signed,
  secrets: readonly string[],
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
