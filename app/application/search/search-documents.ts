import { contentOf } from '#app/content/content.ts';
import { faqItems } from '#app/content/faq/faq-items.ts';
import type { QuestionId } from '#app/content/faq/shape.ts';
import type { HomeService } from '#app/content/home/shape.ts';
import { buildAskedIndex, type AskedIndex } from '#app/domain/answers/asked-index.ts';
import { articleSlugs } from '#app/domain/blog/article-slugs.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { oncePerLanguage } from '#app/domain/once-per-language.ts';
import type { SearchDocument } from '#app/domain/search/search-document.ts';
import { buildIndex, type SearchIndex } from '#app/domain/search/search-index.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths, type ScreenId } from '#app/i18n/paths.ts';
import { listedScreens } from '#app/i18n/paths.ts';
import { phrasesOf, screenDocument } from './screen-document.ts';
import { sideDocuments, townScreens } from './side-documents.ts';

/** All searchable documents of one language, by address without prefix. Add new kinds of documents here. */
function searchDocuments(language: Language): SearchDocument[] {
  return [
    ...pageDocuments(language),
    ...serviceDocuments(language),
    ...faqDocuments(language),
    ...caseDocuments(language),
    ...articleDocuments(language),
  ];
}

/** The index of one language, built on first use. */
export const searchIndex: (language: Language) => SearchIndex = oncePerLanguage((language) =>
  buildIndex(searchDocuments(language), language),
);

/** The index that questions in one language are matched against, built on first use. */
export const askedIndex: (language: Language) => AskedIndex = oncePerLanguage((language) =>
  buildAskedIndex(searchIndex(language), buildIndex(elsewhereDocuments(language), language)),
);

/** Topics that the site does not cover, as documents without an address. */
function elsewhereDocuments(language: Language): SearchDocument[] {
  return Object.values(contentOf(language).elsewhere).map((phrases) => ({
    kind: 'page',
    address: '',
    title: '',
    summary: '',
    sections: [],
    tags: phrasesOf(phrases),
  }));
}

const serviceScreens = {
  seo: 'service-seo',
  youtube: 'service-youtube',
  landing: 'service-landing',
  loyalty: 'service-loyalty',
  blogs: 'service-blogs',
  local: 'service-local',
  ecommerce: 'service-ecommerce',
  podcasts: 'service-podcasts',
} as const satisfies Record<HomeService, ScreenId>;

const caseScreens = caseIds.map((id) => [id, `case-${id}`] as const);

/** Screens with a dedicated kind of document, which has more text than name and summary, or in the other index. */
const described: ReadonlySet<ScreenId> = new Set([
  ...townScreens,
  ...Object.values(serviceScreens),
  ...caseScreens.map(([, screen]) => screen),
  ...articleSlugs.map((slug) => `article-${slug}` as const),
]);

function pageDocuments(language: Language): SearchDocument[] {
  return listedScreens
    .filter((screen) => !described.has(screen))
    .map((screen) => ({ ...screenDocument(screen, language), kind: 'page' }));
}

function serviceDocuments(language: Language): SearchDocument[] {
  const { items } = contentOf(language).home.services;
  return Object.entries(serviceScreens).map(([id, screen]) => {
    const { title, text } = items[id as HomeService];
    const page = screenDocument(screen, language);
    return { ...page, kind: 'service', tags: [...page.tags, title, text] };
  });
}

function faqDocuments(language: Language): SearchDocument[] {
  const { askedFor } = contentOf(language);
  return faqItems(language).map(({ id, question, answer, tags }) => ({
    kind: 'faq',
    address: `${paths.faq[0]}#${id}`,
    title: question,
    summary: '',
    sections: [{ heading: question, text: answer }],
    tags: [...tags, ...phrasesOf(askedFor[`faq#${id as QuestionId}`])],
  }));
}

function caseDocuments(language: Language): SearchDocument[] {
  const { items } = contentOf(language).home.cases;
  return caseScreens.map(([id, screen]) => {
    const { title, sector, summary, metrics, author, quote } = items[id];
    const { services } = contentOf(language).cases.studies[id];
    const page = screenDocument(screen, language);
    const figures = metrics.map(({ value, label }) => `${value} ${label}`);
    return {
      ...page,
      kind: 'case',
      title,
      sections: [
        { heading: title, text: summary },
        { heading: author, text: `${author} — ${quote}` },
        ...page.sections,
      ],
      tags: [...page.tags, sector, ...services, ...figures],
    };
  });
}

function articleDocuments(language: Language): SearchDocument[] {
  return articleSlugs.map((slug) => {
    const { title, excerpt, tags } = contentOf(language).articles[slug];
    const page = screenDocument(`article-${slug}`, language);
    return { ...page, kind: 'article', title, summary: excerpt, tags: [...page.tags, ...tags] };
  });
}

/**
 * The index of the guide and the town pages, built on first use. They are separate because they are about any site or a
 * single town, and would make words common that visitors use to ask about us, such as "phone number".
 */
export const sideIndex: (language: Language) => SearchIndex = oncePerLanguage((language) =>
  buildIndex(sideDocuments(language), language),
);

/** The index for questions that the site's own pages do not answer, built on first use. */
export const askedSideIndex: (language: Language) => AskedIndex = oncePerLanguage((language) =>
  buildAskedIndex(sideIndex(language), askedIndex(language).elsewhere),
);

/** Every index, for building them before the first question. */
export const searchIndexes: readonly ((language: Language) => unknown)[] = [
  searchIndex,
  askedIndex,
  sideIndex,
  askedSideIndex,
];
