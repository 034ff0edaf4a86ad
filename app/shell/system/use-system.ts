import { createContext, use, useSyncExternalStore } from 'react';
import {
  initialSystemState,
  type Feature,
  type SystemState,
} from '#app/domain/system/system-state.ts';
import type { System } from './system.ts';

export const SystemContext = createContext<System | null>(null);

/** The page's system state and its actions; a component that shows a part of it calls `useSystemState`. */
export function useSystem(): System {
  const system = use(SystemContext);
  if (!system) throw new Error('useSystem must be used within a SystemProvider');
  return system;
}

/**
 * A part of the system state, kept up to date. The server and the first render in the browser see the defaults.
 *
 * @param select returns a part of the state itself, never a new object
 */
export function useSystemState<Part>(select: (state: SystemState) => Part): Part {
  const { subscribe, read } = useSystem();
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(initialSystemState),
  );
}

export function useFeature(feature: Feature): boolean {
  return useSystemState(({ features }) => features[feature]);
}
