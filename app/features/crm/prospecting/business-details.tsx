import type { ReactNode } from 'react';
import { mailtoLink } from '#app/domain/contact-links.ts';
import { reasonsFor, type Reason } from '#app/domain/crm/prospecting/match-reasons.ts';
import {
  distanceTo,
  type Match,
  type ProspectResult,
} from '#app/domain/crm/prospecting/prospecting.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { isEmailAddress } from '#app/domain/email-address.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Score } from '../clients/score.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { EmailLink, PhoneLink } from '../records/contact-link.tsx';

/** A found business, with its proposed partners and the reasons for them. */
export function BusinessDetails({
  business,
  result,
  place,
  onClose,
}: {
  business: Client;
  result: ProspectResult;
  /** Name of the centre. */
  place: string;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { prospection: copy, frame, form },
  } = useWorkspace();
  const { id, name, address, sector, contact, services } = business;
  const distance = distanceTo(business, result.mapData.center);
  const matches = result.matches.filter(
    ({ business1, business2 }) => business1.id === id || business2.id === id,
  );
  const { phone, email } = contact;
  const facts: readonly (readonly [term: string, value: string, shown?: ReactNode])[] = [
    [form.fields.sector, sector],
    [form.fields.address, address],
    // oxlint-disable-next-line react/jsx-key -- a cell of a fixed row
    [form.fields.phone, phone, <PhoneLink number={phone} address={address} />],
    // oxlint-disable-next-line react/jsx-key -- as above
    [form.fields.email, email, <EmailLink address={email} />],
    [form.fields.website, contact.website],
    [form.fields.services, services.join(', ')],
  ];
  return (
    <Modal title={name} close={frame.close} onClose={onClose}>
      <Score score={business.ilaScore} />
      <dl className="mt-3 grid gap-x-6 gap-y-1 wrap-anywhere sm:grid-cols-[9rem_1fr]">
        {facts.map(
          ([term, value, shown = value]) =>
            value && (
              <div key={term} className="contents">
                <dt className="text-dust">{term}</dt>
                <dd className="mb-1">{shown}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="mt-2 text-dust">
        {distance === null
          ? copy.fits.nowhere
          : fill(copy.distance, {
              place,
              distance: formatNumber(language, distance, { maximumFractionDigits: 1 }),
            })}
      </p>
      <h3 className="heading mt-6 border-t border-line pt-5">{copy.because}</h3>
      {matches.length === 0 && <p className="mt-2 text-dust">{copy.noMatch}</p>}
      {matches.map((match) => (
        <MatchReasons key={`${match.business1.id} ${match.business2.id}`} match={match} />
      ))}
    </Modal>
  );
}

function MatchReasons({ match }: { match: Match }) {
  const { language } = useVisit();
  const {
    messages: { prospection: copy },
  } = useWorkspace();
  const { business1, business2, compatibility, pitch, cta } = match;
  const emails = [business1, business2].map(({ contact }) => contact.email).filter(isEmailAddress);
  const number = (value: number) => formatNumber(language, value, { maximumFractionDigits: 1 });
  const reasonText = (reason: Reason) =>
    fill(
      copy.reasons[reason.code],
      'kilometres' in reason
        ? { distance: number(reason.kilometres) }
        : 'sector' in reason
          ? { sector: reason.sector, other: reason.other }
          : { score: number(reason.score), other: number(reason.other) },
    );
  return (
    <div className="mt-3">
      <p className="font-semibold wrap-anywhere">
        {fill(copy.match, { name: business1.name, other: business2.name })},{' '}
        {formatNumber(language, compatibility / 100, { style: 'percent' })}
      </p>
      <p className="mt-1">{copy.pitches[pitch]}</p>
      <ul className="mt-2 list-disc pl-5 text-dust">
        {reasonsFor(match).map((reason) => (
          <li key={reason.code}>{reasonText(reason)}</li>
        ))}
      </ul>
      {emails.length > 0 && (
        <a className="button button-primary mt-4" href={mailtoLink(emails)}>
          {copy.ctas[cta]}
        </a>
      )}
    </div>
  );
}
