import type { ArticleSlug } from '#app/domain/blog/articles.ts';
import { en as ficheGoogle } from './fiche-google/en.ts';
import { en as ecrireAvecIa } from './ecrire-avec-ia/en.ts';
import { en as budgetGoogleAds } from './budget-google-ads/en.ts';
import { en as crmRelances } from './crm-relances/en.ts';
import { en as faireRevenir } from './faire-revenir/en.ts';
import { en as pageUneIntention } from './page-une-intention/en.ts';
import type { ArticleText } from './shape.ts';

export const en: Record<ArticleSlug, ArticleText> = {
  'fiche-google': ficheGoogle,
  'ecrire-avec-ia': ecrireAvecIa,
  'budget-google-ads': budgetGoogleAds,
  'crm-relances': crmRelances,
  'faire-revenir': faireRevenir,
  'page-une-intention': pageUneIntention,
};
