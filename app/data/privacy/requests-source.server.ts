import { inArray } from 'drizzle-orm';
import { privacyRequests } from '../schema/privacy.server.ts';
import type { Holder } from './holder.server.ts';

/** The register itself. It proves that people were answered, so it outlives what they asked to be erased. */
export const requestsHolder: Holder = {
  name: 'requests',
  tables: ['privacy_requests'],
  async collect(reader, { emails }) {
    return reader
      .select()
      .from(privacyRequests)
      .where(inArray(privacyRequests.email, [...emails]));
  },
  async erase(t, { emails }) {
    const rows = await t
      .select({ id: privacyRequests.id })
      .from(privacyRequests)
      .where(inArray(privacyRequests.email, [...emails]));
    return { removed: 0, cleared: 0, kept: rows.length };
  },
};
