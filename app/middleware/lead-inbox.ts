import { createContext } from 'react-router';
import type { LeadInbox } from '#app/services/lead-inbox.ts';

/** Where a request's leads go. Set by the server entry. */
export const leadInboxContext = createContext<LeadInbox>();
