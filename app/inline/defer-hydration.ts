import { languageKey } from '#app/i18n/negotiate.ts';

/** Data for app/entry.client.tsx, which starts React on the page. */
export interface PageStart {
  /** Address of the list of routes and their modules. */
  readonly manifest: string;
  /** Ids of the page's routes. */
  readonly routes: readonly string[];
}

/** React Router's context on most pages, which then omit it. */
export const usualContext = { future: {}, routeDiscovery: { mode: 'initial' }, ssr: true } as const;

/** Exports of app/entry.client.tsx. */
interface ClientEntry {
  start: (page: PageStart, touched: Promise<void>, shown: Promise<unknown>) => void;
}

declare global {
  /** React Router's context, whose other fields its client reads. Undefined at first where it is the usual one. */
  var __reactRouterContext: {
    stream?: ReadableStream<Uint8Array> | null;
    streamController?: ReadableStreamDefaultController<string>;
  };
  interface Window {
    /**
     * Clicks, keys and forms before React listened, which app/shell/hydrate.client.tsx repeats, and errors, which the
     * debug panel lists; none are noted afterwards.
     */
    earlyEvents?: Event[] | null;
  }
}

/**
 * Loads the client entry once the page has loaded and is painted, or at the visitor's first intent before. Until React
 * listens it notes clicks, keys, forms and errors; it stores the language chosen.
 */
export function deferHydration(entry: string, page: PageStart): void {
  // Promise.withResolvers is newer than some supported browsers.
  let touch = () => {};
  const touched = new Promise<void>((resolve) => {
    touch = resolve;
  });
  window.earlyEvents = [];
  for (const type of ['click', 'keydown', 'error', 'unhandledrejection'])
    addEventListener(
      type,
      (event) => {
        window.earlyEvents?.push(event);
        if (event instanceof UIEvent) touch();
      },
      true,
    );
  // A form without a method is handled by React: its input is not submitted, unless React takes more than two seconds.
  // A form marked as held is never submitted without React.
  let isLate = false;
  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      const isHeld = 'held' in form.dataset;
      if (!window.earlyEvents || (!isHeld && (isLate || form.hasAttribute('method')))) return;
      event.preventDefault();
      window.earlyEvents.push(event);
      if (isHeld) return;
      setTimeout(() => {
        isLate = true;
        if (window.earlyEvents) form.requestSubmit(event.submitter);
      }, 2000);
    },
    true,
  );
  for (const intent of ['pointerdown', 'pointermove', 'focusin', 'input', 'scroll'])
    addEventListener(
      intent,
      ({ clientX }: Partial<PointerEvent>) => {
        // A browser without windows reports its resting pointer at 0, 0, which is no intent.
        if (clientX !== 0) touch();
      },
      true,
    );
  addEventListener(
    'click',
    ({ target }) => {
      const choice = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
      try {
        if (choice) localStorage[languageKey] = choice.hreflang;
      } catch {
        // Storage denied: the address carries the choice.
      }
    },
    true,
  );
  const shown = new Promise((resolve) =>
    addEventListener('load', () => {
      // A page in the background is not painted.
      if (document.hidden) resolve(null);
      else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    }),
  );
  void Promise.race([touched, shown])
    .then((): Promise<ClientEntry> => import(/* @vite-ignore */ entry))
    .then(({ start }) => start(page, touched, shown));
}
