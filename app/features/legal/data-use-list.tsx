import type { LegalCopy } from '#app/content/legal/shape.ts';
import { dataUses, type DataUse, type Kept } from '#app/domain/data-uses.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Facts } from './facts.tsx';

/** Every use of personal information, as the rules have it. */
export function DataUseList({ copy }: { copy: LegalCopy['uses'] }) {
  const { language } = useVisit();
  const inWords = (kept: Kept) => {
    if (kept === 'browser') return copy.kept.browser;
    const [sentence, count] =
      'days' in kept ? [copy.kept.days, kept.days] : [copy.kept.months, kept.months];
    return fill(sentence, { count: formatNumber(language, count) });
  };
  return (
    <ul className="grid gap-8">
      {(Object.keys(dataUses) as DataUse[]).map((use) => (
        <li key={use}>
          <h3 className="mb-3 font-semibold">{copy.rows[use].what}</h3>
          <Facts
            facts={[
              [copy.columns.why, copy.rows[use].why],
              [copy.columns.basis, copy.bases[dataUses[use].basis]],
              [copy.columns.kept, inWords(dataUses[use].kept)],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
