import { createContext, use } from 'react';
import type { Change } from '#app/domain/crm/store/store.ts';
import type { OpenConflict } from './conflict/open-conflict.ts';

/** Where an error is shown: only in the toast, or in an open dialog as well. */
export type Reporter = 'toast' | 'dialog';

export interface ToastMessage {
  /** Distinguishes two identical texts. */
  at: number;
  text: string;
  isProblem: boolean;
  /** Whether an open dialog shows the same message. */
  isInDialog: boolean;
  undo: readonly Change[] | null;
  /** The history group that `undo` reverts. */
  group?: string | undefined;
  /** Receives the message about records that were skipped because colleagues have changed them. */
  onUndone?: ((kept: string | undefined) => void) | undefined;
  retry: (() => void) | null;
}

export interface Progress {
  done: number;
  total: number;
}

/** Status of running work. A separate context: a toast must not rerender every record. */
export interface WorkspaceStatus {
  toast: ToastMessage | null;
  /** A conflicting change, until it is resolved. */
  conflict: OpenConflict | null;
  /** Progress of a change of many records, or null. */
  progress: Progress | null;
  dismiss: () => void;
  /** Reverts the last change. */
  revert: () => Promise<void>;
}

export const WorkspaceStatusContext = createContext<WorkspaceStatus | null>(null);

export function useWorkspaceStatus(): WorkspaceStatus {
  const status = use(WorkspaceStatusContext);
  if (!status) throw new Error('useWorkspaceStatus must be used within a WorkspaceProvider');
  return status;
}
