import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Facebook and Instagram ads in Québec City | Iluma',
  description:
    'Facebook and Instagram ads in Québec City: separate campaigns for residents and visitors, from Carnaval to cruise season, with a budget simulated first.',
  head: {
    eyebrow: 'Meta Ads in Québec City',
    title: {
      before: 'Facebook and Instagram ads ',
      emphasis: 'in Québec City',
      after: ': locals and visitors',
    },
    lead: 'A hotel on Grande Allée and a garage in Charlesbourg share a city and hardly a single customer. We build one campaign per audience, so each reads an ad meant for them.',
  },
  sections: [
    {
      title: 'Telling tourists from locals',
      paragraphs: [
        'Meta lumps together [people who live somewhere and people who just passed through](https://www.facebook.com/business/help/202297959811696). Near Petit-Champlain, then, part of your money goes to cruise passengers who sail away that night. A jeweler won’t mind. A daycare will.',
        'There’s no switch to sort them out, so we work with place, language and offer.',
      ],
      points: [
        'Visitors: Old Québec, ads in French and English, something they can use today',
        'Residents: Limoilou, Montcalm, Beauport or Lebourgneuf, with appointments and memberships',
        'Students: around Université Laval, which is in Sainte-Foy, a long drive from the city of Laval',
      ],
    },
    {
      title: 'Targeting the city, not the whole province',
      paragraphs: [
        'In Ads Manager, “Quebec” can be the city or the province. Pick the wrong one and a hair salon in Saint-Roch pays to reach Gatineau. Look at Lévis as well. The ferry gets there in minutes, but do your customers ever take it to see you?',
        'Use the landmarks people use: Lower Town, “by the Galeries,” 3e Avenue. They read faster than an official borough name. And if what you offer depends on the area, give [each area a page of its own](/blog-intelligent/pages-par-ville).',
      ],
      points: [],
    },
    {
      title: 'Planning ads from Carnaval to cruise season',
      paragraphs: [
        'Carnaval in February, the summer festival in July, cruise ships in the fall: every wave fills some businesses and empties others. A hairdresser on Saint-Jean Street can fill morning slots before the crowds arrive. A bistro on Cartier Avenue can welcome locals who’d rather avoid them.',
        'If a newspaper writes about you, the story won’t travel on Facebook: [Meta blocks news outlets’ content in Canada](https://transparency.meta.com/policies/other-policies/news-regulations). Read your [Google reviews](/blog-intelligent/avis-google) instead, find the compliment that keeps coming back, and say it in your own words.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'How far ahead should we start?',
      answer:
        'A month before the date you care about. [Our Meta Ads service](/services/meta-ads) launches on day 7, then weeds out weak ads through week 4.',
    },
    {
      question: 'What if my season lasts only six weeks?',
      answer:
        'The [budget simulator](/adluma) doesn’t know about seasons, so run your peak weeks as a separate case. Management is billed by the month, at [these starting prices](/hub-services).',
    },
    {
      question: 'Who answers messages from the ads?',
      answer:
        'You do, since you know what’s available. Write answers to the usual questions ahead of time, in French and English, and set a reply time you can keep. If that worries you, [let’s talk before launch](/contact/rendez-vous).',
    },
  ],
};
