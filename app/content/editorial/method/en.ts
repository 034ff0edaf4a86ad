import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'The Iluma method',
  summary: 'The 90-day plan, step by step, from the audit to the first calls.',
  title: 'Our local SEO method: the 90-day plan | Iluma',
  description:
    'Our 90-day local SEO plan, from the audit to the first calls: what we do, what you see every week, and what you keep afterward.',
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
          text: 'Your [ILA score](/ila), your listings, your pages, your reviews and what your customers type. You get a written report, with fixes ranked by impact.',
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
          text: 'Ads tested [on a small budget](/blog-intelligent/budget-google-ads), a simple way to ask for reviews, local partners who mention you.',
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
          text: 'Website pages, copy, accounts and data are yours. If you leave, you take it all with you.',
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
            'Access to your site and your Google Business Profile, and an hour of your time in the first week.',
        },
        {
          question: 'What happens after 90 days?',
          answer:
            'You continue the plan on your own or with us. We prepare for both from the start.',
        },
        {
          question: 'When will I see the first results?',
          answer:
            'Fixes often show up in the first few weeks. SEO results usually take between 30 and 90 days.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'From the first call to ', emphasis: 'your monthly report', after: '' },
      lead: 'What happens, in what order, and what you have in hand after each step.',
      items: [
        {
          title: 'A fifteen-minute call',
          text: 'Tell us what you sell, where you sell it and what you’re short of: calls, bookings or sales. [Pick a time](/contact/rendez-vous) that suits you. Not sure which service to ask about? [ILUMATCH](/ilumatch) ranks them for you first.',
        },
        {
          title: 'A written quote',
          text: 'It names the service, the price, the length of the agreement and the notice period. Our [starting prices](/hub-services) are public.',
        },
        {
          title: 'Access, not passwords',
          text: 'You add us as a manager of your profile and your site. Keep your passwords to yourself; the work doesn’t require them.',
        },
        {
          title: 'Your starting point',
          text: 'We measure your site. You count one ordinary week of inquiries, [phone calls included](/blog-intelligent/compter-les-appels).',
        },
        {
          title: 'Monday’s email',
          text: 'What got done, what’s waiting for your okay and what’s next. Our bot also rereads your site once a week. If the score drops by five points, the person in charge of your account gets an alert.',
        },
        {
          title: 'The monthly report',
          text: 'Inquiries, visits, reviews and rankings, set against your starting point, along with what helped and what we’d do next.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Who does what',
      mark: 'check',
      paragraphs: [
        'One person runs your account and answers your emails, Monday to Friday. Depending on the plan, that person brings in our [local SEO](/services/visibilite-locale) lead, our ads and analytics specialist, or a writer.',
        'AI makes comparisons and drafts copy, within [limits we’ve put in writing](/ia-ethique). Nothing goes out under your name until you’ve said yes. On your side, here’s what we’ll ask for:',
      ],
      points: [
        'A manager invitation to your profile and your site, or the name of whoever looks after them',
        'Your services, your prices and [your hours](/guide/business-hours), holidays included',
        'A few phone pictures taken in daylight',
        'One person who approves copy, by a date we agree on',
        'How many inquiries you had this week, even if it’s on a sticky note',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Stopping or ', emphasis: 'changing the plan', after: '' },
      lead: 'What brings the work to an end, and where that leaves you.',
      items: [
        {
          question: 'Can I stop before day 90?',
          answer:
            'Yes, you can cancel with the notice set out in your quote. Tell [the team](/contact). We’ll hand over any drafts in progress, and then you remove our access yourself.',
        },
        {
          question: 'What if the numbers don’t move?',
          answer:
            'The report will say so, and we’ll look for the cause: a missing page, a suspended profile, a slow season. If we started with the wrong service, we’ll suggest another one or suggest stopping. Our [case studies](/etudes-de-cas) show how long each step can take.',
        },
        {
          question: 'When do you turn work down?',
          answer:
            'When someone asks us to buy reviews, which [Google’s policy](https://support.google.com/contributionpolicy/answer/7400114) prohibits, or to publish something we know is false. A late approval only puts the plan on hold.',
        },
        {
          question: 'What do you keep about me once we’re done?',
          answer:
            'Our [privacy policy](/politique-confidentialite) lists the data we hold, how long we hold it and how to have it erased.',
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
