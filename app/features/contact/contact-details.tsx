import type { ContactCopy } from '#app/content/contact/shape.ts';
import type { MapsCopy } from '#app/content/maps/shape.ts';
import { mailtoLink, telLink } from '#app/domain/contact-links.ts';
import { OfficeMap, officeAnchor, type OfficesMap, type Place } from './office-map.tsx';

export interface OfficeDetails extends Place {
  note: string | null;
  lines: string[];
}

/** How to reach the agency: addresses, numbers, hours and the offices on a map. */
export function ContactDetails({
  copy,
  maps,
  map,
  email,
  phone,
  phoneDisplay,
  hours,
  offices,
}: {
  copy: ContactCopy['details'];
  maps: MapsCopy;
  map: OfficesMap;
  email: string;
  phone: string;
  phoneDisplay: string;
  hours: string;
  offices: readonly OfficeDetails[];
}) {
  return (
    <div className="grid grid-cols-1 content-start gap-8">
      <h2 className="heading">{copy.title}</h2>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <div>
          <dt className="small text-dust">{copy.email}</dt>
          <dd>
            <a className="text-link" href={mailtoLink(email)} data-conversion>
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="small text-dust">{copy.phone}</dt>
          <dd>
            <a className="text-link" href={telLink(phone)}>
              {phoneDisplay}
            </a>
          </dd>
        </div>
        <div className="sm:col-span-2">
          <dt className="small text-dust">{copy.hours}</dt>
          <dd>{hours}</dd>
        </div>
        <div className="sm:col-span-2">
          <dt className="small text-dust">{copy.answerTime}</dt>
          <dd>{copy.answer}</dd>
        </div>
      </dl>
      <h3 className="heading mt-6">{copy.offices}</h3>
      {offices.length > 0 ? (
        <figure className="grid grid-cols-1 gap-2">
          <OfficeMap
            label={copy.map}
            missing={copy.noMap}
            maps={maps}
            places={offices}
            drawn={map}
          />
          <figcaption className="text-xs text-dust">{maps.source}</figcaption>
        </figure>
      ) : (
        <p>{copy.noMap}</p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-6">
        {offices.map((office) => (
          <OfficeListItem key={office.id} office={office} directions={copy.directions} />
        ))}
      </ul>
    </div>
  );
}

function OfficeListItem({
  office: { id, name, note, lines, lat, lng },
  directions,
}: {
  office: OfficeDetails;
  directions: string;
}) {
  return (
    <li id={officeAnchor(id)} className="small scroll-mt-24 target:text-lumen">
      <h4 className="font-semibold">
        {name}
        {note && <span className="font-normal text-dust"> ({note})</span>}
      </h4>
      <address className="text-balance text-dust not-italic">
        {lines.map((text) => (
          <span key={text} className="block">
            {text}
          </span>
        ))}
      </address>
      <a
        className="text-link"
        href={`https://www.openstreetmap.org/directions?to=${lat},${lng}`}
        rel="noreferrer"
        aria-label={`${directions}, ${name}`}
      >
        {directions}
      </a>
    </li>
  );
}
