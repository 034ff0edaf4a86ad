import { useLocation } from 'react-router';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { queryOf } from '#app/domain/ila/kept-results.ts';
import type { WizardInput } from '#app/domain/ila/wizard-score.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useStored } from '#app/ui/stored.ts';
import { keptResults } from './kept.ts';

/** The results kept in this browser, latest first; nothing where there is none. */
export function KeptList({
  copy: { keep },
  onOpen,
}: {
  copy: IlaWizardCopy;
  onOpen: (input: WizardInput) => void;
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const kept = useStored(keptResults);
  if (kept.length === 0) return null;
  return (
    <section className="mx-auto mt-10 max-w-[46rem] print:hidden" aria-labelledby="kept-title">
      <h2 id="kept-title" className="heading">
        {keep.title}
      </h2>
      <p className="small mt-1 text-dust">{keep.note}</p>
      <ul className="mt-4 border-t border-line">
        {kept.map(({ at, score, input }) => {
          const name = input.businessName.trim();
          const date = formatDate(language, at);
          return (
            <li
              key={at}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2"
            >
              <span className="min-w-0 grow">
                <span className="font-medium">{name}</span>{' '}
                <span className="small block text-dust">{date}</span>
              </span>
              <span className="tabular">{fill(keep.score, { score: String(score) })}</span>
              <a
                href={`${pathname}?${queryOf(input)}`}
                className="text-link min-h-11"
                aria-label={`${keep.open}, ${name}, ${date}`}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(input);
                }}
              >
                {keep.open}
              </a>
              <button
                type="button"
                className="grid size-11 place-items-center text-dust hover:text-star"
                aria-label={fill(keep.remove, { name, date })}
                onClick={() => keptResults.write(kept.filter((one) => one.at !== at))}
              >
                <Icon name="trash" className="icon size-5" />
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" className="text-link mt-3 min-h-11" onClick={() => keptResults.clear()}>
        {keep.removeAll}
      </button>
    </section>
  );
}
