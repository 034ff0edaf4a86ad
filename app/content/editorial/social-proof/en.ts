import { whileSample } from '../../company/sample.ts';
import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'Testimonials and dashboards',
  summary: `Three ${whileSample('sample ')}testimonials and the dashboard Iluma’s clients see.`,
  title: `${whileSample('Sample testimonials', 'Testimonials')} and client dashboard | Iluma`,
  description: `Three ${whileSample('sample testimonials written by the agency', 'testimonials from our clients')} and the four things a client dashboard shows every Monday, with a demo to try.`,
  head: {
    eyebrow: 'Testimonials and dashboards',
    title: { before: 'What clients ', emphasis: 'see', after: ' every Monday' },
    lead: `${whileSample('Sample testimonials', 'Testimonials')} from our case studies, and the weekly dashboard that goes with the work.`,
    button: 'Talk to the team',
    second: 'Try the demo dashboard',
  },
  blocks: [
    {
      kind: 'quotes',
      title: { before: whileSample('Sample ', 'Three '), emphasis: 'testimonials', after: '' },
      lead: whileSample(
        'Written by the agency to illustrate three case studies.',
        'From three of our case studies.',
      ),
      items: [
        {
          quote: 'On Monday I read one page and know what to do with my week.',
          author: 'Management, Katz Sport',
        },
        {
          quote: 'Patients find us by searching for their problem, not our name.',
          author: 'Front desk, Clinique RFS',
        },
        {
          quote: 'We stopped an ad I loved. It was the right decision.',
          author: 'The shop, Literie Amitié',
        },
      ],
      note: whileSample(
        'The agency wrote these words as examples; they aren’t quotes from clients.',
      ),
    },
    {
      kind: 'cards',
      title: { before: 'What’s on the ', emphasis: 'dashboard', after: '' },
      lead: 'Only what can change a decision.',
      items: [
        {
          title: 'Your score and what changed it',
          text: 'Factor by factor, with the date and the action behind each change.',
        },
        {
          title: 'Inquiries, by source',
          text: 'Calls, messages and bookings: where they came from and what they cost.',
        },
        {
          title: 'Your rankings on a map',
          text: 'Neighborhood by neighborhood, compared with last month.',
        },
        {
          title: 'The next action',
          text: 'Just one, with what it should bring and who’s doing it.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Where the quotes and figures come from',
      mark: 'check',
      paragraphs: [
        `${whileSample('We wrote the three lines at the top ourselves, and no client said them. ')}In the [case studies](/etudes-de-cas), the figures are the agency’s own claims${whileSample(', and the people and their businesses are fictitious')}.`,
        'The [demo dashboard](/tableau-analytics) runs on made-up data that ends on January 31, 2026, and the [heat map](/heatmap-ila) is a simulation. Use them to learn to read a report; they don’t prove what we’d get for you.',
      ],
      points: [],
    },
    {
      kind: 'steps',
      title: { before: 'How to read a ', emphasis: 'marketing dashboard', after: '' },
      lead: 'Keep the demo open beside you.',
      items: [
        {
          title: 'Period',
          text: 'The demo compares 7, 30 or 90 days with the period before. If your trade is seasonal, look at the same month last year, too.',
        },
        {
          title: 'Inquiries',
          text: 'Read them before visits, and check what’s being counted. In the demo, a conversion is a submitted form, so calls aren’t in there.',
        },
        {
          title: 'Source',
          text: 'Filter one at a time. For the phone, you’ll have to [count calls](/blog-intelligent/compter-les-appels) separately.',
        },
        {
          title: 'Cost per inquiry',
          text: 'That’s the spend divided by the inquiries it brought in. Set it against what a customer earns you, using the [full simulator](/simulateur-complet).',
        },
        {
          title: 'What happens next',
          text: 'Write down one action, who’s doing it and the day you’ll look at the effect.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Example: more visits, no more inquiries',
      mark: 'check',
      paragraphs: [
        'Take a bike shop in Burlington, invented for this page. In April, its site gets 400 visits and 20 inquiries. In May, 560 visits and 21 inquiries. The report says “traffic up 40%,” which is accurate.',
        'The inquiry rate, though, has gone from 5% to 3.75%. Filtering by source, the owner sees that the newcomers, three states away, are reading an article about tire sizes. She keeps it, adds a link to the repair booking page and decides against ordering another one like it.',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'Proof to ask any agency for',
      mark: 'check',
      paragraphs: [
        'That includes us. In its [advice on hiring an SEO](https://developers.google.com/search/docs/fundamentals/do-i-need-seo), Google recommends asking for examples of past work and checking references.',
      ],
      points: [
        'A client you can call, who has agreed to it',
        'The baseline and period of every figure, as in the [Katz Sport](/etudes-de-cas/katz-sport) study, and the tool it came from',
        'Read access to Search Console and the ad accounts',
        'What went wrong: the [Clinique RFS](/etudes-de-cas/clinique-rfs) study has a section on it',
      ],
    },
    {
      kind: 'prose',
      title: 'Proof that isn’t enough',
      mark: 'x',
      paragraphs: ['It may all be true, but there isn’t much you can conclude from it.'],
      points: [
        'A screenshot that shows neither the date nor the site',
        'A percentage with no base: going from 2 visits to 6 is +200%, too',
        'A number one spot for the business’s own name',
        '[Reviews](/blog-intelligent/avis-google) that all came in the same week',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'proof', after: '' },
      lead: 'References, how often to look and your own testimonials.',
      items: [
        {
          question: 'Can I talk to one of your clients?',
          answer:
            'Ask in [your message](/contact). We’ll tell you who’s willing to take a call, or that nobody has agreed to.',
        },
        {
          question: 'How often should I look at my dashboard?',
          answer:
            'Weekly for inquiries, monthly for rankings. To start from real measurements, [have your site audited](/ila) first.',
        },
        {
          question: 'How do I publish testimonials from my own customers?',
          answer:
            'Quote their words, get their permission in writing and file it with [your follow-ups](/blog-intelligent/crm-relances). If you write a sample yourself, say so right beside it.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'See your own ', emphasis: 'dashboard', after: '' },
    lead: 'We’ll show you what it would look like with your pages and your figures.',
    button: 'Talk to the team',
    second: 'Try the demo dashboard',
  },
};
