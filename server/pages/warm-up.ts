import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { AppBuild } from '../app-build.ts';
import type { SiteServer } from '../create-server.ts';

/** Milliseconds between the pages and the search indexes: by then the memory that starting has used is free again. */
const untilIndexes = 30_000;

/**
 * Renders every cacheable page once, then builds the search indexes, so that no visitor waits for either. A page that
 * fails is left to its first visitor, whose request will report the failure.
 */
export async function warmUp(
  server: Pick<SiteServer, 'warm'>,
  {
    cacheableAddresses,
    languages,
    searchIndexes,
  }: Pick<AppBuild['entry'], 'cacheableAddresses' | 'languages' | 'searchIndexes'>,
  rest = untilIndexes,
): Promise<void> {
  const pages = cacheableAddresses.flatMap((address) => {
    // The language prefix is the first segment, or the second for hydration data.
    const fixed = languages.find((language) => address.split('/', 3).includes(language));
    const own = fixed ? [fixed] : languages;
    return own.map((language) => () => server.warm(address, language).catch(() => undefined));
  });
  const indexes = languages.flatMap((language) =>
    searchIndexes.map((indexOf) => () => indexOf(language)),
  );
  await inTurn(pages);
  await pause(rest, undefined, { ref: false });
  await inTurn(indexes);
}

async function inTurn(steps: readonly (() => unknown)[]): Promise<void> {
  for (const step of steps) {
    // One at a time, so that visitors are not delayed.
    // oxlint-disable-next-line no-await-in-loop -- sequential on purpose
    await step();
    // oxlint-disable-next-line no-await-in-loop -- yields to waiting requests
    await nextTurn();
  }
}
