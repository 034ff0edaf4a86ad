import type { LegalCopy } from '#app/content/legal/shape.ts';
import { dataUses, type DataUse, type RetentionPeriod } from '#app/domain/privacy/data-uses.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Facts } from '#app/ui/page/facts.tsx';

/** Every use of personal information, from the rules' table. */
export function DataUseList({ copy }: { copy: LegalCopy['uses'] }) {
  const { language } = useVisit();
  const inWords = (period: RetentionPeriod) => {
    if (period === 'browser') return copy.retention.browser;
    const [sentence, count] =
      'days' in period
        ? [copy.retention.days, period.days]
        : [copy.retention.months, period.months];
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
              [copy.columns.kept, inWords(dataUses[use].retention)],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
