/** The categories of the blog, in the order they are offered. Source: B §9, BLOG-09. */
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
  /** Id of a member of the team. */
  author: string;
  /** A day, ISO 8601. */
  publishedAt: string;
  category: ArticleCategory;
  profiles: readonly [ReaderProfile, ...ReaderProfile[]];
  /** In minutes, 5 to 9, at 200 words a minute and rounded up, in every language. Source: B §9, BLOG-17. */
  readTime: number;
  /** Featured on `/blog`; exactly one is. */
  featured: boolean;
}

/** The six articles by slug, newest first. Source: B §3 and §9, BLOG-16 and BLOG-18. */
export const articles = {
  'fiche-google': {
    author: 'ines',
    publishedAt: '2026-01-08',
    category: 'seo',
    profiles: ['local-shop', 'small-business'],
    readTime: 5,
    featured: true,
  },
  'ecrire-avec-ia': {
    author: 'claire',
    publishedAt: '2025-12-11',
    category: 'ia',
    profiles: ['startup', 'saas', 'small-business'],
    readTime: 5,
    featured: false,
  },
  'budget-google-ads': {
    author: 'mateo',
    publishedAt: '2025-11-20',
    category: 'google-ads',
    profiles: ['small-business', 'e-commerce', 'startup'],
    readTime: 5,
    featured: false,
  },
  'crm-relances': {
    author: 'mateo',
    publishedAt: '2025-10-30',
    category: 'crm',
    profiles: ['b2b', 'saas', 'small-business'],
    readTime: 5,
    featured: false,
  },
  'faire-revenir': {
    author: 'claire',
    publishedAt: '2025-10-09',
    category: 'fidelisation',
    profiles: ['local-shop', 'e-commerce'],
    readTime: 5,
    featured: false,
  },
  'page-une-intention': {
    author: 'ines',
    publishedAt: '2025-09-18',
    category: 'landing',
    profiles: ['startup', 'saas', 'b2b', 'e-commerce'],
    readTime: 5,
    featured: false,
  },
} as const satisfies Record<string, ArticleRecord>;

export type ArticleSlug = keyof typeof articles;

export const articleSlugs = Object.keys(articles) as ArticleSlug[];
