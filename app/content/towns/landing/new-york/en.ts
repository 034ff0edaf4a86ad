import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Landing page design in New York City | Iluma',
  description:
    'Landing pages for New York City businesses: neighborhood and subway lines, English and Spanish versions, DCWP license number, COI, starting price.',
  head: {
    eyebrow: 'For New York businesses',
    title: {
      before: 'Landing page design ',
      emphasis: 'in New York',
      after: ' for neighborhood businesses',
    },
    lead: 'In Astoria, Harlem or Park Slope, people look for what’s a few blocks away. Your first line has to show that you’re in the neighborhood and that you speak the customer’s language.',
  },
  sections: [
    {
      title: 'Lead with the neighborhood and the subway line',
      paragraphs: [
        'New Yorkers type “dentist Astoria,” “tailor near Union Square” or “late-night pharmacy Bushwick.” Put the neighborhood first, then the stop and its trains, like the 7 at 74th Street in Jackson Heights.',
        'If you have a storefront, give the cross street. “Steinway and 30th Avenue” tells people more than a building number.',
        'Do you go to the customer? Name the boroughs. Staten Island, with its bridge toll, deserves an answer of its own. Our article on [the words customers use](/blog-intelligent/mots-des-clients) shows where to find these phrases.',
      ],
      points: [],
    },
    {
      title: 'English, Spanish or French: one address for each',
      paragraphs: [
        'In Corona, or along Fifth Avenue in Sunset Park, a lot of customers read Spanish first. A page written for them does more than a translate button, as long as somebody picks up the phone in Spanish too. A French bakery on the Upper East Side may want two languages of its own.',
        'We write [landing pages](/services/landing-aimant) in all three. Each ad then opens the matching version, which our guide to [local campaigns](/blog-intelligent/campagne-locale) covers step by step.',
      ],
      points: [],
    },
    {
      title: 'COI and license: what buildings and the City ask for',
      paragraphs: [
        'Plenty of buildings won’t let a mover or a painter past the lobby without a certificate of insurance. Say that you send the COI, and how fast.',
        'If the Department of Consumer and Worker Protection licenses your trade, [its rules](https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-126171) require the number on your website and in your ads, clearly identified as a City license. Keep these next to the button:',
      ],
      points: [
        'Your license number, if you have one.',
        'A promise to send the COI to the management company.',
        'How walk-ups and freight elevators affect the price.',
        'Which days the building lets you work.',
      ],
    },
  ],
  questions: [
    {
      question: 'How much does a page cost?',
      answer:
        'The list shows [the starting price](/hub-services) in euros. The exact amount is in your quote, which you read before signing.',
    },
    {
      question: 'Who answers, and when?',
      answer:
        'The team is available Monday to Friday, 9 a.m. to 6 p.m., Montréal time, which is also New York time. We have an office in both cities. [Book a phone or video call](/contact/rendez-vous).',
    },
    {
      question: 'What should I check before paying for ads?',
      answer:
        'Make sure the page opens fast and the number dials with one tap. The [free audit](/ila) catches many of the usual problems, and the [guide](/guide) explains the fixes.',
    },
  ],
};
