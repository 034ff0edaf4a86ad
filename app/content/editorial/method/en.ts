import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'The Iluma method',
  summary: 'The 90-day plan, step by step, from the audit to the first calls.',
  title: 'The Iluma method — 90 days, step by step',
  description:
    'From the audit to the first calls: what we do for 90 days, what you see every week, and what stays with you afterwards.',
  head: {
    eyebrow: 'The method',
    title: { before: '90 days, ', emphasis: 'no black box', after: '.' },
    lead: 'A method of our own, written down, the same for everyone: AI prepares, a person decides, and every Monday you know where you stand.',
    button: 'Book a demo',
    second: 'See case studies',
  },
  blocks: [
    {
      kind: 'timeline',
      title: { before: 'The ', emphasis: '90-day', after: ' plan' },
      lead: 'More visibility and commercial strength in 90 days: this is the way there.',
      items: [
        {
          when: 'Days 1 to 7',
          title: 'Listen',
          text: 'Your ILA score, your listings, your pages, your reviews and what your customers type. You get a written report, ranked by impact.',
        },
        {
          when: 'Days 8 to 21',
          title: 'Repair',
          text: 'Whatever holds back the rest: speed, errors, wrong details, pages nobody understands.',
        },
        {
          when: 'Days 22 to 45',
          title: 'Answer',
          text: 'One page per question your customers ask, in their words and their languages. You approve each text.',
        },
        {
          when: 'Days 46 to 70',
          title: 'Bring people in',
          text: 'Ads tested on a small budget, reviews asked for simply, neighbours who mention you.',
        },
        {
          when: 'Days 71 to 90',
          title: 'Bring them back',
          text: 'A path for customers who have already been in, and a rhythm your team can keep without us.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'What ', emphasis: 'never', after: ' changes' },
      lead: 'Four rules, whatever the business.',
      items: [
        {
          title: 'We measure first',
          text: 'No work without a written starting point. Otherwise nobody knows what helped.',
        },
        {
          title: 'One action at a time',
          text: 'The most useful one first. The others wait their turn, with their reason.',
        },
        {
          title: 'A person signs',
          text: 'Nothing AI prepares goes out before a person has read and accepted it.',
        },
        {
          title: 'Everything is yours',
          text: 'Pages, texts, accounts, figures. If you leave, it all goes with you.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Before you ', emphasis: 'begin', after: '' },
      lead: 'What people ask at the first meeting.',
      items: [
        {
          question: 'What should I prepare?',
          answer:
            'Access to your site and your business profile, and an hour of your time in the first week.',
        },
        {
          question: 'And after 90 days?',
          answer: 'You go on alone with the plan, or with us. Both are planned for from the start.',
        },
        {
          question: 'When does the first result come?',
          answer:
            'Fixes often show in the first weeks. SEO results usually take between 30 and 90 days.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Day one is ', emphasis: 'a conversation', after: '.' },
    lead: 'Fifteen minutes to see whether the method suits you. If it does not, we say so.',
    button: 'Book a demo',
    second: 'Read a case study',
  },
};
