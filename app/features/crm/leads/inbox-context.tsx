import { createContext, use } from 'react';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { StoreFailureCode } from '#app/domain/crm/store.ts';
import type { Assignee } from '#app/domain/leads/inbox.ts';
import { StoreFailure } from '../session/http-store.ts';
import type { LeadsClient } from './leads-client.ts';

export interface Inbox {
  words: LeadsCopy;
  client: LeadsClient;
  /** What the signed-in member of staff may do; the server has the last word. */
  may: (action: Action) => boolean;
  /** Who leads are given to; empty until it is known. */
  team: readonly Assignee[];
  /** Says something in passing. */
  say: (text: string) => void;
}

export const InboxContext = createContext<Inbox | null>(null);

export function useInbox(): Inbox {
  const inbox = use(InboxContext);
  if (!inbox) throw new Error('useInbox must be used within a LeadsInbox');
  return inbox;
}

export function codeOf(error: unknown): StoreFailureCode {
  return error instanceof StoreFailure ? error.code : 'refused';
}
