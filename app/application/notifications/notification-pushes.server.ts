import { contentOf } from '#app/content/content.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import {
  lockUnpushed,
  markPushed,
  subscriptionsOf,
} from '#app/data/notifications/unpushed.server.ts';
import type { UnsentNotification } from '#app/data/notifications/unsent.server.ts';
import { crmAddress } from '#app/domain/crm/crm-address.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { notificationQuery } from '#app/domain/notifications/notification.ts';
import type { PushNote } from '#app/domain/notifications/push.ts';
import { languages } from '#app/i18n/languages.ts';
import { pushText } from '#app/i18n/notification-text.ts';
import type { Services } from '../services.ts';

/** Sends one Web Push message to everyone with unread notifications who wants them. */
export async function pushUnread(
  { database, outbox }: Pick<Services, 'database' | 'outbox'>,
  since: Date,
  now: Date,
): Promise<void> {
  const pushed = await database.tx(async (t) => {
    const unpushed = await lockUnpushed(t, since);
    const shown = unpushed.filter(
      ({ notification, reader }) => notification.place !== 'leads' || may(reader.role, 'leads'),
    );
    const ofReaders = Map.groupBy(shown, ({ reader }) => reader.id);
    const browsers = await subscriptionsOf(t, [...ofReaders.keys()]);
    const messages = [...ofReaders].flatMap(([reader, all]) => {
      const [first] = all;
      return first ? messagesTo(browsers.get(reader) ?? [], [first, ...all.slice(1)]) : [];
    });
    await enqueue(t, now, ...messages);
    await markPushed(
      t,
      unpushed.map(({ notification }) => notification.id),
      now,
    );
    return messages.length;
  });
  if (pushed > 0) outbox.wake();
}

/** At least one. */
type Some = readonly [UnsentNotification, ...UnsentNotification[]];

function messagesTo(browsers: readonly string[], all: Some) {
  const [{ notification, reader }] = all;
  const note = noteOf(all);
  return browsers.map((subscriptionId) => ({
    topic: 'push' as const,
    dedupeKey: `push ${notification.id} ${subscriptionId}`,
    about: reader.email,
    payload: { subscriptionId, note },
  }));
}

function noteOf(all: Some): PushNote {
  const [{ notification, reader }] = all;
  const language = reader.language ?? languages[0];
  const { said } = contentOf(language).accountNotifications.push;
  // Without the record's name, which some addresses contain.
  const query = notificationQuery({ ...notification, title: null }, reader);
  return {
    title: said.title,
    body: pushText(language, notification, all.length, said),
    lang: language,
    address: crmAddress(language, all.length === 1 ? query : {}),
    tag: notification.id,
  };
}
