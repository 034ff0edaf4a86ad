import { createContext } from 'react-router';
import type { CrmNews } from '#app/data/crm-news.server.ts';
import type { CockpitWatch } from '#app/data/cockpit-watch.server.ts';
import type { Database } from '#app/data/database.server.ts';
import type { OutboxWorker } from '#app/data/outbox-worker.server.ts';
import type { Staff } from '#app/data/staff.server.ts';
import type { BusinessSource } from '#app/services/businesses/businesses.ts';
import type { KnownSource } from '#app/services/businesses/known.ts';
import type { ApiLimits } from './api-limits.server.ts';
import type { Post } from './outbound.server.ts';
import type { PrivacyDesk } from './privacy-desk.server.ts';

/** What the site works with beside its own code. Opened once by the server, and handed to every request. */
export interface Services {
  readonly database: Database;
  /** Key of what is signed, such as the links to a request's status. */
  readonly secret: string;
  readonly staff: Staff;
  /** How the public site is set. */
  readonly cockpit: CockpitWatch;
  readonly post: Post;
  /** Sends what the stores have put into the outbox. */
  readonly outbox: OutboxWorker;
  readonly privacy: PrivacyDesk;
  readonly crmNews: CrmNews;
  readonly apiLimits: ApiLimits;
  /** Where businesses are looked up; there may be no map. */
  readonly businesses: { readonly known: KnownSource; readonly map: BusinessSource | null };
}

/** Set by the server entry; pages rendered while building have none. */
export const servicesContext = createContext<Services>();
