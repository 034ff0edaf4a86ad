import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'The Iluma method',
  summary: 'The 90-day plan, step by step, from the audit to the first calls.',
  title: 'Our local SEO method: the 90-day plan | Iluma',
  description:
    'Our 90-day local SEO plan, from the audit to the first calls: what we do, what you see every week, and what you keep afterwards.',
  head: {
    eyebrow: 'The method',
    title: { before: 'Our 90-day ', emphasis: 'local SEO plan', after: '' },
    lead: 'A written method, the same for every client: AI does the prep work, a person decides, and every Monday you know where you stand.',
    button: 'Book a demo',
    second: 'See case studies',
  },
  blocks: [
    {
      kind: 'timeline',
      title: { before: 'The plan, ', emphasis: 'step by step', after: '' },
      lead: 'The goal: more visibility and more sales in 90 days. Here’s how we get there.',
      items: [
        {
          when: 'Days 1 to 7',
          title: 'Audit',
          text: 'Your ILA score, your listings, your pages, your reviews and what your customers type. You get a written report, ranked by impact.',
        },
        {
          when: 'Days 8 to 21',
          title: 'Fix',
          text: 'We fix what holds back the rest: speed, errors, wrong details, unclear pages.',
        },
        {
          when: 'Days 22 to 45',
          title: 'Publish',
          text: 'One page for each question your customers ask, in their words and languages. You approve every page.',
        },
        {
          when: 'Days 46 to 70',
          title: 'Promote',
          text: 'Ads tested on a small budget, a simple way to ask for reviews, local partners who mention you.',
        },
        {
          when: 'Days 71 to 90',
          title: 'Retain',
          text: 'Messages for past customers, and a routine your team can keep up without us.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'How we ', emphasis: 'work', after: '' },
      lead: 'The same rules for every business.',
      items: [
        {
          title: 'We measure first',
          text: 'We write down your starting point before any work, so we can tell what helped.',
        },
        {
          title: 'One action at a time',
          text: 'The most useful one first. The others are listed in order, with the reason.',
        },
        {
          title: 'A person approves',
          text: 'Nothing AI prepares goes out until a person has read and approved it.',
        },
        {
          title: 'You own everything',
          text: 'Pages, copy, accounts and data are yours. If you leave, you take it all with you.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Common ', emphasis: 'questions', after: '' },
      lead: 'What clients ask at the first meeting.',
      items: [
        {
          question: 'What do I need to prepare?',
          answer:
            'Access to your site and your business profile, and an hour of your time in the first week.',
        },
        {
          question: 'What happens after 90 days?',
          answer:
            'You carry on with the plan alone, or with us. We prepare for both from the start.',
        },
        {
          question: 'When will I see the first results?',
          answer:
            'Fixes often show in the first weeks. SEO results usually take between 30 and 90 days.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Start with ', emphasis: '15 minutes', after: ' of your time' },
    lead: 'We’ll see whether the method fits your business. If it doesn’t, we’ll say so.',
    button: 'Book a demo',
    second: 'Read a case study',
  },
};
