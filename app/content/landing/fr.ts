import { figuresIn } from '../claims.ts';
import type { LandingCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: LandingCopy = {
  title: 'Créer une page de destination (landing page) | Iluma',
  description:
    'Créez l’aperçu d’une page de destination locale en quatre étapes : activité, lieu, action, résultat. Puis personnalisez-la.',
  head: {
    eyebrow: 'Page de destination',
    title: { before: 'Créez votre ', emphasis: 'page de destination', after: '' },
    lead: 'Un client cherche votre service dans votre ville. Cette page lui répond en une phrase, le prouve et lui dit quoi faire.',
    button: 'Construire ma page',
    second: 'Voir la démonstration',
  },
  features: {
    title: { before: 'Ce qui la rend ', emphasis: 'efficace', after: '' },
    lead: 'Quatre règles, appliquées du titre au bouton.',
    items: [
      {
        title: 'Le titre reprend la recherche',
        text: 'Le visiteur relit ses propres mots. Il sait qu’il est au bon endroit avant d’avoir fait défiler la page.',
      },
      {
        title: 'La preuve précède la demande',
        text: 'Un avis signé, une photo de chantier, une garantie : on montre d’abord, on demande ensuite.',
      },
      {
        title: 'Un seul bouton',
        text: 'Pas de menu, pas de détour. Appeler, réserver ou demander un prix : un choix, répété au bon endroit.',
      },
      {
        title: 'Un test par semaine',
        text: 'Deux titres, deux preuves, deux boutons. La version qui amène le plus de demandes reste.',
      },
    ],
  },
  builder: {
    title: { before: 'Bâtissez-la en ', emphasis: 'quatre étapes', after: '' },
    lead: 'Répondez, avancez : la page se compose à côté, avec vos mots.',
    steps: 'Étapes de la construction',
    done: 'terminée',
    names: { activity: 'Activité', place: 'Lieu', action: 'Action', done: 'Page prête' },
    texts: {
      activity: 'On part de ce que le client tape. Dites votre métier comme il le dirait.',
      place: 'Une page locale parle d’un endroit précis. Nommez la ville ou le quartier.',
      action: 'Une page, une action. Choisissez celle qui vous amène des clients.',
      done: 'Votre page est prête. Personnalisez-la plus bas, ou confiez-nous la suite : textes, photos, mise en ligne et tests.',
    },
    next: 'Étape suivante',
    finished: 'Processus terminé',
    progress: 'Étape {count} sur {total}',
  },
  fields: {
    activity: { label: 'Votre activité', help: 'Par exemple : plombier, salon de coiffure' },
    place: { label: 'Ville ou quartier', help: 'Par exemple : Laval, Rosemont' },
    headline: { label: 'Titre', help: 'Laissé vide, il reprend le titre proposé.' },
    proof: { label: 'Preuve', help: 'Un avis, une garantie, un fait que vous pouvez montrer.' },
    label: { label: 'Texte du bouton', help: 'Commencez par un verbe.' },
  },
  action: 'Que doit faire le visiteur ?',
  actions: {
    call: 'Appeler maintenant',
    book: 'Réserver un créneau',
    quote: 'Demander un prix',
    visit: 'Voir l’itinéraire',
  },
  accent: 'Couleur',
  accents: { lumen: 'Ambre', aurora: 'Aurore', violet: 'Violet' },
  draft: {
    activity: 'Votre métier',
    place: 'votre ville',
    headline: '{topic} à {label}, sans attendre',
    proof: '« Arrivés à l’heure, prix respecté, tout expliqué. » Avis d’exemple',
    lead: {
      call: 'Une vraie personne répond et vous dit tout de suite quand elle peut venir.',
      book: 'Choisissez l’heure qui vous convient. La confirmation arrive aussitôt.',
      quote: 'Décrivez votre besoin en deux lignes. Vous recevez un prix clair, sans engagement.',
      visit: 'À deux pas de chez vous. Passez quand vous voulez aux heures d’ouverture.',
    },
  },
  results: {
    title: 'Résultats chez nos clients',
    stats: [
      { value: figures.landingConversion, label: 'de conversion' },
      { value: figures.landingLeads, label: 'de demandes' },
      { value: figures.landingReturn, label: 'de retour sur investissement' },
    ],
    note: 'Chiffres déclarés par l’agence ; vos résultats varieront.',
  },
  demo: {
    title: { before: 'Essayez ', emphasis: 'la démo', after: '' },
    lead: 'L’aperçu suit ce que vous tapez. L’adresse de cette page garde vos réglages : copiez-la pour les retrouver.',
    tabs: 'Démonstration',
    preview: 'Aperçu',
    customize: 'Personnaliser',
    analytics: 'Mesure',
    page: 'Aperçu de votre page',
    apply: 'Mettre à jour l’aperçu',
  },
  analytics: {
    title: 'Un mois de tests en un coup d’œil',
    note: 'Données d’exemple : ce n’est pas un résultat réel.',
    stats: [
      { value: '1 240', label: 'visites (exemple)' },
      { value: '96', label: 'demandes (exemple)' },
      { value: '7,7 %', label: 'de conversion (exemple)' },
    ],
    caption: 'Semaine par semaine, données d’exemple',
    week: 'Semaine {count}',
    visits: 'Visites',
    actions: 'Demandes',
    rate: 'Conversion',
  },
  closing: {
    title: { before: 'Confiez-nous votre ', emphasis: 'prochaine page', after: '' },
    lead: 'Envoyez-nous votre idée : nous vous répondons avec un texte, un design et une date.',
    button: 'Faire construire ma page',
    second: 'Voir le service et son prix',
  },
};
