import type { BlogCopy } from './shape.ts';

export const fr: BlogCopy = {
  frame: {
    pages: 'Pages de la liste',
    search: 'Chercher un article',
    submit: 'Chercher',
    category: 'Catégorie',
    profile: 'Votre profil',
    categories: {
      all: 'Toutes',
      'google-ads': 'Google Ads',
      seo: 'SEO',
      landing: 'Pages de destination',
      fidelisation: 'Fidélisation',
      ia: 'IA',
      crm: 'CRM',
    },
    profiles: {
      all: 'Tous les profils',
      startup: 'Jeune pousse',
      'small-business': 'PME',
      'local-shop': 'Commerce local',
      'e-commerce': 'Boutique en ligne',
      saas: 'Logiciel en ligne (SaaS)',
      b2b: 'Entreprise B2B',
    },
    found: { one: '{count} article', other: '{count} articles' },
    minutes: { one: '{count} min de lecture', other: '{count} min de lecture' },
    writtenFor: 'Pour',
    feed: 'Suivre par RSS',
    none: {
      title: 'Aucun article trouvé',
      hint: 'Essayez de modifier vos filtres ou votre recherche',
      reset: 'Voir tous les articles',
    },
  },
  blog: {
    title: 'Articles de SEO local et de publicité | Iluma',
    description:
      'Des articles à lire et à appliquer : fiche Google, publicité, pages de destination, fidélisation, IA et suivi des demandes. Cherchez par sujet ou par mot.',
    head: {
      eyebrow: 'Articles par sujet',
      title: { before: 'Des conseils à ', emphasis: 'appliquer', after: ' vous-même' },
      lead: 'Des méthodes que vous pouvez suivre sans nous, écrites par ceux qui les utilisent chaque semaine.',
    },
    featured: 'À la une',
    closing: {
      title: { before: 'Un sujet à ', emphasis: 'proposer', after: ' ?' },
      lead: 'Choisissez un thème : BlogIA prépare un plan d’article, que vous corrigez et signez.',
      button: 'Préparer un article',
      second: 'Lire selon mon profil',
    },
  },
  intelligent: {
    title: 'Blog : SEO local, Google Ads, IA et CRM | Iluma',
    description:
      'Google Ads, SEO, pages de destination, fidélisation, IA et CRM : des articles choisis selon votre profil, du commerce de quartier au logiciel en ligne.',
    head: {
      eyebrow: 'Blog',
      title: { before: 'Des articles pour ', emphasis: 'votre', after: ' entreprise' },
      lead: 'Un commerce de quartier et un logiciel en ligne n’ont pas les mêmes clients à gagner. Dites qui vous êtes ; la liste suit.',
    },
    featured: 'À lire en premier',
    closing: {
      title: { before: 'Demandez ', emphasis: 'notre avis', after: '' },
      lead: 'Décrivez votre situation en quelques lignes. Nous vous disons quelle méthode essayer d’abord, et pourquoi.',
      button: 'Écrire à l’équipe',
      second: 'Calculer mon score ILA',
    },
  },
  author: {
    articles: 'Ses articles',
    closing: {
      title: { before: 'Parlez-lui de ', emphasis: 'votre situation', after: '' },
      lead: 'Quinze minutes, en visioconférence ou au téléphone, pour savoir par où commencer.',
      button: 'Réserver 15 minutes',
      second: 'Tous les articles',
    },
  },
  article: {
    contents: 'Dans cet article',
    tip: 'À faire',
    tags: 'Sujets de l’article',
    sources: 'Sources',
    reviewed: 'Relu le',
    related: { before: 'À lire ', emphasis: 'ensuite', after: '' },
    all: 'Tous les articles',
    contact: 'Poser une question',
    next: {
      seo: {
        title: { before: 'Où en est ', emphasis: 'votre', after: ' fiche ?' },
        lead: 'Le service de visibilité locale la corrige, puis la tient à jour partout où l’on vous cherche.',
        button: 'Voir le service',
      },
      'google-ads': {
        title: { before: 'Simulez votre ', emphasis: 'budget', after: '' },
        lead: 'ADLUMA estime ce qu’un budget peut rapporter, à partir de vos propres chiffres.',
        button: 'Ouvrir le simulateur',
      },
      landing: {
        title: { before: 'Faites créer ', emphasis: 'votre', after: ' page' },
        lead: 'Texte, design, mise en ligne et tests : voici comment nous construisons une page de destination.',
        button: 'Voir le service et son prix',
      },
      fidelisation: {
        title: { before: 'Faites ', emphasis: 'revenir', after: ' vos clients' },
        lead: 'Un programme mis en place chez vous, du premier remerciement au rappel utile.',
        button: 'Voir le programme',
      },
      ia: {
        title: { before: 'Un brouillon ', emphasis: 'à corriger', after: '' },
        lead: 'BlogIA prépare le plan et une première version. La relecture et la signature restent les vôtres.',
        button: 'Essayer BlogIA',
      },
      crm: {
        title: { before: 'Aucune demande ', emphasis: 'oubliée', after: '' },
        lead: 'Le HUB réunit vos services, vos suivis et vos prochaines actions au même endroit.',
        button: 'Voir le module HUB',
      },
    },
  },
};
