import type { FullSystemCopy } from '../shape.ts';

export const en: FullSystemCopy['partnerships'] = {
  lead: 'A good partner already talks to your future customers. Here’s how we set up a partnership, in two examples.',
  note: 'Fictitious examples: these partners don’t exist. They show what an agreement looks like.',
  fields: {
    audience: 'Who it reaches',
    reach: 'Reach',
    demographics: 'Profile',
    benefits: 'What you gain',
    formats: 'What’s included',
    phases: 'How it starts',
  },
  day: 'Day {days}',
  button: 'Suggest a partnership',
  items: {
    'partner-radio': {
      name: 'Riverside Radio',
      type: 'Local media',
      audience: 'Local residents, in the car and in store',
      reach: 'One city and nearby towns',
      demographics: 'Families and workers, mornings and evenings',
      status: 'Example, active',
      description:
        'A local radio station features one business a week; the interview becomes an article, a short video and a link to its page.',
      benefits: [
        'A familiar voice talks about you.',
        'A link from a station customers know.',
        'An interview you can use all year.',
      ],
      formats: ['On-air interview', 'Article on the station’s site', 'Video clip'],
      phases: [
        {
          phase: 'Scope',
          action: 'Choose the topic, the audience and the page to promote.',
        },
        {
          phase: 'Preparation',
          action: 'Write the questions; set up the page and tracking.',
        },
        { phase: 'Launch', action: 'Record, air, and publish the article and clip.' },
        { phase: 'Review', action: 'Count calls and visits; decide what’s next.' },
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
        'Nearby businesses recommend one another, online and in store, with pages that link to each other.',
      benefits: [
        'Nearby shops send you customers.',
        'Links between sites in the same district.',
        'Events posted once, seen everywhere.',
      ],
      formats: ['Shared district page', 'Map of the shops', 'Joint offer at checkout'],
      phases: [
        { phase: 'Scope', action: 'Meet with the shops and agree on one simple rule.' },
        { phase: 'Preparation', action: 'Correct the profiles; write the shared page.' },
        { phase: 'Launch', action: 'Open the page; put the poster and code in the window.' },
        { phase: 'Review', action: 'Track referrals; keep what works.' },
      ],
    },
  },
};
