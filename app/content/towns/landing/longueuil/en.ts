import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Landing pages in Longueuil and the South Shore | Iluma',
  description:
    'Landing pages and mini-sites for Longueuil businesses: “South Shore” or the district name, metro and bridge customers, Law 25 forms, starting price.',
  head: {
    eyebrow: 'Longueuil and the South Shore',
    title: {
      before: 'Landing page design ',
      emphasis: 'in Longueuil',
      after: ' and on the South Shore',
    },
    lead: 'Old Longueuil, Saint-Hubert and Greenfield Park each have their own streets and routines. We start from where you work and from what your customers call it.',
  },
  sections: [
    {
      title: '“South Shore” or “Longueuil”: choosing the word',
      paragraphs: [
        '“South Shore” reaches well past city limits, since Brossard, Saint-Lambert and Boucherville are separate municipalities. It suits a furniture store on Taschereau Boulevard that draws from all over. A bakery on Saint-Charles Street will get further with “Old Longueuil.”',
        'You can use both: district in the headline, region in the next sentence. To choose well, collect [your customers’ own words](/blog-intelligent/mots-des-clients) from emails and reviews.',
      ],
      points: [],
    },
    {
      title: 'Readers on the metro, on the bus and in the car',
      paragraphs: [
        'The Yellow Line brings students and commuters to Longueuil–Université-de-Sherbrooke station, where RTL buses leave for the rest of the city. They read standing up, one-handed, between connections.',
        'Others come over the Jacques Cartier Bridge or through the tunnel. Directions matter more to them than the story of your company.',
        'A heavy page can lose either group, so start with [a faster site](/blog-intelligent/site-rapide). The first screen only needs to hold this much:',
      ],
      points: [
        'Service and district, in one line.',
        'Opening hours, evenings and weekends included.',
        'A phone number that dials with a tap.',
        'The nearest parking, free or paid.',
        'How many minutes’ walk from the metro, if you’re close.',
      ],
    },
    {
      title: 'Language rules and personal information',
      paragraphs: [
        'Greenfield Park is officially a bilingual borough. That status covers municipal services. Your advertising follows the [Charter of the French language](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11), which allows English next to a complete French text that’s just as easy to open.',
        'Any form collects personal information, so [Law 25](/blog-intelligent/loi-25-rgpd) applies to yours. Say what the details are for, how long you keep them, and who to write to for a correction. Nobody needs a birth date to quote a fence.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'A single page or a small website?',
      answer:
        'A single page works for one clear offer: day camp, eye exams, holiday catering. A store about to open on Saint-Charles needs a little more, and a [mini-site](/mini-site-seo) brings together its address, hours and services.',
    },
    {
      question: 'What’s included, and how much is it?',
      answer:
        'Our [landing page service](/services/landing-aimant) covers copy, launch and first tests, plus a weekly count of the people who got in touch. [Starting prices](/hub-services) are posted for everyone to see.',
    },
    {
      question: 'I already have a site. Where should I start?',
      answer:
        'Put it through the [free audit](/ila), then [book a call](/contact/rendez-vous) with the results in front of you. We’ll tell you if a few corrections would do the job.',
    },
  ],
};
