import type { LegalCopy } from '#app/content/legal/shape.ts';
import { mailtoLink } from '#app/domain/contact-links.ts';
import { Facts } from '#app/ui/page/facts.tsx';
import { addressOf, type Publisher } from './publisher.ts';

/** The person in charge of personal information: title and contact, as Law 25 (s. 3.1) has a site publish them. */
export function Officer({ copy, company }: { copy: LegalCopy['officer']; company: Publisher }) {
  const [person] = company.executives;
  const [office] = company.offices;
  return (
    <div className="panel p-6">
      <p className="small text-aurora">{copy.title}</p>
      <p className="heading mt-2 mb-4">{person && `${person.name}, ${person.role}`}</p>
      <Facts
        facts={[
          [
            copy.email,
            <a
              key="email"
              className="text-link wrap-anywhere"
              href={mailtoLink(company.privacyEmail)}
            >
              {company.privacyEmail}
            </a>,
          ],
          [copy.post, office && `${company.legalName}, ${addressOf(office)}`],
        ]}
      />
    </div>
  );
}
