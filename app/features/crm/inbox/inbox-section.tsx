import { useCallback } from 'react';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useRead } from '../frame/use-read.ts';
import { useCrm } from '../session/crm-provider.tsx';
import type { LiveEvents } from '../session/live-events.ts';
import { createLeadsClient } from './leads-client.ts';

/** One per page: it is stateless. */
const client = createLeadsClient();

/**
 * The inbox as a section of the live workspace. Its code and messages are loaded when it is first opened.
 *
 * @param events the page's event stream
 * @param loadMessages fetches the messages of the widget `leads`
 * @param waiting shown while loading
 * @param failed shown after a failure; receives the label of the retry button
 */
export function InboxSection({
  events,
  loadMessages,
  may,
  waiting,
  failed,
}: {
  events: LiveEvents;
  loadMessages: () => Promise<LeadsCopy>;
  may: (action: Action) => boolean;
  waiting: string;
  failed: { text: string; again: string };
}) {
  const { language } = useVisit();
  const { user } = useCrm();
  const { data, error, reload } = useRead(language, () =>
    Promise.all([import('./inbox.tsx'), loadMessages()]),
  );

  // A lead's file lists its meetings.
  const watch = useCallback(
    (again: () => void) => events.watch(['leads', 'bookings'], again),
    [events],
  );
  const watchTeam = useCallback((again: () => void) => events.watch('team', again), [events]);

  if (data) {
    const [{ InboxScreen }, messages] = data;
    return (
      <InboxScreen
        client={client}
        watch={watch}
        watchTeam={watchTeam}
        messages={messages}
        may={may}
        ownId={user?.id ?? null}
      />
    );
  }
  if (error === null)
    return (
      <p role="status" className="text-dust">
        {waiting}
      </p>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{failed.text}</p>
      <button type="button" className="button" onClick={reload}>
        {failed.again}
      </button>
    </div>
  );
}
