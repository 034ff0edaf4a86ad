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
        description: 'What AI does here, and what a person always approves.',
      },
      'cross-visibility': {
        name: 'Cross-visibility',
        description: 'Local businesses that send each other customers.',
      },
      'modular-seo': {
        name: 'Modular SEO',
        description: 'Technical, content, local, analytics: pick what you need.',
      },
    },
  },
  modules: {
    label: 'Modules',
    items: {
      landing: {
        name: 'Smart landing page',
        description: 'One page per search, tested every week.',
      },
      loyalty: {
        name: 'Loyalty page',
        description: 'Well-timed messages that bring customers back.',
      },
      adluma: { name: 'ADLUMA', description: 'Test your ad budget before you spend it.' },
      'mini-site': {
        name: 'SEO mini-site',
        description: 'Your website, live in under 48 hours.',
      },
      cases: { name: 'Case studies', description: 'Four businesses and their results.' },
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
      modules: { name: 'All modules', description: 'The control center.' },
      'services-hub': {
        name: 'Services and prices',
        description: 'What each service includes and costs.',
      },
      method: { name: 'Method', description: 'The 90-day plan.' },
      cases: { name: 'Case studies', description: 'What we did and what changed.' },
      'blog-intelligent': { name: 'Blog', description: 'Guides to getting found online.' },
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
    failed: 'This panel couldn’t load. Check your connection and try again.',
  },
  breadcrumbs: { label: 'Breadcrumb', home: 'Home' },
};
