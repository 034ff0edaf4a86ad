import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { AdminSection } from '#app/domain/administration.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { Assignee } from '#app/domain/leads/inbox.ts';
import { InboxContext } from './inbox-context.tsx';
import type { LeadsClient } from './leads-client.ts';
import { MessagesView } from './messages-view.tsx';

/** The part of the administration that lists what leaves the house, for everybody who may work on leads. */
const outbox: AdminSection = 'envois';

/**
 * What visitors have sent, beside the tabs of the live CRM. What it shows stands in the page's query: `etat`, `personne`,
 * `q` and `lead`.
 *
 * @param client made once, with `createLeadsClient()`
 * @param words the words of the widget `leads`
 */
export function LeadsInbox({
  client,
  words,
  may,
}: {
  client: LeadsClient;
  words: LeadsCopy;
  may: (action: Action) => boolean;
}) {
  const [team, setTeam] = useState<readonly Assignee[]>([]);
  const [said, setSaid] = useState('');

  useEffect(() => {
    let isWanted = true;
    client.team().then(
      (members) => isWanted && setTeam(members),
      // The list says that the server cannot be reached; until it can, nobody can be chosen.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [client]);

  const inbox = useMemo(
    () => ({ client, words, may, team, say: setSaid }),
    // oxlint-disable-next-line react/exhaustive-deps -- what one may do is a rule, not a state
    [client, words, team],
  );
  return (
    <InboxContext value={inbox}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="title">{words.title}</h2>
          <p className="mt-1 text-dust">{words.lead}</p>
        </div>
        <Link to={`?admin=${outbox}`} className="text-link min-h-11">
          {words.everythingSent}
        </Link>
      </div>
      <p role="status" className="small min-h-6 py-1 text-lumen">
        {said}
      </p>
      <MessagesView onTeam={setTeam} />
    </InboxContext>
  );
}
