import { Link } from 'react-router';
import {
  notificationQuery,
  type NotificationItem,
  type NotificationPage,
} from '#app/domain/notifications/notification.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { notificationText } from '#app/i18n/notification-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Notifications, each a link to its record. */
export function NotificationList({
  page: { items, next },
  onRead,
  onMore,
}: {
  page: NotificationPage;
  onRead: (id: string) => void;
  onMore: () => void;
}) {
  const {
    messages: { notifications: copy },
  } = useWorkspace();
  if (items.length === 0) return <p className="p-3 text-dust">{copy.none}</p>;
  return (
    <>
      <ul>
        {items.map((item) => (
          <Entry key={item.id} item={item} onRead={() => onRead(item.id)} />
        ))}
      </ul>
      {next !== undefined && (
        <button type="button" className="button mx-3 my-2" onClick={onMore}>
          {copy.more}
        </button>
      )}
    </>
  );
}

function Entry({ item, onRead }: { item: NotificationItem; onRead: () => void }) {
  const { language } = useVisit();
  const {
    messages: { notifications: copy },
    user,
  } = useWorkspace();
  const text = notificationText(language, item, copy.sentences);
  const said = (
    <>
      <span dir="auto" className={`wrap-anywhere ${item.isRead ? 'text-dust' : 'font-semibold'}`}>
        {!item.isRead && <span className="sr-only">{copy.isNew}, </span>}
        {text}
      </span>
      <time dateTime={item.at} className="block text-xs text-dust">
        {formatDate(language, item.at, 'short')}
      </time>
    </>
  );
  return (
    <li
      className="flex items-start border-b border-line last:border-b-0"
      data-unread={item.isRead ? undefined : ''}
    >
      {item.title === null || !user ? (
        <p className="min-w-0 grow px-3 py-2">{said}</p>
      ) : (
        <Link
          to={`?${notificationQuery(item, user)}`}
          className="crm-news-link"
          onClick={() => {
            if (!item.isRead) onRead();
          }}
        >
          {said}
        </Link>
      )}
      {!item.isRead && (
        <button
          type="button"
          className="row-button my-1 me-1"
          aria-label={fill(copy.markRead, { text })}
          onClick={onRead}
        >
          <Icon name="check" className="icon size-5" />
        </button>
      )}
    </li>
  );
}
