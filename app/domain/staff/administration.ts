import type { Action } from './crm/permissions.ts';
import type { Role } from './crm/entities.ts';
import type { RequestKind, RequestOutcome } from './privacy/rights.ts';
import type { Actor } from './staff/actor.ts';
import type { WebhookEventType } from './webhooks.ts';

/*
 * What the desk of those who run it is told by the API. Moments are ISO 8601, UTC.
 */

export interface EndpointLine {
  id: string;
  url: string;
  description: string;
  events: readonly WebhookEventType[];
  disabledAt: string | null;
  createdAt: string;
}

/** One attempt at an endpoint. */
export interface DeliveryLine {
  id: string;
  /** By which it is sent again. */
  messageId: string;
  event: WebhookEventType;
  attempt: number;
  /** HTTP status; null when no answer came. */
  status: number | null;
  /** Code of the failure; null when it was delivered. */
  failure: string | null;
  /** In milliseconds. */
  duration: number;
  at: string;
}

/** An entry of the register of what people asked about their own information. */
export interface RequestLine {
  id: string;
  kind: RequestKind;
  email: string;
  receivedAt: string;
  dueAt: string;
  answeredAt: string | null;
  outcome: RequestOutcome | null;
  answeredBy: string | null;
}

export interface AuditLine {
  id: string;
  at: string;
  actor: Actor;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
}

/** A key as it is shown: the secret part is known to its holder only. */
export interface KeyLine {
  id: string;
  name: string;
  /** What it begins with. */
  prefix: string;
  scopes: readonly Action[];
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
}

export interface StaffLine {
  id: string;
  name: string;
  email: string;
  role: Role;
  hasSecondStep: boolean;
  hasOneTimePassword: boolean;
  disabledAt: string | null;
  lastLoginAt: string | null;
  sessions: readonly { id: string; address: string; agent: string; lastSeenAt: string }[];
  /** Whether whoever asks may sign them out. */
  canSignOut: boolean;
}

/** The parts of that desk, as its addresses name them, and what one has to be allowed for each. */
const adminSections = {
  envois: 'leads',
  webhooks: 'integrations',
  'vie-privee': 'privacy',
  historique: 'audit',
  cles: 'integrations',
  equipe: 'manage-staff',
} as const satisfies Record<string, Action>;

export type AdminSection = keyof typeof adminSections;

/** Whether something is among what somebody may do, as their session names it. */
export function isPermitted(permissions: readonly string[], action: Action): boolean {
  return permissions.includes('all') || permissions.includes(action);
}

/** The parts that are somebody's, by their permissions as their session names them. */
export function adminSectionsOf(permissions: readonly string[]): AdminSection[] {
  const all = Object.keys(adminSections) as AdminSection[];
  return all.filter((section) => isPermitted(permissions, adminSections[section]));
}

/** Kinds of records that an entry of the audit log can take back. */
export function canTakeBack({ entity, before, after }: AuditLine): boolean {
  const isKept = ['client', 'project', 'task', 'entry'].includes(entity);
  return entity === 'cockpit' ? before !== null : isKept && (before !== null || after !== null);
}

/**
 * What an entry of the audit log changed, field by field: values as people can read them, `null` for none. Fields that
 * stayed as they were are left out.
 */
export function changedFields(
  before: unknown,
  after: unknown,
): { field: string; before: string | null; after: string | null }[] {
  const [old, next] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field) ?? null, next.get(field) ?? null];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** `{ contact: { email: 'a' } }` as `contact.email` → `a`. Lists are one value. */
function flat(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value === 'object' && !Array.isArray(value))
    return new Map(Object.entries(value).flatMap(([key, part]) => [...flat(part, [...path, key])]));
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return new Map(text === '' || text === '[]' ? [] : [[path.join('.'), text]]);
}
