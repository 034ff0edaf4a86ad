import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Facebook and Instagram ads in Longueuil | Iluma',
  description:
    'Facebook and Instagram ads for Longueuil and South Shore businesses: which place name to use, quote requests, commuters and prices you can advertise.',
  head: {
    eyebrow: 'Meta Ads in Longueuil',
    title: {
      before: 'Facebook and Instagram ads ',
      emphasis: 'in Longueuil',
      after: ' and on the South Shore',
    },
    lead: 'Somebody between Old Longueuil and Saint-Hubert needs a roofer, a mechanic or a table for Saturday. Your ads should show up where you can actually serve them.',
  },
  sections: [
    {
      title: 'Longueuil, South Shore or the neighborhood name?',
      paragraphs: [
        'The name you choose picks your audience. “South Shore” speaks to Brossard, Boucherville and Saint-Lambert too. “Old Longueuil” suggests an evening stroll along Saint-Charles Street, and “Saint-Hubert” reassures a homeowner who wants a plumber close to Cousineau Boulevard.',
        'Run two ads that differ only by that name and keep the one with the cheapest inquiries. Then use the same wording on your website. Our article can help you [decide which city pages to write](/blog-intelligent/pages-par-ville).',
      ],
      points: [],
    },
    {
      title: 'Quote requests for home services',
      paragraphs: [
        'Roofs, pools, heat pumps, snow removal: demand runs a few weeks ahead of the weather. A snow-removal ad in September finds people who are still comparing. By December, most driveways on the street are spoken for.',
        'Your form should fit on one phone screen. The list below is plenty, and it gives you enough to send [a fast quote](/blog-intelligent/devis-rapides).',
      ],
      points: [
        'Postal code, so you can turn down long drives',
        'Type of job, from three choices',
        'A photo, if it helps you price the work',
        'Phone number and a good time to call',
      ],
    },
    {
      title: 'Advertising around the metro and the bridges',
      paragraphs: [
        'At the end of the Yellow Line, people from Varennes, Sainte-Julie and Boucherville change between bus and metro. To Meta they may count as [recently in the area](https://www.facebook.com/business/help/202297959811696), even though home is farther out.',
        'If you run a restaurant, that’s good news: a takeout ad late in the afternoon catches them before the transfer. If you’re a locksmith, look at driving time in rush hour first, on Taschereau Boulevard and on the way to the Jacques Cartier Bridge.',
      ],
      points: [],
    },
    {
      title: 'Advertising a price that’s complete',
      paragraphs: [
        'Under Québec’s [Consumer Protection Act](https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1), an advertised price has to include everything the customer will pay, apart from GST and QST. For example, an oil change advertised at $79 can’t turn into $87 because of a shop fee.',
        'An honest starting price filters inquiries as well. Ours, for managing your ads, is in [the services list](/hub-services), and [the Meta Ads page](/services/meta-ads) spells out what it covers.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Is an English ad enough in Greenfield Park?',
      answer:
        'No. The borough’s bilingual status is about municipal services. The [Charter of the French language](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11) applies to a business there as it does elsewhere in Québec, so English comes in addition to French.',
    },
    {
      question: 'What should I do before I spend anything?',
      answer:
        'Work out [what a budget could bring back](/adluma) in your trade, and add your margin in [the full version](/simulateur-complet). Then bring the result to [a 15-minute call](/contact/rendez-vous).',
    },
  ],
};
