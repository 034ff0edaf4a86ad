import {
  initialSystemState,
  readFeatures,
  systemReducer,
  type SystemAction,
  type SystemState,
} from '#app/domain/system/system-state.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import { createStored } from '#app/ui/stored.ts';
import { storeLanguage } from '../language-store.ts';

/** Storage key of the switches; all other state ends with the page. */
const storedFeatures = createStored('iluma-system', readFeatures);

/** Holds the system state outside React, so that a change rerenders only its subscribers. */
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
  /** Adopts the switches stored by another tab. */
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
        // Stores one language: the page's, also at addresses without one.
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
