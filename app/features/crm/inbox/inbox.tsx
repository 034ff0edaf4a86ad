import { useCallback, useMemo } from 'react';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { Announcer, StaffProvider } from '../frame/staff-context.tsx';
import { useRead, type Watch } from '../frame/use-read.ts';
import { draftsOf } from './drafts.ts';
import { codeOf, InboxContext } from './inbox-context.tsx';
import { LeadMessages } from './lead-messages.ts';
import type { LeadsClient } from './leads-client.ts';
import { MessagesView } from './messages-view.tsx';

const noTeam = [] as const;

/**
 * The incoming leads, beside the tabs of the live CRM. The open lead and the filters are in the page's query.
 *
 * @param client created once, with `createLeadsClient()`
 * @param watch,watchTeam subscribe to changes of leads and of the team's availability; must be stable between renders
 * @param messages the messages of the widget `leads`
 */
export function InboxScreen({
  client,
  watch,
  watchTeam,
  messages,
  may,
  ownId,
}: {
  client: LeadsClient;
  watch: Watch;
  watchTeam: Watch;
  messages: LeadsCopy;
  may: (action: Action) => boolean;
  /** Id of the signed-in user. */
  ownId: string | null;
}) {
  // After a failure, the list reports it and nobody can be assigned.
  const { data: team = noTeam, write: setTeam } = useRead('team', () => client.team(), watchTeam);
  const problemOf = useCallback((error: unknown) => messages.failure[codeOf(error)], [messages]);
  const inbox = useMemo(
    () => ({ client, watch, messages, drafts: draftsOf(ownId), team, ownId }),
    [client, watch, messages, team, ownId],
  );
  return (
    <StaffProvider may={may} problemOf={problemOf}>
      <InboxContext value={inbox}>
        <LeadMessages value={messages}>
          <div className="[&>p:empty]:sr-only">
            <Announcer />
          </div>
          <MessagesView onTeam={setTeam} />
        </LeadMessages>
      </InboxContext>
    </StaffProvider>
  );
}
