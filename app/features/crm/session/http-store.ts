import { createApiClient, type Answer, type Ask, type Name } from '#app/api/client/api-client.ts';
import {
  collections,
  perCollection,
  type Collection,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import { queryParams } from '#app/domain/crm/records/query-params.ts';
import type { Query } from '#app/domain/crm/records/query.ts';
import { binPageSize } from '#app/domain/crm/store/bin.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import type { Applied, CrmStore, Page, StoreFailureCode } from '#app/domain/crm/store/store.ts';
import { createLiveEvents, type LiveEvents } from './live-events.ts';

type Counts = ChangeCounts;

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

interface Settings {
  /** Replaces the browser's fetch. */
  ask?: Ask;
  events?: LiveEvents;
}

const codes: Readonly<Record<number, StoreFailureCode>> = {
  0: 'unreachable',
  401: 'signed-out',
  403: 'not-allowed',
  429: 'busy',
  503: 'unreachable',
};

/** The CRM's records on the server, for the signed-in user. */
export function createHttpStore({ ask, events = createLiveEvents() }: Settings = {}): CrmStore {
  const listeners = new Map<symbol, (changed: readonly Collection[]) => void>();
  let stopEvents: (() => void) | null = null;
  /** Last known change counter of each collection; empty until the first response or event. */
  let seen: Counts = {};
  /** The change counters of the last notification. */
  let told: Counts = {};

  const api = createApiClient(ask);

  /** Reads the change counters of a response. */
  async function heard<N extends Name>(asked: Promise<Answer<N>>): Promise<Answer<N>> {
    const answer = await asked;
    if (answer.ok) compare(readCounts(answer.headers.get('crm-changes')));
    return answer;
  }

  function tell(changed: readonly Collection[], counts: Counts) {
    if (changed.length === 0) return;
    told = { ...told, ...Object.fromEntries(changed.map((each) => [each, counts[each]])) };
    for (const listener of listeners.values()) listener(changed);
  }

  /** Counters of a fresh read: the first ones are the listeners' baseline, later ones notify them. */
  function compare(counts: Counts | null) {
    if (!counts) return;
    const stale = collections.filter((each) => (counts[each] ?? 0) < (seen[each] ?? 0));
    seen = { ...counts, ...seen };
    tell(stale, seen);
  }

  /** @param before change counters that listeners know already */
  function hear(counts: Counts, before: Counts) {
    const changed = collections.filter((each) => (counts[each] ?? 0) > (before[each] ?? 0));
    seen = { ...seen, ...counts };
    tell(changed, counts);
  }

  return {
    async get<C extends Collection>(collection: C, id: string) {
      const name: `GET /api/crm/${Collection}/:id` = `GET /api/crm/${collection}/:id`;
      return orNull(await heard(api(name, { params: { id } }))) as Records[C] | null;
    },
    async list<C extends Collection>(collection: C, query: Query<C>) {
      const name: `GET /api/crm/${Collection}` = `GET /api/crm/${collection}`;
      const asked = api(name, { query: queryParams(query) });
      const page: Page<unknown> = pageOf(await heard(asked));
      return page as Page<Records[C]>;
    },
    search: async ({ text, limit }) =>
      done(await api('GET /api/search', { query: { q: text, limit } })).groups,
    overview: async () => done(await api('GET /api/overview')),
    withoutNextStep: async (limit) =>
      done(await api('GET /api/clients-without-next-step', { query: { limit } })).items,
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
      const answer = await api('POST /api/crm/changes', {
        body: { changes, ...(group && { group }) },
      });
      if (!answer.ok && answer.problem?.code === 'conflict' && answer.problem.conflict)
        return { ok: false, conflict: answer.problem.conflict };
      const { undo, counts = {} } = done(answer);
      // Own changes notify at once, unless the events were faster.
      hear(counts, told);
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
    subscribe(listener) {
      const own = Symbol('listener');
      listeners.set(own, listener);
      stopEvents ??= events.subscribe((event, counts) => {
        const isFirst = event === 'hello' && Object.keys(seen).length === 0;
        hear(counts, isFirst ? counts : seen);
      });
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stopEvents?.();
        stopEvents = null;
        // Without listeners, changes notify nobody.
        seen = {};
      };
    },
  };
}

/** @throws StoreFailure for an invalid response */
export function refused({ status, cause }: { status: number; cause?: unknown }): never {
  throw new StoreFailure(failureCodeOf(status), cause);
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

/** Parses `clients=12, tasks=3`; missing collections have never changed. */
function readCounts(header: string | null): Counts | null {
  if (header === null) return null;
  const pairs = [...header.matchAll(/(\w+)=(\d+)/g)];
  const named = pairs.map(([, collection, count]) => [collection, Number(count)] as const);
  return { ...perCollection(() => 0), ...Object.fromEntries(named) };
}
