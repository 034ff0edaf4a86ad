import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useLoaded } from '../use-loaded.ts';
import { createLeadsClient } from './leads-client.ts';

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
  const { language } = useVisit();
  const { loaded, again } = useLoaded(language, () =>
    Promise.all([import('./leads-inbox.tsx'), loadWords()]),
  );

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
        <button type="button" className="button" onClick={again}>
          {failed.again}
        </button>
      </div>
    );
  const [{ LeadsInbox }, words] = loaded;
  return <LeadsInbox client={client} words={words} may={may} />;
}
