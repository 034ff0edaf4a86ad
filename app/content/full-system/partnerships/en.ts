import type { FullSystemCopy } from '../shape.ts';

export const en: FullSystemCopy['partnerships'] = {
  lead: 'A good partner already speaks to your future customers. Here is how we prepare one, with two examples.',
  note: 'Fictitious examples: these partners do not exist. They show the shape of an agreement, not a signed one.',
  fields: {
    audience: 'Who it speaks to',
    reach: 'Reach',
    demographics: 'Profile',
    benefits: 'What you gain',
    formats: 'What it looks like',
    phases: 'How it starts',
  },
  day: 'Day {days}',
  button: 'Suggest a partnership',
  items: {
    'partner-radio': {
      name: 'Riverside Radio',
      type: 'Local media',
      audience: 'People of the neighbourhood, on the road and at the counter',
      reach: 'One city and its surroundings',
      demographics: 'Families and workers, mornings and late afternoons',
      status: 'Example, active',
      description:
        'A neighbourhood radio station presents one business a week; the interview becomes an article, a short video and a link to its page.',
      benefits: [
        'A familiar voice talks about you.',
        'A link from a local outlet your customers know.',
        'An interview you can use all year.',
      ],
      formats: ['Live interview', 'Article on the station’s site', 'Video clip'],
      phases: [
        {
          phase: 'Scope',
          action: 'Choose the subject, the audience and the page to make known.',
        },
        {
          phase: 'Preparation',
          action: 'Write the questions, get the page and its tracking ready.',
        },
        { phase: 'Launch', action: 'Record, broadcast, publish the article and the clip.' },
        { phase: 'Review', action: 'Count calls and visits, decide what comes next.' },
      ],
    },
    'partner-merchants': {
      name: 'Old Port Merchants’ Alliance',
      type: 'Merchants’ association',
      audience: 'Residents and visitors who shop on foot',
      reach: 'One shopping district',
      demographics: 'Couples, families and tourists, mostly on weekends',
      status: 'Example, being prepared',
      description:
        'Neighbouring businesses recommend one another, online and at the counter, with pages that answer each other.',
      benefits: [
        'Your neighbours send you their customers.',
        'Links between sites of the same district.',
        'Events announced once, seen everywhere.',
      ],
      formats: ['Shared district page', 'Map of the shops', 'Cross-offer at the checkout'],
      phases: [
        { phase: 'Scope', action: 'Bring the shops together and agree on one simple rule.' },
        { phase: 'Preparation', action: 'Correct the profiles, write the shared page.' },
        { phase: 'Launch', action: 'Open the page, put the poster and code in the window.' },
        { phase: 'Review', action: 'Read the cross visits, keep what is of use.' },
      ],
    },
  },
};
