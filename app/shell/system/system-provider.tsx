import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { count } from './count.ts';
import { createSystem } from './system.ts';
import { SystemContext } from './use-system.ts';

/** Address parameter that switches debugging: `?debug=1` on, `?debug=0` off. */
const debugParameter = 'debug';

/** Holds and updates the page's system state. It renders nothing, and its counters do not rerender it. */
export function SystemProvider({ children }: { children: ReactNode }) {
  const [system] = useState(createSystem);
  const { pathname, search } = useLocation();

  // The observers are a separate file, which the page does not wait for; they count what came before them, too.
  useEffect(() => {
    // A form that was sent before React is sent again, and counts then.
    const early = (window.earlyEvents ?? []).filter(({ type }) => type !== 'submit');
    const note = (event: Event) => void early.push(event);
    const noting = new AbortController();
    for (const type of ['click', 'submit', 'error', 'unhandledrejection'])
      window.addEventListener(type, note, { capture: true, signal: noting.signal });
    const stopping = import('./watch-page.ts').then(({ watchPage }) => {
      noting.abort();
      return watchPage(system, early);
    });
    return () => void stopping.then((stop) => stop());
  }, [system]);

  useEffect(() => count(system, 'pageViews'), [system, pathname]);

  useEffect(() => {
    const wanted = new URLSearchParams(search).get(debugParameter);
    const isOn = system.read().features.debugMode;
    if ((wanted === '1' && !isOn) || (wanted === '0' && isOn))
      system.dispatch({ type: 'toggle-feature', feature: 'debugMode' });
  }, [system, search]);

  useEffect(() => {
    const renderCount = system.read().performance.renderCount + 1;
    system.dispatch({ type: 'update-performance', figures: { renderCount }, at: Date.now() });
  });

  return <SystemContext value={system}>{children}</SystemContext>;
}
