import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import { es as assistantSurLeSite } from './assistant-sur-le-site/es.ts';
import { es as avisGoogle } from './avis-google/es.ts';
import { es as budgetGoogleAds } from './budget-google-ads/es.ts';
import { es as campagneLocale } from './campagne-locale/es.ts';
import { es as compterLesAppels } from './compter-les-appels/es.ts';
import { es as crmRelances } from './crm-relances/es.ts';
import { es as devisRapides } from './devis-rapides/es.ts';
import { es as donneesStructurees } from './donnees-structurees/es.ts';
import { es as ecrireAvecIa } from './ecrire-avec-ia/es.ts';
import { es as faireRevenir } from './faire-revenir/es.ts';
import { es as ficheGoogle } from './fiche-google/es.ts';
import { es as formulaireCourt } from './formulaire-court/es.ts';
import { es as infolettreLocale } from './infolettre-locale/es.ts';
import { es as loi25Rgpd } from './loi-25-rgpd/es.ts';
import { es as motsDesClients } from './mots-des-clients/es.ts';
import { es as pageUneIntention } from './page-une-intention/es.ts';
import { es as pagesParVille } from './pages-par-ville/es.ts';
import { es as rappelsRendezVous } from './rappels-rendez-vous/es.ts';
import { es as reponsesDesIa } from './reponses-des-ia/es.ts';
import type { ArticleText } from './shape.ts';
import { es as siteRapide } from './site-rapide/es.ts';

export const es: Record<ArticleSlug, ArticleText> = {
  'reponses-des-ia': reponsesDesIa,
  'devis-rapides': devisRapides,
  'site-rapide': siteRapide,
  'avis-google': avisGoogle,
  'infolettre-locale': infolettreLocale,
  'campagne-locale': campagneLocale,
  'pages-par-ville': pagesParVille,
  'assistant-sur-le-site': assistantSurLeSite,
  'loi-25-rgpd': loi25Rgpd,
  'formulaire-court': formulaireCourt,
  'rappels-rendez-vous': rappelsRendezVous,
  'mots-des-clients': motsDesClients,
  'compter-les-appels': compterLesAppels,
  'donnees-structurees': donneesStructurees,
  'fiche-google': ficheGoogle,
  'ecrire-avec-ia': ecrireAvecIa,
  'budget-google-ads': budgetGoogleAds,
  'crm-relances': crmRelances,
  'faire-revenir': faireRevenir,
  'page-une-intention': pageUneIntention,
};
