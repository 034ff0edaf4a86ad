import { day } from '#app/domain/durations.ts';
import type { Signer } from './signatures.server.ts';

export interface ExpiringLinks {
  /** @param from epoch milliseconds */
  readonly queryOf: (id: string, from: number) => string;
  /**
   * The id in a query string; null when the signature is invalid or the link has expired.
   *
   * @param now epoch milliseconds
   */
  readonly read: (query: Pick<URLSearchParams, 'get'>, now: number) => string | null;
}

/**
 * Signed links that expire: anyone with a link may do what its page offers.
 *
 * @param parameter name of the query parameter with the id
 * @param days how long a link is valid, in whole days (UTC)
 */
export function createExpiringLinks(
  signer: Signer,
  parameter: string,
  days: number,
): ExpiringLinks {
  return {
    queryOf(id, from) {
      const until = String(Math.floor(from / day) + days);
      const signature = signer.sign(`${id} ${until}`);
      return new URLSearchParams({ [parameter]: id, jusque: until, signature }).toString();
    },
    read(query, now) {
      const id = query.get(parameter) ?? '';
      const until = query.get('jusque') ?? '';
      if (id === '' || until === '') return null;
      const isOurs = signer.isSigned(`${id} ${until}`, query.get('signature') ?? '');
      return isOurs && Number(until) >= Math.floor(now / day) ? id : null;
    },
  };
}
