import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import { en as assistantSurLeSite } from './assistant-sur-le-site/en.ts';
import { en as avisGoogle } from './avis-google/en.ts';
import { en as budgetGoogleAds } from './budget-google-ads/en.ts';
import { en as campagneLocale } from './campagne-locale/en.ts';
import { en as compterLesAppels } from './compter-les-appels/en.ts';
import { en as crmRelances } from './crm-relances/en.ts';
import { en as devisRapides } from './devis-rapides/en.ts';
import { en as donneesStructurees } from './donnees-structurees/en.ts';
import { en as ecrireAvecIa } from './ecrire-avec-ia/en.ts';
import { en as faireRevenir } from './faire-revenir/en.ts';
import { en as ficheGoogle } from './fiche-google/en.ts';
import { en as formulaireCourt } from './formulaire-court/en.ts';
import { en as infolettreLocale } from './infolettre-locale/en.ts';
import { en as loi25Rgpd } from './loi-25-rgpd/en.ts';
import { en as motsDesClients } from './mots-des-clients/en.ts';
import { en as pageUneIntention } from './page-une-intention/en.ts';
import { en as pagesParVille } from './pages-par-ville/en.ts';
import { en as rappelsRendezVous } from './rappels-rendez-vous/en.ts';
import { en as reponsesDesIa } from './reponses-des-ia/en.ts';
import type { ArticleText } from './shape.ts';
import { en as siteRapide } from './site-rapide/en.ts';

export const en: Record<ArticleSlug, ArticleText> = {
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
