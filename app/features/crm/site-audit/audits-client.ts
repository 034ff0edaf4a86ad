import { addressOf, createApiClient, type Fetch } from '#app/api/client/api-client.ts';
import type { Language } from '#app/i18n/languages.ts';
import { openEventStream } from '#app/ui/event-stream.ts';
import { done, orNull } from '../session/http-store.ts';

/** Audits of sites on the server. Rejects with a StoreFailure, as the store does. */
export function createAuditsClient(fetchFn?: Fetch) {
  const api = createApiClient(fetchFn);
  return {
    ofClient: async (id: string) =>
      done(await api('GET /api/crm/clients/:id/audits', { params: { id } })),
    scan: async (id: string, language: Language) =>
      done(await api('POST /api/crm/clients/:id/audits', { params: { id }, body: { language } })),
    /** Null once the report has been deleted. */
    view: async (id: string, language: Language) =>
      orNull(await api('GET /api/audits/:id/view', { params: { id }, query: { language } })),
    makeTasks: async (id: string, body: { audit: string; checks: string[]; language: Language }) =>
      done(await api('POST /api/crm/clients/:id/audit-tasks', { params: { id }, body })),
    /**
     * Reports the number of pages read, and the end of the audit.
     *
     * @returns stops listening
     */
    follow(id: string, onPages: (count: number) => void, onOver: () => void): () => void {
      const stop = openEventStream(addressOf('GET /api/audits/:id/events', { params: { id } }), {
        progress: (data) => onPages((JSON.parse(data) as { pages: string[] }).pages.length),
        over() {
          stop();
          onOver();
        },
      });
      return stop;
    },
  };
}

export type AuditsClient = ReturnType<typeof createAuditsClient>;
export type ClientAudits = Awaited<ReturnType<AuditsClient['ofClient']>>;
