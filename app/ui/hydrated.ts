import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts have taken over: false on the server and while the page hydrates, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
