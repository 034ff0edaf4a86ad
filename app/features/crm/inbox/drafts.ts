import { newId } from '#app/api/client/new-id.ts';
import type { ReplyText } from '#app/domain/leads/reply.ts';
import { createListeners } from '#app/domain/listeners.ts';
import type { Language } from '#app/i18n/languages.ts';

/** An answer that is being written. */
export interface UnsentReply {
  language: Language;
  templateId: string;
  /** Null while it is the template's. */
  text: ReplyText | null;
}

/**
 * What one person has begun to write about leads and not sent. It stays in the page's memory alone, because it is about
 * people, and the browser asks before it leaves the page.
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
    /** Whether something is written about any lead that has not been sent. */
    isAnyBegun,
    /** Whether something is written about a lead that has not been sent. */
    isBegun: (leadId: string) => notes.has(leadId) || isWritten(replies.get(leadId)),
    of: (leadId: string) => ({ reply: replies.get(leadId), note: notes.get(leadId) }),
    keepReply(leadId: string, reply: UnsentReply) {
      replies.set(leadId, reply);
      changed();
    },
    /** The key of an answer that is sent: the same again for a text whose sending had no answer. */
    keyOf(leadId: string, text: string) {
      const before = tried.get(leadId);
      if (before?.text === text) return before.key;
      const key = newId();
      tried.set(leadId, { text, key });
      return key;
    },
    /** An empty note is none. */
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

/** The drafts of whoever is signed in: those of another person are dropped. They outlast the inbox and the CRM's page. */
export function draftsOf(personId: string | null): Drafts {
  if (personId !== ownerId) drafts.dropAll();
  ownerId = personId;
  return drafts;
}

/** Whether signing out would drop what somebody has written. */
export const hasDrafts = () => ownerId !== null && drafts.isAnyBegun();

/** Drops all drafts, at signing out. */
export function forgetDrafts(): void {
  if (ownerId !== null) drafts.dropAll();
}
