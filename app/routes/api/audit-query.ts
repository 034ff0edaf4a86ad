import { z } from 'zod';

const name = z.string().regex(/^[\w.-]{1,64}$/);

export const auditQueryShape = z.strictObject({
  entity: name.optional(),
  entityId: name.optional(),
  actorId: name.optional(),
  since: z.iso.datetime({ precision: 3 }).optional(),
  until: z.iso.datetime({ precision: 3 }).optional(),
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
