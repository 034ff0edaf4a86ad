import { createContext, use, type RefObject } from 'react';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { StoreFailureCode } from '#app/domain/crm/store/store.ts';
import type { Assignee } from '#app/domain/leads/inbox.ts';
import type { ReplyText } from '#app/domain/leads/reply.ts';
import type { Language } from '#app/i18n/languages.ts';
import { StoreFailure } from '../session/http-store.ts';
import type { Watch } from '../frame/use-read.ts';
import type { LeadsClient } from './leads-client.ts';

export interface UnsentReply {
  language: Language;
  templateId: string;
  /** Null while it is the template's. */
  text: ReplyText | null;
}

export interface Inbox {
  messages: LeadsCopy;
  client: LeadsClient;
  /** Notifies of every change of a lead, by anybody. */
  watch: Watch;
  /** Answers that are being written, by id of their lead: they outlast a look at another one. */
  edits: RefObject<Map<string, UnsentReply>>;
  /** Possible assignees; empty while loading. */
  team: readonly Assignee[];
  /** Id of whoever is signed in. */
  ownId: string | null;
}

export const InboxContext = createContext<Inbox | null>(null);

export function useInbox(): Inbox {
  const inbox = use(InboxContext);
  if (!inbox) throw new Error('useInbox must be used within an InboxScreen');
  return inbox;
}

export function codeOf(error: unknown): StoreFailureCode {
  return error instanceof StoreFailure ? error.code : 'refused';
}
