import { z } from 'zod';
import type { AuditListItem } from '#app/domain/staff/administration.ts';
import { actorKinds } from '#app/domain/staff/actor.ts';

const name = z.string().regex(/^[\w.-]{1,64}$/);

export const auditQueryShape = z.strictObject({
  entity: name.optional(),
  entityId: name.optional(),
  actorId: name.optional(),
  groupId: z.uuid().optional().describe('Step of many changes'),
  isCollapsed: z
    .literal('true')
    .transform(() => true)
    .optional()
    .describe('Of a step of many changes the latest entry stands for all'),
  since: z.iso.datetime({ precision: 3 }).optional(),
  until: z.iso.datetime({ precision: 3 }).optional(),
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

export const auditEntryShape = z.strictObject({
  id: z.uuid(),
  at: z.iso.datetime(),
  actor: z.strictObject({
    kind: z.enum(actorKinds),
    id: z.string().nullable().describe('Of the account or key'),
    name: z.string(),
  }),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.unknown().describe('The values before it; null for none'),
  after: z.unknown().describe('The values after it; null for none'),
  groupId: z.uuid().nullable().describe('Step of many changes that it is a part of'),
  groupSize: z.int().describe('Entries that it stands for, with `isCollapsed`; else 1'),
}) satisfies z.ZodType<AuditListItem>;
