import { figuresIn } from '../claims.ts';
import { fr as network } from './network/fr.ts';
import type { CrossVisibilityCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: CrossVisibilityCopy = {
  title: 'Inter-visibilité : réseau de commerces partenaires | Iluma',
  description:
    'Un réseau de commerces locaux qui se recommandent. Analysez votre compatibilité avec trois types de partenaires et voyez votre potentiel sur 100.',
  head: {
    eyebrow: 'Inter-visibilité',
    title: { before: 'Un réseau de ', emphasis: 'commerces partenaires', after: '' },
    lead: 'Le fleuriste connaît la salle de réception, qui connaît le traiteur. Nous rendons ces liens visibles sur vos sites, vos fiches et vos comptoirs.',
    button: 'Analyser ma compatibilité',
    second: 'Voir le réseau',
  },
  stats: {
    items: [
      { value: figures.projects, label: 'projets menés par l’agence' },
      { value: figures.directories, label: 'annuaires où votre fiche est inscrite' },
      { value: figures.languages, label: 'langues de publication' },
      { value: figures.days, label: 'jours pour un premier bilan' },
    ],
    note: 'Chiffres déclarés par l’agence.',
  },
  features: {
    title: { before: 'Ce qu’un partenariat ', emphasis: 'rapporte', after: '' },
    lead: 'Nous relions des commerces qui partagent vraiment des clients. Aucun lien n’est acheté.',
    items: [
      {
        title: 'Des clients déjà convaincus',
        text: 'Ils viennent sur la recommandation de quelqu’un en qui ils ont confiance.',
      },
      {
        title: 'Des pages qui se citent',
        text: 'Un article chez l’un, une adresse chez l’autre : Google voit des commerces qui se connaissent.',
      },
      {
        title: 'Des offres à deux',
        text: 'Un vélo réglé, un café offert. Chacun amène ses habitués, chacun en gagne.',
      },
      {
        title: 'Des comptes clairs',
        text: 'Chaque recommandation a son code. Vous savez qui vous envoie des clients, et à qui vous en envoyez.',
      },
    ],
  },
  tabs: {
    title: { before: 'Trouvez vos ', emphasis: 'commerces partenaires', after: '' },
    lead: 'Trois réponses donnent un potentiel. Aucune n’est obligatoire.',
    label: 'Inter-visibilité',
    strategy: 'Stratégie',
    partners: 'Partenaires',
    network: 'Réseau',
  },
  form: {
    title: 'Analyse de compatibilité',
    company: 'Entreprise',
    sector: 'Secteur',
    anySector: 'Choisir un secteur',
    sectors: {
      food: 'Restauration et alimentation',
      shop: 'Commerce de détail',
      beauty: 'Beauté et bien-être',
      health: 'Santé',
      home: 'Maison et travaux',
      professional: 'Services professionnels',
      leisure: 'Sport et loisirs',
    },
    audience: 'Clientèle',
    anyAudience: 'Choisir une clientèle',
    audiences: {
      residents: 'Habitants du quartier',
      families: 'Familles',
      visitors: 'Touristes et visiteurs',
      businesses: 'Entreprises',
    },
    goals: 'Objectifs',
    goalNames: {
      visits: 'Plus de passage en magasin',
      calls: 'Plus d’appels et de demandes',
      reputation: 'Une meilleure réputation',
      content: 'Des contenus en commun',
    },
    analyse: 'Analyser la compatibilité',
  },
  result: {
    potential: 'Potentiel estimé',
    potentialFor: 'Potentiel estimé pour {name}',
    outOf: 'sur 100',
    levels: {
      strong: {
        title: 'Fort',
        text: 'Commencez tout de suite : un partenaire bien choisi peut vous envoyer du monde dès le premier mois.',
      },
      good: {
        title: 'Bon',
        text: 'Un ou deux partenaires suffisent pour commencer. Choisissez le mieux placé et mesurez.',
      },
      'to-build': {
        title: 'À construire',
        text: 'Il manque des réponses, ou un premier lien. Précisez vos réponses, ou parlez-nous-en.',
      },
    },
    compatibility: 'Compatibilité par type de partenaire',
    answers: 'Réponses prises en compte : {count} sur 3.',
    none: 'Sans réponse, tout est à 50 : ni compatible, ni incompatible. Une réponse suffit pour y voir plus clair.',
    note: 'Une règle de l’agence (secteur 40 %, clientèle 30 %, objectifs 30 %), pas une promesse.',
    next: 'En parler avec l’équipe',
  },
  kinds: {
    complementary: {
      title: 'Activités complémentaires',
      text: 'Même client, besoins différents : l’un complète l’autre.',
      examples: [
        'Salle de réception et fleuriste',
        'Ostéopathe et boutique de sport',
        'Agence immobilière et déménageur',
      ],
    },
    neighbour: {
      title: 'Commerces voisins',
      text: 'Même rue, mêmes passants : une visite en entraîne une autre.',
      examples: [
        'Boulangerie et café',
        'Librairie et magasin de jouets',
        'Salon de coiffure et boutique de mode',
      ],
    },
    adviser: {
      title: 'Prescripteurs',
      text: 'Ceux à qui l’on demande « vous connaissez quelqu’un ? ».',
      examples: ['Comptable', 'Architecte d’intérieur', 'Pharmacie de quartier'],
    },
  },
  examples: 'Exemples',
  network,
  join: {
    title: 'Rejoindre le réseau',
    text: 'L’entrée est gratuite pour les clients de l’agence. Une condition : recommander seulement des commerces dont vous êtes sûr.',
    steps: [
      'Vous nous parlez de vos clients',
      'On vous présente deux partenaires',
      'On mesure les résultats',
    ],
    button: 'Rejoindre le réseau',
  },
  closing: {
    title: { before: 'Qui vous ', emphasis: 'recommande', after: ' aujourd’hui ?' },
    lead: 'Donnez-nous le nom de deux commerces : nous estimons ce que ces partenariats pourraient valoir.',
    button: 'Parler de mes partenaires',
    second: 'Publier chez des partenaires',
  },
};
