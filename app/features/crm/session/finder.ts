import type { Match, ProspectAnswer, ProspectFilter } from '#app/domain/crm/prospecting.ts';
import { failureCodeOf, StoreFailure } from './http-store.ts';

/** What is worked out on the server, from every record there is. */
export interface Finder {
  partnersOf: (clientId: string) => Promise<readonly Match[]>;
  prospects: (filter: ProspectFilter) => Promise<ProspectAnswer>;
}

type Ask = (path: string) => Promise<Response>;

/** Rejects with a StoreFailure, as the store itself does. */
export function createFinder(ask: Ask = (path) => fetch(path)): Finder {
  async function read(path: string): Promise<unknown> {
    const response = await ask(path).catch((error: unknown) => {
      throw new StoreFailure('unreachable', error);
    });
    if (!response.ok) throw new StoreFailure(failureCodeOf(response.status));
    return response.json();
  }
  return {
    async partnersOf(clientId) {
      const found = await read(`/api/partners/${encodeURIComponent(clientId)}`);
      return (found as { partners: Match[] }).partners;
    },
    async prospects({ ville, secteur, motsCles, ilaScoreMin, rayonKm, statusIlumatch }) {
      const params = new URLSearchParams({
        city: ville,
        ...(secteur && { sector: secteur }),
        ...(motsCles.length > 0 && { keywords: motsCles.join(',').slice(0, 1000) }),
        score: String(ilaScoreMin),
        radius: String(rayonKm),
        status: statusIlumatch,
      });
      return (await read(`/api/prospects?${params}`)) as ProspectAnswer;
    },
  };
}
