import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { createSystem } from './system.ts';
import { SystemContext } from './use-system.ts';
import { count } from './count.ts';

/** Address parameter that switches debugging: `?debug=1` on, `?debug=0` off. */
const debugParameter = 'debug';

/**
 * Notes clicks, but not those of scripts: app/shell/hydrate.client.tsx repeats some.
 *
 * @param noted events before
 * @returns ends it with all clicks
 */
function noteClicks(noted: readonly Event[]): () => readonly Event[] {
  const clicks = noted.filter(({ type }) => type === 'click');
  const note = (event: Event) => {
    if (event.isTrusted) clicks.push(event);
  };
  window.addEventListener('click', note, true);
  return () => {
    window.removeEventListener('click', note, true);
    return clicks;
  };
}

/** Holds and updates the page's system state. It renders nothing, and its counters do not rerender it. */
export function SystemProvider({ children }: { children: ReactNode }) {
  const [system] = useState(createSystem);
  const { pathname, search } = useLocation();

  // The observers are a separate file, which the page does not wait for; they count what came before them, too.
  useEffect(() => {
    const early = noteClicks(window.earlyEvents ?? []);
    const stopping = import('./watch-page.ts').then(({ watchPage }) => watchPage(system, early()));
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
