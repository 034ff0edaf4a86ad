import { en as partnerships } from './partnerships/en.ts';
import { en as settings } from './settings/en.ts';
import { figuresIn } from '../claims.ts';
import type { FullSystemCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: FullSystemCopy = {
  title: 'The full system: FAQ, cases, partners, admin | Iluma',
  description:
    'The whole Iluma system in four tabs: frequent questions, four case studies, partnerships step by step and the administration cockpit.',
  head: {
    eyebrow: 'Full system',
    title: { before: 'The whole system,\nat a single ', emphasis: 'glance', after: '.' },
    lead: 'Answers, proof, alliances and controls: four tabs to judge the agency by before you write to it.',
  },
  parts: 'Parts of the system',
  summary: {
    faq: { unit: 'questions answered', text: 'Search them by word or by category.' },
    cases: { unit: 'case studies', text: 'From diagnosis to results.' },
    partnerships: { unit: 'sample partnerships', text: 'Four stages, from day 7 to day 30.' },
    admin: { unit: 'administrators', text: 'One cockpit, setting by setting.' },
  },
  tabs: {
    faq: 'FAQ',
    cases: 'Case studies',
    partnerships: 'Partnerships',
    admin: 'Administration panel',
  },
  cases: {
    lead: `A site online in under ${figures.siteHours} h, SEO results typically in ${figures.seoDays} days: that is the pace the agency announces. Four clients followed it for six months.`,
    read: 'Read the study',
    all: 'All case studies',
  },
  partnerships,
  admin: {
    title: 'The cockpit',
    reserved:
      'Reserved for two administrators: the chief executive (CEO) and the chief of operations (COO). Only they change the site for everyone, once signed in.',
    own: 'You may open it and try it: a preview on your screen only. Nothing changes for other visitors, nothing is sent.',
    open: 'Open the cockpit',
    debug: 'Page diagnostics',
    withoutScripts: 'The cockpit needs JavaScript, which your browser is not running.',
  },
  settings,
  preview: {
    title: 'Preview of your settings',
    note: 'A preview on your screen only.',
    promoBar: 'Example of a promotion: a free diagnosis this week.',
    maintenanceAlert:
      'Example of a notice: maintenance on Sunday morning, the site stays readable.',
    subscriptionPopup: 'Example of an invitation: one visibility tip a month, by email.',
    chatbot: { on: 'Assistant present on this screen', off: 'Assistant removed from this screen' },
    languages: 'Languages open',
    undetected: 'The page’s language is kept, whatever the browser’s.',
    modules: 'Modules shown',
    none: 'None',
    ai: {
      contextualSuggestions: 'The assistant follows the page being read.',
      dynamicPersonalization: 'The Tools HUB remembers the sector.',
      smartRecommendations: 'The Tools HUB advises a tool.',
    },
    team: '{count} active members of {total}',
  },
  closing: {
    title: { before: 'You have seen it all.\nLet’s ', emphasis: 'talk', after: '.' },
    lead: 'Tell us what caught your eye: a question, a case, a partner. We start from there.',
    button: 'Write to the team',
  },
};
