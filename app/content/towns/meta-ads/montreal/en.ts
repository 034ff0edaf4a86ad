import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Facebook and Instagram ad agency in Montréal | Iluma',
  description:
    'Facebook and Instagram ads for Montréal businesses: which neighborhoods to reach, French and English versions, key dates and a simulated budget.',
  head: {
    eyebrow: 'Meta Ads in Montréal',
    title: {
      before: 'Facebook and Instagram ads in ',
      emphasis: 'Montréal',
      after: ', by neighborhood',
    },
    lead: 'A bakery in Villeray and a yoga studio in Westmount don’t share a street, a bus line or a customer. We set up your ads around how far people will travel and which language they’ll greet you in.',
  },
  sections: [
    {
      title: 'Reaching one Montréal neighborhood at a time',
      paragraphs: [
        'A toy store on Monkland Avenue lives on families who walk past it. A furniture maker off Saint-Laurent Boulevard may draw buyers from the whole island. The first needs a tight circle around the door. The second is better off testing several areas along the Orange and Green lines.',
        'Meta reaches [people who live in an area or were there recently](https://www.facebook.com/business/help/202297959811696). Downtown, that includes office workers who sleep in Pointe-Claire or Brossard. If you sell lunch, great. If you’re a dentist, offer something that fits their day: “Cleanings over lunch, two minutes from McGill station.”',
      ],
      points: [],
    },
    {
      title: 'Running ads in both French and English',
      paragraphs: [
        'Québec’s [Charter of the French language](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11) covers your commercial publications online as well. You can publish in English as long as the public gets the French version on terms at least as favorable. So we write two ads, and each leads to its own page.',
        'Word-for-word translation shows. A bike shop might advertise a spring tune-up in English, while its French ad talks about being ready when the paths open. Start from [what customers say at the counter](/blog-intelligent/mots-des-clients).',
      ],
      points: [],
    },
    {
      title: 'When to advertise: moving day, festivals, fall term',
      paragraphs: [
        'Demand shifts several times a year here. For each busy stretch, we build [a page around a single need](/blog-intelligent/page-une-intention). You’ll find the steps on [our Meta Ads page](/services/meta-ads) and the rates in [the price list](/hub-services).',
        'Put these dates on the calendar first.',
      ],
      points: [
        'July 1: leases turn over and half the block is new, so introduce your laundromat, grocery or clinic',
        'Summer: pedestrian streets such as Mont-Royal Avenue, and festival nights at the Quartier des Spectacles',
        'Late August: students come back to McGill, Concordia, UQAM and Université de Montréal',
        'November: winter tires, [required in Québec from December 1](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-24.2)',
      ],
    },
  ],
  questions: [
    {
      question: 'Can you target just one borough?',
      answer:
        'You can get close, with a pin and a radius or with postal codes. The edge is never airtight: Meta warns that a few impressions may land outside the area you picked.',
    },
    {
      question: 'How much should a neighborhood business spend?',
      answer:
        'Enter your industry and the population you serve in [the ADLUMA simulator](/adluma). It estimates your inquiries and flags the amount beyond which spending more brings in too little. You pay Meta for the ads, on top of our fee.',
    },
    {
      question: 'My ads are already running. What should I check?',
      answer:
        'Check what happens after the click. Get [a free audit of your site](/ila), then [book a call](/contact/rendez-vous) and we’ll go through the account together. It stays in your name.',
    },
  ],
};
