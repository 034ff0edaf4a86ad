import { languageNames } from '#app/i18n/languages.ts';
import type { FullSystemCopy } from '../shape.ts';

export const fr: FullSystemCopy['settings'] = {
  title: 'Cockpit d’administration',
  lead: 'Aperçu sur votre écran seulement. Enregistrer garde vos réglages dans ce navigateur : l’assistant, les langues et les animations suivent partout, le reste se voit dans l’aperçu.',
  close: 'Fermer le cockpit',
  save: 'Enregistrer',
  reset: 'Réinitialiser',
  saved: 'Réglages enregistrés et appliqués sur votre écran.',
  notKept: 'Réglages appliqués, mais ce navigateur ne peut pas les garder.',
  restored: 'Valeurs par défaut rétablies. Enregistrez pour les appliquer.',
  live: {
    lead: 'Vous réglez le site pour tout le monde. Ce que vous enregistrez s’applique aussitôt à chaque page.',
    saved: 'Réglages enregistrés : le site a changé pour tout le monde.',
    conflict:
      'Quelqu’un d’autre a enregistré entre-temps. Vos réglages sont encore ici : enregistrez de nouveau pour les appliquer quand même.',
    failed:
      'Rien n’a été enregistré : le serveur ne répond pas, ou votre session est terminée. Vos réglages sont encore ici.',
  },
  groups: {
    chatbot: {
      title: 'Assistant',
      settings: {
        enabled: {
          label: 'Assistant actif',
          help: 'Montre ou retire le bouton de conversation.',
        },
        mobileOnly: { label: 'Téléphones seulement', help: 'Le retire des ordinateurs.' },
        desktopOnly: { label: 'Ordinateurs seulement', help: 'Le retire des téléphones.' },
        forceLanguage: {
          label: 'Langue imposée',
          help: 'L’assistant parle cette langue. « Automatique » suit la page.',
        },
        character: {
          label: 'Personnage',
          help: 'Le visage de l’assistant. Un seul est dessiné à ce jour.',
        },
      },
    },
    languages: {
      title: 'Langues',
      settings: {
        fr: { label: 'Français', help: 'Reste actif si c’est la dernière langue.' },
        en: { label: 'Anglais', help: 'Désactivé, il n’est plus proposé.' },
        es: { label: 'Espagnol', help: 'Désactivé, il n’est plus proposé.' },
        autoDetect: {
          label: 'Détection automatique',
          help: 'Suit la langue du navigateur. Sans elle, celle de cette page est gardée.',
        },
      },
    },
    notifications: {
      title: 'Annonces',
      settings: {
        promoBar: { label: 'Bandeau promotionnel', help: 'Une ligne en tête de l’aperçu.' },
        maintenanceAlert: { label: 'Avis d’entretien', help: 'Prévient d’une interruption.' },
        subscriptionPopup: {
          label: 'Invitation à l’infolettre',
          help: 'Une carte dans l’aperçu.',
        },
      },
    },
    modules: {
      title: 'Modules',
      settings: {
        adluma: { label: 'ADLUMA', help: 'Simulateur de publicité.' },
        caseStudies: { label: 'Études de cas', help: 'Les quatre clients.' },
        blogIA: { label: 'BlogIA', help: 'Rédaction assistée.' },
        faq: { label: 'FAQ', help: 'Questions fréquentes.' },
        analytics: { label: 'Tableau de bord', help: 'Chiffres de visite.' },
        crm: { label: 'CRM Iluma', help: 'Suivi des clients.' },
      },
    },
    ai: {
      title: 'Intelligence artificielle',
      settings: {
        contextualSuggestions: {
          label: 'Suggestions en contexte',
          help: 'L’assistant accueille et propose selon la page lue ; sinon de la même façon partout.',
        },
        dynamicPersonalization: {
          label: 'Personnalisation',
          help: 'La page Outils gratuits repropose le secteur de la dernière visite.',
        },
        smartRecommendations: {
          label: 'Recommandations',
          help: 'La page Outils gratuits conseille par quel outil commencer.',
        },
      },
    },
    design: {
      title: 'Apparence',
      settings: {
        theme: { label: 'Thème', help: 'Les couleurs du site. Un seul est dessiné à ce jour.' },
        animations: { label: 'Animations', help: 'Arrête ou reprend tout mouvement.' },
        haloEffects: { label: 'Halos', help: 'La lueur autour de l’aperçu.' },
        morphingBackground: { label: 'Fond animé', help: 'Les étoiles derrière l’aperçu.' },
      },
    },
    team: {
      title: 'Équipe',
      settings: {
        totalMembers: { label: 'Membres', help: 'Combien l’équipe en compte.' },
        activeMembers: { label: 'Membres actifs', help: 'Jamais plus que le total.' },
      },
    },
    agency: {
      title: 'Agence',
      settings: {
        telephoneCountry: {
          label: 'Pays des numéros de téléphone',
          help: 'Celui des numéros écrits sans indicatif de pays, dans les formulaires et le CRM.',
        },
      },
    },
  },
  choices: {
    auto: 'Automatique',
    ...languageNames,
    astronaut: 'Astronaute',
    galactic: 'Galactique',
  },
};
