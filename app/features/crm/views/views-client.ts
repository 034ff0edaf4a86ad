import { createApiClient, type Fetch } from '#app/api/client/api-client.ts';
import type { AccountView, ViewSection } from '#app/domain/saved-views/saved-view.ts';
import { done } from '../session/http-store.ts';

/** Why a view was not saved: the account is full, another view has the name, or the view was removed. */
export type ViewProblem = 'full' | 'taken' | 'gone';

export interface SavedView extends Pick<AccountView, 'id' | 'name' | 'query' | 'isShared'> {
  /** Whether it is one of the loaded views, not a new one. */
  isKnown: boolean;
}

/** The API of saved views. Any other failure rejects with a StoreFailure. */
export function createViewsClient(fetchFn?: Fetch) {
  const api = createApiClient(fetchFn);
  return {
    async list(section: ViewSection): Promise<AccountView[]> {
      const { items } = done(await api('GET /api/views'));
      return items.filter((view) => view.section === section);
    },
    /** @returns why it was not saved, or null */
    async save(section: ViewSection, { id, ...view }: SavedView): Promise<ViewProblem | null> {
      const body = { section, ...view };
      const answer = await api('POST /api/views/:id', { params: { id }, body });
      const problem = answer.ok ? null : answer.problem;
      if (problem?.code === 'not-possible') return problem.why;
      done(answer);
      return null;
    },
    async remove(id: string): Promise<void> {
      done(await api('DELETE /api/views/:id', { params: { id } }));
    },
  };
}
