import { createApiClient, type Fetch, type BodyOf } from '#app/api/client/api-client.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { OutboxState, OutboxTopic } from '#app/domain/delivery/outbox.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { Successors } from '#app/domain/staff/reassignment.ts';
import { pageEvents } from '../session/live-events.ts';
import { bodyOf } from './admin-failure.ts';

export interface Page<Item> {
  items: readonly Item[];
  /** Cursor of the next page; absent on the last one. */
  next?: string;
}

export interface AuditQuery {
  entity?: string;
  entityId?: string;
  actorId?: string;
  groupId?: string;
  /** Whether a step of many changes counts as one entry. */
  isCollapsed?: boolean;
  since?: string;
  until?: string;
}

/** The person who exercises a right, and the privacy request being answered. */
export interface Right {
  email: string;
  requestId?: string;
}

export type AdminClient = ReturnType<typeof createAdminClient>;

/** Entries of the audit log per page. */
const auditPage = 50;

/**
 * Administration through the API. A refused call rejects with an AdminFailure.
 *
 * @param fetchFn replaces the browser's fetch
 */
export function createAdminClient(fetchFn?: Fetch) {
  const api = createApiClient(fetchFn);
  return {
    ...deliveryOperations(api),
    ...privacyOperations(api),
    ...auditOperations(api),
    ...keyOperations(api),
    ...staffOperations(api),
    backups: () => bodyOf(api('GET /api/backups')),
  };
}

type Api = ReturnType<typeof createApiClient>;

function deliveryOperations(api: Api) {
  return {
    messages: (query: { topic: OutboxTopic; state: OutboxState; after: string | undefined }) =>
      bodyOf(api('GET /api/outbox', { query })),
    replay: (id: string) => bodyOf(api('POST /api/outbox/:id/replay', { params: { id } })),
    mailFailures: () => bodyOf(api('GET /api/outbox/failures')),
    /** Notifies when mails were sent or failed, on any server. */
    watchMails: (again: () => void) => pageEvents.watch('mails', again),
    /** Sends the mails that wait for their next attempt; resolves to their number. */
    sendMailsNow: async () => (await bodyOf(api('POST /api/outbox/send-now'))).count,
    /** Text of an email still in the outbox. */
    emailText: async (id: string) =>
      (await bodyOf(api('GET /api/outbox/:id/letter', { params: { id } }))).text,

    endpoints: () => bodyOf(api('GET /api/webhooks')),
    addEndpoint: (body: BodyOf<'POST /api/webhooks'>) =>
      bodyOf(api('POST /api/webhooks', { body })),
    setDisabled: (id: string, isDisabled: boolean) =>
      bodyOf(api('PATCH /api/webhooks/:id', { params: { id }, body: { isDisabled } })),
    removeEndpoint: (id: string) => bodyOf(api('DELETE /api/webhooks/:id', { params: { id } })),
    changeSecret: (id: string) => bodyOf(api('POST /api/webhooks/:id/secret', { params: { id } })),
    ping: (id: string) => bodyOf(api('POST /api/webhooks/:id/ping', { params: { id } })),
    deliveries: (id: string, after?: string) =>
      bodyOf(
        api('GET /api/webhooks/:id/deliveries', { params: { id }, query: { limit: 20, after } }),
      ),
  };
}

function privacyOperations(api: Api) {
  return {
    lookUp: async (email: string) =>
      (await bodyOf(api('POST /api/privacy/lookup', { body: { email } }))).items,
    /** All data about a person, as JSON. */
    export: (body: Right) => bodyOf(api('POST /api/privacy/export', { body })),
    erase: (body: Right) => bodyOf(api('POST /api/privacy/erasure', { body })),
    requests: () => bodyOf(api('GET /api/privacy/requests')),
    receive: (kind: RequestKind, email: string) =>
      bodyOf(api('POST /api/privacy/requests', { body: { kind, email } })),
    answer: (id: string, outcome: RequestOutcome) =>
      bodyOf(api('POST /api/privacy/requests/:id/answer', { params: { id }, body: { outcome } })),
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
      const { items } = await bodyOf(api('GET /api/audit', { query }));
      const last = items.length === auditPage ? items.at(-1) : undefined;
      return { items, ...(last && { next: last.id }) };
    },
    restore: (id: string) => bodyOf(api('POST /api/audit/:id/restore', { params: { id } })),
  };
}

function keyOperations(api: Api) {
  return {
    keys: () => bodyOf(api('GET /api/keys')),
    createKey: (body: BodyOf<'POST /api/keys'>) => bodyOf(api('POST /api/keys', { body })),
    revoke: (id: string) => bodyOf(api('DELETE /api/keys/:id', { params: { id } })),
  };
}

function staffOperations(api: Api) {
  return {
    staff: () => bodyOf(api('GET /api/staff')),
    changeRole: (id: string, role: Role) =>
      bodyOf(api('PATCH /api/staff/:id', { params: { id }, body: { role } })),
    invite: (body: BodyOf<'POST /api/staff'>) => bodyOf(api('POST /api/staff', { body })),
    reset: (id: string) => bodyOf(api('POST /api/staff/:id/reset', { params: { id } })),
    rename: (id: string, name: string) =>
      bodyOf(api('PATCH /api/staff/:id/name', { params: { id }, body: { name } })),
    belongings: (id: string) => bodyOf(api('GET /api/staff/:id/belongings', { params: { id } })),
    reassign: (id: string, body: Successors) =>
      bodyOf(api('POST /api/staff/:id/handover', { params: { id }, body })),
    disable: (id: string, body: Successors) =>
      bodyOf(api('POST /api/staff/:id/departure', { params: { id }, body })),
    enable: (id: string) => bodyOf(api('POST /api/staff/:id/return', { params: { id } })),
    setTeam: (id: string, body: BodyOf<'PATCH /api/staff/:id/team'>) =>
      bodyOf(api('PATCH /api/staff/:id/team', { params: { id }, body })),
    roles: () => bodyOf(api('GET /api/roles')),
    requireTwoFactorOf: (id: string, requiresSecondStep: boolean) =>
      bodyOf(
        api('PATCH /api/staff/:id/second-step', { params: { id }, body: { requiresSecondStep } }),
      ),
    requireTwoFactorOfRole: (role: Role, requiresSecondStep: boolean) =>
      bodyOf(api('PATCH /api/roles/:role', { params: { role }, body: { requiresSecondStep } })),
    signOut: (id: string) => bodyOf(api('DELETE /api/staff/:id/sessions', { params: { id } })),
  };
}
