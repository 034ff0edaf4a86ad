import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Local SEO agency in Montréal | Iluma',
  description:
    'Google profile, addresses and reviews for Montréal shops and clinics: get found by neighborhood and metro station, in French and English. See how it works.',
  head: {
    eyebrow: 'Google profile, addresses and reviews',
    title: {
      before: 'Local SEO agency ',
      emphasis: 'in Montréal',
      after: ', one neighborhood at a time',
    },
    lead: 'A bagel counter in Mile End and a physio clinic in NDG aren’t after the same searches. We tidy up your Google profile, your listings and your reviews for the blocks your customers live on.',
  },
  sections: [
    {
      title: 'Get found by neighborhood and metro stop',
      paragraphs: [
        'Montrealers often type something narrower than the city’s name: “dentist NDG,” “locksmith near Guy-Concordia,” “vintage clothing Saint-Henri” or “fishmonger Jean-Talon Market.” Those names belong on your site and in your profile’s description. Here’s how to [collect the words customers use](/blog-intelligent/mots-des-clients).',
        'Your rank moves with the person searching, too. Say, for example, a bike shop in Rosemont comes up first outside Beaubien station and nowhere at all in Verdun. Google counts [distance](https://support.google.com/business/answer/7091) among its criteria. Our [heat map](/heatmap-ila), which runs on simulated data, shows the pattern.',
      ],
      points: [],
    },
    {
      title: 'Sherbrooke East or West: getting addresses right',
      paragraphs: [
        'Street numbers start over at Saint-Laurent Boulevard, the Main, and climb in both directions. So the same number can exist twice on one street, once on each side. Leave out “West” and a directory sends your customer across downtown.',
        'Our [local visibility service](/services/visibilite-locale) starts by hunting for slips like that. These are the ones Montréal tends to cause:',
      ],
      points: [
        'East or West is missing, or differs from one directory to the next.',
        'The city is wrong: Verdun and LaSalle are boroughs, while Westmount and Mount Royal are towns of their own.',
        'The floor or suite got lost, in a downtown tower.',
        'The pin sits in the back alley instead of at your front door.',
      ],
    },
    {
      title: 'Festivals, car-free streets and snow removal',
      paragraphs: [
        'In summer, stretches such as Mont-Royal Avenue and Wellington Street go car-free, and the Jazz Fest takes over the Quartier des Spectacles. In winter, snow clearing eats up the parking. On days like those, people check whether you’re open and how to reach you.',
        'Set special hours, name the nearest metro exit, and post a photo of the storefront in July and another in January. Moving on July 1, like half the city? Change the address online the same day. Our piece on [the Google profile](/blog-intelligent/fiche-google) goes through every field.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Do I need one profile in French and another in English?',
      answer:
        'No. [Google asks](https://support.google.com/business/answer/3038177) for one profile per location; it’s your website that can come in two languages. Under the [Charter of the French language](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11), the French version has to be available on terms at least as favorable as the English one.',
    },
    {
      question: 'What does local SEO cost in Montréal?',
      answer:
        'The starting price for one location is on [our price list](/hub-services). If you have a shop on Saint-Denis and another in Lachine, you’ll get a single quote.',
    },
    {
      question: 'Where do I start?',
      answer:
        'Run your site through the [free audit](/ila), then [book 15 minutes](/contact/rendez-vous) with us. Bring three searches you’d like to show up for.',
    },
  ],
};
