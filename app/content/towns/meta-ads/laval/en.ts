import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Facebook and Instagram ads in Laval, Québec | Iluma',
  description:
    'Facebook and Instagram ads for Laval businesses: an ad area drawn around bridges, messages to parents that respect the law, and a cost per inquiry.',
  head: {
    eyebrow: 'Meta Ads in Laval',
    title: {
      before: 'Facebook and Instagram ads ',
      emphasis: 'in Laval',
      after: ' for local shops and services',
    },
    lead: 'Ask somebody here how far your shop is and you’ll hear minutes by car. We draw your ad area around the bridges, the highways and the way families spend their week.',
  },
  sections: [
    {
      title: 'Drawing an ad area on Île Jésus',
      paragraphs: [
        'Drop a pin in Chomedey, add a few kilometers, and the circle soon spills over the Rivière des Prairies into Montréal. Farther north it takes in Rosemère and Boisbriand. Those people may suit you. Would they cross a bridge for a haircut, though, and pay the toll if it’s Highway 25?',
        'We start instead from the names residents still use: Vimont, Sainte-Rose, Fabreville, Duvernay, Pont-Viau. Then we exclude places that never show up on your invoices. A garage off Highway 440 won’t get the same map as a pastry shop next to Montmorency metro.',
      ],
      points: [],
    },
    {
      title: 'Talking to parents instead of kids',
      paragraphs: [
        'Dance schools, day camps, orthodontists: plenty of suburban services are sold to families. Québec’s [Consumer Protection Act](https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1) bans commercial advertising aimed at children under 13, with a few exceptions. So a camp’s ad speaks to Mom or Dad about hours, parking and who’s watching the kids after four.',
        'The month matters as much as the message. These are worth a test.',
      ],
      points: [
        'January and February: March break, then summer camp sign-ups',
        'April and May: pool openings, prom dresses, patios',
        'August: glasses, dental checkups and evening classes before school starts',
        'October: indoor birthday parties, tires and heating',
      ],
    },
    {
      title: 'Standing out near Carrefour Laval and Centropolis',
      paragraphs: [
        'The big centers already get plenty of attention. A boutique in old Sainte-Rose or on Laurentides Boulevard can show what a mall rarely does: a repair done while you watch, an owner giving advice, a parking spot at the door.',
        'Film that on your phone, in twenty seconds. Send the click to a [landing page](/landing-page-intelligente) that makes the same promise and asks for little, with [a short form](/blog-intelligent/formulaire-court). That’s how our [Meta ad management](/services/meta-ads) goes about it: a handful of ads, compared over a few weeks.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Should I advertise in Greek, Arabic or Armenian?',
      answer:
        'If somebody at the counter speaks it, it’s worth a test next to your French ad. Make sure the page people land on exists in French too.',
    },
    {
      question: 'Is a small budget enough for Laval?',
      answer:
        'It depends on how many people live in your area and what you make on a sale. [Try a few amounts](/adluma), then add the fee from [our starting prices](/hub-services).',
    },
    {
      question: 'How do I know a customer came from an ad?',
      answer:
        'Ask on the phone and write it down. Our article on [counting calls](/blog-intelligent/compter-les-appels) has an easy method. On your site, tracking waits for [the visitor’s consent under Law 25](/blog-intelligent/loi-25-rgpd). To set it up together, [pick a time to talk](/contact/rendez-vous).',
    },
  ],
};
