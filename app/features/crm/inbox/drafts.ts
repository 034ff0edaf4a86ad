import { newId } from '#app/api/client/new-id.ts';
import type { ReplyText } from '#app/domain/leads/reply.ts';
import { createListeners } from '#app/domain/listeners.ts';
import type { Language } from '#app/i18n/languages.ts';

/** An answer that is being written. */
export interface UnsentReply {
  language: Language;
  templateId: string;
  /** Null while it is still the template's text. */
  text: ReplyText | null;
}

/**
 * The signed-in user's unsent texts about leads. They are kept only in the page's memory, because they contain personal
 * data, and the browser asks before leaving the page.
 */
export type Drafts = ReturnType<typeof createDrafts>;

export function createDrafts() {
  const replies = new Map<string, UnsentReply>();
  const notes = new Map<string, string>();
  const tried = new Map<string, { text: string; key: string }>();
  const listeners = createListeners();

  const isWritten = (reply: UnsentReply | undefined) => Boolean(reply?.text);

  const isAnyBegun = () => notes.size > 0 || [...replies.values()].some(isWritten);

  function changed() {
    listeners.notify();
    if (isAnyBegun()) window.addEventListener('beforeunload', askBeforeUnload);
    else window.removeEventListener('beforeunload', askBeforeUnload);
  }

  return {
    subscribe: listeners.subscribe,
    /** Whether there is unsent text about any lead. */
    isAnyBegun,
    /** Whether there is unsent text about a lead. */
    isBegun: (leadId: string) => notes.has(leadId) || isWritten(replies.get(leadId)),
    of: (leadId: string) => ({ reply: replies.get(leadId), note: notes.get(leadId) }),
    keepReply(leadId: string, reply: UnsentReply) {
      replies.set(leadId, reply);
      changed();
    },
    /** The idempotency key of a reply: unchanged when the same text is resent after a lost response. */
    keyOf(leadId: string, text: string) {
      const before = tried.get(leadId);
      if (before?.text === text) return before.key;
      const key = newId();
      tried.set(leadId, { text, key });
      return key;
    },
    /** An empty note is not a draft. */
    keepNote(leadId: string, text: string) {
      if (text.trim() === '') notes.delete(leadId);
      else notes.set(leadId, text);
      changed();
    },
    dropReply(leadId: string) {
      replies.delete(leadId);
      tried.delete(leadId);
      changed();
    },
    dropAll() {
      replies.clear();
      tried.clear();
      notes.clear();
      changed();
    },
  };
}

function askBeforeUnload(event: Event) {
  event.preventDefault();
}

let ownerId: string | null = null;
const drafts = createDrafts();

/** Drafts of the signed-in user; those of another user are dropped. They outlive the inbox and the CRM's page. */
export function draftsOf(personId: string | null): Drafts {
  if (personId !== ownerId) drafts.dropAll();
  ownerId = personId;
  return drafts;
}

/** Whether signing out would drop drafts. */
export const hasDrafts = () => ownerId !== null && drafts.isAnyBegun();

/** Drops all drafts, when signing out. */
export function forgetDrafts(): void {
  if (ownerId !== null) drafts.dropAll();
}
