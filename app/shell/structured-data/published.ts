import type {
  Article,
  FAQPage,
  ProfilePage,
  Service,
  WebApplication,
  WithContext,
} from 'schema-dts';
import type { ArticleCard } from '#app/content/articles/shape.ts';
import type { ArticleSlug, AuthorId } from '#app/domain/blog/article-slugs.ts';
import { currency } from '#app/domain/currency.ts';
import type { HubService } from '#app/domain/hub/services.ts';
import { startingPrices } from '#app/domain/price-list.ts';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { paths } from '#app/i18n/paths.ts';
import { agencyOf } from './agency.ts';
import { context, type DescribedPage } from './described-page.ts';

/** An article of the blog, as a page of its own. */
export function article(
  { shell, pathname }: DescribedPage,
  published: {
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
  const { origin, language } = shell;
  const { title, excerpt, author, plate, minutes, publishedAt } = published.card;
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
      url: origin + withPrefix(prefix, paths[`author-${published.author}`][0]),
    },
    publisher: agencyOf(shell),
    datePublished: publishedAt,
    dateModified: published.changedOn,
    timeRequired: `PT${minutes}M`,
    articleSection: published.section,
    keywords: published.keywords.join(', '),
    citation: [...published.citations],
    image: [
      `${origin}/og/${language}/article-${published.slug}.png`,
      `${origin}${plate.src}-1280.webp`,
    ],
    mainEntityOfPage: origin + pathname,
  };
}

/** The page of an author. */
export function writer(
  { shell, pathname }: DescribedPage,
  { name, role, knowsAbout }: { name: string; role: string; knowsAbout: readonly string[] },
): WithContext<ProfilePage> {
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

/** Questions with their answers, as displayed on the page. */
export function questions(
  { pathname, shell: { origin, language } }: DescribedPage,
  asked: readonly { question: string; answer: string }[],
): WithContext<FAQPage> {
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

/** A free tool that runs in the browser. */
export function freeTool({
  shell: { origin, language },
  pathname,
  name,
  text: { description },
}: DescribedPage): WithContext<WebApplication> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    description,
    url: origin + pathname,
    inLanguage: language,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: currency },
    provider: { '@id': `${origin}/#organization` },
  };
}
