import { useState } from 'react';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import type { SavedDraft } from '#app/domain/blogia/saved-drafts.ts';
import { asWritten } from '#app/i18n/format.ts';
import { locales } from '#app/i18n/languages.ts';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { draftStore } from './draft-store.ts';

/** Drafts saved in this browser; renders nothing when there are none. */
export function SavedDraftsList({
  copy,
  onOpen,
}: {
  copy: BlogiaCopy['drafts'];
  onOpen: (saved: SavedDraft) => void;
}) {
  const { language } = useVisit();
  const saved = useStored(draftStore);
  const [wasRemoved, setWasRemoved] = useState(false);
  const date = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  if (saved.length === 0 && !wasRemoved) return null;
  return (
    <section className="mt-12" aria-labelledby="drafts-title">
      <h3 id="drafts-title" className="heading">
        {copy.title}
      </h3>
      <p className="small mt-2 text-dust">{copy.note}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {saved.map((one) => (
          <li
            key={one.at}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">{one.draft.title || copy.untitled}</p>
              <p className="text-xs text-dust">{asWritten(language, date.format(one.at))}</p>
            </div>
            <div className="flex gap-3">
              <button type="button" className="button" onClick={() => onOpen(one)}>
                {copy.open}
                <span className="sr-only">, {one.draft.title}</span>
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  draftStore.write(draftStore.read().filter(({ at }) => at !== one.at));
                  setWasRemoved(true);
                }}
              >
                {copy.remove}
                <span className="sr-only">, {one.draft.title}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="small mt-2 text-dust">
        {wasRemoved && copy.removed}
      </p>
    </section>
  );
}
