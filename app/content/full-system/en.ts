import { figuresIn } from '../claims.ts';
import { en as partnerships } from './partnerships/en.ts';
import { en as settings } from './settings/en.ts';
import type { FullSystemCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: FullSystemCopy = {
  title: 'The full system: FAQ, cases, partners, admin | Iluma',
  description:
    'The Iluma system in four tabs: common questions, four case studies, sample partnerships step by step and the admin cockpit.',
  head: {
    eyebrow: 'Full system',
    title: { before: 'The full Iluma system\nat a ', emphasis: 'glance', after: '' },
    lead: 'Questions, case studies, partnerships and settings: get to know us before you write.',
  },
  parts: 'System sections',
  summary: {
    faq: { unit: 'questions answered', text: 'Search by keyword or category.' },
    cases: { unit: 'case studies', text: 'From audit to results.' },
    partnerships: { unit: 'sample partnerships', text: 'Four stages, from day 7 to day 30.' },
    admin: { unit: 'administrators', text: 'One cockpit for every setting.' },
  },
  tabs: {
    faq: 'FAQ',
    cases: 'Case studies',
    partnerships: 'Partnerships',
    admin: 'Administration panel',
  },
  cases: {
    lead: `Our goal is a site online in under ${figures.siteHours} hours and SEO results, typically, in ${figures.seoDays} days. These four projects ran for six months.`,
    read: 'Read the case study',
    all: 'All case studies',
  },
  partnerships,
  admin: {
    title: 'The cockpit',
    reserved:
      'Reserved for two administrators, the CEO and the COO. Only they can change the site for everyone, once signed in.',
    own: 'You can open it and try it as a preview on your screen. Nothing changes for other visitors and nothing is sent.',
    open: 'Open the cockpit',
    debug: 'Page diagnostics',
    withoutScripts: 'The cockpit needs JavaScript, which is off in your browser.',
  },
  settings,
  preview: {
    title: 'Preview of your settings',
    note: 'A preview on your screen only.',
    promoBar: 'Sample promotion: a free audit this week.',
    maintenanceAlert: 'Sample notice: maintenance on Sunday morning; the site stays online.',
    subscriptionPopup: 'Sample invitation: one visibility tip a month, by email.',
    chatbot: { on: 'Assistant on for this screen', off: 'Assistant off for this screen' },
    languages: 'Languages on',
    undetected: 'Keeps the page’s language, not the browser’s.',
    modules: 'Modules shown',
    none: 'None',
    ai: {
      contextualSuggestions: 'The assistant adapts to each page.',
      dynamicPersonalization: 'The Free tools page remembers the industry.',
      smartRecommendations: 'The Free tools page suggests a tool.',
    },
    team: 'Active members: {count} of {total}',
  },
  closing: {
    title: { before: 'Any questions?\n', emphasis: 'Write', after: ' to us' },
    lead: 'Tell us what caught your eye: a question, a case study, a partnership.',
    button: 'Write to the team',
  },
};
