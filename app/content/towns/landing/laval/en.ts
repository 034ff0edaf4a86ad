import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Landing pages in Laval for local businesses | Iluma',
  description:
    'Landing pages and small websites for Laval businesses: areas you cover, pool season, RBQ license number, all-in prices, and forms people finish.',
  head: {
    eyebrow: 'For Laval businesses',
    title: {
      before: 'Landing pages ',
      emphasis: 'in Laval',
      after: ' for shops and contractors',
    },
    lead: 'Your customer is parked at Carrefour Laval, or on the couch in a Vimont bungalow. Within seconds, the page has to say whether you go to their part of the island, and how soon.',
  },
  sections: [
    {
      title: 'Say which parts of Laval you cover',
      paragraphs: [
        'Officially it’s a single city. In conversation people still say Sainte-Rose, Chomedey, Duvernay or Fabreville, after the old municipalities. “Laval and area” makes everybody guess. List the districts, and say whether a trip out to Saint-François costs extra.',
        'Bridges matter as well. If you stay off the 15 at rush hour, or if you’ll happily drive up to Terrebonne, put that above the form. You’ll spend less time turning people down.',
      ],
      points: [],
    },
    {
      title: 'One page per season: pools, flowers, car shelters',
      paragraphs: [
        'Pool openings get booked while there’s still snow in the yard, and the island’s greenhouses sell most of their flowers in spring. Car shelters follow in the fall. Picture a pool company in Auteuil: its March page books openings, its August page books closings, and each one sticks to [a single action](/blog-intelligent/page-une-intention).',
        'The [service timeline](/services/landing-aimant) has your page live on day 10. If you want mid-April appointments, get in touch before March is over.',
      ],
      points: [],
    },
    {
      title: 'Your RBQ license and the full price',
      paragraphs: [
        'With few exceptions, building contractors have to state their license number in all advertising, under section 57.1 of Québec’s [Building Act](https://www.legisquebec.gouv.qc.ca/en/document/cs/B-1.1). A landing page counts. Put the number under your company name, where homeowners look for it.',
        'An advertised price has to include every mandatory charge. Only amounts such as GST and QST may come on top, says the [consumer protection office](https://www.opc.gouv.qc.ca/en/consumer/topic/illegal-practice/prohibited/all-inclusive-price/). If you always bill a travel fee, build it into the figure people see.',
      ],
      points: [],
    },
    {
      title: 'A form that a busy homeowner will finish',
      paragraphs: [
        'Somebody is filling it in during the kids’ swimming lesson. Ask for the job, the district, a phone number and a good time to call. Our article on [short forms](/blog-intelligent/formulaire-court) goes through every other field you might be tempted to add.',
        'Three extras earn their place when you quote before visiting:',
      ],
      points: [
        'Type of home, from bungalow to condo.',
        'An optional photo of the roof, driveway or pool.',
        'Access: fence, dog, room for a truck.',
      ],
    },
  ],
  questions: [
    {
      question: 'I don’t have a website yet. Is one page enough?',
      answer:
        'For a single offer, yes. If people also need your hours, your team and several services, a [mini-site](/mini-site-seo) is a better fit. See what a page starts at in the [price list](/hub-services).',
    },
    {
      question: 'Can the page reach Greek or Arabic speakers in Chomedey?',
      answer:
        'It can say which languages you speak in the store. The copy itself we write in French, English or Spanish. [Book 15 minutes](/contact/rendez-vous) to talk it over, or [try out an ad budget](/adluma).',
    },
  ],
};
