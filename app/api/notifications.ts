import { z } from 'zod';
import {
  ownNotifications,
  type OwnNotifications,
} from '#app/application/notifications/own-notifications.server.ts';
import { searchPlaces } from '#app/domain/crm/search/search-hits.ts';
import { notificationKinds } from '#app/domain/notifications/kinds.ts';
import type { NotificationItem, NotificationPage } from '#app/domain/notifications/notification.ts';
import type { CallContext } from './http/call-context.ts';
import { HttpError } from './http/http-error.ts';
import { operation } from './http/operation.ts';
import { uuid } from './shapes/path-shapes.ts';

const itemShape = z.strictObject({
  id: uuid,
  kind: z.enum(notificationKinds),
  place: z.enum(searchPlaces).describe('Kind of the record'),
  recordId: z.string().describe('Id of the record; of the first one if there are several'),
  count: z.int().describe('Number of records'),
  title: z.string().nullable().describe('Name of the record; null once it is deleted'),
  actor: z.string().nullable().describe('Who caused it; null when nobody did'),
  at: z.iso.datetime(),
  isRead: z.boolean(),
}) satisfies z.ZodType<NotificationItem>;

const pageShape = z.strictObject({
  items: z.array(itemShape),
  unread: z.int().describe('Number of unread notifications, at most 100'),
  next: uuid.optional().describe('Value of `before` for the next page'),
}) satisfies z.ZodType<NotificationPage>;

/** Notifications of the signed-in account. */
export const notificationOperations = [
  operation('GET /api/notifications', {
    summary: 'Lists the signed-in account’s notifications',
    needs: 'personal',
    query: z.strictObject({
      before: uuid.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answer: { status: 200, description: 'Newest first', body: pageShape },
    handle: async (call) => ({ body: await ownOf(call).list(call.query) }),
  }),
  operation('POST /api/notifications/read', {
    summary: 'Marks notifications of the signed-in account as read',
    needs: 'personal',
    body: z.union([
      z.strictObject({ ids: z.array(uuid).min(1).max(100) }),
      z.strictObject({
        until: uuid.describe('The newest one seen; it and all older ones are marked'),
      }),
    ]),
    answer: { status: 204, description: 'Done' },
    async handle(call) {
      await ownOf(call).markRead(call.body);
    },
  }),
] as const;

function ownOf({ services, user, now }: CallContext): OwnNotifications {
  const own = ownNotifications(services, user, now);
  if (own === null) throw new HttpError('not-allowed', { action: 'personal' });
  return own;
}
