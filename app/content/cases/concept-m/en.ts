import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { en as home } from '../../home/en.ts';
import { exampleGoals } from '../progress.ts';
import type { CaseText } from '../shape.ts';
import { en as stay } from '../stay/en.ts';

const figures = figuresIn('en');
const { items } = home.cases;

const duration = stay.value;

export const en: CaseText = {
  title: `Concept M Rustique: ${figures.caseClicks} clicks from search | Iluma`,
  description:
    'How a maker of handmade rustic furniture gave each kind of wood its own page and earned more clicks from search.',
  heading: { before: 'More search clicks\nfor handmade ', emphasis: 'furniture', after: '' },
  lead: items['concept-m'].summary,
  client: 'Concept M Rustique',
  sector: 'Rustic furniture',
  location: 'Saint-Jérôme, Québec',
  languages: 'French',
  services: ['Local e-commerce', 'AI SEO', 'Partner-site blogs'],
  background: [
    'Marc M. builds furniture in a former garage in Saint-Jérôme with an apprentice and his sister, who does the books. Tables, beds, sideboards: everything is made to order in seven kinds of wood. His customers are furnishing a house on the North Shore or a cottage in the Laurentians. They come in to touch the wood before they decide, and then they wait a few months.',
    'Few people nearby do what he does, but he has plenty of rivals on a screen. Big stores sell a factory-made “rustic look,” online shops deliver in ten days and other makers have large followings on social media. His site, put together by a friend in 2019, had gorgeous photos of 37 pieces and hardly any of the words [a search engine can read](/comprendre-le-seo).',
    'By the end of winter 2025, the order book was thin. The phone rang while the saw was running, and evening messages went nowhere. Marc wanted people looking for a solid wood table to find his and ask for a price in writing. So we set up a [local online store](/services/ecommerce) that shows the pieces, answers questions and takes requests. It has no checkout.',
  ],
  diagnosis: [
    'Beautiful photos but hardly any text, so search engines had nothing to read.',
    'Pieces were listed by number, while customers search for “pine table.”',
    'Asking for a quote meant calling during workshop hours.',
  ],
  baseline: [
    {
      measure: 'Clicks from Google Search',
      value: '48 a month',
      period: 'Average, February to April 2025',
    },
    {
      measure: 'Text on a product page',
      value: '14 words (median of 37 pages)',
      period: 'Checked May 5, 2025',
    },
    { measure: 'Kinds of wood with a page', value: '0 of 7', period: 'May 5, 2025' },
    { measure: 'Size of the home page', value: '18 MB', period: 'May 5, 2025' },
    {
      measure: 'Quote requests',
      value: '5 a month, by phone',
      period: 'Workshop notebook, February to April 2025',
    },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Weeks 1–3 · May 2025',
      action: 'Shrink the photos',
      detail:
        'The site audit turned up an 18 MB home page, because photos had been posted straight off the camera. All 212 images were made smaller and given a one-sentence description, with the grain still easy to see. The page is now 1.9 MB, and it opens at the cottage too, where the signal is weak.',
    },
    {
      module: 'BlogIA',
      when: 'Weeks 3–12 · May to July 2025',
      action: 'One page per kind of wood',
      detail:
        'Where it comes from, its grain, how to care for it: the cabinetmaker’s own words, organized for search. Every page started as a conversation in the workshop, recorded with his okay, and he corrected the result. Pine, maple, yellow birch, oak, ash, walnut and cedar each have one now.',
    },
    {
      module: 'Landing',
      when: 'Weeks 8–18 · June to September 2025',
      action: 'Product pages that answer',
      detail:
        'Sizes, lead times, finishes and written quotes, at any hour. The 37 pieces traded their numbers for everyday names, like “pine farm table, seats six.” The form asks for the piece, the measurements, a photo of the room and a way to reply.',
    },
    {
      module: 'HUB',
      when: 'Weeks 10–26 · July to October 2025',
      action: 'Log every quote request',
      detail:
        'A shared table holds the date, the piece, the wood and what came of it. The cabinetmaker fills it in on Fridays, which takes ten minutes. That’s how he learned that pine brings in the visits and yellow birch brings in the orders. The home page photos changed places after that.',
    },
    {
      module: 'ADLUMA',
      when: 'Weeks 14–19 · August and September 2025',
      action: 'Small ads in the right place',
      detail:
        'A limited test on searches that sell, stopped wherever organic results are enough. We used ADLUMA to estimate the number of requests before setting a cap of $300. Of the two ad groups we started with, only one lasted the six weeks.',
    },
  ],
  results: [
    {
      metric: 'Clicks from search',
      value: figures.caseClicks,
      improvement: `in ${duration}`,
      basis: `of ${whileSample('an example', 'a')} goal of ${exampleGoals.clicks} additional clicks, May to October 2025`,
    },
    {
      metric: 'Kinds of wood with a page',
      value: 'All',
      improvement: 'from origin to care',
      basis: 'of the wood catalog: 7 pages out of 7',
    },
    stay,
  ],
  chart: {
    caption: `Monthly clicks from Google Search, all pages included${whileSample(' (example)')}. May to October 2025: 838 clicks, which is 550 more than six months at 48.`,
    bars: [
      { label: 'April 2025', value: 48, shown: '48' },
      { label: 'May', value: 52, shown: '52' },
      { label: 'June', value: 78, shown: '78' },
      { label: 'July', value: 118, shown: '118' },
      { label: 'August', value: 160, shown: '160' },
      { label: 'September', value: 204, shown: '204' },
      { label: 'October', value: 226, shown: '226' },
    ],
  },
  setbacks: [
    {
      title: 'Ads on “rustic furniture”',
      text: 'Our first ad group targeted “rustic furniture.” In three weeks it spent $140 on 58 clicks and brought no requests, because those people wanted something delivered that week. We stopped it and kept “custom table,” which fewer people search for but which fits. Our article on [Google Ads budgets](/blog-intelligent/budget-google-ads) shows how to set that kind of limit up front.',
    },
    {
      title: 'A page for a wood the workshop no longer sells',
      text: 'An eighth page was about barn wood. It ranked well, but Marc can’t get it in consistent quality anymore and kept turning people away. The text now explains why, and it leads to the page on pine, the closest match.',
    },
    {
      title: 'A form with twelve fields',
      text: 'The first version wanted to know everything, from the varnish to the moving date. Of 30 people who opened it, four sent it. Cut down the way our article on [short forms](/blog-intelligent/formulaire-court) suggests, it was sent by 11 of the next 30.',
    },
  ],
  interview: [
    {
      question: 'You’re not a writer. How did you manage?',
      answer:
        'I talked. Somebody would ask me why ash bends and why pine dents, and I’d answer while I sanded. Then I fixed the text in pencil. The hard part was accepting that customers don’t say “trestle base,” they say “table legs.” I was nervous about [writing with AI](/blog-intelligent/ecrire-avec-ia). It did the outline. The sentences sound like me.',
    },
    {
      question: 'Do the visits turn into orders?',
      answer:
        'Not all of them, and we don’t need that many. We finish four or five pieces a month. I used to get five price requests a month, on the phone, between cuts. In October I got seventeen in writing, and four became orders. I keep [a first reply](/blog-intelligent/devis-rapides) ready and send it the same evening. Adjusting it takes me two minutes.',
    },
    {
      question: 'What still needs work?',
      answer:
        'Lead times. The page says fourteen weeks and some people drop off right there. I’d rather have that than a promise I can’t keep. I’d also like to show hands at work, not only the finished piece. [A video](/services/youtube-seo) is planned, but it means shutting down the shop for a day, and in December there’s no way.',
    },
  ],
  achievements: [
    'Every piece has a name buyers actually search for.',
    'Quote requests arrive in writing, with a photo of the room.',
    'The workshop can add a new piece on its own in a few minutes.',
  ],
  recommendations: [
    'Film one piece being made, from board to table.',
    'Offer wood samples by mail.',
    'Translate the pages about wood into English.',
  ],
  testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Cabinetmaker' },
  provenPoints: [
    'Explaining a craft well brings traffic.',
    'Customers’ words work better than product numbers.',
  ],
};
