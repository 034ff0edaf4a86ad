import { createApiClient, type Fetch } from '#app/api/client/api-client.ts';
import type { ProspectAnswer } from '#app/domain/crm/prospecting/prospect-answer.ts';
import type { Match, ProspectFilter } from '#app/domain/crm/prospecting/prospecting.ts';
import type { Town } from '#app/domain/crm/prospecting/towns.ts';
import { done } from './http-store.ts';

/** Searches on the server, over all records. */
export interface Finder {
  partnersOf: (clientId: string) => Promise<readonly Match[]>;
  prospects: (filter: ProspectFilter) => Promise<ProspectAnswer>;
  /** Towns whose names start with the typed text; the agency's own for an empty text. */
  towns: (typed: string) => Promise<readonly Town[]>;
}

/** Rejects with a StoreFailure, as the store does. */
export function createFinder(fetchFn?: Fetch): Finder {
  const api = createApiClient(fetchFn);
  return {
    async partnersOf(id) {
      return done(await api('GET /api/partners/:id', { params: { id } })).partners;
    },
    towns: async (typed) => done(await api('GET /api/towns', { query: { q: typed } })).towns,
    async prospects({ ville, secteur, motsCles, ilaScoreMin, rayonKm, statusIlumatch }) {
      const query = {
        city: ville,
        sector: secteur || undefined,
        keywords: motsCles.join(',').slice(0, 1000) || undefined,
        score: ilaScoreMin,
        radius: rayonKm,
        status: statusIlumatch,
      };
      return done(await api('GET /api/prospects', { query }));
    },
  };
}
