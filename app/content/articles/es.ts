import type { ArticleSlug } from '#app/domain/blog/articles.ts';
import { es as ficheGoogle } from './fiche-google/es.ts';
import { es as ecrireAvecIa } from './ecrire-avec-ia/es.ts';
import { es as budgetGoogleAds } from './budget-google-ads/es.ts';
import { es as crmRelances } from './crm-relances/es.ts';
import { es as faireRevenir } from './faire-revenir/es.ts';
import { es as pageUneIntention } from './page-une-intention/es.ts';
import type { ArticleText } from './shape.ts';

export const es: Record<ArticleSlug, ArticleText> = {
  'fiche-google': ficheGoogle,
  'ecrire-avec-ia': ecrireAvecIa,
  'budget-google-ads': budgetGoogleAds,
  'crm-relances': crmRelances,
  'faire-revenir': faireRevenir,
  'page-une-intention': pageUneIntention,
};
