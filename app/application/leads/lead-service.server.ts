import { createHash } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { createLeadStore, type LeadStore } from '#app/data/lead-store.server.ts';
import {
  createSigner,
  newFillToken,
  readFillToken,
  type Signer,
} from '#app/data/signatures.server.ts';
import type { FillTime } from '#app/domain/leads/spam.ts';
import { referencePattern } from '#app/domain/leads/lead.ts';
import { servicesContext } from './services.ts';

/** What forms that end as a lead need of the server. */
export interface LeadDesk {
  readonly store: LeadStore;
  /** A network address as it is counted by: the same for a day, and nobody's name. */
  senderOf(address: string, now: number): string;
  newToken(now: number): string;
  readToken(token: string, now: number): { fill: FillTime; nonce: string | null };
  /** The query of the link under which a visitor sees what became of a message. */
  statusQuery(reference: string, now: number): string;
  /** The reference in such a link, or null when we did not make the link or its time is over. */
  readStatusQuery(query: URLSearchParams, now: number): string | null;
}

const day = 86_400_000;

/** How long a status link holds, in days: longer than any first exchange. */
const statusDays = 90;

export function leadDeskOf(context: Readonly<RouterContextProvider>): LeadDesk {
  const { database, secret } = context.get(servicesContext);
  return createLeadDesk(createLeadStore(database), secret);
}

export function createLeadDesk(store: LeadStore, secret: string): LeadDesk {
  const signers = new Map<string, Signer>();
  const signer = (purpose: string) => {
    const made = signers.get(purpose) ?? createSigner(secret, purpose);
    signers.set(purpose, made);
    return made;
  };
  return {
    store,
    senderOf: (address, now) =>
      signer('lead-sender').pseudonym(`${Math.floor(now / day)} ${address}`),
    newToken: (now) => newFillToken(signer('lead-form'), now),
    readToken: (token, now) => readFillToken(signer('lead-form'), token, now),
    statusQuery(reference, now) {
      const until = String(Math.floor(now / day) + statusDays);
      const signature = signer('lead-status').sign(`${reference} ${until}`);
      return new URLSearchParams({ reference, jusque: until, signature }).toString();
    },
    readStatusQuery(query, now) {
      const reference = query.get('reference') ?? '';
      const until = query.get('jusque') ?? '';
      if (!referencePattern.test(reference) || !/^\d{1,6}$/.test(until)) return null;
      const isOurs = signer('lead-status').isSigned(
        `${reference} ${until}`,
        query.get('signature') ?? '',
      );
      return isOurs && Number(until) >= Math.floor(now / day) ? reference : null;
    },
  };
}

/**
 * One key for one message: the words that were sent from one opening of the form, or on one day where nobody knows which
 * opening it was. A second press, a reload and a retry find the first.
 */
export function messageKey(words: object, nonce: string | null, now: number): string {
  const occasion = nonce ?? new Date(now).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([occasion, words]))
    .digest('base64url');
}
