import { pageMeasuresPath, type PageMeasures } from '#app/domain/system/page-measures.ts';
import type { System } from '../../system/system.ts';

/**
 * Sends the page's Web Vitals once, when it is left or hidden. Call only with consent to analytics.
 *
 * @returns stops it, for a withdrawal
 */
export function sendMeasures(system: System): () => void {
  const leaving = new AbortController();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState !== 'hidden') return;
      leaving.abort();
      const { lcp, inp, cls } = system.read().vitals;
      navigator.sendBeacon(
        pageMeasuresPath,
        JSON.stringify({ lcp, inp, cls } satisfies PageMeasures),
      );
    },
    { signal: leaving.signal },
  );
  return () => leaving.abort();
}
