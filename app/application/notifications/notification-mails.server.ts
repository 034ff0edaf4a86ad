import { contentOf } from '#app/content/content.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { readTitles, titleKey } from '#app/data/notifications/notification-store.server.ts';
import { lockUnmailed, markMailed } from '#app/data/notifications/unmailed.server.ts';
import type { UnsentNotification } from '#app/data/notifications/unsent.server.ts';
import { crmAddress } from '#app/domain/crm/crm-address.ts';
import { may } from '#app/domain/crm/permissions.ts';
import type { NewMessage } from '#app/domain/delivery/outbox.ts';
import { notificationQuery } from '#app/domain/notifications/notification.ts';
import { languages } from '#app/i18n/languages.ts';
import { notificationText } from '#app/i18n/notification-text.ts';
import type { Services } from '../services.ts';

/** Maximum notifications listed per email; the others are counted. */
const mostListed = 25;

/**
 * Emails everyone who has unread notifications and chose this frequency: one email each.
 *
 * @param between notifications of this time, both ends exclusive
 */
export async function mailUnread(
  { database, outbox, origin }: Pick<Services, 'database' | 'outbox'> & { origin: string },
  measure: 'at-once' | 'daily',
  between: { since: Date; until: Date },
  now: Date,
): Promise<void> {
  const mailed = await database.tx(async (t) => {
    const unmailed = await lockUnmailed(t, measure, between);
    const shown = unmailed.filter(
      ({ notification, reader }) => notification.place !== 'leads' || may(reader.role, 'leads'),
    );
    const titles = await readTitles(
      t,
      shown.map(({ notification }) => notification),
    );
    const ofReaders = Map.groupBy(shown, ({ reader }) => reader.id);
    const mails = [...ofReaders.values()].map((all) => mailOf(all, { titles, measure, origin }));
    await enqueue(t, now, ...mails);
    await markMailed(
      t,
      unmailed.map(({ notification }) => notification.id),
      now,
    );
    return mails.length;
  });
  if (mailed > 0) outbox.wake();
}

function mailOf(
  all: readonly UnsentNotification[],
  {
    titles,
    measure,
    origin,
  }: { titles: ReadonlyMap<string, string>; measure: 'at-once' | 'daily'; origin: string },
): NewMessage {
  const [first] = all;
  if (!first) throw new Error('A mail needs a notification');
  const { reader, notification } = first;
  const language = reader.language ?? languages[0];
  const { sentences } = contentOf(language).crm.notifications;
  const items = all.slice(0, mostListed).map(({ notification: each }): [string, string] => {
    const item = { ...each, title: titles.get(titleKey(each)) ?? null, actor: each.actorName };
    const opened = item.title === null ? {} : notificationQuery(item, reader);
    return [notificationText(language, item, sentences), origin + crmAddress(language, opened)];
  });
  return {
    topic: 'mail',
    dedupeKey: `notifications ${notification.id}`,
    about: reader.email,
    payload: {
      template: 'notifications',
      to: reader.email,
      language,
      values: {
        name: reader.name,
        isDigest: measure === 'daily',
        items,
        more: Math.max(0, all.length - mostListed),
        accountUrl: `${origin}${crmAddress(language, { compte: '1' })}#notifications`,
      },
    },
  };
}
