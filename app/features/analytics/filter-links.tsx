import { Link, useLocation } from 'react-router';
import { reportFields, type ReportQuery } from '#app/domain/analytics/report-query.ts';

/** A filter as a row of links: shareable, in the history, and usable without scripts. */
export function FilterLinks<Name extends keyof ReportQuery>({
  label,
  name,
  query,
  options,
}: {
  label: string;
  name: Name;
  query: ReportQuery;
  options: readonly { value: ReportQuery[Name]; label: string }[];
}) {
  const { hash } = useLocation();
  return (
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="small mr-1 text-dust">
        {label}
      </span>
      {options.map((option) => {
        const isChosen = query[name] === option.value;
        const fields = reportFields({ ...query, [name]: option.value });
        return (
          <Link
            key={option.value}
            to={{ search: new URLSearchParams(fields).toString(), hash }}
            replace
            preventScrollReset
            aria-current={isChosen || undefined}
            className={`small inline-flex min-h-11 items-center rounded-full border px-4 hover:border-star sm:min-h-9 ${
              isChosen ? 'border-lumen text-lumen' : 'border-line-2 text-dust'
            }`}
          >
            {option.label}
          </Link>
        );
      })}
    </div>
  );
}
