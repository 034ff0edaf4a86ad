import type { ListedMessage } from '#app/data/delivery/outbox-list.server.ts';
import type { OutboxListItem } from '#app/domain/delivery/outbox.ts';

/** Recipient and kind of a message, without its text. */
export function outboxListItemOf({
  payload,
  createdAt,
  at,
  ...line
}: ListedMessage): OutboxListItem {
  const told =
    payload === null
      ? { what: null, to: null }
      : 'template' in payload
        ? { what: payload.template, to: payload.to }
        : 'event' in payload
          ? { what: payload.event.type, to: payload.endpointId }
          : { what: 'notifications', to: null };
  return { ...line, ...told, createdAt: createdAt.toISOString(), at: at.toISOString() };
}
