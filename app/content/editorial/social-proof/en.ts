import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'Testimonials and dashboards',
  summary: 'Three testimonials and the dashboards that Iluma’s clients see.',
  title: 'Testimonials and dashboards — what our clients see',
  description:
    'Three testimonials, and the four things a dashboard shows every Monday. No jargon, with an example to try.',
  head: {
    eyebrow: 'Testimonials and dashboards',
    title: { before: 'What they say, ', emphasis: 'what they see', after: '.' },
    lead: 'A testimonial without a number is an opinion. A number without a testimonial is a chart. Here are both.',
    button: 'Talk to the team',
    second: 'Try the demo dashboard',
  },
  blocks: [
    {
      kind: 'quotes',
      title: { before: 'Three ', emphasis: 'testimonials', after: '' },
      lead: 'Three voices from the case studies, as the agency presents them.',
      items: [
        {
          quote: 'On Monday I read one page and know what to do with my week.',
          author: 'Management, Katz Sport',
        },
        {
          quote: 'Patients find us by the question they ask themselves, not by our name.',
          author: 'Front desk, Clinique RFS',
        },
        {
          quote: 'We stopped an ad I loved. It was the right decision.',
          author: 'The shop, Literie Amitié',
        },
      ],
      note: 'Words written by the agency to illustrate these case studies; they are not quotations.',
    },
    {
      kind: 'cards',
      title: { before: 'Four things, ', emphasis: 'every Monday', after: '' },
      lead: 'The dashboard shows only what can change a decision.',
      items: [
        {
          title: 'The score, and what moved it',
          text: 'Factor by factor, with the date and the action that explains it.',
        },
        {
          title: 'Inquiries, by source',
          text: 'Calls, messages, bookings: where they come from and what they cost.',
        },
        {
          title: 'Your ranking, on a map',
          text: 'Neighbourhood by neighbourhood, compared with last month.',
        },
        {
          title: 'The next action',
          text: 'Just one, with what it should bring and who does it.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Your first ', emphasis: 'Monday', after: '.' },
    lead: 'We will show you what it would look like, with your pages and your figures.',
    button: 'Talk to the team',
    second: 'See the demo dashboard',
  },
};
