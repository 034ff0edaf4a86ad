import { createHmac } from 'node:crypto';

/** What is signed: which message, when it was sent, and its body as it goes over the wire. */
interface Signed {
  id: string;
  /** Seconds since the epoch. */
  timestamp: number;
  body: string;
}

const prefix = 'whsec_';

/** A secret as people copy it, from its bytes. */
export function secretFrom(bytes: Uint8Array): string {
  return prefix + Buffer.from(bytes).toString('base64');
}

/**
 * The three headers of Standard Webhooks (https://www.standardwebhooks.com), which receivers verify with a library of
 * their language or as docs/webhooks.md shows. Several secrets sign side by side while one takes over from the other.
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
