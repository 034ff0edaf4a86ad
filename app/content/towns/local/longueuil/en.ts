import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Local SEO agency in Longueuil | Iluma',
  description:
    'Local SEO in Longueuil and on the South Shore: an accurate Google profile, old listings fixed and honest reviews, from Saint-Hubert to Greenfield Park.',
  head: {
    eyebrow: 'Local SEO on the South Shore',
    title: {
      before: 'Local SEO agency ',
      emphasis: 'in Longueuil',
      after: ' and on the South Shore',
    },
    lead: 'Between the metro, Taschereau Boulevard and the bridges, who’s looking for you depends on the hour. Here’s how a Longueuil business can answer all of them from one Google profile.',
  },
  sections: [
    {
      title: '“South Shore” or “Longueuil”: which words to use',
      paragraphs: [
        'Plenty of people type “plumber South Shore” and leave it there. In French, though, Rive-Sud also means Lévis, across from Québec City. Use both: the region first, then the city and the borough.',
        'Longueuil has three boroughs: Vieux-Longueuil, Saint-Hubert and Greenfield Park. Brossard, Boucherville, Saint-Lambert and Saint-Bruno-de-Montarville are separate cities next door, so add them to your areas only if you go there. For the right vocabulary, [start with the requests you get](/blog-intelligent/mots-des-clients).',
      ],
      points: [],
    },
    {
      title: 'Metro riders and Taschereau drivers',
      paragraphs: [
        'The end of the Yellow Line and the campus beside it bring students and commuters who search on foot, between two buses. On Saint-Charles Street, people pick a patio as they stroll. What sways them is often your closing time and a recent photo.',
        'Along Taschereau or Chambly Road, everyone’s behind the wheel. Directions, parking and the correct entrance come first. Near Pierre-Boucher and Charles-Le Moyne hospitals, say what you can get done over a lunch break.',
      ],
      points: [],
    },
    {
      title: 'Fix listings left over from the mergers',
      paragraphs: [
        'Saint-Hubert, Greenfield Park and LeMoyne were merged into Longueuil in 2002. So were Brossard and Saint-Lambert, which became cities again in 2006. Directories keep traces of every step, and one business can appear in two cities at once.',
        'Our [local visibility work](/services/visibilite-locale) begins with a list of those mismatches. You can search for your own name today and write down three things.',
      ],
      points: [
        'The city shown next to your postal code.',
        'Duplicates, one in Saint-Hubert and one in Longueuil.',
        'A former phone number that outlived your last move.',
      ],
    },
    {
      title: 'Bridge closures and busy nights',
      paragraphs: [
        'On fireworks nights, the Jacques Cartier Bridge closes to cars and crowds head for the riverbank. On other weekends it’s roadwork at the tunnel that makes your appointments late.',
        'A post on your profile and adjusted hours spare people a wasted trip. Salons and clinics can send [appointment reminders](/blog-intelligent/rappels-rendez-vous) that suggest another route. And run the [ILA audit](/ila) to check that your site reads well on a phone.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Greenfield Park is bilingual. Can my website be in English only?',
      answer:
        'No. That status covers the borough’s own services. Your business follows [the Charter](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11) like any other in Québec: French first, with English alongside if you want it.',
    },
    {
      question: 'Can I offer a discount in return for a review?',
      answer:
        'Google forbids it, and Canada’s [Competition Act](https://laws-lois.justice.gc.ca/eng/acts/C-34/) targets misleading claims. Ask every customer instead, using [this approach](/blog-intelligent/avis-google). If you’d like a hand, check [the service’s price](/hub-services) and [book a call](/contact/rendez-vous).',
    },
  ],
};
