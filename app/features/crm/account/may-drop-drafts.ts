import { createListeners } from '#app/domain/listeners.ts';
import { hasDrafts } from '../inbox/drafts.ts';

/** Answers the question; it stays open until then. */
type Answer = (isYes: boolean) => void;

const listeners = createListeners();
let open: Answer | null = null;

/** The question that is open, for `useSyncExternalStore`. */
export const signOutQuestion = { read: () => open, subscribe: listeners.subscribe };

function set(next: Answer | null): void {
  open = next;
  listeners.notify();
}

/** Asks before signing out drops what somebody has written, wherever the button was. */
export async function mayDropDrafts(): Promise<boolean> {
  if (!hasDrafts()) return true;
  const isYes = await new Promise<boolean>((answer) => set(answer));
  set(null);
  return isYes;
}
