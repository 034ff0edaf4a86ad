import { useState } from 'react';
import { formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk, useList } from '../desk.tsx';

/** Entries shown at first, and added by each press of the button below them. */
const batch = 20;

/** What has happened to a client, the latest first. */
export function Timeline({ id }: { id: string }) {
  const { language } = useVisit();
  const {
    words: { record: copy, journal, frame },
  } = useDesk();
  const [limit, setLimit] = useState(batch);
  const page = useList('journal', { where: { relatedId: id }, limit });
  return (
    <section>
      <h3 className="heading mb-2">{copy.timeline}</h3>
      {page?.total === 0 && <p className="text-dust">{journal.empty}</p>}
      <ol>
        {page?.items.map(({ id: entry, title, content, timestamp, author, aiGenerated }) => (
          <li key={entry} className="border-t border-line py-2">
            <p dir="auto" className="font-semibold wrap-anywhere">
              {title}
            </p>
            <p dir="auto" className="small wrap-anywhere text-dust">
              {content}
            </p>
            <p className="text-xs text-dust">
              {[
                formatDate(language, timestamp, 'short'),
                author,
                ...(aiGenerated ? [journal.ai] : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      {page && page.total > page.items.length && (
        <button type="button" className="button mt-2" onClick={() => setLimit(limit + batch)}>
          {frame.more}
        </button>
      )}
    </section>
  );
}
