import { inArray } from 'drizzle-orm';
import type { PersonalDataSource } from './personal-data-source.server.ts';
import { privacyRequests } from './schema.server.ts';

/** The privacy requests themselves. They prove that people were answered, so an erasure keeps them. */
export const requestsSource: PersonalDataSource = {
  name: 'requests',
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
