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

  // The observers are in a separate file, for which the page does not wait; they also count earlier events.
  useEffect(() => {
    // A form submitted before React has started is submitted again, and counted then.
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
