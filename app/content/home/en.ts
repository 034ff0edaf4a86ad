import { figuresIn } from '../claims.ts';
import { en as cases } from './cases/en.ts';
import { en as ila } from './ila/en.ts';
import type { HomeCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: HomeCopy = {
  title: 'AI-driven local SEO agency in Montréal | Iluma',
  description:
    'Local SEO, advertising and websites that bring in calls. Get your ILA visibility score and test your ad budget before spending it.',
  hero: {
    eyebrow: 'AI-driven local visibility',
    title: { before: 'Local SEO that puts you ', emphasis: 'on the map', after: '.' },
    lead: 'Local SEO, advertising and sites that convert: one method, six modules and a score that shows where you stand. More visibility and more sales in 90 days.',
    simulate: 'Simulate my budget',
    results: 'See our results',
    chips: [
      { value: figures.trafficPromise, label: 'our 90-day traffic goal' },
      { value: figures.projects, label: 'projects delivered' },
      { value: '3 languages', label: 'fr · en · es' },
    ],
    condition: `${figures.trafficPromise}: Google clicks with an SEO plan, against the three months before. A goal, [not a guarantee](/methode-iluma).`,
    orbit: {
      label: 'Iluma’s six modules in orbit around your business',
      bodies: ['ILA', 'BlogIA', 'ADLUMA', 'ILLUMATCH', 'Landing', 'HUB'],
    },
  },
  why: {
    title: { before: 'How local customers ', emphasis: 'find', after: ' you' },
    lead: 'People who search “near me” pick from three names. Our job is to make yours one of them, then show you what it brings in.',
    features: [
      {
        title: 'AI first, with our own method',
        text: 'Every week, our bot reads your pages and flags problems. A person chooses the next step.',
      },
      {
        title: 'Automated local SEO',
        text: 'Google profile, neighborhood pages, review replies: the repetitive work is prepared automatically. You just approve it.',
      },
      {
        title: '15+ years in the business',
        text: '500+ projects, from neighborhood salons to online stores. We know what works, and we’ll tell you what isn’t worth doing.',
      },
      {
        title: 'One plan, 3 languages',
        text: 'French, English, Spanish: pages written for each audience, not translated word for word.',
      },
    ],
    button: 'See our method',
  },
  services: {
    title: { before: 'Our local ', emphasis: 'visibility', after: ' services' },
    lead: 'They work together: your ads show what people want, your content answers it, and your listing turns it into appointments.',
    items: {
      seo: { title: 'AI SEO', text: 'An audit, a plan and pages tracked every week.' },
      youtube: { title: 'YouTube SEO', text: 'Videos that answer your customers’ questions.' },
      landing: { title: 'Landing pages', text: 'One page per search, tested weekly.' },
      loyalty: {
        title: 'Loyalty pages',
        text: 'Well-timed messages that bring customers back.',
      },
      blogs: {
        title: 'Partner-site blogs',
        text: 'Your articles, with links from related sites.',
      },
      local: {
        title: 'AI local visibility',
        text: 'Your details, correct in 50+ directories.',
      },
      ecommerce: { title: 'Local e-commerce', text: 'Your store, found city by city.' },
      podcasts: {
        title: 'SEO podcasts',
        text: 'Your expertise, where your customers listen.',
      },
    },
    button: 'See services and prices',
  },
  ila,
  cases,
  modules: {
    title: { before: 'The six Iluma ', emphasis: 'modules', after: '' },
    lead: 'Each answers one question. Together, they tell you what to do next.',
    items: {
      adluma: {
        name: 'ADLUMA',
        text: 'How much should I spend on ads, and what will I get? Simulation, analysis and advice.',
      },
      blogia: {
        name: 'BlogIA',
        text: 'What should I write to get found? SEO content, from outline to draft.',
      },
      hub: { name: 'HUB', text: 'What’s in progress? All your services in one place.' },
      ila: { name: 'ILA', text: 'Am I visible? A score, what’s behind it and what’s next.' },
      illumatch: {
        name: 'ILLUMATCH',
        text: 'Where do I start? A few questions to find what fits.',
      },
      landing: {
        name: 'LandingPage',
        text: 'What makes people call? Pages built for a single action.',
      },
    },
    button: 'See all services',
  },
  team: {
    title: { before: 'Meet the ', emphasis: 'team', after: '' },
    lead: 'You talk to the person who does the work, and get a reply within 24 hours on business days.',
    button: 'Talk to the team',
    available: 'Available',
    busy: 'In a meeting',
    offline: 'Offline',
  },
  faq: {
    title: { before: 'Common ', emphasis: 'questions', after: '' },
    lead: 'What people ask us most.',
    more: 'See all questions',
  },
  closing: {
    title: { before: 'What do customers ', emphasis: 'find', after: ' online?' },
    lead: 'Tell us about your business. We’ll show you what your customers see, and what they don’t.',
    button: 'Book a demo',
    promise: 'Reply within 24 hours on business days.',
    questions: 'Read the FAQ',
  },
};
