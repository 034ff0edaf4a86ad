import {
  createApiClient,
  type Answer,
  type Fetch,
  type BodyOf,
  type Name,
} from '#app/api/client/api-client.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { StoreFailureCode } from '#app/domain/crm/store/store.ts';
import type { OutboxState, OutboxTopic } from '#app/domain/delivery/outbox.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { Successors } from '#app/domain/staff/reassignment.ts';
import { failureCodeOf } from '../session/http-store.ts';
import { pageEvents } from '../session/live-events.ts';

/** Why the server refused a call. */
export type AdminFailureCode =
  | StoreFailureCode
  | 'gone'
  | 'not-possible'
  | 'invalid'
  /** Another account has the address, the name, or the person of the public page. */
  | 'taken'
  | 'name-taken'
  | 'member-taken'
  /** Whoever is signed in did not confirm that it is them. */
  | 'unconfirmed';

class AdminFailure extends Error {
  readonly code: AdminFailureCode;

  constructor(code: AdminFailureCode, cause?: unknown) {
    super(`The server did not do it: ${code}`, { cause });
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
  groupId?: string;
  /** Whether a step of many changes is one entry. */
  isCollapsed?: boolean;
  since?: string;
  until?: string;
}

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
 * Administration through the API. A refused call rejects with an AdminFailure.
 *
 * @param fetchFn in place of the browser's own
 */
export function createAdminClient(fetchFn?: Fetch) {
  const api = createApiClient(fetchFn);
  return {
    ...deliveryOperations(api),
    ...privacyOperations(api),
    ...auditOperations(api),
    ...keyOperations(api),
    ...staffOperations(api),
    backups: () => done(api('GET /api/backups')),
  };
}

type Api = ReturnType<typeof createApiClient>;

function deliveryOperations(api: Api) {
  return {
    messages: (query: { topic: OutboxTopic; state: OutboxState; after: string | undefined }) =>
      done(api('GET /api/outbox', { query })),
    replay: (id: string) => done(api('POST /api/outbox/:id/replay', { params: { id } })),
    mailFailures: () => done(api('GET /api/outbox/failures')),
    /** Notifies when mails were sent or have failed, on whichever server. */
    watchMails: (again: () => void) => pageEvents.watch('mails', again),
    /** Sends the mails that wait for their next attempt; resolves to how many there were. */
    sendMailsNow: async () => (await done(api('POST /api/outbox/send-now'))).count,
    /** A mail that is kept in the outbox. */
    mailText: async (id: string) =>
      (await done(api('GET /api/outbox/:id/letter', { params: { id } }))).text,

    endpoints: () => done(api('GET /api/webhooks')),
    addEndpoint: (body: BodyOf<'POST /api/webhooks'>) => done(api('POST /api/webhooks', { body })),
    setDisabled: (id: string, isDisabled: boolean) =>
      done(api('PATCH /api/webhooks/:id', { params: { id }, body: { isDisabled } })),
    removeEndpoint: (id: string) => done(api('DELETE /api/webhooks/:id', { params: { id } })),
    changeSecret: (id: string) => done(api('POST /api/webhooks/:id/secret', { params: { id } })),
    ping: (id: string) => done(api('POST /api/webhooks/:id/ping', { params: { id } })),
    deliveries: (id: string, after?: string) =>
      done(
        api('GET /api/webhooks/:id/deliveries', { params: { id }, query: { limit: 20, after } }),
      ),
  };
}

function privacyOperations(api: Api) {
  return {
    lookUp: async (email: string) =>
      (await done(api('POST /api/privacy/lookup', { body: { email } }))).items,
    /** Everything about a person, as JSON. */
    export: (body: Right) => done(api('POST /api/privacy/export', { body })),
    erase: (body: Right) => done(api('POST /api/privacy/erasure', { body })),
    requests: () => done(api('GET /api/privacy/requests')),
    receive: (kind: RequestKind, email: string) =>
      done(api('POST /api/privacy/requests', { body: { kind, email } })),
    answer: (id: string, outcome: RequestOutcome) =>
      done(api('POST /api/privacy/requests/:id/answer', { params: { id }, body: { outcome } })),
  };
}

function auditOperations(api: Api) {
  return {
    async audit(
      { entity, entityId, actorId, groupId, isCollapsed, since, until }: AuditQuery,
      before?: string,
    ) {
      const query = {
        entity: entity || undefined,
        entityId: entityId || undefined,
        actorId: actorId || undefined,
        groupId: groupId || undefined,
        isCollapsed: isCollapsed ? ('true' as const) : undefined,
        since: since || undefined,
        until: until || undefined,
        before: before || undefined,
        limit: auditPage,
      };
      const { items } = await done(api('GET /api/audit', { query }));
      const last = items.length === auditPage ? items.at(-1) : undefined;
      return { items, ...(last && { next: last.id }) };
    },
    restore: (id: string) => done(api('POST /api/audit/:id/restore', { params: { id } })),
  };
}

function keyOperations(api: Api) {
  return {
    keys: () => done(api('GET /api/keys')),
    createKey: (body: BodyOf<'POST /api/keys'>) => done(api('POST /api/keys', { body })),
    revoke: (id: string) => done(api('DELETE /api/keys/:id', { params: { id } })),
  };
}

function staffOperations(api: Api) {
  return {
    staff: () => done(api('GET /api/staff')),
    changeRole: (id: string, role: Role) =>
      done(api('PATCH /api/staff/:id', { params: { id }, body: { role } })),
    invite: (body: BodyOf<'POST /api/staff'>) => done(api('POST /api/staff', { body })),
    reset: (id: string) => done(api('POST /api/staff/:id/reset', { params: { id } })),
    rename: (id: string, name: string) =>
      done(api('PATCH /api/staff/:id/name', { params: { id }, body: { name } })),
    belongings: (id: string) => done(api('GET /api/staff/:id/belongings', { params: { id } })),
    reassign: (id: string, body: Successors) =>
      done(api('POST /api/staff/:id/handover', { params: { id }, body })),
    disable: (id: string, body: Successors) =>
      done(api('POST /api/staff/:id/departure', { params: { id }, body })),
    enable: (id: string) => done(api('POST /api/staff/:id/return', { params: { id } })),
    setTeam: (id: string, body: BodyOf<'PATCH /api/staff/:id/team'>) =>
      done(api('PATCH /api/staff/:id/team', { params: { id }, body })),
    roles: () => done(api('GET /api/roles')),
    requireSecondStepOf: (id: string, requiresSecondStep: boolean) =>
      done(
        api('PATCH /api/staff/:id/second-step', { params: { id }, body: { requiresSecondStep } }),
      ),
    requireSecondStep: (role: Role, requiresSecondStep: boolean) =>
      done(api('PATCH /api/roles/:role', { params: { role }, body: { requiresSecondStep } })),
    signOut: (id: string) => done(api('DELETE /api/staff/:id/sessions', { params: { id } })),
  };
}

async function done<N extends Name>(asked: Promise<Answer<N>>) {
  const answer = await asked;
  if (answer.ok) return answer.body;
  const { status, problem, cause } = answer;
  if (problem?.code === 'confirmation-required') throw new AdminFailure('unconfirmed', cause);
  const why = problem && 'why' in problem ? problem.why : undefined;
  if (why === 'taken' || why === 'name-taken' || why === 'member-taken')
    throw new AdminFailure(why, cause);
  throw new AdminFailure(own[status] ?? failureCodeOf(status), cause);
}
