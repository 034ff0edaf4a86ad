import { en as ila } from './ila/en.ts';
import { en as cases } from './cases/en.ts';
import { figuresIn } from '../claims.ts';
import type { HomeCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: HomeCopy = {
  title: 'Iluma, Montréal — found in your neighbourhood, in 90 days',
  description:
    'Local SEO, advertising and sites that convert, driven by AI. Calculate your ILA visibility score and try out your advertising budget.',
  hero: {
    eyebrow: 'Local visibility, driven by AI',
    title: { before: 'Your business, at the centre of ', emphasis: 'the map', after: '.' },
    lead: 'Local SEO, advertising and sites that convert: one method, six modules and a score that tells you where you stand. More visibility and commercial strength in 90 days.',
    simulate: 'Simulate my budget',
    results: 'See concrete results',
    chips: [
      { value: figures.trafficPromise, label: 'traffic in 90 days' },
      { value: figures.projects, label: 'projects delivered' },
      { value: '3 languages', label: 'fr · en · es' },
    ],
    orbit: {
      label: 'Iluma’s six modules in orbit around your business',
      bodies: ['ILA', 'BlogIA', 'ADLUMA', 'ILLUMATCH', 'Landing', 'HUB'],
    },
  },
  why: {
    title: { before: 'Why people finally ', emphasis: 'find', after: ' you' },
    lead: 'Someone who searches “near me” picks from three names. Our job is to make yours one of them, then to show you what it brings in.',
    features: [
      {
        title: 'AI first, with a method of our own',
        text: 'Every week, our robot reads your pages and reports their faults. A person chooses the next step.',
      },
      {
        title: 'Automated local SEO',
        text: 'Business profile, neighbourhood pages, replies to reviews: the repetitive work is prepared automatically. All that is left for you is to approve it.',
      },
      {
        title: 'More than 15 years in the trade',
        text: 'More than 500 projects, from the corner salon to the online shop. We know what works, and we tell you what is not worth doing.',
      },
      {
        title: 'Three languages, one plan',
        text: 'French, English, Spanish: pages written for each audience, not translated word for word.',
      },
    ],
    button: 'Discover the method',
  },
  services: {
    title: { before: 'Eight services, a single ', emphasis: 'orbit', after: '.' },
    lead: 'Each service feeds the others: what advertising learns, content publishes, and your local listing turns into appointments.',
    items: {
      seo: { title: 'AI SEO', text: 'An audit, a plan and pages tracked every week.' },
      youtube: { title: 'YouTube SEO', text: 'Videos that answer your customers’ questions.' },
      landing: { title: 'Landing pages', text: 'One page per intent, one test a week.' },
      loyalty: {
        title: 'Loyalty pages',
        text: 'A journey that brings customers back without pestering them.',
      },
      blogs: {
        title: 'Inter-site blogs',
        text: 'Articles that cite each other from site to site.',
      },
      local: {
        title: 'Local AI visibility',
        text: 'Your details, correct in more than 50 directories.',
      },
      ecommerce: { title: 'Localized e-commerce', text: 'Your shop, found city by city.' },
      podcasts: {
        title: 'Positional podcasts',
        text: 'Your expertise, where your customers listen.',
      },
    },
    button: 'See services and prices',
  },
  ila,
  cases,
  modules: {
    title: { before: 'Six modules, one ', emphasis: 'sky', after: '.' },
    lead: 'Each one answers a question. Together, they tell you what to do on Monday morning.',
    items: {
      adluma: {
        name: 'ADLUMA',
        text: 'How much should I spend on ads, and what can I expect? Simulation, analysis and advice.',
      },
      blogia: {
        name: 'BlogIA',
        text: 'What should I write to be read and found? SEO content, from outline to text.',
      },
      hub: { name: 'HUB', text: 'Where does it all stand? One place to follow your services.' },
      ila: { name: 'ILA', text: 'Am I visible? A score, the reasons for it, the next step.' },
      illumatch: {
        name: 'ILLUMATCH',
        text: 'Where do I start? Your answers, the services that suit you.',
      },
      landing: {
        name: 'LandingPage',
        text: 'What makes people call? Pages built for a single action.',
      },
    },
    button: 'Explore all services',
  },
  team: {
    title: { before: 'People who ', emphasis: 'answer', after: '.' },
    lead: 'You talk to the person who does the work. Reply within 24 hours on business days.',
    button: 'Talk to the team',
    available: 'Available',
    busy: 'In a meeting',
    offline: 'Offline',
  },
  faq: {
    title: { before: 'Before you ', emphasis: 'write', after: ' to us' },
    lead: 'What we are asked most often.',
    more: 'All the questions',
  },
  closing: {
    title: { before: 'Someone is looking for you, ', emphasis: 'right now', after: '.' },
    lead: 'Show us your business. We will show you what your customers see, and what they do not.',
    button: 'Book a demo',
    promise: 'Reply within 24 hours on business days.',
    questions: 'Read the common questions',
  },
};
