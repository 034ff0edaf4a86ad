import { Link } from 'react-router';
import type { LeadStatusCopy } from '#app/content/lead-status/shape.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

/** The public part of a lead: display text, except for the codes. */
export interface LeadStatus {
  reference: string;
  received: string;
  /** Subject of the message, or null. */
  about: string | null;
  state: keyof LeadStatusCopy['states'];
  /** Name of the assigned person, or null. */
  who: string | null;
  /** Null when no answer is due. */
  answer: { kind: 'by' | 'answered' | 'late'; date: string } | null;
}

/** The status page of a message. */
export function Status({ copy, status }: { copy: LeadStatusCopy; status: LeadStatus }) {
  const { address } = useVisit();
  const { reference, received, about, state, who, answer } = status;
  const rows = [
    [copy.reference, reference],
    [copy.received, received],
    ...(about ? [[copy.about, about]] : []),
    [copy.state, copy.states[state]],
    [copy.who, who ?? copy.team],
    ...(answer ? [[copy.until, fill(copy[answer.kind], { date: answer.date })]] : []),
  ];
  return (
    <>
      <dl className="panel mt-10 max-w-[48rem] px-6 sm:px-8">
        {rows.map(([term, text]) => (
          <div
            key={term}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 last:border-0 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="small text-dust">{term}</dt>
            <dd>
              {text}
              {answer?.kind === 'by' && term === copy.until && (
                <span className="small mt-1 block text-dust">{copy.byMeaning}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-8">{copy.more}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={address('/contact')} className="button">
          {copy.write}
        </Link>
        <Link to={address('/contact/rendez-vous')} className="button" data-conversion>
          {copy.book}
        </Link>
      </div>
    </>
  );
}
