import { collections, type Collection } from '#app/domain/crm/entities.ts';
import { queryParams } from '#app/domain/crm/query-params.ts';
import type { Applied, CrmStore, StoreFailureCode } from '#app/domain/crm/store.ts';

type Counts = Partial<Record<Collection, number>>;

/** What a status of the API means to who asked. */
export function failureCodeOf(status: number): StoreFailureCode {
  return codes[status] ?? 'refused';
}

/** What a live store rejects with. */
export class StoreFailure extends Error {
  readonly code: StoreFailureCode;

  constructor(code: StoreFailureCode, cause?: unknown) {
    super(`The CRM did not answer: ${code}`, { cause });
    this.code = code;
  }
}

/** Listens to an address until it is told to stop. The connection comes back by itself. */
export type OpenEvents = (
  address: string,
  listener: (event: 'hello' | 'changed', data: string) => void,
) => () => void;

interface Settings {
  /** In place of the browser's own. */
  ask?: (path: string, init?: RequestInit) => Promise<Response>;
  openEvents?: OpenEvents;
}

const api = '/api';
const base = `${api}/crm`;

const codes: Readonly<Record<number, StoreFailureCode>> = {
  401: 'signed-out',
  403: 'not-allowed',
  429: 'busy',
  503: 'unreachable',
};

/** The CRM's records on the server, for whoever is signed in. */
export function createHttpStore({
  ask = (path, init) => fetch(path, init),
  openEvents = openBrowserEvents,
}: Settings = {}): CrmStore {
  const listeners = new Map<symbol, (changed: readonly Collection[]) => void>();
  let stopEvents: (() => void) | null = null;
  /** How often each collection had changed when it was last heard of; empty until the first answer or event. */
  let seen: Counts = {};
  /** The same, when listeners were last told. */
  let told: Counts = {};

  async function call(path: string, init?: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await ask(path, init);
    } catch (error) {
      throw new StoreFailure('unreachable', error);
    }
    compare(readCounts(response.headers.get('crm-changes')));
    return response;
  }

  function tell(changed: readonly Collection[], counts: Counts) {
    if (changed.length === 0) return;
    told = { ...told, ...Object.fromEntries(changed.map((each) => [each, counts[each]])) };
    for (const listener of listeners.values()) listener(changed);
  }

  /** Counts of something just read: what comes first is where listeners begin, what lags behind is told of again. */
  function compare(counts: Counts | null) {
    if (!counts) return;
    const stale = collections.filter((each) => (counts[each] ?? 0) < (seen[each] ?? 0));
    seen = { ...counts, ...seen };
    tell(stale, seen);
  }

  /** @param before how often each collection had changed when listeners knew all about it */
  function hear(counts: Counts, before: Counts) {
    const changed = collections.filter((each) => (counts[each] ?? 0) > (before[each] ?? 0));
    seen = { ...seen, ...counts };
    tell(changed, counts);
  }

  return {
    async get(collection, id) {
      const response = await call(`${base}/${collection}/${encodeURIComponent(id)}`);
      if (response.status === 404) return null;
      return (await ok(response).json()) as never;
    },
    async list(collection, query) {
      const response = await call(`${base}/${collection}?${queryParams(query)}`);
      if (response.status === 400) throw new RangeError('Not a query');
      return (await ok(response).json()) as never;
    },
    async overview() {
      return (await ok(await call(`${api}/overview`)).json()) as never;
    },
    async figures({ until, months, owner }) {
      const params = new URLSearchParams({
        until,
        months: String(months),
        ...(owner !== undefined && { owner }),
      });
      return (await ok(await call(`${api}/figures?${params}`)).json()) as never;
    },
    async apply(changes): Promise<Applied> {
      if (changes.length === 0) return { ok: true, undo: [] };
      const response = await call(`${base}/changes`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ changes }),
      });
      if (response.status === 409) {
        const { conflict } = (await response.json()) as Extract<Applied, { ok: false }>;
        return { ok: false, conflict };
      }
      const { undo, counts } = (await ok(response).json()) as Extract<Applied, { ok: true }> & {
        counts: Counts;
      };
      // Own changes are told of at once, unless the events were faster.
      hear(counts, told);
      return { ok: true, undo };
    },
    subscribe(listener) {
      const own = Symbol('listener');
      listeners.set(own, listener);
      stopEvents ??= openEvents(`${base}/live`, (event, data) => {
        const counts = JSON.parse(data) as Counts;
        const isFirst = event === 'hello' && Object.keys(seen).length === 0;
        hear(counts, isFirst ? counts : seen);
      });
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        stopEvents?.();
        stopEvents = null;
        // What changes while nobody listens is told to nobody.
        seen = {};
      };
    },
  };
}

function ok(response: Response): Response {
  if (!response.ok) throw new StoreFailure(failureCodeOf(response.status));
  return response;
}

/** Reads `clients=12, tasks=3`; whatever is not named has never changed. */
function readCounts(header: string | null): Counts | null {
  if (header === null) return null;
  const pairs = [...header.matchAll(/(\w+)=(\d+)/g)];
  const named = pairs.map(([, collection, count]) => [collection, Number(count)] as const);
  return { clients: 0, projects: 0, tasks: 0, journal: 0, ...Object.fromEntries(named) };
}

/** How long it takes until a connection that was refused is asked for again, in milliseconds. */
const reopenAfter = 5000;

const openBrowserEvents: OpenEvents = (address, listener) => {
  let events: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  function open() {
    events = new EventSource(address);
    for (const name of ['hello', 'changed'] as const)
      events.addEventListener(name, ({ data }: MessageEvent<string>) => listener(name, data));
    events.addEventListener('error', () => {
      // Browsers come back by themselves unless they were turned away, as those of whom nobody knows who they are.
      if (events.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenAfter);
    });
  }
  open();
  return () => {
    clearTimeout(reopening);
    events.close();
  };
};
