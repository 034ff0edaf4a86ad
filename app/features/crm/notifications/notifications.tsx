import { useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { mostCounted, type NotificationPage } from '#app/domain/notifications/notification.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { showUnread } from '../frame/title.ts';
import { useRead } from '../frame/use-read.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import type { LiveEvents } from '../session/live-events.ts';
import { NotificationList } from './notification-list.tsx';
import { createNotificationsClient } from './notifications-client.ts';

const client = createNotificationsClient();

/** The bar's bell, which opens the signed-in user's notifications. */
export function Notifications() {
  const { backend } = useWorkspace();
  return backend.live ? <LiveBell events={backend.live.events} /> : <SandboxBell />;
}

function SandboxBell() {
  const {
    messages: { notifications: copy },
  } = useWorkspace();
  return (
    <Bell label={copy.title} count={0}>
      <p className="p-3 text-dust">{copy.sandbox}</p>
    </Bell>
  );
}

function LiveBell({ events }: { events: LiveEvents }) {
  const { language } = useVisit();
  const {
    messages: { notifications: copy },
  } = useWorkspace();
  const { page, unread, error, reload, readOne, readAll, showMore } = useNotifications(events);
  useKeptPush();
  const label =
    unread === 0
      ? copy.title
      : unread >= mostCounted
        ? fill(copy.manyUnread, { count: formatNumber(language, mostCounted - 1) })
        : plural(language, unread, copy.unread);
  return (
    <Bell label={label} count={unread}>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-3 pb-2">
        <h2 className="font-semibold">{copy.title}</h2>
        {unread > 0 && (
          <button type="button" className="text-link min-h-control" onClick={readAll}>
            {copy.markAllRead}
          </button>
        )}
      </div>
      {error !== null && (
        <p role="alert" className="flex flex-wrap items-center gap-2 px-3 py-2">
          {copy.failed}
          <button type="button" className="button px-3" onClick={reload}>
            {copy.retry}
          </button>
        </p>
      )}
      {!page && error === null && (
        <p role="status" className="p-3 text-dust">
          {copy.loading}
        </p>
      )}
      {page && <NotificationList page={page} onRead={readOne} onMore={showMore} />}
      <div className="border-t border-line">
        <Link to="?compte=1#notifications" className="menu-item">
          <Icon name="settings" className="icon size-5" />
          {copy.choose}
        </Link>
      </div>
    </Bell>
  );
}

/** Notifications of the signed-in user, kept up to date; the tab's title shows their number. */
function useNotifications(events: LiveEvents) {
  const { fail } = useWorkspace();
  const [pages, setPages] = useState(1);
  const watch = useCallback((again: () => void) => events.watch('notifications', again), [events]);
  const { data, error, reload, write } = useRead(
    `notifications ${pages}`,
    () => client.list(pages),
    watch,
  );
  const unread = data?.unread ?? 0;
  useEffect(() => {
    showUnread(unread);
    return () => showUnread(0);
  }, [unread]);

  /** Optimistic: a failure reverts the change. */
  function change(next: NotificationPage, asked: Promise<void>) {
    write(next);
    asked.catch((failure: unknown) => {
      fail(failure);
      reload();
    });
  }

  return {
    page: data,
    unread,
    error,
    reload,
    readOne: (id: string) => data && change(oneRead(data, id), client.markRead([id])),
    readAll: () => data && change(allRead(data), client.markAllRead(data.items[0]?.id ?? '')),
    showMore: () => setPages(pages + 1),
  };
}

/** Keeps the browser's push subscription, once the user has allowed it. */
function useKeptPush(): void {
  useEffect(() => {
    // Few browsers have a subscription: the others do not load this code.
    if (globalThis.Notification?.permission !== 'granted') return;
    import('./browser-push.ts').then(({ keepPush }) => keepPush()).catch(() => undefined);
  }, []);
}

/** The button and its panel; the content exists only while it is open. */
function Bell({
  label,
  count,
  children,
}: {
  label: string;
  count: number;
  children: React.ReactNode;
}) {
  const { language } = useVisit();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const most = mostCounted - 1;
  return (
    <>
      <button
        type="button"
        className="crm-icon relative"
        aria-label={label}
        aria-haspopup="true"
        popoverTarget={id}
      >
        <Icon name="bell" className="icon size-5" />
        {count > 0 && (
          <span aria-hidden="true" className="crm-count">
            {formatNumber(language, Math.min(count, most))}
            {count > most && '+'}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {count > 0 && label}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links are what is clicked */}
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        className="menu crm-news"
        onBeforeToggle={({ newState }) => setIsOpen(newState === 'open')}
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.hidePopover();
        }}
      >
        {isOpen && children}
      </div>
    </>
  );
}

function allRead(page: NotificationPage): NotificationPage {
  return { ...page, unread: 0, items: page.items.map((item) => ({ ...item, isRead: true })) };
}

function oneRead(page: NotificationPage, id: string): NotificationPage {
  const isNews = page.items.some((item) => item.id === id && !item.isRead);
  return {
    ...page,
    unread: page.unread - (isNews ? 1 : 0),
    items: page.items.map((item) => (item.id === id ? { ...item, isRead: true } : item)),
  };
}
