import { createContext, use } from 'react';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { StoreFailureCode } from '#app/domain/crm/store/store.ts';
import type { Assignee } from '#app/domain/leads/inbox.ts';
import type { Watch } from '../frame/use-read.ts';
import { StoreFailure } from '../session/http-store.ts';
import type { Drafts } from './drafts.ts';
import type { LeadsClient } from './leads-client.ts';

export interface Inbox {
  messages: LeadsCopy;
  client: LeadsClient;
  /** Notifies of every change to a lead, by any user. */
  watch: Watch;
  /** Unsent texts; they outlive a visit to another screen. */
  drafts: Drafts;
  /** Possible assignees; empty while loading. */
  team: readonly Assignee[];
  /** Id of the signed-in user. */
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
