import type {
  AuditLine,
  DeliveryLine,
  EndpointLine,
  KeyLine,
  RequestLine,
  StaffLine,
} from '#app/domain/administration.ts';
import type { OutboxLine, OutboxState, OutboxTopic } from '#app/domain/outbox.ts';
import type { ForeseenPart } from '#app/domain/privacy/held-parts.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { StoreFailureCode } from '#app/domain/crm/store.ts';
import { failureCodeOf } from '../session/http-store.ts';

/** Why the server did not do what it was asked. */
export type AdminFailureCode = StoreFailureCode | 'gone' | 'not-possible' | 'invalid';

class AdminFailure extends Error {
  readonly code: AdminFailureCode;

  constructor(code: AdminFailureCode, cause?: unknown) {
    super(`The desk did not answer: ${code}`, { cause });
    this.name = 'AdminFailure';
    this.code = code;
  }
}

export function codeOf(error: unknown): AdminFailureCode {
  return error instanceof AdminFailure ? error.code : 'refused';
}

export interface Page<Item> {
  items: readonly Item[];
  /** Leads to the next page; absent on the last. */
  next?: string;
}

export interface AuditQuery {
  entity?: string;
  entityId?: string;
  actorId?: string;
  since?: string;
  until?: string;
}

type NewEndpoint = Pick<EndpointLine, 'url' | 'description' | 'events'>;
type NewKey = Pick<KeyLine, 'name' | 'scopes' | 'expiresAt'>;
/** Whose right is exercised, and the request that this answers. */
export interface Right {
  email: string;
  requestId?: string;
}

export type AdminClient = ReturnType<typeof createAdminClient>;

const own: Readonly<Record<number, AdminFailureCode>> = {
  404: 'gone',
  409: 'not-possible',
  422: 'invalid',
};

/** Entries of the audit log on a page. */
const auditPage = 50;

/**
 * The desk on the server. Whatever it cannot do rejects with an AdminFailure.
 *
 * @param ask in place of the browser's own
 */
export function createAdminClient(
  ask: (path: string, init?: RequestInit) => Promise<Response> = (path, init) => fetch(path, init),
) {
  async function call(path: string, init?: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await ask(`/api${path}`, init);
    } catch (error) {
      throw new AdminFailure('unreachable', error);
    }
    const { ok, status } = response;
    if (!ok) throw new AdminFailure(own[status] ?? failureCodeOf(status));
    return response;
  }
  async function read<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    return (await (await call(path, init)).json()) as Answer;
  }
  const send = <Answer>(method: string, path: string, body: unknown) =>
    read<Answer>(path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  async function tell(method: string, path: string): Promise<void> {
    await call(path, { method });
  }
  const endpoint = (id: string) => `/webhooks/${encodeURIComponent(id)}`;

  return {
    messages: (query: { topic: OutboxTopic; state: OutboxState; after: string | undefined }) =>
      read<Page<OutboxLine>>(`/outbox?${paramsOf(query)}`),
    replay: (id: string) => tell('POST', `/outbox/${encodeURIComponent(id)}/replay`),
    /** A mail that was written into a file. */
    letter: async (id: string) =>
      (await read<{ text: string }>(`/outbox/${encodeURIComponent(id)}/letter`)).text,

    endpoints: () => read<Page<EndpointLine>>('/webhooks'),
    addEndpoint: (wanted: NewEndpoint) => send<{ secret: string }>('POST', '/webhooks', wanted),
    setDisabled: (id: string, isDisabled: boolean) =>
      send<EndpointLine>('PATCH', endpoint(id), { isDisabled }),
    removeEndpoint: (id: string) => tell('DELETE', endpoint(id)),
    changeSecret: (id: string) =>
      read<{ secret: string }>(`${endpoint(id)}/secret`, { method: 'POST' }),
    ping: (id: string) => tell('POST', `${endpoint(id)}/ping`),
    deliveries: (id: string, after?: string) =>
      read<Page<DeliveryLine>>(`${endpoint(id)}/deliveries?${paramsOf({ limit: '20', after })}`),

    lookUp: async (email: string) =>
      (await send<Page<ForeseenPart>>('POST', '/privacy/lookup', { email })).items,
    /** Everything about a person, as JSON. */
    export: (right: Right) => send<object>('POST', '/privacy/export', right),
    erase: (right: Right) => send<object>('POST', '/privacy/erasure', right),
    requests: () => read<Page<RequestLine>>('/privacy/requests'),
    receive: (kind: RequestKind, email: string) =>
      send<object>('POST', '/privacy/requests', { kind, email }),
    async answer(id: string, outcome: RequestOutcome): Promise<void> {
      await call(`/privacy/requests/${encodeURIComponent(id)}/answer`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outcome }),
      });
    },

    async audit(query: AuditQuery, before?: string): Promise<Page<AuditLine>> {
      const params = paramsOf({ ...query, before, limit: String(auditPage) });
      const { items } = await read<Page<AuditLine>>(`/audit?${params}`);
      const last = items.length === auditPage ? items.at(-1) : undefined;
      return { items, ...(last && { next: last.id }) };
    },
    restore: (id: string) => tell('POST', `/audit/${encodeURIComponent(id)}/restore`),

    keys: () => read<Page<KeyLine>>('/keys'),
    createKey: (wanted: NewKey) => send<{ secret: string }>('POST', '/keys', wanted),
    revoke: (id: string) => tell('DELETE', `/keys/${encodeURIComponent(id)}`),

    staff: () => read<Page<StaffLine>>('/staff'),
    signOut: (id: string) => tell('DELETE', `/staff/${encodeURIComponent(id)}/sessions`),
  };
}

function paramsOf(values: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams(given);
}
