import { createListeners } from '#app/domain/listeners.ts';
import { hasDrafts } from '../inbox/drafts.ts';

/** Answers the open question. */
type Answer = (isYes: boolean) => void;

const listeners = createListeners();
let open: Answer | null = null;

/** The open question, for `useSyncExternalStore`. */
export const signOutQuestion = { read: () => open, subscribe: listeners.subscribe };

function set(next: Answer | null): void {
  open = next;
  listeners.notify();
}

/** Asks before signing out discards unsent drafts, whichever button was pressed. */
export async function mayDropDrafts(): Promise<boolean> {
  if (!hasDrafts()) return true;
  const isYes = await new Promise<boolean>((answer) => set(answer));
  set(null);
  return isYes;
}
