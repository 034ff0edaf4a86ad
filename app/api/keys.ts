import { z } from 'zod';
import { apiKeysOf } from '#app/application/staff/api-keys.server.ts';
import { actions } from '#app/domain/crm/permissions.ts';
import type { KeyListItem } from '#app/domain/staff/administration.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { newKeyShape } from './shapes/crm-shapes.ts';
import { uuid } from './shapes/path-shapes.ts';

const instant = z.iso.datetime();

const keyShape = z.strictObject({
  id: uuid,
  name: z.string(),
  prefix: z.string().describe('First characters of the key'),
  scopes: z.array(z.enum(actions)),
  createdAt: instant,
  createdBy: z.string(),
  expiresAt: instant.nullable(),
  revokedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
}) satisfies z.ZodType<KeyListItem>;

/** Keys of integrations. */
export const keyOperations = [
  operation('GET /api/keys', {
    summary: 'Lists keys',
    needs: 'integrations',
    answer: {
      status: 200,
      description: 'Latest first',
      body: z.strictObject({ items: z.array(keyShape) }),
    },
    handle: async ({ services, now }) => ({
      body: { items: await apiKeysOf(services, now).list() },
    }),
  }),
  operation('POST /api/keys', {
    summary: 'Creates a key',
    takesIdempotencyKey: true,
    needs: 'integrations',
    sensitive: 'api-key',
    body: newKeyShape,
    answer: {
      status: 201,
      description: 'The key; `secret` is not shown again',
      body: z.strictObject({ key: keyShape, secret: z.string() }),
    },
    handle: async ({ services, user, now, body }) => ({
      body: await apiKeysOf(services, now).create(body, user.actor),
    }),
  }),
  operation('DELETE /api/keys/:id', {
    summary: 'Revokes a key',
    needs: 'integrations',
    params: { id: uuid },
    answer: { status: 204, description: 'Done' },
    problems: { 'not-found': {} },
    async handle({ services, user, now, params }) {
      const keys = apiKeysOf(services, now);
      if (!(await keys.revoke(params.id, user.actor))) throw new HttpError('not-found');
    },
  }),
] as const;
