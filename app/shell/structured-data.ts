import { currency } from '#app/domain/currency.ts';
import type {
  Article,
  BreadcrumbList,
  FAQPage,
  ProfessionalService,
  ProfilePage,
  SearchAction,
  Service,
  WebSite,
  WithContext,
} from 'schema-dts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import type { PageText } from '#app/content/page-text.ts';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import type { HubService } from '#app/domain/hub/services.ts';
import { startingPrices } from '#app/domain/price-list.ts';
import type { ArticleSlug, AuthorId } from '#app/domain/blog/article-slugs.ts';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import { paths, type KnownPath } from '#app/i18n/paths.ts';
import type { ShellData } from './shell-data.ts';

const context = 'https://schema.org';

/** A page for structured data; its name defaults to its title. */
export interface DescribedPage {
  shell: ShellData;
  /** The canonical one, in the page's language. */
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
  pathname,
}: DescribedPage): WithContext<ProfessionalService> {
  if (!import.meta.env.SSR) return unread;
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
  if (!import.meta.env.SSR) return unread;
  return {
    '@context': context,
    '@type': 'ProfessionalService',
    // The same everywhere, as directories compare it.
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
  if (!import.meta.env.SSR) return unread;
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
  { shell, pathname }: DescribedPage,
  told: {
    slug: ArticleSlug;
    card: ArticleCard;
    author: AuthorId;
    /** A day, ISO 8601. */
    changedOn: string;
    section: string;
    keywords: readonly string[];
    /** Addresses of its sources. */
    citations: readonly string[];
  },
): WithContext<Article> {
  if (!import.meta.env.SSR) return unread;
  const { origin, language } = shell;
  const { title, excerpt, author, plate, minutes, publishedAt } = told.card;
  const { prefix } = parseAddress(pathname);
  return {
    '@context': context,
    '@type': 'Article',
    headline: title,
    description: excerpt,
    inLanguage: language,
    author: {
      '@type': 'Person',
      name: author,
      url: origin + withPrefix(prefix, paths[`author-${told.author}`][0]),
    },
    publisher: agencyOf(shell),
    datePublished: publishedAt,
    dateModified: told.changedOn,
    timeRequired: `PT${minutes}M`,
    articleSection: told.section,
    keywords: told.keywords.join(', '),
    citation: [...told.citations],
    image: [`${origin}/og/${language}/article-${told.slug}.png`, `${origin}${plate.src}-1280.webp`],
    mainEntityOfPage: origin + pathname,
  };
}

/** The agency as what it publishes, employs or offers names it. */
function agencyOf({ origin, company }: ShellData) {
  return { '@type': 'Organization', '@id': `${origin}/#organization`, name: company.name } as const;
}

/** The page of an author. */
export function writer(
  { shell, pathname }: DescribedPage,
  { name, role, knowsAbout }: { name: string; role: string; knowsAbout: readonly string[] },
): WithContext<ProfilePage> {
  if (!import.meta.env.SSR) return unread;
  const { origin, language } = shell;
  return {
    '@context': context,
    '@type': 'ProfilePage',
    inLanguage: language,
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: role,
      knowsAbout: [...knowsAbout],
      worksFor: agencyOf(shell),
      url: origin + pathname,
    },
  };
}

/** A service, optionally in one town, with its starting price if it has one. */
export function offeredService(
  { shell, pathname, name, text }: DescribedPage,
  { service, town, priced }: { service: string; town?: string; priced: HubService | null },
): WithContext<Service> {
  if (!import.meta.env.SSR) return unread;
  const { origin } = shell;
  return {
    '@context': context,
    '@type': 'Service',
    name: town === undefined ? name : `${service}, ${town}`,
    serviceType: service,
    description: text.description,
    provider: agencyOf(shell),
    url: origin + pathname,
    ...(town !== undefined && { areaServed: { '@type': 'City', name: town } }),
    ...(priced !== null && {
      offers: {
        '@type': 'Offer',
        url: origin + pathname,
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: startingPrices[priced],
          priceCurrency: currency,
        },
      },
    }),
  };
}

/** Questions with their answers, as they stand on the page. */
export function questions(
  { pathname, shell: { origin, language } }: DescribedPage,
  asked: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
  if (!import.meta.env.SSR) return unread;
  return {
    '@context': context,
    '@type': 'FAQPage',
    url: origin + pathname,
    inLanguage: language,
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: withoutLinks(answer) },
    })),
  };
}
