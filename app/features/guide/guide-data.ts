import type { CollectionPage, TechArticle, WithContext } from 'schema-dts';
import type { GuideText } from '#app/content/guide/shape.ts';
import type { Language } from '#app/i18n/languages.ts';

const context = 'https://schema.org';

/** Metadata of a page; see `DescribedPage` of the shell. */
interface Described {
  shell: { origin: string; language: Language; company: { name: string } };
  pathname: string;
  name: string;
}

const agency = ({ origin, company }: Described['shell']) =>
  ({ '@type': 'Organization', '@id': `${origin}/#organization`, name: company.name }) as const;

/** Structured data of a check's page. Google no longer shows HowTo results, so it is an article with its source. */
export function guideArticleData(
  { shell, pathname }: Described,
  {
    heading,
    description,
    area,
    source,
    appearedOn,
    changedOn,
  }: Pick<GuideText, 'heading' | 'description'> & {
    area: string;
    source: string;
    /** Days, ISO 8601. */
    appearedOn: string;
    changedOn: string;
  },
): WithContext<TechArticle> {
  const { origin, language } = shell;
  return {
    '@context': context,
    '@type': 'TechArticle',
    headline: heading,
    description,
    inLanguage: language,
    articleSection: area,
    author: agency(shell),
    publisher: agency(shell),
    datePublished: appearedOn,
    dateModified: changedOn,
    citation: source,
    mainEntityOfPage: origin + pathname,
  };
}

/** Structured data of the list of checks. */
export function guideListData(
  { shell: { origin, language }, pathname, name }: Described,
  areas: readonly { pages: readonly { path: string; name: string }[] }[],
): WithContext<CollectionPage> {
  const prefix = `${origin}/${language}`;
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name,
    url: origin + pathname,
    inLanguage: language,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: areas
        .flatMap(({ pages }) => pages)
        .map((page, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: prefix + page.path,
        })),
    },
  };
}
