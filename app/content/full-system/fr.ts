import { figuresIn } from '../claims.ts';
import { fr as partnerships } from './partnerships/fr.ts';
import { fr as settings } from './settings/fr.ts';
import type { FullSystemCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: FullSystemCopy = {
  title: 'Système complet : FAQ, cas, partenaires, admin | Iluma',
  description:
    'Tout le système Iluma en quatre onglets : les questions fréquentes, quatre études de cas, les partenariats étape par étape et le cockpit d’administration.',
  head: {
    eyebrow: 'Système complet',
    title: { before: 'Tout Iluma\nsur ', emphasis: 'une page', after: '' },
    lead: 'Quatre onglets pour évaluer l’agence.',
  },
  parts: 'Parties du système',
  summary: {
    faq: { unit: 'questions', text: 'À chercher par mot ou par catégorie.' },
    cases: { unit: 'études de cas', text: 'Du diagnostic aux résultats.' },
    partnerships: { unit: 'partenariats types', text: 'Quatre étapes, du jour 7 au jour 30.' },
    admin: { unit: 'administrateurs', text: 'Un cockpit, réglage par réglage.' },
  },
  tabs: {
    faq: 'FAQ',
    cases: 'Études de cas',
    partnerships: 'Partenariats',
    admin: 'Administration',
  },
  cases: {
    lead: `Un site en ligne en moins de ${figures.siteHours} h, des résultats SEO en ${figures.seoDays} jours en général. Nous avons suivi quatre clients pendant six mois.`,
    read: 'Lire l’étude',
    all: 'Toutes les études de cas',
  },
  partnerships,
  admin: {
    title: 'Le cockpit',
    reserved:
      'Réservé à deux administrateurs, après connexion : direction générale (CEO) et direction des opérations (COO).',
    own: 'Essayez-le : l’aperçu reste sur votre écran.',
    open: 'Ouvrir le cockpit',
    debug: 'Diagnostic de la page',
    withoutScripts: 'Le cockpit a besoin de JavaScript, que votre navigateur n’exécute pas.',
  },
  settings,
  preview: {
    title: 'Aperçu de vos réglages',
    note: 'Sur votre écran seulement.',
    promoBar: 'Exemple de promotion : un diagnostic offert cette semaine.',
    maintenanceAlert: 'Exemple d’avis : entretien prévu dimanche matin, le site reste lisible.',
    subscriptionPopup:
      'Exemple d’invitation : un conseil de visibilité par mois, dans votre courriel.',
    chatbot: { on: 'Assistant présent sur cet écran', off: 'Assistant retiré de cet écran' },
    languages: 'Langues ouvertes',
    undetected: 'La page garde sa langue, quelle que soit celle du navigateur.',
    modules: 'Modules affichés',
    none: 'Aucun',
    ai: {
      contextualSuggestions: 'L’assistant s’adapte à la page lue.',
      dynamicPersonalization: 'La page Outils gratuits retient le secteur.',
      smartRecommendations: 'La page Outils gratuits conseille un outil.',
    },
    team: '{count} membres actifs sur {total}',
  },
  closing: {
    title: { before: 'Une question\n', emphasis: 'sur Iluma', after: ' ?' },
    lead: 'Une question, un cas, un partenariat : nous partons de là.',
    button: 'Écrire à l’équipe',
  },
};
