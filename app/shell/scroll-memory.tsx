import { ScrollRestoration } from 'react-router';
import { useHydrated } from '#app/ui/hydrated.ts';

/** React Router's scroll restoration, once it navigates: until then the browser restores scrolling by itself. */
export function ScrollMemory() {
  return useHydrated() ? <ScrollRestoration /> : null;
}
