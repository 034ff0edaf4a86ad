import { useLocation } from 'react-router';
import type { AuditReportCopy } from '#app/content/audit/shape.ts';
import { reportForm } from '#app/domain/ila/audit/report-parts.ts';
import { fill } from '#app/i18n/format.ts';

export interface WhatIfMend {
  readonly id: string;
  readonly name: string;
  readonly gain: string;
  readonly isTicked: boolean;
}

/** The score that the same audit would give with some fixes: a form, evaluated by the server. */
export function WhatIf({
  copy,
  now,
  score,
  options,
}: {
  copy: AuditReportCopy['whatIf'];
  now: number | null;
  score: number | null;
  options: readonly WhatIfMend[];
}) {
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== reportForm.mend);
  return (
    <section id="et-si" className="mt-16 scroll-mt-24 print:hidden">
      <h2 className="title">{copy.title}</h2>
      <p className="lead mt-3">{copy.lead}</p>
      <form action={`${pathname}#et-si`} className="mt-5">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset className="grid grid-cols-1 gap-x-10 md:grid-cols-2">
          <legend className="sr-only">{copy.legend}</legend>
          {options.map(({ id, name, gain, isTicked }) => (
            <label key={id} className="flex min-h-11 items-center gap-3 border-t border-line py-2">
              <input
                type="checkbox"
                name={reportForm.mend}
                value={id}
                defaultChecked={isTicked}
                className="checkbox"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="small text-aurora">{gain}</span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button mt-5">
          {copy.button}
        </button>
      </form>
      <p role="status" className="heading mt-5">
        {score !== null && fill(copy.result, { score: String(score), now: String(now ?? 0) })}
      </p>
    </section>
  );
}
