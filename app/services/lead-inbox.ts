import type { ContactRequest } from '#app/domain/contact.ts';
import type { Lead } from '#app/domain/team/team.ts';

/** A visitor's request with everything that came along with it. */
export interface ContactLead extends Lead, ContactRequest {
  language: string;
  /** Path and query of the tool whose result the visitor attached, or empty. */
  origin: string;
}

/**
 * Where leads go. A lead is kept before the visitor is answered; the same key always means the same lead.
 *
 * @throws when it could not be kept
 */
export interface LeadInbox {
  /** @returns the reference that the visitor is given */
  receive(key: string, lead: ContactLead): Promise<string>;
}

/** How many keys are remembered: enough for every double press, bounded for everything else. */
const remembered = 10_000;

/** Keeps each lead as one line of the server's log, until there is a database. */
export function createLogInbox(
  write: (lead: ContactLead & { reference: string }) => void,
): LeadInbox {
  const references = new Map<string, string>();
  return {
    async receive(key, lead) {
      const known = references.get(key);
      if (known !== undefined) return known;
      const reference = referenceOf(lead.id);
      write({ ...lead, reference });
      references.set(key, reference);
      const oldest = references.keys().next().value;
      if (references.size > remembered && oldest !== undefined) references.delete(oldest);
      return reference;
    },
  };
}

/** What a visitor can read out on the telephone: `IL-3F9A-07C2`. */
function referenceOf(id: string): string {
  const digits = id.slice(-8).toUpperCase();
  return `IL-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
