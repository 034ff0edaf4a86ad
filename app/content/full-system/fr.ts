import { figuresIn } from '../claims.ts';
import type { FullSystemCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: FullSystemCopy = {
  title: 'Système complet : FAQ, cas, partenaires, admin | Iluma',
  description:
    'Tout le système Iluma en quatre onglets : les questions fréquentes, quatre études de cas, les partenariats étape par étape et le cockpit d’administration.',
  head: {
    eyebrow: 'Système complet',
    title: { before: 'Tout le système,\nd’un seul ', emphasis: 'regard', after: '.' },
    lead: 'Les réponses, les preuves, les alliances et les commandes : quatre onglets pour juger l’agence avant de lui écrire.',
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
    lead: `Un site en ligne en moins de ${figures.siteHours} h, des résultats SEO en ${figures.seoDays} jours en général : voilà le rythme annoncé par l’agence. Quatre clients l’ont suivi six mois.`,
    read: 'Lire l’étude',
    all: 'Toutes les études de cas',
  },
  partnerships: {
    lead: 'Un bon partenaire parle déjà à vos futurs clients. Voici comment nous le préparons, avec deux exemples.',
    note: 'Exemples fictifs : ces partenaires n’existent pas. Ils montrent la forme d’un accord, pas un accord signé.',
    fields: {
      audience: 'Public',
      reach: 'Portée',
      demographics: 'Profil',
      benefits: 'Ce que vous y gagnez',
      formats: 'Formats',
      phases: 'Mise en place',
    },
    day: 'Jour {days}',
    button: 'Proposer un partenariat',
    items: {
      'partner-radio': {
        name: 'Radio Rive',
        type: 'Média local',
        audience: 'Les gens du quartier, sur la route et au comptoir',
        reach: 'Une ville et ses environs',
        demographics: 'Familles et travailleurs, le matin et en fin de journée',
        status: 'Exemple, actif',
        description:
          'Une radio de quartier présente chaque semaine un commerce ; l’entrevue devient un article, une vidéo courte et un lien vers sa page.',
        benefits: [
          'Une voix connue parle de vous.',
          'Un lien depuis un média connu de vos clients.',
          'Une entrevue réutilisable toute l’année.',
        ],
        formats: ['Entrevue en direct', 'Article sur le site de la radio', 'Extrait vidéo'],
        phases: [
          { phase: 'Cadrage', action: 'Choisir le sujet, le public et la page à faire connaître.' },
          { phase: 'Préparation', action: 'Écrire les questions, préparer la page et son suivi.' },
          { phase: 'Diffusion', action: 'Enregistrer, diffuser, publier l’article et l’extrait.' },
          { phase: 'Bilan', action: 'Compter appels et visites, décider de la suite.' },
        ],
      },
      'partner-merchants': {
        name: 'Alliance des marchands du Vieux-Port',
        type: 'Association de commerçants',
        audience: 'Résidents et visiteurs qui achètent à pied',
        reach: 'Un quartier commerçant',
        demographics: 'Couples, familles et touristes, surtout la fin de semaine',
        status: 'Exemple, en préparation',
        description:
          'Des commerces voisins se recommandent l’un l’autre, en ligne comme au comptoir, avec des pages qui se répondent.',
        benefits: [
          'Vos voisins vous envoient leurs clients.',
          'Des liens entre sites du même quartier.',
          'Des événements annoncés une fois, vus partout.',
        ],
        formats: ['Page commune du quartier', 'Carte des commerces', 'Offre croisée en caisse'],
        phases: [
          { phase: 'Cadrage', action: 'Réunir les commerces et fixer une règle simple d’échange.' },
          { phase: 'Préparation', action: 'Corriger les fiches, écrire la page commune.' },
          { phase: 'Diffusion', action: 'Ouvrir la page, poser l’affiche et le code en vitrine.' },
          { phase: 'Bilan', action: 'Lire les visites croisées, garder ce qui sert.' },
        ],
      },
    },
  },
  admin: {
    title: 'Le cockpit',
    reserved:
      'Réservé à deux administrateurs : la direction générale (CEO) et la direction des opérations (COO). Eux seuls règlent le site pour tout le monde, après connexion.',
    own: 'Vous pouvez l’ouvrir et l’essayer : aperçu sur votre écran seulement. Rien ne change pour les autres visiteurs, rien n’est envoyé.',
    open: 'Ouvrir le cockpit',
    debug: 'Diagnostic de la page',
    withoutScripts: 'Le cockpit a besoin de JavaScript, que votre navigateur n’exécute pas.',
  },
  cockpit: {
    title: 'Cockpit d’administration',
    lead: 'Aperçu sur votre écran seulement. Enregistrer garde vos réglages dans ce navigateur : l’assistant, les langues et les animations suivent partout, le reste se voit dans l’aperçu.',
    close: 'Fermer le cockpit',
    save: 'Enregistrer',
    reset: 'Réinitialiser',
    saved: 'Réglages enregistrés et appliqués sur votre écran.',
    notKept: 'Réglages appliqués, mais ce navigateur ne peut pas les garder.',
    restored: 'Valeurs par défaut remises. Enregistrez pour les appliquer.',
    live: {
      lead: 'Vous réglez le site de tout le monde. Ce que vous enregistrez s’applique aussitôt à chaque page.',
      saved: 'Réglages enregistrés : le site est déjà ainsi pour tout le monde.',
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
            help: 'L’assistant parle cette langue. Automatique suit la page.',
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
          fr: { label: 'Français', help: 'Reste active si elle est la dernière.' },
          en: { label: 'Anglais', help: 'Sans elle, le choix des langues se ferme.' },
          es: { label: 'Espagnol', help: 'Sans elle, le choix des langues se ferme.' },
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
            help: 'Une carte, pas une fenêtre.',
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
          analytics: { label: 'Tableau analytics', help: 'Chiffres de visite.' },
          crm: { label: 'CRM Iluma', help: 'Suivi des clients.' },
        },
      },
      ai: {
        title: 'Intelligence artificielle',
        settings: {
          contextualSuggestions: {
            label: 'Suggestions en contexte',
            help: 'Propose selon la page lue.',
          },
          dynamicPersonalization: {
            label: 'Personnalisation',
            help: 'Adapte l’accueil au retour.',
          },
          smartRecommendations: { label: 'Recommandations', help: 'Conseille l’outil suivant.' },
        },
      },
      design: {
        title: 'Apparence',
        settings: {
          theme: { label: 'Thème', help: 'Les couleurs du site. Un seul est dessiné à ce jour.' },
          animations: { label: 'Animations', help: 'Arrête ou reprend tout mouvement.' },
          haloEffects: { label: 'Halos', help: 'La lueur autour de l’aperçu.' },
          morphingBackground: { label: 'Fond vivant', help: 'Les étoiles derrière l’aperçu.' },
        },
      },
      team: {
        title: 'Équipe',
        settings: {
          totalMembers: { label: 'Membres', help: 'Combien l’équipe en compte.' },
          activeMembers: { label: 'Membres actifs', help: 'Jamais plus que le total.' },
        },
      },
    },
    choices: {
      auto: 'Automatique',
      fr: 'Français',
      en: 'English',
      es: 'Español',
      astronaut: 'Astronaute',
      galactic: 'Galactique',
    },
  },
  preview: {
    title: 'Aperçu de vos réglages',
    note: 'Aperçu sur votre écran seulement.',
    promoBar: 'Exemple de promotion : un diagnostic offert cette semaine.',
    maintenanceAlert: 'Exemple d’avis : entretien prévu dimanche matin, le site reste lisible.',
    subscriptionPopup:
      'Exemple d’invitation : un conseil de visibilité par mois, dans votre courriel.',
    chatbot: { on: 'Assistant présent sur cet écran', off: 'Assistant retiré de cet écran' },
    languages: 'Langues ouvertes',
    undetected: 'La langue de la page est gardée, quelle que soit celle du navigateur.',
    modules: 'Modules affichés',
    none: 'Aucun',
    ai: {
      contextualSuggestions:
        'Suggestion : vous lisez l’administration ; la FAQ technique répond à la suite.',
      dynamicPersonalization: 'Accueil : heureux de vous revoir.',
      smartRecommendations: 'Recommandation : commencez par votre score ILA.',
    },
    team: '{count} membres actifs sur {total}',
  },
  closing: {
    title: { before: 'Vous avez tout vu.\n', emphasis: 'Parlons', after: '-en.' },
    lead: 'Dites-nous ce qui vous a retenu : une question, un cas, un partenaire. Nous partons de là.',
    button: 'Écrire à l’équipe',
  },
};
