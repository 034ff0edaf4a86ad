import { useSyncExternalStore } from 'react';
import { ScrollRestoration } from 'react-router';

/** React Router's scroll restoration, once it navigates: until then the browser restores scrolling by itself. */
export function ScrollMemory() {
  const isHydrated = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isHydrated ? <ScrollRestoration /> : null;
}
