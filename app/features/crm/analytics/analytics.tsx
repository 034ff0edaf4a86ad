import { periods, usualPeriod, type Figures } from '#app/domain/crm/figures/figures.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { SelectField } from '../fields/select-field.tsx';
import { FilterSelect } from '../filters/filter-fields.tsx';
import { useFilters, type Filters } from '../filters/use-filters.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { useFigures } from '../records/use-records.ts';
import { analyticsFilters } from './analytics-filters.ts';
import { BarCharts } from './bar-charts.tsx';
import { ActivityCharts, RevenueChart } from './time-charts.tsx';

/** Totals of the records, for one owner or all, over a period. Every chart has a table of its figures. */
export function Analytics() {
  const { messages, backend } = useWorkspace();
  const filters = useFilters(analyticsFilters);
  const { owner } = filters.values;
  const months = periods.find((each) => String(each) === filters.values.period) ?? usualPeriod;
  const figures = useFigures({ months, ...(owner !== '' && { owner }) });
  if (!figures) return null;
  return (
    <>
      <div className="filter-bar print:flex print:items-end print:gap-6 print:px-(--gutter) print:[&>div]:grow">
        <h2 className="sr-only print:not-sr-only print:heading">{messages.analytics.title}</h2>
        <FilterRow filters={filters} owners={figures.owners} />
      </div>
      {!backend.live && (
        <p className="mt-2 text-xs text-dust print:mt-0">{messages.overview.example}</p>
      )}
      <div className="charts mt-4 grid-cols-1 gap-x-8 gap-y-6 print:mt-0 print:gap-y-2 lg:grid-cols-2 xl:grid-cols-3">
        <RevenueChart figures={figures} />
        <ActivityCharts figures={figures} />
      </div>
      <BarCharts figures={figures} />
    </>
  );
}

function FilterRow({
  filters,
  owners,
}: {
  filters: Filters<typeof analyticsFilters>;
  owners: Figures['owners'];
}) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { period, owner } = filters.values;
  return (
    <div className="filter-fields pt-2">
      <SelectField
        name={analyticsFilters.period.id}
        label={messages.analytics.period}
        value={period}
        options={periods.map((each) => ({
          value: String(each),
          label: plural(language, each, messages.analytics.months),
        }))}
        onChange={(chosen) => filters.set({ period: chosen })}
      />
      <FilterSelect
        filters={filters}
        filter="owner"
        messages={messages}
        more={[...new Set([...owners, ...(owner ? [owner] : [])])]}
      />
    </div>
  );
}
