import { createApiClient, type Answer, type Fetch, type Name } from '#app/api/client/api-client.ts';
import type { Collection, Records } from '#app/domain/crm/records/entities.ts';
import { queryParams } from '#app/domain/crm/records/query-params.ts';
import type { Query } from '#app/domain/crm/records/query.ts';
import { binPageSize } from '#app/domain/crm/store/bin.ts';
import type { Applied, CrmStore, Page, StoreFailureCode } from '#app/domain/crm/store/store.ts';
import { createBatchedGet } from './batched-get.ts';
import { createChangeCounters } from './change-counters.ts';
import { pageEvents, type LiveEvents } from './live-events.ts';

/** Failure code of an HTTP status; 0 for no response. */
export function failureCodeOf(status: number): StoreFailureCode {
  return codes[status] ?? 'refused';
}

/** Error of the live store. */
export class StoreFailure extends Error {
  readonly code: StoreFailureCode;

  constructor(code: StoreFailureCode, cause?: unknown) {
    super(`The CRM did not answer: ${code}`, { cause });
    this.code = code;
  }
}

/** The response to a change was lost: it may have been applied, and may be sent again. */
export class Unanswered extends StoreFailure {
  constructor(cause?: unknown) {
    super('unreachable', cause);
  }
}

interface Settings {
  /** Replaces the browser's fetch. */
  fetchFn?: Fetch;
  events?: Pick<LiveEvents, 'subscribe'>;
}

const codes: Readonly<Record<number, StoreFailureCode>> = {
  0: 'unreachable',
  401: 'signed-out',
  403: 'not-allowed',
  429: 'busy',
  503: 'unreachable',
};

/** Statuses after which a change may have been applied: no response, or a proxy's timeout. */
const lostAnswers: ReadonlySet<number> = new Set([0, 502, 504]);

/** The CRM's records on the server, for the signed-in user. */
export function createHttpStore({ fetchFn, events = pageEvents }: Settings = {}): CrmStore {
  const counters = createChangeCounters(events);
  const api = createApiClient(fetchFn);

  /** Reads the change counters of a response. */
  async function withCounters<N extends Name>(call: Promise<Answer<N>>): Promise<Answer<N>> {
    const answer = await call;
    if (answer.ok) counters.read(answer.headers.get('crm-changes'));
    return answer;
  }

  async function get<C extends Collection>(collection: C, id: string) {
    const name: `GET /api/crm/${Collection}/:id` = `GET /api/crm/${collection}/:id`;
    return orNull(await withCounters(api(name, { params: { id } }))) as Records[C] | null;
  }

  async function list<C extends Collection>(collection: C, query: Query<C>) {
    const name: `GET /api/crm/${Collection}` = `GET /api/crm/${collection}`;
    const asked = api(name, { query: queryParams(query) });
    const page: Page<unknown> = pageOf(await withCounters(asked));
    return page as Page<Records[C]>;
  }

  return {
    get: createBatchedGet({ get, list }),
    list,
    search: async ({ text, limit }) =>
      done(await api('GET /api/search', { query: { q: text, limit } })).groups,
    overview: async () => done(await api('GET /api/overview')),
    withoutNextStep: async (limit) =>
      done(await api('GET /api/clients-without-next-step', { query: { limit } })).items,
    tags: async () => done(await api('GET /api/tags')).items,
    figures: async (query) => done(await api('GET /api/figures', { query })),
    async timeline({ clientId, kinds, ...query }) {
      const asked = await api('GET /api/crm/clients/:id/timeline', {
        params: { id: clientId },
        query: { ...query, ...(kinds && { kinds: kinds.join(',') }) },
      });
      return asked.status === 404 ? { items: [] } : pageOf(asked);
    },
    async apply(changes, group): Promise<Applied> {
      if (changes.length === 0) return { ok: true, undo: [] };
      // Read before the call: the connection may be back afterwards. Node has no `onLine`.
      const isOffline = 'onLine' in navigator && !navigator.onLine;
      const answer = await api('POST /api/crm/changes', {
        body: { changes, ...(group && { group }) },
      });
      if (!answer.ok && answer.problem?.code === 'conflict' && answer.problem.conflict)
        return { ok: false, conflict: answer.problem.conflict };
      if (!isOffline && lostAnswers.has(answer.status)) throw new Unanswered(answer.cause);
      const { undo, counts = {} } = done(answer);
      counters.changed(counts);
      return { ok: true, undo };
    },
    groups: async () => done(await api('GET /api/crm/groups')).items,
    revertGroup: async (id, request) =>
      orNull(await api('POST /api/crm/groups/:id/revert', { params: { id }, body: request })),
    async removed(query) {
      const answer = await api('GET /api/crm/bin', { query: { ...query, limit: binPageSize } });
      return pageOf(answer);
    },
    restoreRemoved: async (items) =>
      done(await api('POST /api/crm/bin', { body: { items: [...items] } })).restored,
    subscribe: (listener) => counters.subscribe(listener),
  };
}

/** @throws StoreFailure for an invalid response */
export function refused({ status, cause }: { status: number; cause?: unknown }): never {
  throw new StoreFailure(failureCodeOf(status), cause);
}

/** The same for a change, whose response may be lost. */
export function refusedChange(answer: { status: number; cause?: unknown }): never {
  if (lostAnswers.has(answer.status)) throw new Unanswered(answer.cause);
  return refused(answer);
}

/** Result of an operation; any error response rejects with a StoreFailure. */
export function done<N extends Name>(answer: Answer<N>) {
  return answer.ok ? answer.body : refused(answer);
}

/** The same, with null for a 404. */
export function orNull<N extends Name>(answer: Answer<N>) {
  return answer.status === 404 ? null : done(answer);
}

function pageOf<N extends Name>(answer: Answer<N>) {
  if (answer.status === 400) throw new RangeError('Not a query');
  return done(answer);
}
