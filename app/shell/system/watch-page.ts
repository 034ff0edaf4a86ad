import type { Analytics, ErrorKind } from '#app/domain/system-state.ts';
import { stopMotion } from '#app/ui/motion.ts';
import { count } from './count.ts';
import type { System } from './system.ts';

/** A booking has the attribute, and who dials is as good as booked; any form that is no search counts by itself. */
const bookings = '[data-conversion], a[href^="tel:"]';
const noConversions = 'search, [role="search"], :invalid';

/**
 * Feeds the system state with what happens on the page: errors that nobody caught, clicks, forms and bookings; and stops
 * all motion while animations are switched off. Nothing is sent anywhere.
 *
 * @returns how to stop
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

  // Heard before anybody can stop the event, counted after everybody has had it: React must not render in between.
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
  // What the fields themselves refuse is none, whoever tells the visitor.
  onCapture('submit', (form) => (form.closest(noConversions) ? [] : ['conversionEvents']));

  const followAnimations = () => stopMotion('system', !system.read().features.animationsEnabled);
  followAnimations();
  const unsubscribe = system.subscribe(followAnimations);

  import('./watch-vitals.ts')
    .then(({ watchVitals }) => {
      if (!signal.aborted) watchVitals(system, signal);
    })
    // A page is not worse for not being measured.
    .catch(() => undefined);

  return () => {
    listening.abort();
    unsubscribe();
  };
}

/** What an exception or a refusal says for itself; it can be anything. */
function messageOf(reason: unknown): string {
  try {
    return String(reason);
  } catch {
    return typeof reason;
  }
}
