import { createContext, use } from 'react';
import type { Change } from '#app/domain/crm/store.ts';
import type { OpenConflict } from './open-conflict.ts';

export interface Notice {
  /** Tells two equal sentences apart. */
  at: number;
  text: string;
  isProblem: boolean;
  /** Whether a dialog, where one is open, says the same itself. */
  isInDialog: boolean;
  undo: readonly Change[] | null;
  /** Tries once more what has failed. */
  retry: (() => void) | null;
}

export interface Progress {
  done: number;
  total: number;
}

/** What is going on, apart from the desk: who works with records has nothing drawn anew when a sentence is said. */
export interface DeskStatus {
  notice: Notice | null;
  /** A change that came too late, while it is to be decided what becomes of it. */
  conflict: OpenConflict | null;
  /** How far a change of many records is; null while there is none. */
  progress: Progress | null;
  dismiss: () => void;
  /** Takes the last change back. */
  takeBack: () => Promise<void>;
}

export const DeskStatusContext = createContext<DeskStatus | null>(null);

export function useDeskStatus(): DeskStatus {
  const status = use(DeskStatusContext);
  if (!status) throw new Error('useDeskStatus must be used within a DeskProvider');
  return status;
}
