import { figuresIn } from '../claims.ts';
import type { ServicesHubCopy } from './shape.ts';

const figures = figuresIn('fr');

export const fr: ServicesHubCopy = {
  title: 'Services et prix : SEO local, publicité, sites | Iluma',
  description:
    'SEO local, Google Ads, Meta Ads, pages de destination : huit services avec leur contenu et leur prix de départ, à chercher par catégorie ou par mot.',
  head: {
    eyebrow: 'Services et prix',
    title: { before: 'Nos huit services et ', emphasis: 'leurs prix', after: '' },
    lead: 'Choisissez seulement ce qu’il vous faut. Chaque prix est un prix de départ ; le devis précise le reste avant que vous ne signiez.',
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
    'youtube-seo': {
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
      description: 'Des annonces de recherche ajustées chaque semaine selon ce que vaut un client.',
      price: figures.priceGoogleAds,
      features: [
        'Budget simulé à l’avance',
        'Mots-clés et annonces testés',
        'Coût par client, chaque semaine',
      ],
    },
    'meta-ads': {
      title: 'Meta Ads',
      description: 'Facebook et Instagram pour un commerce local : peu d’annonces, bien choisies.',
      price: figures.priceMetaAds,
      features: ['Textes et visuels', 'Une page par annonce', 'Arrêt de ce qui ne rapporte pas'],
    },
    content: {
      title: 'Création de contenu',
      description:
        'Des articles et des pages écrits pour être lus, préparés avec BlogIA, approuvés par vous.',
      price: figures.priceContent,
      features: ['Carte des sujets', 'Rédaction et relecture', 'Suivi par article'],
    },
    'local-seo': {
      title: 'SEO local',
      description:
        'Une fiche exacte partout, une réponse à chaque avis et une carte de vos positions.',
      price: figures.priceLocalSeo,
      features: ['Fiche d’établissement', 'Annuaires corrigés', 'Carte de chaleur mensuelle'],
    },
    landing: {
      title: 'Pages de destination',
      description: 'Une page par recherche, conçue pour une seule action et testée chaque semaine.',
      price: figures.priceLanding,
      features: ['Texte et design', 'En ligne au jour 10', 'Un test par semaine'],
    },
    ecommerce: {
      title: 'E-commerce localisé',
      description: 'Votre boutique en ligne trouvée ville par ville, et un paiement simple.',
      price: figures.priceEcommerce,
      features: [
        'Fiches produits réécrites',
        'Pages par ville',
        'Annonces ajustées selon la marge',
      ],
    },
    podcasts: {
      title: 'Podcasts positionnels',
      description: 'Des balados SEO : des épisodes courts, chacun sur une question de vos clients.',
      price: figures.pricePodcasts,
      features: [
        'Enregistrement et montage',
        'Transcriptions publiées',
        'Diffusion sur les plateformes',
      ],
    },
  },
  none: {
    title: 'Aucun service trouvé',
    hint: 'Essayez de modifier vos filtres ou votre recherche',
    reset: 'Voir tous les services',
  },
  terms: {
    title: 'Ce que comprend un prix de départ',
    facts: {
      billing: [
        'Facturation',
        'Vous payez chaque mois, sur facture, le contenu, le SEO local, YouTube, les balados, Meta Ads et Google Ads, et une seule fois une page de destination ou une boutique en ligne.',
      ],
      taxes: [
        'Taxes',
        'Hors taxes. TPS et TVQ, TVA ou taxe de vente s’ajoutent selon votre adresse.',
      ],
      included: ['Compris', 'Tout ce que la fiche du service énumère ci-dessus.'],
      excluded: [
        'En sus',
        'Le budget publicitaire, que vous versez à Google ou à Meta, l’hébergement, le nom de domaine et les photos.',
      ],
      refunds: [
        'Remboursement',
        `Pour la page de fidélisation seulement : ${figures.retentionGuarantee} de rétention en ${figures.days} jours, ou remboursé, aux conditions du devis.`,
      ],
    },
  },
  course: {
    title: 'Apprendre d’abord, gratuitement',
    text: 'Les six leçons de « Comprendre le SEO » vous expliquent les bases avant tout achat.',
    button: 'Suivre les leçons gratuites',
  },
  closing: {
    title: { before: 'Par quel service ', emphasis: 'commencer', after: ' ?' },
    lead: 'Répondez à quelques questions : ILUMATCH vous dit par où commencer, et pourquoi.',
    button: 'Trouver mon service',
  },
};
