import { figuresIn } from '../claims.ts';
import { fr as cases } from './cases/fr.ts';
import { fr as ila } from './ila/fr.ts';
import type { HomeCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: HomeCopy = {
  title: 'Agence de SEO local et publicité à Montréal | Iluma',
  description:
    'Agence de référencement local à Montréal : SEO, publicité et sites web. Calculez votre score de visibilité ILA et simulez votre budget publicitaire.',
  hero: {
    eyebrow: 'Agence de SEO local à Montréal',
    title: { before: 'Votre commerce,\nau centre de ', emphasis: 'la carte', after: '.' },
    lead: 'Référencement local, publicité et sites qui convertissent : une méthode, six modules et un score qui dit où vous en êtes. Plus de visibilité et de ventes en 90 jours.',
    simulate: 'Simuler mon budget',
    results: 'Voir des résultats concrets',
    chips: [
      { value: figures.trafficPromise, label: 'de trafic visé en 90 jours' },
      { value: figures.projects, label: 'projets menés' },
      { value: '3 langues', label: 'fr · en · es' },
    ],
    condition: `${figures.trafficPromise} : clics Google d’un plan SEO, comparés aux trois mois précédents. Un objectif, [sans garantie](/methode-iluma).`,
    orbit: {
      label: 'Les six modules d’Iluma en orbite autour de votre commerce',
      bodies: ['ILA', 'BlogIA', 'ADLUMA', 'ILLUMATCH', 'Landing', 'HUB'],
    },
  },
  why: {
    title: { before: 'Pourquoi ', emphasis: 'choisir Iluma', after: '' },
    lead: 'Une recherche « près de moi » affiche trois noms. Nous travaillons à y mettre le vôtre, et montrons ce que cela rapporte.',
    features: [
      {
        title: 'L’IA d’abord, une méthode maison',
        text: 'Chaque semaine, notre robot lit vos pages. Un humain décide de la suite.',
      },
      {
        title: 'Un SEO local automatisé',
        text: 'Fiche, pages de quartier, réponses aux avis : préparées automatiquement, approuvées par vous.',
      },
      {
        title: 'Plus de 15 ans de métier',
        text: 'Plus de 500 projets, du salon de quartier au commerce en ligne.',
      },
      {
        title: 'Trois langues, un seul plan',
        text: 'Français, anglais, espagnol : des pages écrites pour chaque clientèle.',
      },
    ],
    button: 'Découvrir la méthode',
  },
  services: {
    title: { before: 'Nos services de ', emphasis: 'visibilité locale', after: '' },
    lead: 'Les mots qui vendent en publicité inspirent vos pages.',
    items: {
      seo: { title: 'SEO IA', text: 'Un audit, un plan, des pages suivies.' },
      youtube: {
        title: 'YouTube SEO',
        text: 'Des vidéos qui répondent à vos clients.',
      },
      landing: {
        title: 'Pages de destination',
        text: 'Une page, une action, un test par semaine.',
      },
      loyalty: {
        title: 'Pages de fidélisation',
        text: 'Des relances utiles qui font revenir vos clients.',
      },
      blogs: {
        title: 'Blogs inter-sites',
        text: 'Vos articles cités chez des partenaires.',
      },
      local: {
        title: 'Visibilité locale IA',
        text: 'Votre fiche exacte dans plus de 50 annuaires.',
      },
      ecommerce: { title: 'E-commerce localisé', text: 'Votre boutique trouvée ville par ville.' },
      podcasts: {
        title: 'Podcasts positionnels',
        text: 'Balados SEO où vous parlez de votre métier.',
      },
    },
    button: 'Voir les services et les prix',
  },
  ila,
  cases,
  modules: {
    title: { before: 'Nos six ', emphasis: 'modules', after: ' marketing' },
    lead: 'Chacun répond à une question.',
    items: {
      adluma: {
        name: 'ADLUMA',
        text: 'Combien investir en publicité, et qu’en attendre ?',
      },
      blogia: {
        name: 'BlogIA',
        text: 'Qu’écrire pour être lu et trouvé ? Des contenus SEO, du plan au texte.',
      },
      hub: { name: 'HUB', text: 'Où en sont mes services ? Un seul endroit pour les suivre.' },
      ila: { name: 'ILA', text: 'Suis-je visible ? Un score, ses raisons, la prochaine action.' },
      illumatch: {
        name: 'ILLUMATCH',
        text: 'Par quoi commencer ? Les services adaptés à vos réponses.',
      },
      landing: {
        name: 'LandingPage',
        text: 'Qu’est-ce qui fait appeler ? Une page, une action.',
      },
    },
    button: 'Voir tous les services',
  },
  team: {
    title: { before: 'Notre ', emphasis: 'équipe', after: ' d’experts' },
    lead: 'Vous parlez à la personne qui fait le travail. Réponse sous 24h ouvrables.',
    button: 'Écrire à l’équipe',
    available: 'Disponible',
    busy: 'En rendez-vous',
    offline: 'Hors ligne',
  },
  faq: {
    title: { before: 'Questions ', emphasis: 'fréquentes', after: '' },
    lead: 'Ce qu’on nous demande souvent.',
    more: 'Toutes les questions',
  },
  closing: {
    title: { before: 'Faites ', emphasis: 'analyser', after: ' votre commerce' },
    lead: 'Nous regardons votre commerce comme vos clients le voient sur Google, et vous disons quoi corriger.',
    button: 'Planifier une démo',
    promise: 'Réponse sous 24h ouvrables, du lundi au vendredi.',
    questions: 'Questions fréquentes',
  },
};
