import { createContext } from 'react-router';
import type { MemberStatuses } from '#app/domain/team/team.ts';

/** Statuses of the people of the public team page whose accounts say one; none while the build renders pages. */
export const memberStatusesContext = createContext<MemberStatuses>({});
