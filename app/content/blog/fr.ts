import type { BlogCopy } from './shape.ts';

export const fr: BlogCopy = {
  frame: {
    search: 'Chercher un article',
    submit: 'Chercher',
    category: 'Catégorie',
    profile: 'Votre profil',
    categories: {
      all: 'Toutes',
      'google-ads': 'Google Ads',
      seo: 'SEO',
      landing: 'Landing pages',
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
    title: 'Blog par sujet — six articles pour être trouvé',
    description:
      'Six articles à lire et à appliquer : fiche Google, publicité, pages d’arrivée, fidélisation, IA et suivi des demandes. Cherchez par sujet ou par mot.',
    head: {
      eyebrow: 'Articles par sujet',
      title: { before: 'Lire, puis ', emphasis: 'appliquer', after: '.' },
      lead: 'Des méthodes que vous pouvez suivre sans nous, écrites par ceux qui les emploient chaque semaine.',
    },
    featured: 'À la une',
    closing: {
      title: { before: 'Un sujet à ', emphasis: 'vous', after: ' ?' },
      lead: 'Choisissez un thème : BlogIA prépare un plan d’article, que vous corrigez et signez.',
      button: 'Préparer un article',
      second: 'Lire selon mon profil',
    },
  },
  intelligent: {
    title: 'Blog — ce qui sert à votre entreprise',
    description:
      'Google Ads, SEO, landing pages, fidélisation, IA et CRM : des articles choisis selon votre profil, du commerce de quartier au logiciel en ligne.',
    head: {
      eyebrow: 'Blog',
      title: { before: 'Ce qui sert à ', emphasis: 'votre', after: ' entreprise.' },
      lead: 'Un commerce de quartier et un logiciel en ligne n’ont pas les mêmes clients à gagner. Dites qui vous êtes ; la liste suit.',
    },
    featured: 'À lire en premier',
    closing: {
      title: { before: 'Et ', emphasis: 'chez vous', after: ' ?' },
      lead: 'Décrivez votre situation en quelques lignes. Nous vous disons quelle méthode essayer d’abord, et pourquoi.',
      button: 'Écrire à l’équipe',
      second: 'Calculer mon score ILA',
    },
  },
  article: {
    contents: 'Dans cet article',
    tip: 'À faire',
    tags: 'Sujets de l’article',
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
        title: { before: 'Simulez ', emphasis: 'avant', after: ' de payer.' },
        lead: 'ADLUMA estime ce qu’un budget peut rapporter, à partir de vos propres chiffres.',
        button: 'Ouvrir le simulateur',
      },
      landing: {
        title: { before: 'Une page qui ', emphasis: 'répond', after: '.' },
        lead: 'Texte, dessin, mise en ligne et tests : voici comment nous construisons une page d’arrivée.',
        button: 'Voir les pages aimants',
      },
      fidelisation: {
        title: { before: 'Qu’ils aient envie de ', emphasis: 'revenir', after: '.' },
        lead: 'Un programme installé chez vous, du premier remerciement au rappel utile.',
        button: 'Voir le programme',
      },
      ia: {
        title: { before: 'Un brouillon, puis ', emphasis: 'vous', after: '.' },
        lead: 'BlogIA prépare le plan et une première version. La relecture et la signature restent les vôtres.',
        button: 'Essayer BlogIA',
      },
      crm: {
        title: { before: 'Aucune demande ', emphasis: 'oubliée', after: '.' },
        lead: 'Le HUB réunit vos services, vos suivis et vos prochaines actions au même endroit.',
        button: 'Voir le module HUB',
      },
    },
  },
};
