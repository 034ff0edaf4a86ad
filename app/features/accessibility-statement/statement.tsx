import type { ReactNode } from 'react';
import type { AccessibilityCopy } from '#app/content/accessibility/shape.ts';
import type {
  AccessibilityCheck,
  CheckSummary,
} from '#app/domain/accessibility/accessibility-check.ts';
import { mailtoLink, telLink } from '#app/domain/contact-links.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { locales } from '#app/i18n/languages.ts';
import { Disclosure } from '#app/ui/page/disclosure.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { CheckTable } from './check-table.tsx';

interface Contact {
  email: string;
  phone: string;
  phoneDisplay: string;
  hours: string;
}

interface StatementData {
  copy: AccessibilityCopy;
  check: AccessibilityCheck;
  summary: CheckSummary;
  /** Name of each screen, by id. */
  names: Record<string, string>;
  contact: Contact;
  bodies: readonly {
    id: keyof AccessibilityCopy['complaint']['places'];
    name: string;
    lang: string;
    url: string;
  }[];
}

/** The accessibility statement: target, method, results, known gaps, and where to complain. */
export function Statement({ copy, check, summary, names, contact, bodies }: StatementData) {
  return (
    <>
      <StatementHeader copy={copy} check={check} summary={summary} />
      <Part title={copy.conformance.title}>
        <p>{copy.conformance[summary.outcome]}</p>
        <p>{copy.conformance.panel}</p>
      </Part>
      <MethodPart copy={copy.method} check={check} summary={summary} />
      <Part title={copy.results.title}>
        <CheckTable copy={copy.results} screens={check.screens} names={names} />
        <p className="small text-dust">{copy.results.reviewNote}</p>
        {summary.unchecked.length > 0 && (
          <Disclosure title={copy.results.unchecked}>
            <List items={summary.unchecked.map((id) => names[id] ?? id)} />
          </Disclosure>
        )}
      </Part>
      <Part title={copy.known.title}>
        <List items={copy.known.items} />
      </Part>
      <ContactPart copy={copy.contact} contact={contact} />
      <ComplaintPart copy={copy.complaint} bodies={bodies} />
    </>
  );
}

function StatementHeader({
  copy,
  check,
  summary,
}: Pick<StatementData, 'copy' | 'check' | 'summary'>) {
  const { language } = useVisit();
  const facts = [
    [copy.facts.target, 'WCAG 2.2 AA'],
    [copy.facts.status, copy.outcomes[summary.outcome]],
    [copy.facts.checkedOn, formatDay(language, check.on)],
    [copy.facts.version, check.version],
  ] as const;
  return (
    <div className="measure pt-10 pb-16">
      <p className="eyebrow">{copy.eyebrow}</p>
      <h1 className="title mt-5 max-w-[48rem]">
        <Headline text={copy.heading} />
      </h1>
      <p className="lead mt-5">{copy.lead}</p>
      <dl className="ruled grid-cols-1 mt-10 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="p-5">
            <dt className="small text-dust">{name}</dt>
            <dd className="mt-1 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function MethodPart({
  copy,
  check,
  summary,
}: Pick<StatementData, 'check' | 'summary'> & { copy: AccessibilityCopy['method'] }) {
  const { language } = useVisit();
  const number = (value: number) => formatNumber(language, value);
  return (
    <Part title={copy.title}>
      <p>
        {fill(copy.automatic, {
          browser: check.browser,
          engine: check.engine,
          rules: number(check.rules),
          screens: number(summary.screens),
          languages: number(check.languages),
          contrasts: number(check.contrasts),
          widths: new Intl.ListFormat(locales[language]).format(check.widths.map(number)),
          views: number(summary.views),
        })}
      </p>
      <div>
        <p>{copy.journeysTitle}</p>
        <List items={copy.journeys} />
      </div>
      <p>{copy.limits}</p>
    </Part>
  );
}

function ContactPart({
  copy,
  contact,
}: Pick<StatementData, 'contact'> & { copy: AccessibilityCopy['contact'] }) {
  return (
    <Part title={copy.title}>
      <p>{copy.text}</p>
      <ul>
        <li>
          {copy.email}{' '}
          <a className="text-link" href={mailtoLink(contact.email)}>
            {contact.email}
          </a>
        </li>
        <li>
          {copy.phone}{' '}
          <a className="text-link" href={telLink(contact.phone)}>
            {contact.phoneDisplay}
          </a>
          <span className="small block text-dust">{contact.hours}</span>
        </li>
      </ul>
    </Part>
  );
}

function ComplaintPart({
  copy,
  bodies,
}: Pick<StatementData, 'bodies'> & { copy: AccessibilityCopy['complaint'] }) {
  return (
    <Part title={copy.title}>
      <p>{copy.text}</p>
      <ul className="space-y-3">
        {bodies.map(({ id, name, lang, url }) => (
          <li key={id}>
            <a className="text-link" href={url} lang={lang} hrefLang={lang}>
              {name}
            </a>
            <span className="small block text-dust">{copy.places[id]}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-12">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
        <h2 className="heading">{title}</h2>
        <div className="max-w-[42rem] min-w-0 space-y-5">{children}</div>
      </div>
    </section>
  );
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-2 list-disc space-y-2 pl-5 marker:text-lumen">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
