import { figuresIn } from '../claims.ts';
import type { LandingCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: LandingCopy = {
  title: 'Smart landing page — build yours in 4 steps',
  description:
    'One page, one search, one thing to do. Build a first preview in four steps, make it yours, then see how such a page is measured.',
  head: {
    eyebrow: 'Smart landing page',
    title: { before: 'One page. One intent. ', emphasis: 'One action', after: '.' },
    lead: 'Someone is looking for what you do, in your town, right now. This page answers in one sentence, proves it, and says what to do next.',
    button: 'Build my page',
    second: 'See the demo',
  },
  features: {
    title: { before: 'What makes it ', emphasis: 'smart', after: '' },
    lead: 'No magic: four rules, followed all the way.',
    items: [
      {
        title: 'The headline echoes the search',
        text: 'Visitors read their own words back. They know they are in the right place before they scroll.',
      },
      {
        title: 'Proof comes before the ask',
        text: 'A signed review, a photo of the job, a guarantee: show first, ask second.',
      },
      {
        title: 'A single button',
        text: 'No menu, no detour. Call, book or ask for a price: one choice, repeated where it counts.',
      },
      {
        title: 'One test a week',
        text: 'Two headlines, two pieces of proof, two buttons. Whichever brings more inquiries stays.',
      },
    ],
  },
  builder: {
    title: { before: 'Build it in ', emphasis: 'four steps', after: '' },
    lead: 'Answer, move on: the page takes shape alongside, in your words.',
    steps: 'Building steps',
    done: 'done',
    names: { activity: 'Trade', place: 'Place', action: 'Action', done: 'Page ready' },
    texts: {
      activity: 'We start from what the customer types. Say what you do the way they would.',
      place: 'A local page is about one place. Name the town or the neighbourhood.',
      action: 'One page, one action. Pick the one that really brings you customers.',
      done: 'Your page is ready. Customize it below, or leave the rest to us: words, photos, launch and tests.',
    },
    next: 'Next step',
    finished: 'Process finished',
    progress: 'Step {count} of {total}',
  },
  fields: {
    activity: { label: 'What you do', help: 'For example: plumber, hair salon' },
    place: { label: 'Town or neighbourhood', help: 'For example: Laval, the Plateau' },
    headline: { label: 'Headline', help: 'Empty: the one the builder suggests.' },
    proof: { label: 'Proof', help: 'A review, a guarantee, a fact you can show.' },
    label: { label: 'Button text', help: 'Start with a verb.' },
  },
  action: 'What should the visitor do?',
  actions: {
    call: 'Call now',
    book: 'Book a time',
    quote: 'Ask for a price',
    visit: 'Get directions',
  },
  accent: 'Colour',
  accents: { lumen: 'Amber', aurora: 'Aurora', violet: 'Purple' },
  draft: {
    activity: 'Your trade',
    place: 'your town',
    headline: '{topic} in {label}, without the wait',
    proof: '“On time, on budget, everything explained.” Example review',
    lead: {
      call: 'A real person picks up and tells you right away when they can come.',
      book: 'Choose the time that suits you. The confirmation comes at once.',
      quote: 'Tell us what you need in two lines. You get a clear price, no strings attached.',
      visit: 'Just around the corner. Drop in whenever we are open.',
    },
  },
  results: {
    title: 'What our clients get out of it',
    stats: [
      { value: figures.landingConversion, label: 'conversion' },
      { value: figures.landingLeads, label: 'more leads' },
      { value: figures.landingReturn, label: 'return on investment' },
    ],
    note: 'Figures as stated by the agency.',
  },
  demo: {
    title: { before: 'Touch it, ', emphasis: 'change it', after: '' },
    lead: 'The preview follows what you type. The address of this page keeps your settings: copy it to come back to them.',
    tabs: 'Demo',
    preview: 'Preview',
    customize: 'Customize',
    analytics: 'Analytics',
    page: 'Preview of your page',
    apply: 'Update the preview',
  },
  analytics: {
    title: 'A month of tests, read in a minute',
    note: 'Example data: it shows how to read a page, not a result.',
    stats: [
      { value: '1,240', label: 'visits (example)' },
      { value: '96', label: 'inquiries (example)' },
      { value: '7.7%', label: 'conversion (example)' },
    ],
    caption: 'Week by week, example data',
    week: 'Week {count}',
    visits: 'Visits',
    actions: 'Inquiries',
    rate: 'Conversion',
  },
  closing: {
    title: { before: 'Your next page already has ', emphasis: 'a headline', after: '' },
    lead: 'Send us your idea. We reply with the words, the design and a launch date.',
    button: 'Have my page built',
    second: 'See the service and its price',
  },
};
