import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LegalCopy } from '#app/content/legal/shape.ts';
import { legalTextsOf } from '#app/domain/data-uses.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Headline } from '#app/ui/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { DataUseList } from './data-use-list.tsx';
import { Facts } from './facts.tsx';
import { Officer } from './officer.tsx';
import { addressOf, type Publisher } from './publisher.ts';

/** A legal text: its sections in order, some of them completed from the tables that the software itself goes by. */
export function LegalText({
  screen,
  text,
  words,
  hosts,
  company,
}: {
  /** Which of the two texts: what a question is about. */
  screen: 'privacy' | 'legal-notice';
  text: LegalCopy['texts'][keyof LegalCopy['texts']];
  words: Omit<LegalCopy, 'texts'>;
  /** Other hosts that pages may ask. */
  hosts: readonly string[];
  company: Publisher;
}) {
  const { address, language } = useVisit();
  const parts = usePartsOf(words, hosts, company);
  return (
    <>
      <div className="measure pt-12 pb-16 lg:pb-20">
        <h1 className="display max-w-[14em]">
          <Headline text={text.heading} />
        </h1>
        <p className="lead mt-6">{text.lead}</p>
        <p className="small mt-4 text-dust">
          {fill(words.updated, { date: formatDate(language, legalTextsOf) })}
        </p>
      </div>
      <div className="border-y border-line">
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-10 py-16 lg:grid-cols-[1fr_3fr]">
          <nav aria-label={words.contents} className="lg:sticky lg:top-24 lg:self-start">
            <ul className="small border-l border-line">
              {text.sections.map(({ id, title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="block py-2.5 pl-4 text-dust hover:text-star lg:py-1"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
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
      <div className="measure flex flex-wrap items-center justify-between gap-x-16 gap-y-6 py-16">
        <div>
          <h2 className="heading">{words.question.title}</h2>
          <p className="mt-2 text-dust">{words.question.lead}</p>
        </div>
        <Link to={`${address('/contact')}?service=${screen}`} className="button button-primary">
          {words.question.button}
        </Link>
      </div>
    </>
  );
}

/** What stands under the words of a section, by the section's id. */
function usePartsOf(
  words: Omit<LegalCopy, 'texts'>,
  hosts: readonly string[],
  company: Publisher,
): Partial<Record<string, ReactNode>> {
  const { address } = useVisit();
  const { publisher, hosts: hostWords } = words;
  const [director] = company.executives;
  const [headOffice] = company.offices;
  const otherHosts = (
    <p>{hosts.length > 0 ? fill(hostWords.some, { hosts: hosts.join(', ') }) : hostWords.none}</p>
  );
  return {
    officer: <Officer copy={words.officer} company={company} />,
    uses: <DataUseList copy={words.uses} />,
    storage: (
      <Link to={address('/cookies')} className="text-link">
        {words.toCookies}
      </Link>
    ),
    sharing: otherHosts,
    hosting: otherHosts,
    rights: (
      <a href={`mailto:${company.privacyEmail}`} className="button">
        {words.writeToUs}
      </a>
    ),
    data: (
      <Link to={address('/politique-confidentialite')} className="text-link">
        {words.toPrivacy}
      </Link>
    ),
    publisher: (
      <Facts
        facts={[
          [publisher.company, company.legalName],
          [publisher.office, headOffice && addressOf(headOffice)],
          [
            publisher.email,
            <a key="email" className="text-link wrap-anywhere" href={`mailto:${company.email}`}>
              {company.email}
            </a>,
          ],
          [
            publisher.phone,
            <a key="phone" className="text-link" href={`tel:${company.phone}`}>
              {company.phoneDisplay}
            </a>,
          ],
          [publisher.director, director && `${director.name}, ${director.role}`],
        ]}
      />
    ),
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
