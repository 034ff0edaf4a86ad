import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'Testimonials and dashboards',
  summary: 'Three sample testimonials and the dashboard Iluma’s clients see.',
  title: 'Sample testimonials and client dashboard | Iluma',
  description:
    'Three sample testimonials written by the agency and the four things a client dashboard shows every Monday, with a demo to try.',
  head: {
    eyebrow: 'Testimonials and dashboards',
    title: { before: 'What clients ', emphasis: 'see', after: ' every Monday' },
    lead: 'Sample testimonials from our case studies, and the weekly dashboard that goes with the work.',
    button: 'Talk to the team',
    second: 'Try the demo dashboard',
  },
  blocks: [
    {
      kind: 'quotes',
      title: { before: 'Sample ', emphasis: 'testimonials', after: '' },
      lead: 'Written by the agency to illustrate three case studies.',
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
      note: 'These words were written by the agency as examples; they are not quotes from clients.',
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
          text: 'Neighbourhood by neighbourhood, compared with last month.',
        },
        {
          title: 'The next action',
          text: 'Just one, with what it should bring and who’s doing it.',
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
