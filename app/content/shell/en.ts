import type { ShellCopy } from './shape.ts';

export const en: ShellCopy = {
  skipToContent: 'Skip to content',
  homeLink: 'Iluma, home',
  mainNavigation: 'Main navigation',
  method: {
    label: 'Method',
    items: {
      method: {
        name: 'The Iluma method',
        description: 'From audit to first calls, step by step, in 90 days.',
      },
      ethics: {
        name: 'AI and ethics',
        description: 'What AI does here, and what a person always signs off.',
      },
      'cross-visibility': {
        name: 'Cross-visibility',
        description: 'Neighbouring businesses that send each other customers.',
      },
      'modular-seo': {
        name: 'Modular SEO',
        description: 'Technical, content, local, analytics: take only what you need.',
      },
    },
  },
  modules: {
    label: 'Modules',
    items: {
      landing: {
        name: 'Smart landing page',
        description: 'One page per intent, one test every week.',
      },
      loyalty: {
        name: 'Loyalty page',
        description: 'A journey that brings your customers back.',
      },
      adluma: { name: 'ADLUMA', description: 'Try out your ad budget before you spend it.' },
      'mini-site': {
        name: 'SEO mini-site',
        description: 'A site people find, live in under 48 hours.',
      },
      cases: { name: 'Case studies', description: 'Four businesses, their figures, their words.' },
      'social-proof': {
        name: 'Testimonials and dashboards',
        description: 'What our clients see every Monday.',
      },
    },
  },
  hub: {
    label: 'HUB',
    toggle: 'Open the HUB menu',
    items: {
      modules: { name: 'All modules', description: 'The control centre.' },
      'services-hub': {
        name: 'Services and prices',
        description: 'Eight services, starting prices shown.',
      },
      method: { name: 'Method', description: 'The 90-day plan.' },
      cases: { name: 'Case studies', description: 'The results, case by case.' },
      'blog-intelligent': { name: 'Blog', description: 'Learn how to be found.' },
      contact: { name: 'Contact', description: 'Talk to the team.' },
    },
  },
  blog: 'Blog',
  contact: 'Contact',
  newMark: 'NEW',
  bookDemo: 'Book a demo',
  search: 'Search',
  language: {
    label: 'Language',
  },
  mobileMenu: 'Menu',
  footer: {
    tagline: 'Your business, where people look for it.',
    navigation: 'Footer',
    groups: {
      discover: {
        title: 'Discover',
        home: 'Home',
        hub: 'Central HUB',
        guide: 'Visibility guide',
        contact: 'Contact',
      },
      tools: {
        title: 'Tools',
        adluma: 'ADLUMA simulator',
        ila: 'ILA score',
        blogia: 'BlogIA',
        ilumatch: 'ILUMATCH',
        zyno: 'Zyno, the assistant',
        analytics: 'Analytics dashboard',
      },
      solutions: {
        title: 'Solutions',
        landing: 'Smart landing page',
        loyalty: 'Loyalty page',
        crm: 'Iluma CRM',
      },
      legal: {
        title: 'Your rights',
        privacy: 'Privacy',
        legalNotice: 'Legal notice',
        accessibility: 'Accessibility',
        cookies: 'Cookies',
        dataRights: 'Exercise my data rights',
      },
    },
    offices: 'Offices',
    leadership: 'Leadership',
    reachUs: 'Reach us',
  },
  widgets: {
    accessibility: 'Accessibility settings',
    chat: 'Open the assistant',
    failed: 'This panel could not be loaded. Check your connection, then try again.',
  },
  breadcrumbs: { label: 'Breadcrumb', home: 'Home' },
};
