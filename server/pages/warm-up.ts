import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteServer } from '../create-server.ts';

/**
 * Renders every cacheable page once, one at a time and after real visitors. A page that fails is left to its first
 * visitor, whose request will report the failure.
 *
 * @param languages those in which addresses without a prefix are rendered
 */
export async function warmUp(
  server: Pick<SiteServer, 'warm'>,
  addresses: readonly string[],
  languages: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    // The language prefix is the first segment, or the second for hydration data.
    const fixed = languages.find((language) => address.split('/', 3).includes(language));
    for (const language of fixed ? [fixed] : languages) {
      // One at a time, so that visitors are not delayed.
      // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
      await server.warm(address, language).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop -- yields to waiting requests
      await nextTurn();
    }
  }
}
