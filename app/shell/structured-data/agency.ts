import type { ProfessionalService, SearchAction, WebSite, WithContext } from 'schema-dts';
import type { ShellData } from '../shell-data.ts';
import { context, type DescribedPage } from './described-page.ts';

/**
 * The agency. Hours are those that the specification gives for structured data (A §1). Its rating is left out: search
 * engines ignore or penalise a business that rates itself (HOME-05, see docs/audit.md).
 */
export function organization({
  shell: { origin, company },
  pathname,
}: DescribedPage): WithContext<ProfessionalService> {
  const seat = company.offices[0]?.address;
  return {
    '@context': context,
    '@type': 'ProfessionalService',
    '@id': `${origin}/#organization`,
    name: company.name,
    url: origin + pathname,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    ...(seat && placeOf(seat)),
    openingHoursSpecification: onWeekdays(company.structuredHours),
    contactPoint: {
      '@type': 'ContactPoint',
      hoursAvailable: onWeekdays(company.contactHours),
    },
  };
}

/** One of the agency's offices. */
export function office(
  { shell: { origin, company, language } }: DescribedPage,
  { note, address }: ShellData['company']['offices'][number],
): WithContext<ProfessionalService> {
  return {
    '@context': context,
    '@type': 'ProfessionalService',
    // The same name everywhere, since directories compare it.
    name: company.name,
    description: [`${address.locality} (${address.region})`, ...(note ? [note] : [])].join(', '),
    url: `${origin}/${language}/contact`,
    image: `${origin}/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    ...placeOf(address),
    openingHoursSpecification: onWeekdays(company.structuredHours),
    parentOrganization: { '@type': 'Organization', '@id': `${origin}/#organization` },
  };
}

function placeOf(address: ShellData['company']['offices'][number]['address']) {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.lng },
  } as const;
}

function onWeekdays({ opens, closes }: { opens: string; closes: string }) {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens,
    closes,
  } as const;
}

/** The site, with its search as the specification declares it. */
export function webSite({
  shell: { origin, language, company },
  pathname,
}: DescribedPage): WithContext<WebSite> {
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: company.name,
    url: origin + pathname,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: searchAction(origin),
  };
}

/** Google's syntax for a required template variable, which schema-dts lacks. */
type QueryInput = { 'query-input': string };

function searchAction(origin: string): SearchAction & QueryInput {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={term}` },
    'query-input': 'required name=term',
  };
}

/** The agency as referenced by what it publishes, employs or offers. */
export function agencyOf({ origin, company }: ShellData) {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: company.name } as const;
}
