import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'AI SEO services for local businesses | Iluma',
  description:
    'An SEO audit, a 90-day plan and pages tracked every week. AI does the prep work, a person decides. What we do, what you get and how it’s priced.',
  head: {
    eyebrow: 'AI SEO',
    title: { before: 'Rank higher in ', emphasis: 'local search', after: '' },
    lead: 'Our bot reads your pages every week. A person tracks your rankings and reviews, and approves each change before it goes live.',
  },
  figures: [
    { value: figures.seoTraffic, label: 'organic traffic' },
    { value: figures.seoTime, label: 'time spent on repetitive tasks' },
    { value: figures.seoReturn, label: 'return on investment' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'SEO audit',
      text: 'Speed, structure, content, business profile, reviews: what’s holding you back, ranked by impact.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'Fixes',
      text: 'We fix technical errors and rewrite the pages that matter in the words your customers use.',
    },
    {
      when: 'Weeks 5 to 8',
      title: 'Neighbourhood pages',
      text: 'One page per service and area you cover, with real addresses, examples and customer questions.',
    },
    {
      when: 'Weeks 9 to 12',
      title: 'Weekly reports',
      text: 'One page every Monday: what changed, why, and what we’re doing this week.',
    },
  ],
  deliverables: [
    'A written audit, with fixes ranked by impact',
    'A 90-day plan, task by task',
    'Pages rewritten or created, approved by you',
    'Your ILA score, recalculated every week',
    'A one-page report, every Monday',
  ],
  price: null,
  priceNote:
    'The price depends on how many pages you have and how competitive your industry is. You get it with the audit, before you sign.',
  tool: 'Calculate your ILA score',
  questions: [
    {
      question: 'How long does SEO take?',
      answer:
        'SEO results usually take between 30 and 90 days. Technical fixes show first, then new pages.',
    },
    {
      question: 'Does AI write my pages?',
      answer:
        'AI prepares a draft and checks the rules. Someone on our team writes the page, and you approve it.',
    },
    {
      question: 'What do I keep if I leave?',
      answer: 'Everything: pages, copy and accounts are yours. We hand them over at no charge.',
    },
  ],
  closing: {
    title: { before: 'Find out where ', emphasis: 'you stand', after: '' },
    lead: 'In fifteen minutes, we’ll show you what’s holding you back and what’s worth doing.',
  },
};
