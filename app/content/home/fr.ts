import { fr as ila } from './ila/fr.ts';
import { fr as cases } from './cases/fr.ts';
import { figuresIn } from '../claims.ts';
import type { HomeCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: HomeCopy = {
  title: 'Iluma, Montréal — être trouvé près de chez vous, en 90 jours',
  description:
    'Référencement local, publicité et sites qui convertissent, pilotés par l’IA. Calculez votre score de visibilité ILA et simulez votre budget publicitaire.',
  hero: {
    eyebrow: 'Visibilité locale, pilotée par l’IA',
    title: { before: 'Votre commerce,\nau centre de ', emphasis: 'la carte', after: '.' },
    lead: 'Référencement local, publicité et sites qui convertissent : une méthode, six modules et un score qui dit où vous en êtes. Plus de visibilité et de force commerciale en 90 jours.',
    simulate: 'Simuler mon budget',
    results: 'Voir des résultats concrets',
    chips: [
      { value: figures.trafficPromise, label: 'de trafic en 90 jours' },
      { value: figures.projects, label: 'projets menés' },
      { value: '3 langues', label: 'fr · en · es' },
    ],
    orbit: {
      label: 'Les six modules d’Iluma en orbite autour de votre commerce',
      bodies: ['ILA', 'BlogIA', 'ADLUMA', 'ILLUMATCH', 'Landing', 'HUB'],
    },
  },
  why: {
    title: { before: 'Pourquoi on vous ', emphasis: 'trouve', after: ' enfin' },
    lead: 'Un client qui cherche « près de moi » choisit parmi trois noms. Notre travail est d’y mettre le vôtre, puis de vous montrer ce que cela rapporte.',
    features: [
      {
        title: 'L’IA d’abord, une méthode maison',
        text: 'Chaque semaine, notre robot lit vos pages. Un humain décide de la suite.',
      },
      {
        title: 'Un SEO local automatisé',
        text: 'Fiche d’établissement, pages de quartier, réponses aux avis : les tâches répétitives se préparent automatiquement. Il vous reste à les approuver.',
      },
      {
        title: 'Plus de 15 ans de métier',
        text: 'Plus de 500 projets, du salon de quartier au commerce en ligne. On sait ce qui marche, et on vous dit ce qui ne sert à rien.',
      },
      {
        title: 'Trois langues, un seul plan',
        text: 'Français, anglais, espagnol : des pages écrites pour chaque clientèle, pas traduites mot à mot.',
      },
    ],
    button: 'Découvrir la méthode',
  },
  services: {
    title: { before: 'Huit services, une seule ', emphasis: 'orbite', after: '.' },
    lead: 'Chaque service nourrit les autres : ce que la publicité apprend, le contenu le publie, et la fiche locale le transforme en rendez-vous.',
    items: {
      seo: { title: 'SEO IA', text: 'Un audit, un plan et des pages suivies chaque semaine.' },
      youtube: {
        title: 'YouTube SEO',
        text: 'Des vidéos qui répondent aux questions de vos clients.',
      },
      landing: { title: 'Landing pages', text: 'Une page par intention, un test par semaine.' },
      loyalty: {
        title: 'Pages de fidélisation',
        text: 'Un parcours qui ramène vos clients sans les harceler.',
      },
      blogs: {
        title: 'Blogs inter-sites',
        text: 'Des articles qui se citent d’un site à l’autre.',
      },
      local: {
        title: 'Visibilité locale IA',
        text: 'Votre fiche exacte dans plus de 50 annuaires.',
      },
      ecommerce: { title: 'E-commerce localisé', text: 'Votre boutique trouvée ville par ville.' },
      podcasts: {
        title: 'Podcasts positionnels',
        text: 'Votre expertise, là où vos clients écoutent.',
      },
    },
    button: 'Voir les services et les prix',
  },
  ila,
  cases,
  modules: {
    title: { before: 'Six modules, un même ', emphasis: 'ciel', after: '.' },
    lead: 'Chacun répond à une question. Ensemble, ils disent quoi faire lundi matin.',
    items: {
      adluma: {
        name: 'ADLUMA',
        text: 'Combien investir en publicité, et qu’en attendre ? Simulation, analyse et conseils.',
      },
      blogia: {
        name: 'BlogIA',
        text: 'Quoi écrire pour être lu et trouvé ? Des contenus SEO, du plan au texte.',
      },
      hub: { name: 'HUB', text: 'Où en est tout cela ? Un seul endroit pour suivre vos services.' },
      ila: { name: 'ILA', text: 'Suis-je visible ? Un score, ses raisons, la prochaine action.' },
      illumatch: {
        name: 'ILLUMATCH',
        text: 'Par quoi commencer ? Vos réponses, les services qui vous vont.',
      },
      landing: {
        name: 'LandingPage',
        text: 'Qu’est-ce qui fait appeler ? Des pages bâties pour une seule action.',
      },
    },
    button: 'Explorer tous les services',
  },
  team: {
    title: { before: 'Des gens qui ', emphasis: 'répondent', after: '.' },
    lead: 'Vous parlez à la personne qui fait le travail. Réponse sous 24h ouvrables.',
    button: 'Parler à l’équipe',
    available: 'Disponible',
    busy: 'En rendez-vous',
    offline: 'Hors ligne',
  },
  faq: {
    title: { before: 'Avant de nous ', emphasis: 'écrire', after: '' },
    lead: 'Ce qu’on nous demande le plus souvent.',
    more: 'Toutes les questions',
  },
  closing: {
    title: { before: 'Quelqu’un vous cherche, ', emphasis: 'maintenant', after: '.' },
    lead: 'Montrez-nous votre commerce. Nous vous montrerons ce que vos clients voient, et ce qu’ils ne voient pas.',
    button: 'Planifier une démo',
    promise: 'Réponse sous 24h ouvrables, du lundi au vendredi.',
    questions: 'Lire les questions fréquentes',
  },
};
