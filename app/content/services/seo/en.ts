import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'AI SEO — be found in local searches',
  description:
    'An audit, a plan and pages tracked every week: AI prepares, a person decides. What gets done, what you receive and how it is measured.',
  head: {
    eyebrow: 'AI SEO',
    title: { before: 'People are looking. ', emphasis: 'Be found', after: '.' },
    lead: 'Our robot reads your site’s pages every week; a person follows your rankings and reviews, and signs off each move before it goes live.',
  },
  figures: [
    { value: figures.seoTraffic, label: 'organic traffic' },
    { value: figures.seoTime, label: 'time spent on repetitive tasks' },
    { value: figures.seoReturn, label: 'return on investment' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'The audit',
      text: 'Speed, structure, content, business profile, reviews: what holds you back, ranked by impact.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'The groundwork',
      text: 'Technical errors are fixed and the pages that matter rewritten in the words your customers use.',
    },
    {
      when: 'Weeks 5 to 8',
      title: 'Neighbourhood pages',
      text: 'One page per service and area you cover, with real addresses, real examples and real questions.',
    },
    {
      when: 'Weeks 9 to 12',
      title: 'The rhythm',
      text: 'A one-page report every Monday: what moved, why, and what we are doing this week.',
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
    'The price depends on how many pages there are and how crowded your field is. The audit says so before you sign.',
  tool: 'Calculate your ILA score',
  questions: [
    {
      question: 'When will I see a difference?',
      answer:
        'SEO results usually take between 30 and 90 days. Technical fixes show first, new pages after that.',
    },
    {
      question: 'Does an AI write my pages?',
      answer:
        'It prepares a draft and checks the rules. Someone on the team really writes it, and you approve it.',
    },
    {
      question: 'What if I leave?',
      answer: 'Pages, texts and accounts are yours. We hand everything over, at no charge.',
    },
  ],
  closing: {
    title: { before: 'Know where you ', emphasis: 'stand', after: '.' },
    lead: 'Fifteen minutes is enough to see what holds you back and what is worth doing.',
  },
};
