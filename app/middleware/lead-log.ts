import { createContext } from 'react-router';
import type { LeadLog } from '#app/application/leads/lead-log.ts';

/** Set by the server entry. */
export const leadLogContext = createContext<LeadLog>();
