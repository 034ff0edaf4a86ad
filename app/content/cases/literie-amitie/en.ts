import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { en as home } from '../../home/en.ts';
import type { CaseText } from '../shape.ts';
import { en as stay } from '../stay/en.ts';

const figures = figuresIn('en');
const { items } = home.cases;

export const en: CaseText = {
  title: `Literie Amitié: top 3 for ${figures.caseTopThree} keywords | Iluma`,
  description:
    'How an independent bedding store facing big chains picked six searches, reached the top three and linked them to in-store sales.',
  heading: { before: 'Top three for the searches\nthat ', emphasis: 'sell', after: '' },
  lead: items['literie-amitie'].summary,
  client: 'Literie Amitié',
  sector: 'Bedding',
  location: 'Longueuil, Québec',
  languages: 'French, English',
  services: ['AI SEO', 'Lead-generation landing pages', 'AI local visibility'],
  background: [
    'Literie Amitié is a family store on a busy boulevard in Longueuil. Amélie T. took over from her father in 2018, with three salespeople and one delivery driver. Her customers are South Shore couples, people who’ve slept badly for months and tenants whose stairs turn twice before the bedroom.',
    'Three chains have a store on the same boulevard and advertise their sales on TV. Online, bed-in-a-box brands take up a lot of room. Against them, Amélie had spent two years paying for articles about “mattresses” and “mattresses on sale.” [Ranking for terms that competitive](/comprendre-le-seo) takes resources she didn’t have. The articles came up on page five of Google, and no one measured what they did for sales.',
    'In summer 2025, she had to choose between renewing the articles and renting a billboard. She asked us which one would pay for itself. We couldn’t tell her, since nobody kept track of what led to a sale. The project grew out of that question: a handful of searches, [a landing page](/services/landing-aimant) for each one and a tally kept at the checkout.',
  ],
  diagnosis: [
    'The store went after the same keywords as the chains, with far fewer resources.',
    'No one knew which searches led to sales in the store.',
    'Pages described models but never mentioned back pain or delivery up the stairs.',
  ],
  baseline: [
    {
      measure: 'Chosen searches in the top three',
      value: '0 of 6',
      period: 'August 29, 2025, from Longueuil',
    },
    { measure: 'Median position of the six searches', value: '17th', period: 'August 29, 2025' },
    {
      measure: 'Pages with no visits from Google',
      value: '31 of 46',
      period: 'June to August 2025',
    },
    { measure: 'Mattress sales with a known source', value: '0 of 58', period: 'August 2025' },
  ],
  actions: [
    {
      module: 'ILLUMATCH',
      when: 'Weeks 1–3 · September 2025',
      action: 'Choose six searches',
      detail:
        'Common enough to matter, specific enough for an independent store to win. ILLUMATCH had ranked landing pages first. We then scored forty searches by hand on demand, chains already there and margin on the product. Thirty-four were dropped, each with a reason beside it.',
    },
    {
      module: 'ILA',
      when: 'Weeks 2–26 · September 2025 to February 2026',
      action: 'Track positions from Longueuil',
      detail:
        'Once a week, on the same day, the six searches are checked from Longueuil in the results below the map. A position only counts after two checks in a row. That keeps everyone from celebrating a lucky day or losing sleep over a bad one.',
    },
    {
      module: 'Landing',
      when: 'Weeks 4–14 · September to December 2025',
      action: 'A full answer for each search',
      detail:
        'Six pages on what to try, prices, delivery and old mattress removal. Each one opens with the customer’s question and then gives a price range. The delivery page shows the narrowest staircase the crew has ever made it up. There’s one button, to call the store.',
    },
    {
      module: 'HUB',
      when: 'Weeks 8–26 · October 2025 to February 2026',
      action: 'Link searches to sales',
      detail:
        'One question at checkout, logged every evening and compared with site visits every month. Staff write down the customer’s exact words, including “I don’t remember.” In February, 55 of 62 mattress sales had an answer, and 21 of those customers mentioned a Google search.',
    },
    {
      module: 'BlogIA',
      when: 'Weeks 12–16 · November and December 2025',
      action: 'Merge the pages that didn’t help',
      detail:
        'Most of the 31 pages with no visits from Google described discontinued models. The ones other sites linked to now lead to the closest page, and the rest were deleted. Their useful parts, like how long a real mattress test takes, moved into the six pages.',
    },
  ],
  results: [
    {
      metric: 'Top positions',
      value: 'Top 3',
      improvement: `for ${figures.caseTopThree} keywords`,
      basis: 'of the 6 chosen searches were in the top three in February 2026',
    },
    {
      metric: 'Sales linked to a search',
      value: 'Every month',
      improvement: 'in a single table',
      basis: 'of the planned tracking in place, with answers for 55 of 62 sales in February 2026',
    },
    stay,
  ],
  chart: {
    caption: `Chosen searches ranking in the top three, out of 6, at the end of each month, from Longueuil${whileSample(' (example)')}.`,
    bars: [
      { label: 'August 2025', value: 0, shown: '0 of 6' },
      { label: 'September', value: 0, shown: '0 of 6' },
      { label: 'October', value: 1, shown: '1 of 6' },
      { label: 'November', value: 2, shown: '2 of 6' },
      { label: 'December', value: 4, shown: '4 of 6' },
      { label: 'January 2026', value: 4, shown: '4 of 6' },
      { label: 'February', value: 6, shown: '6 of 6' },
    ],
  },
  setbacks: [
    {
      title: 'A search that was too broad',
      text: '“Cheap mattress” made the first list of six. After eight weeks its page was still far behind the chains and the comparison sites, and callers asked for models the store doesn’t carry. In late November we swapped it for “mattress delivery 3rd floor Longueuil,” a phrase heard at the checkout and already on our list of forty. It made the top three in February, which says a lot for [the words customers use](/blog-intelligent/mots-des-clients).',
    },
    {
      title: 'A discount code nobody mentioned',
      text: 'To link visits to sales, each page first showed a code worth $20 in the store. In a month, three customers out of 51 brought it up, and two had picked it up on a coupon site. Asking out loud replaced it. You’ll find the wording in our article on [counting calls](/blog-intelligent/compter-les-appels).',
    },
  ],
  interview: [
    {
      question: 'How do you let go of the word “mattress”?',
      answer:
        'Badly, at first. It’s my father’s word, the one on the sign. Then we looked at who held page one: three chains, two online brands and a comparison site. We wrote down why we weren’t going after it, and I keep that sheet in my drawer. Locals still find us through [our Google profile](/blog-intelligent/fiche-google) when they search nearby.',
    },
    {
      question: 'Do customers mind being asked at checkout?',
      answer:
        'Not if it comes after they’ve chosen and before they pay. “What brought you in?” The staff write the whole sentence down. One lady said, “My husband snores and I typed that.” We didn’t have a single line about it on the site. Now there’s a paragraph on split box springs.',
    },
    {
      question: 'What do you look for in your monthly table?',
      answer:
        'Three columns: visits to each page, the sales tied to it and the margin. The back pain page gets the most people and sells less than the one about upstairs delivery. If I’d only seen visits, I’d have put everything on the first one. In February, 14 sales traced back to one of the six pages. It’s not huge, but I know which ones.',
    },
    {
      question: 'What would you tell another independent store?',
      answer:
        'Count before you buy anything. We paid for articles for two years because we’d never asked one question. Then pick the subjects where you really do beat a chain. For us it’s stairs and patience. Keep [one page per intent](/blog-intelligent/page-une-intention) and give it time, because our sixth search only reached the top three in month six.',
    },
  ],
  achievements: [
    'The content budget goes to the six pages that bring in sales.',
    'The manager reads the monthly table herself.',
    'Any search dropped was dropped on purpose, and in writing.',
  ],
  recommendations: [
    'Defend the six positions before going after a seventh.',
    'Offer mattress trials by appointment.',
    'Review the choice of keywords once a year.',
  ],
  testimonial: {
    quote: items['literie-amitie'].quote,
    author: 'Amélie T.',
    position: 'Manager',
  },
  provenPoints: [
    'Dropping keywords can be a strategy.',
    'Sales counted in the store tell you more than impressions.',
  ],
};
