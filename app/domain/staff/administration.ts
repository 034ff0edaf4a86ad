import type { Action } from '#app/domain/crm/permissions.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { WebhookEventType } from '#app/domain/delivery/webhooks.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { MemberStatus } from '#app/domain/team/team.ts';
import type { Actor } from './actor.ts';
import type { RoleRule } from './role-rules.ts';

/* What the API returns to the administration section. Moments are ISO 8601, UTC. */

export interface EndpointListItem {
  id: string;
  url: string;
  description: string;
  events: readonly WebhookEventType[];
  disabledAt: string | null;
  createdAt: string;
}

/** One delivery attempt. */
export interface DeliveryListItem {
  id: string;
  /** Id of the message, to replay it. */
  messageId: string;
  event: WebhookEventType;
  attempt: number;
  /** HTTP status; null without a response. */
  status: number | null;
  /** Failure code; null when delivered. */
  failure: string | null;
  /** In milliseconds. */
  duration: number;
  at: string;
}

/** A privacy request. */
export interface RequestListItem {
  id: string;
  kind: RequestKind;
  email: string;
  receivedAt: string;
  dueAt: string;
  answeredAt: string | null;
  outcome: RequestOutcome | null;
  answeredBy: string | null;
}

export interface AuditListItem {
  id: string;
  at: string;
  actor: Actor;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
  /** The change group that it belongs to. */
  groupId: string | null;
  /** Number of entries that it represents in a grouped list; otherwise 1. */
  groupSize: number;
}

/** An API key without its secret. */
export interface KeyListItem {
  id: string;
  name: string;
  /** First characters of the key. */
  prefix: string;
  scopes: readonly Action[];
  createdAt: string;
  createdBy: string;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
}

export interface StaffListItem {
  id: string;
  name: string;
  email: string;
  role: Role;
  hasSecondStep: boolean;
  /** Whether two-factor authentication is required for the account, whatever its role. */
  requiresSecondStep: boolean;
  hasOneTimePassword: boolean;
  /** Whether new leads may be assigned to them. */
  status: MemberStatus;
  /** Services whose leads are assigned to them. */
  services: readonly string[];
  /** The person on the public team page; null for none. */
  memberId: string | null;
  disabledAt: string | null;
  lastLoginAt: string | null;
  sessions: readonly { id: string; address: string; agent: string; lastSeenAt: string }[];
  /** Whether the current user may change the account. */
  canChange: boolean;
  /** Whether the current user may reset or disable it. */
  canReset: boolean;
  /** Whether the current user may end their sessions. */
  canSignOut: boolean;
  /** Roles that the current user may assign to them. */
  otherRoles: readonly Role[];
}

/** Sign-in requirements of a role, and whether the current user may change them. */
export type RoleListItem = RoleRule & { canChange: boolean };

/** Sections of the administration by their names in URLs, with the permission each needs. */
const adminSections = {
  envois: 'leads',
  webhooks: 'integrations',
  'vie-privee': 'privacy',
  historique: 'audit',
  cles: 'integrations',
  equipe: 'manage-staff',
} as const satisfies Record<string, Action>;

export type AdminSection = keyof typeof adminSections;

/** Whether a session's permissions include one. */
export function isPermitted(permissions: readonly string[], action: Action): boolean {
  return permissions.includes('all') || permissions.includes(action);
}

/** The sections that a session's permissions allow. */
export function adminSectionsOf(permissions: readonly string[]): AdminSection[] {
  const all = Object.keys(adminSections) as AdminSection[];
  return all.filter((section) => isPermitted(permissions, adminSections[section]));
}

/** Whether an audit log entry can be reverted. */
export function canRevert({ entity, before, after }: AuditListItem): boolean {
  const isKept = ['client', 'project', 'task', 'entry'].includes(entity);
  return entity === 'cockpit' ? before !== null : isKept && (before !== null || after !== null);
}

/** Display name of an entry's record; empty if unknown. */
export function auditName({ before, after }: Pick<AuditListItem, 'before' | 'after'>): string {
  const names = [after, before].map((state) => {
    const { name, title, company, url } = (state ?? {}) as Readonly<Record<string, unknown>>;
    return [name, title, company, url].find(
      (each): each is string => typeof each === 'string' && each !== '',
    );
  });
  return names.find((each) => each !== undefined) ?? '';
}

/** Field-by-field difference of an audit log entry: readable values, `null` for none, without unchanged fields. */
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

/** `{ contact: { email: 'a' } }` as `contact.email` → `a`. A list is one value. */
function flat(value: unknown, path: readonly string[] = []): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value === 'object' && !Array.isArray(value))
    return new Map(Object.entries(value).flatMap(([key, part]) => [...flat(part, [...path, key])]));
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return new Map(text === '' || text === '[]' ? [] : [[path.join('.'), text]]);
}
