import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Local SEO agency in Québec City | Iluma',
  description:
    'Local SEO in Québec City: Google profile, reviews and addresses from Limoilou to Sainte-Foy, for residents as well as visitors to Old Québec.',
  head: {
    eyebrow: 'Local SEO in the provincial capital',
    title: {
      before: 'Local SEO agency ',
      emphasis: 'in Québec City',
      after: ' for shops and trades',
    },
    lead: 'A bistro on Grande Allée is waiting for travelers, a garage in Beauport for its neighbors. Both need an accurate profile, and we keep it current with you.',
  },
  sections: [
    {
      title: 'From Saint-Roch to Lebourgneuf: where people search',
      paragraphs: [
        'You get around Québec City by Métrobus, by car and by staircase. Saint-Roch to Cartier Avenue looks short on a map, until you meet the hill. So people think in neighborhoods: “hairdresser Limoilou,” “sushi Montcalm,” “eye exam Lebourgneuf,” “lunch Saint-Joseph Street.”',
        'Put your neighborhood, your street and a landmark everyone knows on your site: Place Ste-Foy, Galeries de la Capitale, Université Laval. With simulated data, the [heat map](/heatmap-ila) shows how far one address can reach.',
      ],
      points: [],
    },
    {
      title: 'City or province, 3e Rue or 3e Avenue',
      paragraphs: [
        'Somebody typing “accountant Quebec” may mean the whole province. Clear that up in your page titles: “accountant in Charlesbourg,” “accountant in Quebec City.”',
        'Limoilou has both a 3e Rue and a 3e Avenue, and 1re Avenue runs all the way up to Charlesbourg, so “Rue” or “Avenue” can never be dropped. L’Ancienne-Lorette, Saint-Augustin-de-Desmaures and Lévis are cities in their own right, and Wendake is a Huron-Wendat community. Directories can muddle them.',
        'We look for these errors and request the corrections; the [local SEO page](/services/visibilite-locale) lists the steps. On your site, [structured data](/blog-intelligent/donnees-structurees) confirms your address to search engines.',
      ],
      points: [],
    },
    {
      title: 'Carnaval, summer festival, cruise ships: two audiences',
      paragraphs: [
        'The visitor in Petit-Champlain searches in English or Spanish, phone in hand, a few steps from your door. The resident compares reviews that evening from a couch in Cap-Rouge. One complete profile can serve them both.',
        'Get it ready before each busy stretch: Carnaval in February, the Festival d’été in July, the cruise ships in fall, then the Christmas market.',
      ],
      points: [
        'Special hours, whether or not your street is closed.',
        'A photo of the entrance that shows steps and cobblestones.',
        'The menu in French, with a translation beside it.',
        'Review replies in the language the guest wrote in.',
      ],
    },
  ],
  questions: [
    {
      question: 'My store closes from January to March. What about the profile?',
      answer:
        'Google’s [special hours](https://support.google.com/business/answer/6303076) cover six days in a row; for longer, mark it temporarily closed. Put the date you’ll undo that in your calendar, and [write to past customers](/blog-intelligent/faire-revenir) when you reopen.',
    },
    {
      question: 'Do you have an office in Québec City?',
      answer:
        'No, our head office is in Montréal. You add us as managers of the profile and we work remotely. [One call](/contact/rendez-vous) will tell you if that suits you, and our [starting prices](/hub-services) are public.',
    },
    {
      question: 'How soon will my profile be fixed?',
      answer: 'Allow a week for the audit and two for the corrections. Reviews come after that.',
    },
  ],
};
