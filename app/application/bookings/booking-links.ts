import { createSigner } from '#app/data/secrets/signatures.server.ts';
import { referencePattern } from '#app/domain/leads/lead-reference.ts';
import { withPrefix } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';

/** Links with which their holder can view, move and cancel one booking. */
export interface BookingLinks {
  /** Absolute URLs of a booking's page and calendar file. */
  of(reference: string, language: Language): { manageUrl: string; calendarUrl: string };
  /** The query string of such a link. */
  query(reference: string): string;
  /** The reference in such a link; null when the signature is invalid. */
  read(query: URLSearchParams): string | null;
}

/**
 * @param secret the site's secret
 * @returns the links of a site, by its origin: scheme and host
 */
export function createBookingLinks(secret: string): (origin: string) => BookingLinks {
  const signer = createSigner(secret, 'booking');
  const queryOf = (reference: string) =>
    new URLSearchParams({ reference, signature: signer.sign(reference) }).toString();
  return (origin) => ({
    query: queryOf,
    of(reference, language) {
      const query = queryOf(reference);
      return {
        manageUrl: origin + withPrefix(`/${language}`, `/rendez-vous?${query}`),
        calendarUrl: `${origin}/rendez-vous.ics?${query}`,
      };
    },
    read(query) {
      const reference = query.get('reference') ?? '';
      const isOurs =
        referencePattern.test(reference) &&
        signer.isSigned(reference, query.get('signature') ?? '');
      return isOurs ? reference : null;
    },
  });
}
