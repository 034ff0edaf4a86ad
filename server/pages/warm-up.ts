import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteServer } from './create-server.ts';

/** The languages whose visitors a bare address is rendered for. */
const languages = ['fr', 'en', 'es'] as const;

/**
 * Renders every cacheable page once, one after the other and behind real visitors. A page that fails is left for its
 * first visitor, whose request will report the failure.
 */
export async function warmUp(
  server: Pick<SiteServer, 'warm'>,
  addresses: readonly string[],
): Promise<void> {
  for (const address of addresses) {
    // The first part of the path, or the second where the first one asks for hydration data.
    const fixed = languages.find((language) => address.split('/', 3).includes(language));
    for (const language of fixed ? [fixed] : languages) {
      // One at a time: visitors come first.
      // oxlint-disable-next-line no-await-in-loop -- the order is the point
      await server.warm(address, language).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop -- lets waiting requests in between
      await nextTurn();
    }
  }
}
