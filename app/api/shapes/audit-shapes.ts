import { z } from 'zod';
import { actorKinds } from '#app/domain/staff/actor.ts';
import type { AuditListItem } from '#app/domain/staff/administration.ts';

const name = z.string().regex(/^[\w.-]{1,64}$/);

export const auditQueryShape = z.strictObject({
  entity: name.optional(),
  entityId: name.optional(),
  actorId: name.optional(),
  groupId: z.uuid().optional().describe('Id of a bulk change'),
  isCollapsed: z
    .literal('true')
    .transform(() => true)
    .optional()
    .describe('Return only the latest entry of each bulk change'),
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
    id: z.string().nullable().describe('Id of the account or API key'),
    name: z.string(),
  }),
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  before: z.unknown().describe('The values before; null if there were none'),
  after: z.unknown().describe('The values after; null if there are none'),
  groupId: z.uuid().nullable().describe('Id of the bulk change it belongs to'),
  groupSize: z
    .int()
    .describe('With `isCollapsed`, the number of entries it represents; otherwise 1'),
}) satisfies z.ZodType<AuditListItem>;
