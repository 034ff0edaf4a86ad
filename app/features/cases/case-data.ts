import type { CreativeWork, WithContext } from 'schema-dts';
import type { CaseStudy } from '#app/content/cases/shape.ts';
import type { Picture } from '#app/content/pictures/pictures.ts';
import type { Language } from '#app/i18n/languages.ts';

/**
 * Structured data of a case study, in the page's language, with absolute URLs. It has no date, so it is not an article.
 */
export function caseWork(
  origin: string,
  pathname: string,
  language: Language,
  { client, sector, lead, heading, actions }: CaseStudy,
  plate: Picture,
): WithContext<CreativeWork> {
  const { before, emphasis, after } = heading;
  const agency = { '@id': `${origin}/#organization` };
  return {
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    headline: `${client} – ${(before + emphasis + after).replaceAll('\n', ' ')}`,
    description: lead,
    url: origin + pathname,
    mainEntityOfPage: origin + pathname,
    inLanguage: language,
    genre: sector,
    keywords: actions.map(({ module }) => module),
    about: { '@type': 'Organization', name: client },
    author: agency,
    publisher: agency,
    image: `${origin}${plate.src}-1280.webp`,
  };
}
