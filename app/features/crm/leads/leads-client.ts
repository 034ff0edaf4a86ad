import type { Page } from '#app/domain/crm/store.ts';
import type {
  Assignee,
  ConversionWish,
  KnownClient,
  LeadFile,
  LeadPage,
  LeadQuery,
  LeadWish,
} from '#app/domain/leads/inbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import { failureCodeOf, StoreFailure } from '../session/http-store.ts';

/** How a change of a lead ended. `changed` and `not-possible` bring the lead as it is by now. */
type Moved =
  | { ok: true; lead: Lead }
  | { ok: false; why: 'changed' | 'not-possible'; current: Lead }
  | { ok: false; why: 'gone' };

export type Converted =
  | Moved
  /** There are clients that it may already be. */
  | { ok: false; why: 'duplicate'; clients: readonly KnownClient[] }
  | { ok: false; why: 'client-changed' }
  | { ok: false; why: 'invalid'; fields: readonly string[] };

/** The inbox on the server. Whatever it cannot do for another reason rejects with a StoreFailure. */
export interface LeadsClient {
  list(query: LeadQuery): Promise<LeadPage>;
  get(id: string): Promise<LeadFile | null>;
  team(): Promise<readonly Assignee[]>;
  setStatus(memberId: string, status: MemberStatus): Promise<void>;
  move(lead: Pick<Lead, 'id' | 'version'>, wish: LeadWish): Promise<Moved>;
  /** The lead with the note, or null when it is gone. */
  note(id: string, text: string): Promise<Lead | null>;
  clientsLike(id: string): Promise<readonly KnownClient[]>;
  /** The first clients that a search finds. */
  findClients(search: string): Promise<Page<KnownClient>>;
  convert(lead: Pick<Lead, 'id' | 'version'>, wish: ConversionWish): Promise<Converted>;
  /** Sends a mail again; false when there is nothing left to send. */
  replay(id: string): Promise<boolean>;
}

/** Clients offered at a time; the others are found by typing. */
const offered = 20;

interface Problem {
  code?: string;
  current?: Lead;
  clients?: KnownClient[];
  errors?: { path: string }[];
}

/** @param ask in place of the browser's own */
export function createLeadsClient(
  ask: (path: string, init?: RequestInit) => Promise<Response> = (path, init) => fetch(path, init),
): LeadsClient {
  async function call(path: string, init?: RequestInit): Promise<Response> {
    try {
      return await ask(`/api${path}`, init);
    } catch (error) {
      throw new StoreFailure('unreachable', error);
    }
  }
  async function read<Answer>(path: string): Promise<Answer> {
    return (await good(await call(path)).json()) as Answer;
  }
  const of = (id: string) => `/leads/${encodeURIComponent(id)}`;

  return {
    list: (query) => read(`/leads?${paramsOf({ ...query })}`),
    async get(id) {
      const response = await call(of(id));
      return response.status === 404 ? null : ((await good(response).json()) as LeadFile);
    },
    team: async () => (await read<{ items: Assignee[] }>('/team')).items,
    async setStatus(memberId, status) {
      good(await call(`/team/${encodeURIComponent(memberId)}`, json('PATCH', { status })));
    },
    async move({ id, version }, wish) {
      const response = await call(`${of(id)}/moves`, json('POST', wish, version));
      return (await movedBy(response)) ?? refused(response);
    },
    async note(id, text) {
      const response = await call(`${of(id)}/notes`, json('POST', { text }));
      return response.status === 404 ? null : ((await good(response).json()) as Lead);
    },
    clientsLike: async (id) => (await read<{ items: KnownClient[] }>(`${of(id)}/clients`)).items,
    findClients: (search) => read(`/crm/clients?${paramsOf({ search, limit: offered })}`),
    async convert({ id, version }, wish) {
      const response = await call(`${of(id)}/conversion`, json('POST', wish, version));
      const problem = response.ok ? {} : ((await response.clone().json()) as Problem);
      const { code, clients, errors } = problem;
      if (code === 'duplicate' && clients) return { ok: false, why: 'duplicate', clients };
      if (code === 'conflict') return { ok: false, why: 'client-changed' };
      if (code === 'invalid')
        return { ok: false, why: 'invalid', fields: (errors ?? []).map(fieldOf) };
      return (await movedBy(response)) ?? refused(response);
    },
    async replay(id) {
      const response = await call(`/outbox/${encodeURIComponent(id)}/replay`, { method: 'POST' });
      if (response.status === 404) return false;
      good(response);
      return true;
    },
  };
}

/** The lead after a change, or what stood against it; null for any other answer. */
async function movedBy(response: Response): Promise<Moved | null> {
  if (response.ok) return { ok: true, lead: (await response.json()) as Lead };
  if (response.status === 404) return { ok: false, why: 'gone' };
  if (response.status !== 409 && response.status !== 412) return null;
  const { code, current } = (await response.json()) as Problem;
  return current && (code === 'changed' || code === 'not-possible')
    ? { ok: false, why: code, current }
    : null;
}

/** The last part of `client.contact.email`. */
function fieldOf({ path }: { path: string }): string {
  return path.split('.').at(-1) ?? path;
}

function good(response: Response): Response {
  return response.ok ? response : refused(response);
}

function refused({ status }: Response): never {
  throw new StoreFailure(failureCodeOf(status));
}

function json(method: string, body: unknown, version?: number): RequestInit {
  return {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    },
    body: JSON.stringify(body),
  };
}

type Value = string | number | readonly string[] | undefined;

function paramsOf(query: Readonly<Record<string, Value>>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const values = typeof value === 'object' ? value : [value ?? ''];
    for (const each of values) if (each !== '') params.append(name, String(each));
  }
  return params;
}
