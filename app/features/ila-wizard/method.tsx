import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import {
  surveyRows,
  surveys,
  surveySources,
  type SurveyRow,
} from '#app/domain/ila/published-surveys.ts';
import { wizardVersion, wizardWeights } from '#app/domain/ila/wizard-score.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';

const cell = 'max-md:inline-block max-md:pr-5 max-md:font-semibold md:py-2.5 md:pl-4 md:text-right';

/** How the score is computed, and how its weights compare with published ones. */
export function Method({ copy }: { copy: IlaWizardCopy }) {
  const { language } = useVisit();
  const { method, breakdown } = copy;
  const percent = (share: number) => formatNumber(language, share, { style: 'percent' });
  return (
    <section id="methode" className="band" aria-labelledby="method-title">
      <div className="measure">
        <h2 id="method-title" className="title">
          <Headline text={method.title} />
        </h2>
        <p className="lead mt-4">{method.lead}</p>
        <h3 className="heading mt-12">{method.rules}</h3>
        <p className="mt-1 text-xs text-dust">
          {fill(copy.result.version, { version: String(wizardVersion) })}
        </p>
        <dl className="ruled mt-4 grid-cols-1 md:grid-cols-3">
          {wizardWeights.map(({ id, weight }) => (
            <div key={id} className="p-5">
              <dt className="flex justify-between gap-4 font-medium">
                {breakdown.factors[id]}
                <span className="tabular text-lumen">{percent(weight)}</span>
              </dt>
              <dd className="small mt-1 text-dust">{method.rule[id]}</dd>
            </div>
          ))}
        </dl>
        <h3 className="heading mt-12 mb-3">{method.caption}</h3>
        <SurveyTable method={method} />
        <Notes method={method} />
      </div>
    </section>
  );
}

/** Share of the score, 0 to 1, of our factors that measure a signal. */
function ours({ ours: factors }: SurveyRow): number {
  return wizardWeights
    .filter(({ id }) => factors.includes(id))
    .reduce((sum, { weight }) => sum + weight, 0);
}

/** Our weights beside published ones. On a phone each signal is a paragraph with labelled figures. */
function SurveyTable({ method }: { method: IlaWizardCopy['method'] }) {
  return (
    <table className="small tabular w-full">
      <caption className="sr-only">{method.caption}</caption>
      <thead className="max-md:hidden">
        <tr className="text-dust">
          <th scope="col" className="py-2 text-left font-medium">
            {method.columns.signal}
          </th>
          <th scope="col" className="py-2 pl-4 text-right font-semibold text-lumen">
            {method.columns.ours}
          </th>
          {surveys.map(({ id, kind, year }) => (
            <th key={id} scope="col" className="py-2 pl-4 text-right font-medium">
              {method.kinds[kind]} {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {surveyRows.map((row) => (
          <tr key={row.signal} className="border-t border-line max-md:block max-md:py-3">
            <th
              scope="row"
              className="text-left font-normal max-md:block max-md:font-medium md:py-2.5"
            >
              {method.signals[row.signal]}
            </th>
            <td className={`${cell} font-semibold text-lumen`}>
              <span className="md:hidden">{method.columns.ours} </span>
              {row.ours.length > 0 ? Math.round(ours(row) * 100) : '–'}
            </td>
            {surveys.map(({ id, kind, year }, at) => (
              <td key={id} className={cell}>
                <span className="font-normal text-dust md:hidden">
                  {method.kinds[kind]} {year}{' '}
                </span>
                {row.percents[at] ?? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="sr-only">{method.none}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Notes({ method }: { method: IlaWizardCopy['method'] }) {
  return (
    <div className="small mt-5 grid max-w-[52rem] grid-cols-1 gap-2 text-dust">
      {method.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {method.sources}
        {surveySources.map(({ year, name, address }) => (
          <a key={name} href={address} rel="noreferrer" className="text-link text-star">
            {name}, {year}
            <Icon name="external-link" className="icon size-4" />
          </a>
        ))}
      </p>
    </div>
  );
}
