import type { ProfessionalService, SearchAction, WebSite, WithContext } from 'schema-dts';
import type { ShellData } from '../shell-data.ts';
import { context, type DescribedPage } from './described-page.ts';

type Office = ShellData['company']['offices'][number];

/**
 * The agency. Hours are those that the specification gives for structured data (A §1). Its rating is left out: search
 * engines ignore or penalise a business that rates itself (HOME-05, see docs/audit.md).
 */
export function organization({
  shell: { origin, company },
  pathname,
}: DescribedPage): WithContext<ProfessionalService> {
  const seat = company.offices[0];
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
  place: Office,
): WithContext<ProfessionalService> {
  return {
    '@context': context,
    '@type': 'ProfessionalService',
    // The same name everywhere, since directories compare it.
    name: company.name,
    description: descriptionOf(place),
    url: `${origin}/${language}/contact`,
    image: `${origin}/icon-512.png`,
    telephone: company.phone,
    email: company.email,
    ...placeOf(place),
    openingHoursSpecification: onWeekdays(company.structuredHours),
    parentOrganization: { '@type': 'Organization', '@id': `${origin}/#organization` },
  };
}

function descriptionOf({ locality, region, note }: Office): string {
  return [region === null ? locality : `${locality} (${region})`, ...(note ? [note] : [])].join(
    ', ',
  );
}

function placeOf({ street, locality, region, postalCode, country, lat, lng }: Office) {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      ...(region !== null && { addressRegion: region }),
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
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
