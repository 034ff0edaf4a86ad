import type { ArticleSlug } from '#app/domain/blog/articles.ts';
import { fr as ficheGoogle } from './fiche-google/fr.ts';
import { fr as ecrireAvecIa } from './ecrire-avec-ia/fr.ts';
import { fr as budgetGoogleAds } from './budget-google-ads/fr.ts';
import { fr as crmRelances } from './crm-relances/fr.ts';
import { fr as faireRevenir } from './faire-revenir/fr.ts';
import { fr as pageUneIntention } from './page-une-intention/fr.ts';
import type { ArticleText } from './shape.ts';

export const fr: Record<ArticleSlug, ArticleText> = {
  'fiche-google': ficheGoogle,
  'ecrire-avec-ia': ecrireAvecIa,
  'budget-google-ads': budgetGoogleAds,
  'crm-relances': crmRelances,
  'faire-revenir': faireRevenir,
  'page-une-intention': pageUneIntention,
};
