import { createContext, use } from 'react';
import type { LeadsCopy } from '#app/content/leads/shape.ts';

/** The messages of leads, for the inbox and other places that show a lead. */
export const LeadMessages = createContext<LeadsCopy | null>(null);

export function useLeadMessages(): LeadsCopy {
  const messages = use(LeadMessages);
  if (!messages) throw new Error('useLeadMessages must be used within LeadMessages');
  return messages;
}

/** Fetches them; null where there are no leads. */
export const LeadMessagesLoader = createContext<(() => Promise<LeadsCopy>) | null>(null);
