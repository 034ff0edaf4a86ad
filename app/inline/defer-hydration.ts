import { languageKey } from '#app/i18n/negotiate.ts';

/** What React Router's `<Scripts>` would have rendered into the page, as addresses. */
export interface HydrationStart {
  readonly stylesheet: string;
  /** The page's hydration data; null when it is inline. */
  readonly data: string | null;
  readonly entry: string;
  readonly manifest: string;
  /** The module of each of the page's routes, by the route's id. */
  readonly modules: Readonly<Record<string, string>>;
  /** Dependencies of those modules and of the entry. */
  readonly shared: readonly string[];
}

declare global {
  /** React Router's context, whose other fields its client reads. */
  var __reactRouterContext: {
    stream?: ReadableStream<Uint8Array> | null;
    streamController?: ReadableStreamDefaultController<string>;
  };
  interface Window {
    __reactRouterRouteModules: Record<string, unknown>;
    /** The button last clicked before React listened, for widgets.tsx. */
    earlyClick?: HTMLButtonElement | null;
  }
}

const intents = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'];

/**
 * Loads and runs the page's modules when the browser is idle after load and first paint, or at the visitor's first
 * intent. Until React listens it notes the last button clicked and stores the language chosen.
 */
export function deferHydration(start: HydrationStart): void {
  let isBegun = false;
  let isHydrating = false;
  const begin = (event?: Partial<PointerEvent>) => {
    // A browser without windows reports its resting pointer at 0, 0, which is no intent.
    if (isBegun || (event?.clientX === 0 && !event.clientY)) return;
    isBegun = true;
    for (const intent of intents) removeEventListener(intent, begin, true);
    void load(start).then(() => (isHydrating = true));
  };
  addEventListener(
    'click',
    ({ target }) => {
      const clicked = target as Element;
      const button = clicked.closest<HTMLButtonElement>('[type=button]:not([popovertarget])');
      const choice = clicked.closest<HTMLAnchorElement>('a[hreflang]');
      if (button && !isHydrating) window.earlyClick = button;
      try {
        if (choice) localStorage[languageKey] = choice.hreflang;
      } catch {
        // Storage denied: the address carries the choice.
      }
    },
    true,
  );
  for (const intent of intents) addEventListener(intent, begin, { capture: true, passive: true });
  // Safari has no idle callbacks, and its timers read the options as no delay.
  const whenIdle = window.requestIdleCallback ?? (setTimeout as typeof requestIdleCallback);
  const whenPainted = () =>
    new PerformanceObserver(() => whenIdle(() => begin(), { timeout: 5000 })).observe({
      type: 'paint',
      buffered: true,
    });
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted);
}

async function load(start: HydrationStart): Promise<void> {
  const sheet = link({ rel: 'stylesheet', href: start.stylesheet });
  // Each in a task of its own: together they would keep a telephone busy for a tenth of a second.
  for (const href of [start.entry, ...start.shared])
    setTimeout(() => void link({ rel: 'modulepreload', href }));
  const [, , , ...modules] = await Promise.all([
    start.data && fetchData(start.data),
    import(/* @vite-ignore */ start.manifest),
    sheet,
    ...Object.entries(start.modules).map(async ([id, module]) => [
      id,
      await import(/* @vite-ignore */ module),
    ]),
  ]);
  window.__reactRouterRouteModules = Object.fromEntries(modules);
  await import(/* @vite-ignore */ start.entry);
}

/** Resolves when the link's resource has loaded or failed. */
function link(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise((onload) =>
    document.head.append(
      Object.assign(document.createElement('link'), attributes, { onload, onerror: onload }),
    ),
  );
}

async function fetchData(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw response;
  __reactRouterContext.stream = response.body;
}
