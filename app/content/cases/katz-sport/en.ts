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
  title: `Katz Sport: ${figures.caseTraffic} organic traffic in ${duration} | Iluma`,
  description:
    'How a Montréal sports store known only on its street got found across the city, with one page per sport and neighborhood and useful guides.',
  heading: { before: 'A neighborhood store\nfound ', emphasis: 'citywide', after: '' },
  lead: items['katz-sport'].summary,
  client: 'Katz Sport',
  sector: 'Sports gear',
  location: 'Montréal (Plateau)',
  languages: 'French, English',
  services: ['AI SEO', 'AI local visibility', 'Partner-site blogs'],
  background: [
    'For nineteen years, Katz Sport has filled a narrow storefront on a shopping street in the Plateau. In winter, owner David K. sells hockey gear, skates, cross-country skis and snowshoes. In summer, tennis and soccer take over the floor. The sharpening machine in the back runs from September to March. Most customers walk in: families, beer-league players and students gearing up for their first real winter.',
    'The competition is big-box chains at the malls, with hundreds of items and home delivery, plus websites for used gear. What Katz Sport adds is a skate adjusted with your foot in it. You’d see that in two minutes at the counter, but [Google only reads what’s written down](/comprendre-google). The site was a single screen with a photo of the window, an address and a phone number.',
    'In spring 2025, a woman from Verdun told David she’d looked online for somewhere to get skates fitted and given up. A coworker finally mentioned his store. He called us the next week with two questions: how many people run that same search, and could [SEO work](/services/seo-ia) bring them in before hockey season?',
  ],
  diagnosis: [
    'The site was a single page: Google couldn’t tell which sports the store covered.',
    'The store had no Business Profile: Google showed neither its hours nor its phone number.',
    'Customers searched for “skate sharpening,” but the words appeared nowhere.',
  ],
  baseline: [
    {
      measure: 'Clicks from Google Search',
      value: '220 a month',
      period: 'Average, January to March 2025',
    },
    {
      measure: 'Clicks in September, a year before the project ended',
      value: '232',
      period: 'September 2024',
    },
    { measure: 'Keywords on page 1', value: '0 of 80 tracked', period: 'March 31, 2025' },
    { measure: 'Pages on the site', value: '1', period: 'March 31, 2025' },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Weeks 1–2 · April 2025',
      action: 'Measure by neighborhood',
      detail:
        'A review of searches by sport and by part of the city, to see where the store didn’t show up. We took eighty keywords from questions asked at the counter. The store came up for its own name and its own street. Three metro stops away, it was gone.',
    },
    {
      module: 'HUB',
      when: 'Weeks 3–4 · April 2025',
      action: 'Create the Google profile',
      detail:
        'A specific category, sharpening and fitting among the services, and each season’s hours entered ahead of time. One employee takes three photos a month, including one of the workbench. Once a month, David goes over the numbers with us on the same tracking page.',
    },
    {
      module: 'Landing',
      when: 'Weeks 5–16 · May to July 2025',
      action: 'One page per sport and neighborhood',
      detail:
        'Each page answers one specific search: brands in stock, in-store fitting, how to get there. There are six sport pages and eight that pair a sport with a neighborhood. That makes fourteen in French and fourteen in English. David checked every price before they went live.',
    },
    {
      module: 'BlogIA',
      when: 'Weeks 9–26 · June to September 2025',
      action: 'Guides ahead of each season',
      detail:
        'Choosing skates, caring for skis: articles checked by the store’s team and published before demand rises. BlogIA helps with the outline, and then whoever knows the sport best marks it up. Two neighborhood clubs now point their members to these guides.',
    },
  ],
  results: [
    {
      metric: 'Organic traffic',
      value: figures.caseTraffic,
      improvement: `in ${duration}`,
      basis: 'of September 2025 clicks didn’t exist at the start (691, up from 220)',
    },
    {
      metric: 'Keywords on page 1',
      value: figures.caseKeywords,
      improvement: 'on the first page of Google',
      basis: `of ${whileSample('an example', 'a')} goal of ${exampleGoals.keywords} keywords, out of 80 tracked`,
    },
    stay,
  ],
  chart: {
    caption: `Clicks from Google Search per month, whole site${whileSample(' (example)')}. Starting point: 220 a month on average, January to March 2025.`,
    bars: [
      { label: 'March 2025', value: 220, shown: '220' },
      { label: 'April', value: 206, shown: '206' },
      { label: 'May', value: 251, shown: '251' },
      { label: 'June', value: 318, shown: '318' },
      { label: 'July', value: 402, shown: '402' },
      { label: 'August', value: 547, shown: '547' },
      { label: 'September', value: 691, shown: '691' },
    ],
  },
  setbacks: [
    {
      title: 'Neighborhood pages that were too much alike',
      text: 'In May we published twelve pages where only the neighborhood’s name changed. Five weeks later, nine weren’t in Google’s index, and [its spam policies](https://developers.google.com/search/docs/essentials/spam-policies) describe this kind of copy. We kept eight and rewrote them with the closest rink, the local league and which bus to take. Our article on [city pages](/blog-intelligent/pages-par-ville) covers how to choose.',
    },
    {
      title: 'A bike guide nobody needed',
      text: 'A guide to bike maintenance went up in June and got 41 clicks in July. The store doesn’t sell bikes, so nobody came in because of it, and we took it down in August. A topic now has to answer a question heard at the counter that month.',
    },
    {
      title: 'Reports that compared summer with winter',
      text: `The first two monthly reports set each month beside the one before. In a seasonal business, that gap tells you very little. We now add the same month a year earlier: 691 clicks in September 2025, up from 232 in September 2024. That’s a 198% increase, against ${figures.caseTraffic} when you compare with the winter average.`,
    },
  ],
  interview: [
    {
      question: 'What changed in the store?',
      answer:
        'Conversations start further along. People used to ask whether I carried skates at all. Now they walk in with the page open on their phone and want to know if I’ve got their size in a wide. One Saturday in September I served a dad and his two girls who’d come down from Ahuntsic. They’d picked their time based on what the page says about parking.',
    },
    {
      question: 'What took the most time?',
      answer:
        'Answering questions. For every sport we needed the brands I really keep, how long a fitting takes and what a sharpening costs. I figured it was one evening’s work. It took four Mondays, which is my day off. I also keep a notebook by the register for [the words customers use](/blog-intelligent/mots-des-clients), and I listen differently now.',
    },
    {
      question: 'Is it all because of Google?',
      answer:
        'No, and I don’t trust a pretty curve. September’s a good month for skates no matter what you do. So I ask every new customer [what brought them in](/blog-intelligent/compter-les-appels). In September, 38 out of 112 said Google. The rest walked past the window or heard about us from somebody, and I’m happy with that too.',
    },
  ],
  achievements: [
    'Every sport the store covers has its own page, in French and English.',
    `The Google Business Profile shows the right hours, the right services and this month’s photos, and averages ${figures.katzRating} from 14 reviews.`,
    'The team publishes its seasonal guides on its own.',
  ],
  recommendations: [
    'Offer online booking for sharpening.',
    'Ask for a review at every skate fitting.',
    'Prepare the summer pages as soon as winter ends.',
  ],
  testimonial: { quote: items['katz-sport'].quote, author: 'David K.', position: 'Owner' },
  provenPoints: [
    'One page per search works better than one page about everything.',
    'A small, focused site can outrank a large chain in neighborhood searches.',
  ],
};
