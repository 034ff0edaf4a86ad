import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Facebook and Instagram ad agency in New York | Iluma',
  description:
    'Facebook and Instagram ads in New York City: ZIP codes and subway stops, Meta and state ad rules, and ads in the languages your neighborhood speaks.',
  head: {
    eyebrow: 'Meta Ads in New York',
    title: {
      before: 'Facebook and Instagram ads ',
      emphasis: 'in New York',
      after: ', block by block',
    },
    lead: 'Few people cross the East River for a loaf of bread or a manicure. We focus your ads on the blocks, the subway stops and the languages your customers know.',
  },
  sections: [
    {
      title: 'Picking ZIP codes and subway stops',
      paragraphs: [
        'Draw a circle around Tribeca and it crosses the Hudson into Jersey City. You’re better off choosing the ZIP codes that matter, then thinking about where customers get off the train: 30th Avenue for a coffee shop in Astoria, Bedford Avenue for a barber in Williamsburg, Fordham Road for a clothing store in the Bronx.',
        'On Staten Island or in eastern Queens, people drive. Parking becomes a selling point, so put it in the picture.',
      ],
      points: [],
    },
    {
      title: 'Ad rules from Meta and New York State',
      paragraphs: [
        'To keep things simple, photograph your actual staff, with their permission, and print the terms of an offer next to the price. You can still [draft copy with AI](/blog-intelligent/ecrire-avec-ia), as long as somebody checks every claim before it runs.',
        'Three rules come up a lot for small businesses. Treat this as a summary, not legal advice.',
      ],
      points: [
        'Housing, jobs, financial services: Meta [limits targeting by ZIP code, age and gender](https://www.facebook.com/business/help/2220749868045706), whether you’re a broker in Astoria or a restaurant hiring a line cook',
        'AI-generated people: [state law](https://www.nysenate.gov/legislation/laws/GBS/396-B) calls for a conspicuous disclosure when an ad shows a made-up human',
        'Claims: an ad can be [misleading](https://www.nysenate.gov/legislation/laws/GBS/350-A) because of what it leaves out, as well as what it says',
      ],
    },
    {
      title: 'Advertising in the language of the block',
      paragraphs: [
        'Spanish in Jackson Heights and Washington Heights, Chinese in Flushing and Sunset Park, Russian in Brighton Beach: an ad in a language tells people they’ll hear it at the register. Pick one only if someone there speaks it.',
        'Every community keeps its own calendar too. Lunar New Year shopping starts in January, the holidays start around Thanksgiving, and the November marathon closes streets in all five boroughs. We adapt the ad and [the page behind it](/blog-intelligent/page-une-intention). The steps are on [the Meta Ads service page](/services/meta-ads).',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Do you have a team in New York?',
      answer:
        'Our head office is in Montréal and we have an office in New York. Both cities keep Eastern Time. The team answers from 9 to 6 on weekdays, so go ahead and [book a call](/contact/rendez-vous).',
    },
    {
      question: 'Are your prices in dollars?',
      answer:
        'Our [price list](/hub-services) is in euros, before tax, with sales tax added based on your address. You pay Meta for the ads themselves.',
    },
    {
      question: 'How do I estimate a first budget?',
      answer:
        '[ADLUMA](/adluma) starts from medians of US campaigns. They aren’t specific to New York, so swap in your own numbers as soon as you have some.',
    },
  ],
};
