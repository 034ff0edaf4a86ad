import { addAudit } from '#app/data/audit/audit-store.server.ts';
import { listDueClients } from '#app/data/audit/due-clients.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import type { Job } from '#app/data/engine/jobs.server.ts';
import { hour } from '#app/domain/durations.ts';
import { readSiteAddress } from '#app/domain/ila/audit/site-address.ts';
import { defaultLanguage } from '#app/i18n/languages.ts';

/** Maximum clients per run, so that a thousand sites spread over the week. */
const mostAtOnce = 50;

/** Audits the sites of active clients every week. */
export function clientAuditsJob(database: Database): Job {
  return {
    name: 'client-audits',
    every: hour,
    async run(now) {
      for (const { id, website, language } of await listDueClients(database.db, now, mostAtOnce)) {
        const read = readSiteAddress(website);
        if (!read.ok) continue;
        const wanted = {
          ...read.value,
          requester: 'schedule',
          language: language ?? defaultLanguage,
          email: null,
          clientId: id,
          comparedTo: null,
        } as const;
        // oxlint-disable-next-line no-await-in-loop -- one after the other, in the background
        await addAudit(database.db, wanted, null, now);
      }
    },
  };
}
