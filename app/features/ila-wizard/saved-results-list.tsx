import { useLocation } from 'react-router';
import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import { queryOf } from '#app/domain/ila/saved-results.ts';
import type { WizardInput } from '#app/domain/ila/wizard-fields.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useStored } from '#app/ui/stored.ts';
import { useVisit } from '#app/ui/visit.ts';
import { resultStore } from './wizard-stores.ts';

/** The results stored in this browser, latest first. */
export function SavedResultsList({
  copy: { keep },
  onOpen,
}: {
  copy: IlaWizardCopy;
  onOpen: (input: WizardInput) => void;
}) {
  const saved = useStored(resultStore);
  if (saved.length === 0) return null;
  return (
    <section className="mx-auto mt-10 max-w-[46rem] print:hidden" aria-labelledby="saved-title">
      <h2 id="saved-title" className="heading">
        {keep.title}
      </h2>
      <p className="small mt-1 text-dust">{keep.note}</p>
      <ul className="mt-4 border-t border-line">
        {saved.map((result) => (
          <SavedResultRow
            key={result.at}
            copy={keep}
            result={result}
            onOpen={onOpen}
            onRemove={() => resultStore.write(saved.filter(({ at }) => at !== result.at))}
          />
        ))}
      </ul>
      <button type="button" className="text-link mt-3 min-h-11" onClick={() => resultStore.clear()}>
        {keep.removeAll}
      </button>
    </section>
  );
}

function SavedResultRow({
  copy,
  result: { at, score, input },
  onOpen,
  onRemove,
}: {
  copy: IlaWizardCopy['keep'];
  result: ReturnType<typeof resultStore.read>[number];
  onOpen: (input: WizardInput) => void;
  onRemove: () => void;
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  const name = input.businessName.trim();
  const date = formatDate(language, at);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 grow">
        <span className="font-medium">{name}</span>{' '}
        <span className="small block text-dust">{date}</span>
      </span>
      <span className="tabular">{fill(copy.score, { score: String(score) })}</span>
      <a
        href={`${pathname}?${queryOf(input)}`}
        className="text-link min-h-11"
        aria-label={`${copy.open}, ${name}, ${date}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(input);
        }}
      >
        {copy.open}
      </a>
      <button
        type="button"
        className="grid size-11 place-items-center text-dust hover:text-star"
        aria-label={fill(copy.remove, { name, date })}
        onClick={onRemove}
      >
        <Icon name="trash" className="icon size-5" />
      </button>
    </li>
  );
}
