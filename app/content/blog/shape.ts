import type { ArticleCategory, ReaderProfile } from '#app/domain/blog/articles.ts';
import type { PluralForms } from '#app/i18n/plural.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

interface ListPage extends PageText {
  head: { eyebrow: string; title: Headline; lead: string };
  featured: string;
  closing: { title: Headline; lead: string; button: string; second: string };
}

/** Texts of both blogs and the article pages. */
export interface BlogCopy {
  frame: {
    search: string;
    submit: string;
    category: string;
    profile: string;
    categories: Record<ArticleCategory | 'all', string>;
    profiles: Record<ReaderProfile | 'all', string>;
    found: PluralForms;
    minutes: PluralForms;
    writtenFor: string;
    feed: string;
    /** Name of the links to the pages of a list. */
    pages: string;
    /** Quoted: source B §8, BLOG-05 and BLOG-06. */
    none: { title: string; hint: string; reset: string };
  };
  blog: ListPage;
  intelligent: ListPage;
  /** Texts common to the pages of authors. */
  author: {
    articles: string;
    closing: { title: Headline; lead: string; button: string; second: string };
  };
  article: {
    contents: string;
    tip: string;
    tags: string;
    sources: string;
    /** Before the day of the last review. */
    reviewed: string;
    related: Headline;
    all: string;
    contact: string;
    /** Closing call of an article, by category. */
    next: Record<ArticleCategory, { title: Headline; lead: string; button: string }>;
  };
}
