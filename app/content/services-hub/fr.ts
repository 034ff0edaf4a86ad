import { figuresIn } from '../claims.ts';
import type { ServicesHubCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: ServicesHubCopy = {
  title: 'Services et prix — huit services, prix affichés',
  description:
    'Huit services pour être trouvé, choisi et rappelé, chacun avec ce qu’il comprend et son prix de départ. Cherchez par catégorie ou par mot.',
  head: {
    eyebrow: 'Services et prix',
    title: { before: 'Huit services, ', emphasis: 'prix affichés', after: '.' },
    lead: 'Prenez ce qui vous manque, rien de plus. Chaque prix est un point de départ ; le devis dit le reste avant que vous ne signiez.',
  },
  search: 'Chercher un service',
  submit: 'Chercher',
  categories: {
    all: 'Tous',
    seo: 'SEO',
    ads: 'Publicité',
    content: 'Contenu',
    conversion: 'Conversion',
    ecommerce: 'E-commerce',
  },
  filter: 'Catégorie',
  from: 'À partir de',
  learn: 'Voir le service',
  quote: 'Demander un devis',
  shown: 'Services affichés : {count}',
  services: {
    youtube: {
      title: 'SEO YouTube',
      description:
        'Une vidéo par question que vos clients tapent sur YouTube, du sujet à la mise en ligne.',
      price: figures.priceYoutube,
      features: [
        'Sujets classés par demande',
        'Tournage et montage',
        'Sous-titres en trois langues',
      ],
    },
    'google-ads': {
      title: 'Google Ads IA',
      description: 'Des annonces de recherche réglées chaque semaine sur ce que vaut un client.',
      price: figures.priceGoogleAds,
      features: [
        'Budget simulé avant',
        'Mots-clés et annonces testés',
        'Coût par client, chaque lundi',
      ],
    },
    'meta-ads': {
      title: 'Meta Ads',
      description: 'Facebook et Instagram pour un commerce local : peu d’annonces, bien choisies.',
      price: figures.priceMetaAds,
      features: ['Textes et visuels', 'Une page par annonce', 'Ce qui ne rapporte pas s’arrête'],
    },
    content: {
      title: 'Création de contenu',
      description:
        'Des articles et des pages écrits pour être lus, préparés avec BlogIA, signés par vous.',
      price: figures.priceContent,
      features: ['Carte des sujets', 'Rédaction et relecture', 'Suivi par article'],
    },
    local: {
      title: 'SEO local',
      description:
        'Une fiche juste partout, des avis qui reçoivent une réponse, une carte de votre rang.',
      price: figures.priceLocalSeo,
      features: ['Fiche d’établissement', 'Annuaires corrigés', 'Carte de chaleur mensuelle'],
    },
    landing: {
      title: 'Landing pages',
      description:
        'Une page par intention, construite pour une seule action, testée chaque semaine.',
      price: figures.priceLanding,
      features: ['Texte et design', 'Mise en ligne rapide', 'Un test par semaine'],
    },
    ecommerce: {
      title: 'E-commerce',
      description: 'Votre boutique trouvée ville par ville, et un panier qui ne perd personne.',
      price: figures.priceEcommerce,
      features: ['Fiches produits réécrites', 'Pages par ville', 'Annonces réglées sur la marge'],
    },
    podcasts: {
      title: 'Podcasts positionnels',
      description: 'Votre métier à l’oreille : des épisodes courts, chacun sur une question posée.',
      price: figures.pricePodcasts,
      features: ['Enregistrement et montage', 'Transcriptions publiées', 'Diffusion partout'],
    },
  },
  none: {
    title: 'Aucun service trouvé',
    hint: 'Essayez de modifier vos filtres ou votre recherche',
    reset: 'Voir tous les services',
  },
  course: {
    title: 'Apprendre d’abord, gratuitement',
    text: 'Le module « Comprendre le SEO » explique ce qu’on vous vend, avant qu’on vous le vende.',
    button: 'Suivre le module gratuit',
  },
  closing: {
    title: { before: 'Lequel ', emphasis: 'en premier', after: ' ?' },
    lead: 'Répondez à quelques questions : ILUMATCH vous dit par où commencer, et pourquoi.',
    button: 'Trouver mon service',
  },
};
