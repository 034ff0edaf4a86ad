import type { Analytics, ErrorKind } from '#app/domain/system/system-state.ts';
import { stopMotion } from '#app/ui/motion.ts';
import { keepControlsClear } from './clear-controls.ts';
import { count } from './count.ts';
import type { System } from './system.ts';
import { watchVitals } from './watch-vitals.ts';

/** Bookings have the attribute, and a click on a phone number counts as one; every form except search counts. */
const bookings = '[data-conversion], a[href^="tel:"]';
const noConversions = 'search, [role="search"], :invalid';

/** What an event of the page counts as. A submission rejected by native validation is not counted. */
const countersOf = {
  click: (target) =>
    target.closest(bookings) ? ['userInteractions', 'conversionEvents'] : ['userInteractions'],
  submit: (form) => (form.closest(noConversions) ? [] : ['conversionEvents']),
} as const satisfies Record<string, (target: Element) => readonly (keyof Analytics)[]>;

/**
 * Feeds the system state with uncaught errors, clicks, forms and bookings of the page, stops all motion while
 * animations are off, and keeps floating buttons off controls. Sends nothing.
 *
 * @param early events before it started; those that scripts repeat are not counted again
 * @returns stops it
 */
export function watchPage(system: System, early: readonly Event[]): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const addError = (kind: ErrorKind, reason: unknown) =>
    system.dispatch({
      type: 'add-error',
      error: { kind, message: messageOf(reason), at: Date.now() },
    });
  const noteError = (event: Event) => {
    if (event instanceof ErrorEvent) addError('script', event.error ?? event.message);
    if (event instanceof PromiseRejectionEvent) addError('rejection', event.reason);
  };
  early.forEach(noteError);
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, noteError, { signal });

  // Captured before any handler can stop the event, and counted after all handlers: React must not render in between.
  const countEvent = ({ type, target }: Event) => {
    if (!(target instanceof Element)) return;
    const counted = countersOf[type as keyof typeof countersOf](target);
    window.setTimeout(() => counted.forEach((counter) => count(system, counter)));
  };
  for (const event of early) if (event.type in countersOf && event.isTrusted) countEvent(event);
  for (const type of Object.keys(countersOf))
    window.addEventListener(type, countEvent, { capture: true, signal });

  const followAnimations = () => stopMotion('system', !system.read().features.animationsEnabled);
  followAnimations();
  const unsubscribe = system.subscribe(followAnimations);

  watchVitals(system, signal);
  // On wide screens floating buttons are beside the text.
  if (window.matchMedia('(width < 80rem)').matches) keepControlsClear(signal);

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
