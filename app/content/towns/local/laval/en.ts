import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Local SEO agency in Laval | Iluma',
  description:
    'Local SEO in Laval: Google profile, service areas and reviews for businesses from Chomedey to Saint-François. See what to fix first and what it costs.',
  head: {
    eyebrow: 'Local visibility on Île Jésus',
    title: { before: 'Local SEO agency ', emphasis: 'in Laval', after: ' for Google and Maps' },
    lead: 'Your customers drive in from Vimont, over a bridge from Montréal or down from the North Shore. Your profile should tell them where you are, where to park and how far you’ll travel.',
  },
  sections: [
    {
      title: 'Chomedey, Vimont, Fabreville: name your part of town',
      paragraphs: [
        'Laval was put together in 1965 from the municipalities on Île Jésus, and people still use the old names. A parent looks for a “walk-in clinic in Vimont,” a new homeowner for “pool opening Fabreville,” a family for “Greek pastries Chomedey.” A site that only ever says “Laval” misses them.',
        'The other landmark is the road: “off the 440,” “by Carrefour Laval,” “Saint-Martin Boulevard.” All three metro stations, Cartier, De La Concorde and Montmorency, sit in the south-central part of the island. Everywhere else, getting there means driving, so photograph the parking entrance and the sign as seen from the road.',
        'Try our [heat map](/heatmap-ila), built on made-up ranks, to see how a position can fade once the searcher is across the Rivière des Prairies.',
      ],
      points: [],
    },
    {
      title: 'Don’t be mistaken for Université Laval',
      paragraphs: [
        'The name causes trouble. Université Laval is in Québec City, Laval Avenue is in Montréal, and there’s another city called Laval in France. Meanwhile, older directories still give “Chomedey” or “Sainte-Dorothée” as the city.',
        'Through our [local listings service](/services/visibilite-locale), we track those entries down and bring them into line. Three details deserve a second look.',
      ],
      points: [
        '“Laval, Québec” in full, with a postal code that begins with H7.',
        'One phone number, identical on the sign, the site and the profile.',
        'The city name in your site’s [structured data](/blog-intelligent/donnees-structurees).',
      ],
    },
    {
      title: 'Service areas: the island, Montréal, the North Shore',
      paragraphs: [
        'A roofer based in Auteuil also works in Rosemère, Terrebonne and Ahuntsic. Google allows [up to 20 areas](https://support.google.com/business/answer/9157481) on a profile; list the ones you really drive to. Thinking of a web page for each? Read up on [service area pages](/blog-intelligent/pages-par-ville) first.',
        'Then there’s the calendar. Winter tires are mandatory in Québec from December 1 to March 15, so a garage on Laurentides Boulevard should update its hours by October. A pool company does the same in April, and a landscaper when the snow melts.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'I work from my house in Duvernay. Should my address show?',
      answer:
        'If customers don’t come to you, hide it and list your areas instead; [Google’s rules](https://support.google.com/business/answer/3038177) say so. We can set it up together: [pick a time](/contact/rendez-vous). The starting price is [listed with our services](/hub-services).',
    },
    {
      question: 'My sign is also in Greek. Which name goes on Google?',
      answer:
        'The one on the sign, exactly as it reads. Keep in mind that the [Charter of the French language](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11) allows other languages on signs as long as French is markedly predominant. Languages spoken by your staff can go in the profile’s attributes.',
    },
  ],
};
