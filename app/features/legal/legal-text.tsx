import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LegalCopy } from '#app/content/legal/shape.ts';
import { mailtoLink, telLink } from '#app/domain/contact-links.ts';
import { legalTextsOf } from '#app/domain/privacy/legal-texts.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Facts } from '#app/ui/page/facts.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { DataUseList } from './data-use-list.tsx';
import type { DataUseRow } from './data-use-rows.ts';
import { Officer } from './officer.tsx';
import { addressOf, type Publisher } from './publisher.ts';

type Messages = Omit<LegalCopy, 'texts' | 'uses'>;

type DataUses = { columns: LegalCopy['uses']['columns']; rows: readonly DataUseRow[] };

/** A legal text: its sections in order, some generated from the tables that the software itself uses. */
export function LegalText({
  screen,
  text,
  messages,
  uses,
  hosts,
  company,
}: {
  /** Which of the two texts, and the subject of questions about it. */
  screen: 'privacy' | 'legal-notice';
  text: LegalCopy['texts'][keyof LegalCopy['texts']];
  messages: Messages;
  /** The inventory of personal information; null where the text does not list it. */
  uses: DataUses | null;
  /** Third-party hosts that pages may contact. */
  hosts: readonly string[];
  company: Publisher;
}) {
  const { language } = useVisit();
  const parts = usePartsOf(messages, { uses, hosts, company });
  return (
    <>
      <div className="measure pt-12 pb-16 lg:pb-20">
        <h1 className="display max-w-[14em]">
          <Headline text={text.heading} />
        </h1>
        <p className="lead mt-6">{text.lead}</p>
        <p className="small mt-4 text-dust">
          {fill(messages.updated, { date: formatDate(language, legalTextsOf) })}
        </p>
      </div>
      <div className="border-y border-line">
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-14 py-16 lg:grid-cols-[1fr_3fr]">
          <Contents label={messages.contents} sections={text.sections} />
          <div className="max-w-[46rem] space-y-14">
            {text.sections.map(({ id, title, paragraphs, list }) => (
              <section key={id} id={id} className="scroll-mt-24 space-y-4">
                <h2 className="title">{title}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list.length > 0 && (
                  <ul className="list-disc space-y-2 pl-5 marker:text-lumen">
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                {parts[id]}
              </section>
            ))}
          </div>
        </div>
      </div>
      <Question screen={screen} copy={messages.question} />
    </>
  );
}

/** Content added below the text of a section, by section id. */
function usePartsOf(
  messages: Messages,
  { uses, hosts, company }: { uses: DataUses | null; hosts: readonly string[]; company: Publisher },
): Partial<Record<string, ReactNode>> {
  const { address } = useVisit();
  const { hosts: hostMessages } = messages;
  const otherHosts = (
    <p>
      {hosts.length > 0 ? fill(hostMessages.some, { hosts: hosts.join(', ') }) : hostMessages.none}
    </p>
  );
  return {
    officer: <Officer copy={messages.officer} company={company} />,
    uses: uses && <DataUseList {...uses} />,
    storage: (
      <Link to={address('/cookies')} className="text-link">
        {messages.toCookies}
      </Link>
    ),
    sharing: otherHosts,
    decisions: (
      <a href={telLink(company.phone)} className="text-link">
        {fill(messages.callUs, { phone: company.phoneDisplay })}
      </a>
    ),
    hosting: otherHosts,
    rights: (
      <a href={mailtoLink(company.privacyEmail)} className="button">
        {messages.writeToUs}
      </a>
    ),
    data: (
      <Link to={address('/politique-confidentialite')} className="text-link">
        {messages.toPrivacy}
      </Link>
    ),
    publisher: <PublisherFacts copy={messages.publisher} company={company} />,
    offices: (
      <Facts
        facts={company.offices.map((office) => [
          office.note ? `${office.city}, ${office.note}` : office.city,
          addressOf(office),
        ])}
      />
    ),
  };
}

function Contents({
  label,
  sections,
}: {
  label: string;
  sections: LegalCopy['texts'][keyof LegalCopy['texts']]['sections'];
}) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-24 lg:self-start">
      <ul className="small border-l border-line">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-2.5 pl-4 text-dust hover:text-star lg:py-1">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the contact form, with the text as the subject. */
function Question({ screen, copy }: { screen: string; copy: LegalCopy['question'] }) {
  const { address } = useVisit();
  return (
    <div className="measure flex flex-wrap items-center justify-between gap-x-16 gap-y-6 py-16">
      <div>
        <h2 className="heading">{copy.title}</h2>
        <p className="mt-2 text-dust">{copy.lead}</p>
      </div>
      <Link to={`${address('/contact')}?service=${screen}`} className="button button-primary">
        {copy.button}
      </Link>
    </div>
  );
}

function PublisherFacts({ copy, company }: { copy: LegalCopy['publisher']; company: Publisher }) {
  const [director] = company.executives;
  const [headOffice] = company.offices;
  return (
    <Facts
      facts={[
        [copy.company, company.legalName],
        [copy.office, headOffice && addressOf(headOffice)],
        [
          copy.email,
          <a key="email" className="text-link wrap-anywhere" href={mailtoLink(company.email)}>
            {company.email}
          </a>,
        ],
        [
          copy.phone,
          <a key="phone" className="text-link" href={telLink(company.phone)}>
            {company.phoneDisplay}
          </a>,
        ],
        [copy.director, director && `${director.name}, ${director.role}`],
      ]}
    />
  );
}
