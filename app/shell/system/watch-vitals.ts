import {
  addShift,
  delayOf,
  memoryInterval,
  noShifts,
  warningsOf,
  type Measurement,
  type Vitals,
} from '#app/domain/system/monitoring.ts';
import type { Performance } from '#app/domain/system/system-state.ts';
import type { System } from './system.ts';

/** Entries that TypeScript's DOM does not know. https://wicg.github.io/layout-instability */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Entries of each type of observation. */
interface Entries {
  navigation: PerformanceNavigationTiming;
  paint: PerformanceEntry;
  'largest-contentful-paint': PerformanceEntry;
  'layout-shift': LayoutShift;
  'first-input': PerformanceEventTiming;
  event: PerformanceEventTiming;
}

/** Chromium's figures of the JavaScript heap, in bytes. */
interface Heap {
  usedJSHeapSize: number;
  jsHeapSizeLimit: number;
}

/**
 * Measures the page with the browser's observers, and memory every thirty seconds, and warns about figures above their
 * threshold. Unsupported measurements stay unknown.
 */
export function watchVitals(system: System, signal: AbortSignal): void {
  function hold(vitals: Partial<Vitals>, figures?: Partial<Pick<Performance, 'loadTime'>>): void {
    system.dispatch({ type: 'update-performance', vitals, figures: figures ?? {}, at: Date.now() });
  }
  function check(measurement: Measurement): void {
    for (const warning of warningsOf(measurement))
      system.dispatch({ type: 'add-warning', warning: { ...warning, at: Date.now() } });
  }

  observe('navigation', signal, ([navigation]) => {
    if (!navigation) return;
    const loadTime = navigation.loadEventEnd;
    hold({ ttfb: navigation.responseStart }, { loadTime });
    check({ loadTime });
  });

  observe('paint', signal, (entries) => {
    const paint = entries.find(({ name }) => name === 'first-contentful-paint');
    if (paint) hold({ fcp: paint.startTime });
  });

  let hasWarned = false;
  observe('largest-contentful-paint', signal, (entries) => {
    const lcp = entries.at(-1)?.startTime;
    if (lcp === undefined) return;
    hold({ lcp });
    if (!hasWarned) check({ lcp });
    hasWarned ||= warningsOf({ lcp }).length > 0;
  });

  watchShifts(hold, signal);
  watchInteractions(system, hold, signal);

  const timer = window.setInterval(() => {
    const { memory } = performance as { memory?: Heap };
    if (memory) check({ memory: memory.usedJSHeapSize / memory.jsHeapSizeLimit });
  }, memoryInterval);
  signal.addEventListener('abort', () => window.clearInterval(timer));
}

type Hold = (vitals: Partial<Vitals>) => void;

function watchShifts(hold: Hold, signal: AbortSignal): void {
  let shifts = noShifts;
  if (isMeasured('layout-shift')) hold({ cls: shifts.worst });
  observe('layout-shift', signal, (entries) => {
    const unexpected = entries.filter(({ hadRecentInput }) => !hadRecentInput);
    const { worst } = shifts;
    for (const { value, startTime } of unexpected) shifts = addShift(shifts, value, startTime);
    if (shifts.worst !== worst) hold({ cls: shifts.worst });
  });
}

function watchInteractions(system: System, hold: Hold, signal: AbortSignal): void {
  const delays = new Map<number, number>();
  const takeInteractions = (entries: PerformanceEventTiming[]) => {
    for (const { interactionId, duration } of entries)
      if (interactionId)
        delays.set(interactionId, Math.max(delays.get(interactionId) ?? 0, duration));
    const inp = delayOf(delays.values(), performance.interactionCount ?? delays.size);
    if (inp !== system.read().vitals.inp) hold({ inp });
  };
  observe('event', signal, takeInteractions);
  // No minimum duration.
  observe('first-input', signal, (entries) => {
    const [input] = entries;
    if (input) hold({ fid: input.processingStart - input.startTime });
    takeInteractions(entries);
  });
}

function isMeasured(type: keyof Entries): boolean {
  return PerformanceObserver.supportedEntryTypes.includes(type);
}

/** Observes a type's entries, buffered ones included; does nothing where the browser lacks the type. */
function observe<Type extends keyof Entries>(
  type: Type,
  signal: AbortSignal,
  take: (entries: Entries[Type][]) => void,
): void {
  if (!isMeasured(type)) return;
  const observer = new PerformanceObserver((list) => take(list.getEntries() as Entries[Type][]));
  // 16 ms is the lowest threshold of the Event Timing API.
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  signal.addEventListener('abort', () => observer.disconnect());
}
