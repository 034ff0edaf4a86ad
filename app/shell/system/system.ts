import {
  initialSystemState,
  readFeatures,
  systemReducer,
  type SystemAction,
  type SystemState,
} from '#app/domain/system-state.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import { createStored } from '#app/ui/stored.ts';
import { storeLanguage } from '../language-store.ts';

/** Where this browser keeps the switches; everything else is of one visit and is gone with the page. */
const storedFeatures = createStored('iluma-system', readFeatures);

/** Holds the system state outside React: a counter that grows renders only what shows it. */
export interface System {
  read: () => SystemState;
  dispatch: (action: SystemAction) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createSystem(): System {
  const listeners = new Set<() => void>();
  let state: SystemState = { ...initialSystemState, features: storedFeatures.read() };

  const accept = (next: SystemState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  /** Takes over the switches as another tab has left them. */
  const adopt = () => {
    const features = storedFeatures.read();
    if (features !== state.features) accept({ ...state, features });
  };
  let stop = () => {};
  return {
    read: () => state,
    dispatch(action) {
      const next = systemReducer(state, action);
      if (next.features !== state.features) {
        // One language is kept: the page's, at addresses that fix none too.
        const { lang } = document.documentElement;
        const hasClosed = state.features.trilingualMode && !next.features.trilingualMode;
        if (hasClosed && isLanguage(lang)) storeLanguage(lang);
        if (action.type === 'reset') storedFeatures.clear();
        else storedFeatures.write(next.features);
      }
      accept({ ...next, features: storedFeatures.read() });
    },
    subscribe(listener) {
      if (listeners.size === 0) stop = storedFeatures.subscribe(adopt);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}
