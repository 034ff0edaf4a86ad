import type { ArticleSlug, AuthorId } from './article-slugs.ts';

/** The categories of the blog, in display order. Source: B §9, BLOG-09. */
export const articleCategories = [
  'google-ads',
  'seo',
  'landing',
  'fidelisation',
  'ia',
  'crm',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

/** Reader profiles. Source: BLOG-10 and BLOG-11, named after the audiences. */
export const readerProfiles = [
  'startup',
  'small-business',
  'local-shop',
  'e-commerce',
  'saas',
  'b2b',
] as const;

export type ReaderProfile = (typeof readerProfiles)[number];

/** Language-independent data of an article; its texts are content. */
export interface ArticleRecord {
  author: AuthorId;
  /** A day, ISO 8601. */
  publishedAt: string;
  /** The day of the last review, ISO 8601. */
  reviewedAt: string;
  category: ArticleCategory;
  profiles: readonly [ReaderProfile, ...ReaderProfile[]];
}

/** Shown first on `/blog`. */
export const featuredArticle: ArticleSlug = 'fiche-google';

/** Source: B §3 and §9, BLOG-16 and BLOG-18. */
export const articles: Readonly<Record<ArticleSlug, ArticleRecord>> = {
  'reponses-des-ia': {
    author: 'ines',
    publishedAt: '2026-11-12',
    reviewedAt: '2026-11-12',
    category: 'ia',
    profiles: ['small-business', 'local-shop', 'saas'],
  },
  'devis-rapides': {
    author: 'mateo',
    publishedAt: '2026-10-22',
    reviewedAt: '2026-10-22',
    category: 'crm',
    profiles: ['small-business', 'b2b', 'local-shop'],
  },
  'site-rapide': {
    author: 'ines',
    publishedAt: '2026-10-01',
    reviewedAt: '2026-10-01',
    category: 'landing',
    profiles: ['e-commerce', 'small-business', 'startup'],
  },
  'avis-google': {
    author: 'ines',
    publishedAt: '2026-09-10',
    reviewedAt: '2026-09-10',
    category: 'seo',
    profiles: ['local-shop', 'small-business'],
  },
  'infolettre-locale': {
    author: 'claire',
    publishedAt: '2026-08-20',
    reviewedAt: '2026-08-20',
    category: 'fidelisation',
    profiles: ['local-shop', 'e-commerce'],
  },
  'campagne-locale': {
    author: 'mateo',
    publishedAt: '2026-07-30',
    reviewedAt: '2026-11-24',
    category: 'google-ads',
    profiles: ['local-shop', 'small-business'],
  },
  'pages-par-ville': {
    author: 'ines',
    publishedAt: '2026-07-09',
    reviewedAt: '2026-11-24',
    category: 'seo',
    profiles: ['small-business', 'b2b'],
  },
  'assistant-sur-le-site': {
    author: 'claire',
    publishedAt: '2026-06-18',
    reviewedAt: '2026-11-24',
    category: 'ia',
    profiles: ['small-business', 'e-commerce', 'saas'],
  },
  'loi-25-rgpd': {
    author: 'mateo',
    publishedAt: '2026-05-28',
    reviewedAt: '2026-11-24',
    category: 'crm',
    profiles: ['small-business', 'e-commerce', 'saas', 'b2b'],
  },
  'formulaire-court': {
    author: 'claire',
    publishedAt: '2026-05-07',
    reviewedAt: '2026-11-24',
    category: 'landing',
    profiles: ['small-business', 'b2b', 'startup'],
  },
  'rappels-rendez-vous': {
    author: 'claire',
    publishedAt: '2026-04-16',
    reviewedAt: '2026-11-24',
    category: 'fidelisation',
    profiles: ['local-shop', 'small-business'],
  },
  'mots-des-clients': {
    author: 'ines',
    publishedAt: '2026-03-26',
    reviewedAt: '2026-11-24',
    category: 'seo',
    profiles: ['local-shop', 'startup', 'e-commerce'],
  },
  'compter-les-appels': {
    author: 'mateo',
    publishedAt: '2026-03-05',
    reviewedAt: '2026-11-24',
    category: 'google-ads',
    profiles: ['local-shop', 'b2b', 'small-business'],
  },
  'donnees-structurees': {
    author: 'ines',
    publishedAt: '2026-02-12',
    reviewedAt: '2026-11-24',
    category: 'seo',
    profiles: ['local-shop', 'e-commerce', 'saas'],
  },
  'fiche-google': {
    author: 'ines',
    publishedAt: '2026-01-08',
    reviewedAt: '2026-11-24',
    category: 'seo',
    profiles: ['local-shop', 'small-business'],
  },
  'ecrire-avec-ia': {
    author: 'claire',
    publishedAt: '2025-12-11',
    reviewedAt: '2026-11-24',
    category: 'ia',
    profiles: ['startup', 'saas', 'small-business'],
  },
  'budget-google-ads': {
    author: 'mateo',
    publishedAt: '2025-11-20',
    reviewedAt: '2026-11-24',
    category: 'google-ads',
    profiles: ['small-business', 'e-commerce', 'startup'],
  },
  'crm-relances': {
    author: 'mateo',
    publishedAt: '2025-10-30',
    reviewedAt: '2026-11-24',
    category: 'crm',
    profiles: ['b2b', 'saas', 'small-business'],
  },
  'faire-revenir': {
    author: 'claire',
    publishedAt: '2025-10-09',
    reviewedAt: '2026-11-24',
    category: 'fidelisation',
    profiles: ['local-shop', 'e-commerce'],
  },
  'page-une-intention': {
    author: 'ines',
    publishedAt: '2025-09-18',
    reviewedAt: '2026-11-24',
    category: 'landing',
    profiles: ['startup', 'saas', 'b2b', 'e-commerce'],
  },
};
