import { Link, useLocation } from 'react-router';
import type { HomeCopy } from '#app/content/home/shape.ts';
import type { HomeScore } from '#app/domain/ila/home-score.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { editFields, resultQuery, type Submission } from './submission.ts';

/** Points of each part, and the next actions. */
export function IlaResult({
  copy,
  result,
  submission: { input, texts, corrected },
  onAgain,
}: {
  copy: HomeCopy['ila'];
  result: HomeScore;
  submission: Omit<Submission, 'view'>;
  onAgain: () => void;
}) {
  const { address } = useVisit();
  const { pathname } = useLocation();
  const name = texts.nomEntreprise.trim();
  return (
    <div>
      <h3 data-ila-result tabIndex={-1} className="heading outline-none">
        {name ? fill(copy.resultFor, { name }) : copy.result}
      </h3>
      {corrected.length > 0 && (
        <p className="small mt-4 flex gap-2 text-band-yellow">
          <Icon name="triangle-alert" className="icon size-5" />
          {copy.corrected} {corrected.map((id) => copy.sliders[id].label).join(', ')}
        </p>
      )}
      <PartsTable copy={copy} parts={result.parts} />
      <p className="mt-4 text-xs text-dust">{copy.estimated}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={address('/ila')} className="button button-primary">
          {copy.full}
        </Link>
        <Link
          to={
            address('/contact') +
            contactQuery('ila', `${pathname}?${resultQuery({ input, texts })}`)
          }
          className="button"
        >
          {copy.advisor}
        </Link>
        <EditForm label={copy.again} submission={{ input, texts }} onAgain={onAgain} />
      </div>
    </div>
  );
}

function PartsTable({ copy, parts }: { copy: HomeCopy['ila']; parts: HomeScore['parts'] }) {
  const { language } = useVisit();
  const points = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  return (
    <table className="small mt-5 w-full">
      <caption className="pb-2 text-left text-dust">{copy.partsTitle}</caption>
      <tbody>
        {parts.map(({ id, gained, available }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {copy.parts[id]}
            </th>
            <td className="w-1/3 max-sm:hidden">
              <svg className="h-1 w-full rounded-full bg-rail" aria-hidden="true">
                <rect
                  className="fill-violet"
                  width={`${((gained / available) * 100).toFixed(1)}%`}
                  height="4"
                />
              </svg>
            </td>
            <td className="tabular py-2 pl-4 text-right whitespace-nowrap">
              {fill(copy.points, { gained: points(gained), available: points(available) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Leads back to the form with its values; without scripts, through the query. */
function EditForm({
  label,
  submission,
  onAgain,
}: {
  label: string;
  submission: Pick<Submission, 'input' | 'texts'>;
  onAgain: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <form
      action={`${pathname}#ila`}
      onSubmit={(event) => {
        event.preventDefault();
        onAgain();
      }}
    >
      {editFields(submission).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}
