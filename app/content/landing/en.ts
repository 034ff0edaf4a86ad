import { figuresIn } from '../claims.ts';
import type { LandingCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: LandingCopy = {
  title: 'Landing page builder: try it in 4 steps | Iluma',
  description:
    'Build a landing page preview for your business in four steps, customize it, then see how a page like this is measured.',
  head: {
    eyebrow: 'Smart landing page',
    title: { before: 'Build a smart ', emphasis: 'landing page', after: '' },
    lead: 'People in your town are searching for what you do. This page answers them in one sentence, proves it and says what to do next.',
    button: 'Build my page',
    second: 'See the demo',
  },
  features: {
    title: { before: 'What makes it ', emphasis: 'work', after: '' },
    lead: 'Rules we apply to every landing page.',
    items: [
      {
        title: 'The headline matches the search',
        text: 'Visitors see the words they searched for and know right away they’re in the right place.',
      },
      {
        title: 'Proof comes before the ask',
        text: 'A review with a name on it, a photo of the job, a guarantee: show it first, then ask.',
      },
      {
        title: 'A single button',
        text: 'No menu, no distractions. Call, book or get a quote: one choice, repeated where it counts.',
      },
      {
        title: 'One test a week',
        text: 'Two headlines, two reviews or two buttons: we keep whichever brings in more inquiries.',
      },
    ],
  },
  builder: {
    title: { before: 'Build it in ', emphasis: 'four steps', after: '' },
    lead: 'Answer each question and watch the page take shape.',
    steps: 'Builder steps',
    done: 'done',
    names: { activity: 'Business', place: 'Place', action: 'Action', done: 'Page ready' },
    texts: {
      activity: 'Start with what customers type. Say what you do the way they would.',
      place: 'A local page is about one place. Name the town or the neighborhood.',
      action: 'One page, one action. Pick the one that brings you customers.',
      done: 'Your page is ready. Customize it below, or leave the rest to us: copy, photos, launch and tests.',
    },
    next: 'Next step',
    finished: 'All steps done',
    progress: 'Step {count} of {total}',
  },
  fields: {
    activity: { label: 'What you do', help: 'For example: plumber, hair salon' },
    place: { label: 'Town or neighborhood', help: 'For example: Laval, the Plateau' },
    headline: { label: 'Headline', help: 'Leave empty to use ours.' },
    proof: { label: 'Proof', help: 'A review, a guarantee, a fact you can show.' },
    label: { label: 'Button text', help: 'Start with a verb.' },
  },
  action: 'What should the visitor do?',
  actions: {
    call: 'Call now',
    book: 'Book a time',
    quote: 'Get a quote',
    visit: 'Get directions',
  },
  accent: 'Color',
  accents: { lumen: 'Amber', aurora: 'Aurora', violet: 'Purple' },
  draft: {
    activity: 'Your service',
    place: 'your town',
    headline: '{topic} in {label}, without the wait',
    proof: '“On time, on budget, everything explained.” Example review',
    lead: {
      call: 'A real person answers and tells you when they can come.',
      book: 'Choose the time that suits you and get an instant confirmation.',
      quote: 'Tell us what you need in two lines and get a clear price, no strings attached.',
      visit: 'Just around the corner. Drop in whenever we’re open.',
    },
  },
  results: {
    title: 'What clients get out of it',
    stats: [
      { value: figures.landingConversion, label: 'conversion rate' },
      { value: figures.landingLeads, label: 'inquiries' },
      { value: figures.landingReturn, label: 'return on investment' },
    ],
    note: 'Figures reported by the agency; your results will vary.',
  },
  demo: {
    title: { before: 'Try the ', emphasis: 'demo', after: '' },
    lead: 'The preview follows what you type. This page’s address saves your settings: copy it to come back to them.',
    tabs: 'Demo',
    preview: 'Preview',
    customize: 'Customize',
    analytics: 'Analytics',
    page: 'Preview of your page',
    apply: 'Update the preview',
  },
  analytics: {
    title: 'A month of tests at a glance',
    note: 'Sample data to show how to read a page, not a result.',
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
    title: { before: 'Have your ', emphasis: 'landing page', after: ' built' },
    lead: 'Send us your idea. We’ll reply with copy, a design and a launch date.',
    button: 'Have my page built',
    second: 'See the service and price',
  },
};
