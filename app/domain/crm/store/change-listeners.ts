import type { Collection } from '../records/entities.ts';
import type { CrmStore } from './store.ts';

type Listener = (changed: readonly Collection[]) => void;

/** The listeners of a store that wraps another: both stores' changes notify them. */
export function createChangeListeners(store: Pick<CrmStore, 'subscribe'>) {
  const listeners = new Set<Listener>();
  return {
    notify: (changed: readonly Collection[]) => listeners.forEach((listener) => listener(changed)),
    subscribe(listener: Listener) {
      listeners.add(listener);
      const stop = store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
