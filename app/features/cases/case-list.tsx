import { useSearchParams } from 'react-router';
import type { CasesCopy } from '#app/content/cases/shape.ts';
import { casesOf, caseTrades, readCaseTrade } from '#app/domain/cases/cases.ts';
import { FilterChips } from '#app/ui/fields/filter-chips.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { withQuery } from '#app/ui/with-query.ts';
import { CaseCard, type CaseSummary } from './case-card.tsx';

const choices = ['all', ...caseTrades] as const;

/** Cases filtered by trade, from the page's query. */
export function CaseList({
  copy,
  studies,
}: {
  copy: Pick<CasesCopy['page'], 'filter' | 'trades' | 'read' | 'note'>;
  studies: readonly CaseSummary[];
}) {
  const { address } = useVisit();
  const [query] = useSearchParams();
  const trade = readCaseTrade(query.get('secteur'));
  const shown = casesOf(trade);
  return (
    <section className="band">
      <div className="measure">
        <FilterChips
          label={copy.filter}
          chips={choices.map((id) => ({
            id,
            to: withQuery(address('/etudes-de-cas'), { secteur: id === 'all' ? '' : id }),
            name: copy.trades[id],
            count: casesOf(id).length,
          }))}
          chosen={trade}
          replace
        />
        <ul className="mt-8 grid gap-4">
          {studies
            .filter(({ id }) => shown.includes(id))
            .map((study) => (
              <li key={study.id}>
                <CaseCard study={study} read={copy.read} />
              </li>
            ))}
        </ul>
        <p className="mt-6 text-xs text-dust">{copy.note}</p>
      </div>
    </section>
  );
}
