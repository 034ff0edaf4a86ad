import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import type { LoyaltyCopy } from '#app/content/loyalty/shape.ts';
import { contactQuery } from '#app/domain/leads/contact/contact-query.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import type { NurturingForm, RetentionAnalysis } from '#app/domain/loyalty/retention-plan.ts';
import { retentionPhases } from '#app/domain/loyalty/retention-terms.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** The retention analysis of the submitted form: rhythm, sender, metrics to watch, and each message with its day. */
export function PlanView({
  copy,
  analysis: { form, plan, query },
}: {
  copy: LoyaltyCopy;
  analysis: RetentionAnalysis;
}) {
  const { address } = useVisit();
  const { pathname } = useLocation();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), [form]);
  const messages = copy.plan;
  const shared = `${pathname}?${query}`;
  return (
    <section id="plan" aria-labelledby="plan-title" className="panel scroll-mt-20 p-6 sm:p-8">
      <h3 id="plan-title" ref={head} tabIndex={-1} className="heading break-words">
        {plan.company ? fill(messages.titleFor, { name: plan.company }) : messages.title}
      </h3>
      <p className="mt-2">{fill(messages.rhythm, { days: String(plan.rhythm) })}</p>
      <p className="small mt-3 flex gap-2 text-dust">
        <Icon
          name={plan.sender === 'own' ? 'shield-check' : 'info'}
          className="icon mt-0.5 size-5"
        />
        {messages.sender[plan.sender]}
      </p>
      {retentionPhases.map((phase) => (
        <div key={phase} className="mt-6">
          <h4 className="small font-semibold text-aurora">{copy.path.phases[phase].title}</h4>
          <ol className="mt-1">
            {plan.phases[phase].map(({ move, day }) => (
              <li
                key={move}
                className="small grid grid-cols-[4.5rem_1fr] gap-3 border-b border-line py-2"
              >
                <span className="tabular text-lumen">
                  {fill(messages.day, { days: String(day) })}
                </span>
                {messages.moves[move]}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <h4 className="small mt-6 font-semibold text-aurora">{messages.aims}</h4>
      <ul className="small mt-1 list-disc pl-5">
        {plan.objectives.map((objective) => (
          <li key={objective}>{messages.watch[objective]}</li>
        ))}
      </ul>
      <p className="mt-5 text-xs text-dust">{messages.note}</p>
      <ContactPrefillForm
        to={`${address('/contact')}${contactQuery('loyalty', shared)}#formulaire`}
        sent={form}
      >
        {messages.next}
      </ContactPrefillForm>
    </section>
  );
}

/** Link to the prefilled contact form. Uses POST, so that the email address appears in no address bar. */
function ContactPrefillForm({
  to,
  sent,
  children,
}: {
  to: string;
  sent: NurturingForm;
  children: ReactNode;
}) {
  return (
    <Form method="post" action={to} className="mt-5">
      <input type="hidden" name={formFields.prefill} value="1" />
      <input type="hidden" name="email" value={sent.email} />
      <input type="hidden" name="entreprise" value={sent.company} />
      <button type="submit" className="button">
        {children}
      </button>
    </Form>
  );
}
