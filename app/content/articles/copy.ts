import type { ArticleSlug } from '#app/domain/blog/articles.ts';
import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { ArticleText } from './shape.ts';

export const articleTexts: Record<Language, Record<ArticleSlug, ArticleText>> = { fr, en, es };
