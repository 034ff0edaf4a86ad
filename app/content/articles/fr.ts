import type { ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import { fr as assistantSurLeSite } from './assistant-sur-le-site/fr.ts';
import { fr as avisGoogle } from './avis-google/fr.ts';
import { fr as budgetGoogleAds } from './budget-google-ads/fr.ts';
import { fr as campagneLocale } from './campagne-locale/fr.ts';
import { fr as compterLesAppels } from './compter-les-appels/fr.ts';
import { fr as crmRelances } from './crm-relances/fr.ts';
import { fr as devisRapides } from './devis-rapides/fr.ts';
import { fr as donneesStructurees } from './donnees-structurees/fr.ts';
import { fr as ecrireAvecIa } from './ecrire-avec-ia/fr.ts';
import { fr as faireRevenir } from './faire-revenir/fr.ts';
import { fr as ficheGoogle } from './fiche-google/fr.ts';
import { fr as formulaireCourt } from './formulaire-court/fr.ts';
import { fr as infolettreLocale } from './infolettre-locale/fr.ts';
import { fr as loi25Rgpd } from './loi-25-rgpd/fr.ts';
import { fr as motsDesClients } from './mots-des-clients/fr.ts';
import { fr as pageUneIntention } from './page-une-intention/fr.ts';
import { fr as pagesParVille } from './pages-par-ville/fr.ts';
import { fr as rappelsRendezVous } from './rappels-rendez-vous/fr.ts';
import { fr as reponsesDesIa } from './reponses-des-ia/fr.ts';
import type { ArticleText } from './shape.ts';
import { fr as siteRapide } from './site-rapide/fr.ts';

export const fr: Record<ArticleSlug, ArticleText> = {
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
