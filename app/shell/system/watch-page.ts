import type { Analytics, ErrorKind } from '#app/domain/system/system-state.ts';
import { stopMotion } from '#app/ui/motion.ts';
import { count } from './count.ts';
import type { System } from './system.ts';

/** Bookings have the attribute, and a click on a phone number counts as one; every form except search counts. */
const bookings = '[data-conversion], a[href^="tel:"]';
const noConversions = 'search, [role="search"], :invalid';

/**
 * Feeds the system state with uncaught errors, clicks, forms and bookings of the page, stops all motion while
 * animations are off, and keeps floating buttons off controls. Sends nothing.
 *
 * @returns stops it
 */
export function watchPage(system: System): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const addError = (kind: ErrorKind, reason: unknown) =>
    system.dispatch({
      type: 'add-error',
      error: { kind, message: messageOf(reason), at: Date.now() },
    });
  window.addEventListener('error', ({ error, message }) => addError('script', error ?? message), {
    signal,
  });
  window.addEventListener('unhandledrejection', ({ reason }) => addError('rejection', reason), {
    signal,
  });

  // Captured before any handler can stop the event, and counted after all handlers: React must not render in between.
  const onCapture = (
    type: 'click' | 'submit',
    counters: (target: Element) => (keyof Analytics)[],
  ) =>
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const counted = counters(target);
        window.setTimeout(() => counted.forEach((counter) => count(system, counter)));
      },
      { capture: true, signal },
    );
  onCapture('click', (target) =>
    target.closest(bookings) ? ['userInteractions', 'conversionEvents'] : ['userInteractions'],
  );
  // A submission that native validation rejects is not counted.
  onCapture('submit', (form) => (form.closest(noConversions) ? [] : ['conversionEvents']));

  const followAnimations = () => stopMotion('system', !system.read().features.animationsEnabled);
  followAnimations();
  const unsubscribe = system.subscribe(followAnimations);

  // Failing to load either does not affect the page.
  import('./watch-vitals.ts')
    .then(({ watchVitals }) => {
      if (!signal.aborted) watchVitals(system, signal);
    })
    .catch(() => undefined);
  // On wide screens floating buttons stand beside the text.
  if (window.matchMedia('(width < 80rem)').matches)
    import('./clear-controls.ts')
      .then(({ keepControlsClear }) => {
        if (!signal.aborted) keepControlsClear(signal);
      })
      .catch(() => undefined);

  return () => {
    listening.abort();
    unsubscribe();
  };
}

/** Message of an error or a rejection, which may be any value. */
function messageOf(reason: unknown): string {
  try {
    return String(reason);
  } catch {
    return typeof reason;
  }
}
