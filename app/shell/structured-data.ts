import type {
  Article,
  BreadcrumbList,
  ProfessionalService,
  SearchAction,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { PageText } from '#app/content/page-text.ts';
import type { articles } from '#app/domain/blog/articles.ts';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import type { ShellData } from './shell-data.ts';

const context = 'https://schema.org';

/** A page for structured data; its name defaults to its title. */
export interface DescribedPage {
  shell: ShellData;
  pathname: string;
  name: string;
  text: PageText;
}

/** Stub in the browser, where `pageMeta` calls none: keeps the code out of client bundles. */
const unread = {} as never;

/**
 * The agency. Hours are those that the specification gives for structured data (A §1). Its rating is left out: search
 * engines ignore or penalise a business that rates itself (HOME-05, see docs/audit.md).
 */
export function organization({
  shell: { origin, company },
}: DescribedPage): WithContext<ProfessionalService> {
  if (!import.meta.env.SSR) return unread;
  const [head, ...branches] = company.offices.map(({ city, address }) => ({
    name: `Iluma ${city}`,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
  }));
  const seat = company.offices[0]?.address;
  return {
    '@context': context,
    '@type': 'ProfessionalService',
    '@id': `${origin}/#organization`,
    name: 'Iluma',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    ...(head && { address: head.address }),
    ...(seat && {
      geo: { '@type': 'GeoCoordinates', latitude: seat.lat, longitude: seat.lng },
    }),
    department: branches.map((branch) => ({ '@type': 'ProfessionalService', ...branch })),
    openingHoursSpecification: onWeekdays(company.structuredHours),
    contactPoint: {
      '@type': 'ContactPoint',
      hoursAvailable: onWeekdays(company.contactHours),
    },
  };
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
export function webSite({ shell: { origin, language } }: DescribedPage): WithContext<WebSite> {
  if (!import.meta.env.SSR) return unread;
  return {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'Iluma',
    url: `${origin}/`,
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

/** Breadcrumbs from the home page, by way of the page's list if any, to a page of the given name. */
export function breadcrumbs(
  { origin, copy }: ShellData,
  name: string,
  pathname: string,
  parent?: { name: string; path: KnownPath },
): WithContext<BreadcrumbList> {
  const { prefix } = parseAddress(pathname);
  const trail = [
    { name: copy.breadcrumbs.home, address: withPrefix(prefix, '/') },
    ...(parent ? [{ name: parent.name, address: withPrefix(prefix, parent.path) }] : []),
    { name, address: pathname },
  ];
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: origin + step.address,
    })),
  };
}

/** An article of the blog, as a page of its own. */
export function article(
  { shell: { origin, language }, pathname }: DescribedPage,
  {
    slug,
    record: { publishedAt, readTime },
    ...told
  }: {
    slug: keyof typeof articles;
    record: { publishedAt: string; readTime: number };
    title: string;
    excerpt: string;
    /** Address of its picture, without width and format. */
    plate: string;
    author: string;
    section: string;
    keywords: readonly string[];
  },
): WithContext<Article> {
  if (!import.meta.env.SSR) return unread;
  return {
    '@context': context,
    '@type': 'Article',
    headline: told.title,
    description: told.excerpt,
    inLanguage: language,
    author: { '@type': 'Person', name: told.author },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'Iluma' },
    datePublished: publishedAt,
    timeRequired: `PT${readTime}M`,
    articleSection: told.section,
    keywords: told.keywords.join(', '),
    image: [`${origin}/og/${language}/article-${slug}.png`, `${origin}${told.plate}-1280.webp`],
    mainEntityOfPage: origin + pathname,
  };
}
