import type { UserStore } from '#app/application/crm/user-store.server.ts';
import type { LeadLog } from '#app/application/leads/lead-log.ts';
import type { Services } from '#app/application/services.ts';
import type { ApiUser } from '#app/application/staff/api-user.server.ts';

/** Context of every handler, besides the input of its operation. */
export interface CallContext {
  readonly request: Request;
  readonly url: URL;
  readonly user: ApiUser;
  readonly services: Services;
  /** The CRM with the caller's permissions. */
  readonly store: UserStore;
  /** Clock, in epoch milliseconds. */
  readonly now: () => number;
  /** Scheme and host of the site, for links back to it. */
  readonly origin: string;
  /** Network address of the caller, for limits. */
  readonly address: string;
  readonly leadLog: LeadLog;
}
