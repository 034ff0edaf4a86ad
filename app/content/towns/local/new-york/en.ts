import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Local SEO agency in New York | Iluma',
  description:
    'Local SEO in New York City: Google profile, addresses and reviews, so people find you in Brooklyn, Queens or Manhattan. Practical tips, FTC rules, prices.',
  head: {
    eyebrow: 'Local visibility in the five boroughs',
    title: { before: 'Local SEO agency ', emphasis: 'in New York', after: ' for small businesses' },
    lead: 'Run a nail salon in Astoria or a law office in Midtown? In a city this dense, three blocks can change who you’re up against. We help you show up where you actually serve people.',
  },
  sections: [
    {
      title: 'Astoria, Park Slope, Harlem: people search by neighborhood',
      paragraphs: [
        'New Yorkers say where they are with a neighborhood, a train or a corner: “tailor in Bay Ridge,” “vet near the Bedford Av L,” “notary 116th and Lenox.” Talk like that on your site. “Serving the tri-state area” tells someone on Steinway Street very little.',
        'The city also searches in Spanish, Chinese, Bengali, Russian and Korean, depending on the block. If your staff speaks the language of the neighborhood, give it a page of its own, written by a native speaker. [One page for one purpose](/blog-intelligent/page-une-intention) beats a half-translated site.',
      ],
      points: [],
    },
    {
      title: 'How to write a New York address',
      paragraphs: [
        'Each borough numbers its streets its own way, and one slip can cost you a delivery, a customer or a Google verification. Mismatched listings are the first thing our [local SEO service](/services/visibilite-locale) goes after.',
        'Before you write to us, compare your lease, your site and your profile on these points.',
      ],
      points: [
        'The hyphen in Queens building numbers, as in 37-11.',
        'Avenue, Road, Drive or Street: in Astoria, the number 30 has all four.',
        'East or West in Manhattan, on either side of Fifth Avenue.',
        'The borough, since Brooklyn has a Broadway and a Fifth Avenue too.',
        'Your floor and suite, if fifty companies share the lobby.',
      ],
    },
    {
      title: 'Marathon, parades, weekend subway: warn people early',
      paragraphs: [
        'On the first Sunday in November, the marathon runs through all five boroughs. On Labor Day, the West Indian Day Parade fills Eastern Parkway; in September, San Gennaro takes over Mulberry Street. A closed street brings foot traffic but blocks deliveries.',
        'Add those dates to your special hours. Mention two stations instead of one, because weekend service changes are a fact of life. Afterward, [tracking your calls](/blog-intelligent/compter-les-appels) shows which dates call for extra staff.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'What does US law say about reviews?',
      answer:
        'An [FTC rule](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465) bans fake reviews, along with rewards that depend on the review being a good one. Our article on [Google reviews](/blog-intelligent/avis-google) has honest ways to ask.',
    },
    {
      question: 'Are you in the same time zone?',
      answer:
        'Yes. Iluma has an office in New York and its head office in Montréal, on the same clock. We answer Monday to Friday, 9 a.m. to 6 p.m. [Pick a slot](/contact/rendez-vous).',
    },
    {
      question: 'How much should I budget?',
      answer:
        'The [services and prices page](/hub-services) gives the starting price for one location. Get [your site audited](/ila) first: it takes about a minute and shows where the fixes are.',
    },
  ],
};
