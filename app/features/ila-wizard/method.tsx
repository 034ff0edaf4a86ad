import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import {
  surveyRows,
  surveys,
  surveySources,
  type SurveyRow,
} from '#app/domain/ila/published-surveys.ts';
import { wizardVersion, wizardWeights } from '#app/domain/ila/wizard-score.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Headline } from '#app/ui/headline.tsx';
import { Icon } from '#app/ui/icon.tsx';

/** How the score is worked out, and how its weights compare with published ones. */
export function Method({ copy }: { copy: IlaWizardCopy }) {
  const { language } = useVisit();
  const { method, breakdown } = copy;
  const percent = (share: number) => formatNumber(language, share, { style: 'percent' });
  const ours = ({ ours: factors }: SurveyRow) =>
    wizardWeights
      .filter(({ id }) => factors.includes(id))
      .reduce((sum, { weight }) => sum + weight, 0);
  return (
    <section id="methode" className="band" aria-labelledby="method-title">
      <div className="measure">
        <h2 id="method-title" className="title">
          <Headline text={method.title} />
        </h2>
        <p className="lead mt-4">{method.lead}</p>
        <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
          <div>
            <h3 className="heading">{method.rules}</h3>
            <p className="mt-1 text-xs text-dust">
              {fill(copy.result.version, { version: String(wizardVersion) })}
            </p>
            <dl className="mt-4 border-t border-line">
              {wizardWeights.map(({ id, weight }) => (
                <div key={id} className="border-b border-line py-3">
                  <dt className="flex justify-between gap-4 font-medium">
                    {breakdown.factors[id]}
                    <span className="tabular text-lumen">{percent(weight)}</span>
                  </dt>
                  <dd className="small text-dust">{method.rule[id]}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="min-w-0">
            <h3 className="heading mb-3">{method.caption}</h3>
            <div
              className="relative overflow-x-auto"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it on a phone
              tabIndex={0}
              role="region"
              aria-label={method.caption}
            >
              <table className="small tabular w-full min-w-[34rem]">
                <caption className="sr-only">{method.caption}</caption>
                <thead>
                  <tr className="text-dust">
                    <th scope="col" className="py-2 text-left font-medium">
                      {method.columns.signal}
                    </th>
                    <th scope="col" className="py-2 pl-4 text-right font-semibold text-lumen">
                      {method.columns.ours}
                    </th>
                    {surveys.map(({ id, kind, year }) => (
                      <th key={id} scope="col" className="py-2 pl-4 text-right font-medium">
                        {method.kinds[kind]}
                        <span className="block text-xs font-normal">{year}</span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {surveyRows.map((row) => (
                    <tr key={row.signal} className="border-t border-line">
                      <th scope="row" className="py-2.5 text-left font-normal">
                        {method.signals[row.signal]}
                      </th>
                      <td className="py-2.5 pl-4 text-right font-semibold text-lumen">
                        {row.ours.length > 0 ? Math.round(ours(row) * 100) : '–'}
                      </td>
                      {row.percents.map((value, at) => (
                        <td key={surveys[at]?.id} className="py-2.5 pl-4 text-right">
                          {value ?? (
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
            </div>
            <div className="small mt-5 grid grid-cols-1 gap-2 text-dust">
              {method.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              <p className="flex flex-wrap items-center gap-x-4">
                {method.sources}
                {surveySources.map(({ year, name, address }) => (
                  <a key={name} href={address} rel="noreferrer" className="text-link text-star">
                    {name}, {year}
                    <Icon name="external-link" className="icon size-4" />
                  </a>
                ))}
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
