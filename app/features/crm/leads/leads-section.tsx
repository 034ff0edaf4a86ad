import { useEffect, useState, type ComponentType } from 'react';
import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { createLeadsClient, type LeadsClient } from './leads-client.ts';

interface Loaded {
  Inbox: ComponentType<{
    client: LeadsClient;
    words: LeadsCopy;
    may: (action: Action) => boolean;
  }>;
  words: LeadsCopy;
}

/** One for the page: it keeps nothing. */
const client = createLeadsClient();

/**
 * The inbox as a section of the live desk. Its code and words come when it is first opened.
 *
 * @param loadWords fetches the words of the widget `leads`
 * @param waiting says that something is being loaded
 * @param failed says that it could not be, with the name of the way to try again
 */
export function LeadsSection({
  loadWords,
  may,
  waiting,
  failed,
}: {
  loadWords: () => Promise<LeadsCopy>;
  may: (action: Action) => boolean;
  waiting: string;
  failed: { text: string; again: string };
}) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);

  useEffect(() => {
    let isWanted = true;
    const code = import('./leads-inbox.tsx');
    Promise.all([code, loadWords()]).then(
      ([{ LeadsInbox: Inbox }, words]) => isWanted && setLoaded({ Inbox, words }),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the words are those of the page's language
  }, [attempt]);

  if (loaded === null)
    return (
      <p role="status" className="text-dust">
        {waiting}
      </p>
    );
  if (loaded === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{failed.text}</p>
        <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
          {failed.again}
        </button>
      </div>
    );
  return <loaded.Inbox client={client} words={loaded.words} may={may} />;
}
