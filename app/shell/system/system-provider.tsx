import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { createSystem } from './system.ts';
import { SystemContext } from './use-system.ts';
import { count, watchPage } from './watch-page.ts';

/** Address parameter that switches debugging: `?debug=1` on, `?debug=0` off. */
const debugParameter = 'debug';

/** Holds the system state of the page and feeds it. It shows nothing itself and is not rendered by what it counts. */
export function SystemProvider({ children }: { children: ReactNode }) {
  const [system] = useState(createSystem);
  const { pathname, search } = useLocation();

  useEffect(() => watchPage(system), [system]);

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
