import type { ShellCopy } from './shape.ts';

export const fr: ShellCopy = {
  skipToContent: 'Aller au contenu',
  homeLink: 'Iluma, accueil',
  mainNavigation: 'Navigation principale',
  method: {
    label: 'Méthode',
    items: {
      method: {
        name: 'La méthode Iluma',
        description: 'De l’audit aux premiers appels, en 90 jours.',
      },
      ethics: {
        name: 'IA et éthique',
        description: 'Ce que fait l’IA, et ce qu’une personne valide.',
      },
      'cross-visibility': {
        name: 'Inter-visibilité',
        description: 'Des commerces voisins qui s’envoient des clients.',
      },
      'modular-seo': {
        name: 'SEO modulaire',
        description: 'Technique, contenu, local, mesure : ce qui vous manque.',
      },
    },
  },
  modules: {
    label: 'Modules',
    items: {
      landing: {
        name: 'Page de destination',
        description: 'Une page par recherche, testée chaque semaine.',
      },
      loyalty: {
        name: 'Page de fidélisation',
        description: 'Les relances qui font revenir vos clients.',
      },
      adluma: { name: 'ADLUMA', description: 'Simulez votre budget avant de payer.' },
      'mini-site': {
        name: 'Mini-site SEO',
        description: 'En ligne en moins de 48 h.',
      },
      cases: {
        name: 'Études de cas',
        description: 'Les résultats de quatre commerces.',
      },
      'social-proof': {
        name: 'Témoignages et tableaux de bord',
        description: 'Les chiffres que voient nos clients.',
      },
    },
  },
  hub: {
    label: 'HUB',
    toggle: 'Ouvrir le menu HUB',
    items: {
      modules: { name: 'HUB central', description: 'L’état des six modules.' },
      'services-hub': {
        name: 'Services et prix',
        description: 'Huit services et leurs prix de départ.',
      },
      method: { name: 'Méthode', description: 'Le plan de 90 jours.' },
      cases: { name: 'Études de cas', description: 'Les résultats, cas par cas.' },
      'blog-intelligent': { name: 'Blog', description: 'Des conseils de SEO local.' },
      contact: { name: 'Contact', description: 'Écrire à l’équipe.' },
    },
  },
  blog: 'Blog',
  contact: 'Contact',
  newMark: 'NEW',
  bookDemo: 'Planifier une démo',
  search: 'Chercher',
  language: {
    label: 'Langue',
  },
  mobileMenu: 'Menu',
  footer: {
    tagline: 'Agence de visibilité locale',
    navigation: 'Pied de page',
    groups: {
      discover: {
        title: 'Découvrir',
        home: 'Accueil',
        hub: 'HUB central',
        contact: 'Contact',
      },
      tools: {
        title: 'Outils',
        adluma: 'Simulateur ADLUMA',
        ila: 'Score ILA',
        blogia: 'BlogIA',
        ilumatch: 'ILUMATCH',
        zyno: 'Zyno, l’assistant',
        analytics: 'Tableau de bord',
      },
      solutions: {
        title: 'Solutions',
        landing: 'Page de destination',
        loyalty: 'Page de fidélisation',
        crm: 'CRM Iluma',
      },
      legal: {
        title: 'Vos droits',
        privacy: 'Confidentialité',
        legalNotice: 'Mentions légales',
        accessibility: 'Accessibilité',
        cookies: 'Cookies',
        dataRights: 'Exercer mes droits sur mes données',
      },
    },
    offices: 'Bureaux',
    leadership: 'Direction',
    reachUs: 'Nous joindre',
  },
  widgets: {
    accessibility: 'Réglages d’accessibilité',
    chat: 'Ouvrir l’assistant',
    failed: 'Ce panneau n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
  },
  breadcrumbs: { label: 'Fil d’Ariane', home: 'Accueil' },
};
