import { createContext } from 'react-router';
import type { MemberStatuses } from '#app/domain/team/team.ts';

/**
 * Availability of the people on the public team page, where their accounts state one; none while pages are rendered at
 * build time.
 */
export const memberStatusesContext = createContext<MemberStatuses>({});
