import { figuresIn } from '../../claims.ts';
import type { EditorialPage } from '../shape.ts';

const figures = figuresIn('en');

export const en: EditorialPage = {
  name: 'Understanding Google',
  summary: 'How Google chooses what it shows, explained by a comparison with Instagram.',
  title: 'How Google ranks local businesses, explained | Iluma',
  description:
    'How Google finds, understands and ranks your business, explained in four steps with a comparison to Instagram, and a score to see where you stand.',
  head: {
    eyebrow: 'Understanding Google',
    title: { before: 'How Google ', emphasis: 'ranks', after: ' your business' },
    lead: 'You already know how to get noticed on social media. Google works the same way, with different signals.',
    button: 'Calculate my score',
    second: 'Request a consultation',
  },
  blocks: [
    {
      kind: 'versus',
      title: { before: 'Instagram and Google ', emphasis: 'compared', after: '' },
      lead: 'On Instagram, people come across you. On Google, they’re looking for you.',
      sides: [
        {
          name: 'Instagram',
          points: [
            { value: '1,200 followers', label: 'what gets you seen' },
            { value: '85 likes', label: 'what says it’s good' },
            { value: '1 day', label: 'how long a post lasts' },
          ],
        },
        {
          name: 'Google',
          points: [
            { value: '12 answers', label: 'what gets you seen' },
            { value: '40 reviews, 15 links', label: 'what says it’s good' },
            { value: '3 years', label: 'how long a good page lasts' },
          ],
        },
      ],
      note: 'Illustrative figures: a comparison, not a measurement.',
    },
    {
      kind: 'steps',
      title: { before: 'How Google ', emphasis: 'finds you', after: '' },
      lead: 'The four steps, in order.',
      items: [
        {
          title: 'It discovers you',
          text: 'A bot follows links and reads your pages. A page with no links to it goes unnoticed.',
        },
        {
          title: 'It understands you',
          text: 'Title, words, address, hours: it works out what you do and where.',
        },
        {
          title: 'It compares you',
          text: 'It compares you with everyone else who answers the same question near the person asking.',
        },
        {
          title: 'It judges by what follows',
          text: 'Do people stay, call, leave a review? That counts in your favor next time.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What decides your local ranking',
      mark: 'check',
      paragraphs: [
        'Three things matter most in a local search: answering the question, being close to the person, and being known. The first depends on your pages, the second on your address, the third on your reviews and who talks about you.',
        'You can’t move your business, but you can nearly always improve the other two, so that’s where your time should go.',
      ],
      points: [
        'One page per service, not one page for all of them',
        'The same details everywhere, digit for digit',
        'Reviews asked for regularly, and answered',
      ],
    },
    {
      kind: 'versus',
      of: 'client',
      title: { before: 'Before and after ', emphasis: 'SEO', after: '' },
      lead: 'What these four steps changed in six months for one client, Katz Sport.',
      sides: [
        {
          name: 'Before',
          points: [
            { value: '0', label: 'keywords on page 1' },
            { value: 'None', label: 'Google Business Profile' },
            { value: 'Not optimized', label: 'the site' },
          ],
        },
        {
          name: 'After',
          points: [
            {
              value: figures.caseTraffic,
              label: 'organic traffic in 6 months, from 220 clicks a month',
            },
            { value: figures.caseKeywords, label: 'keywords on page 1' },
            { value: figures.katzRating, label: 'average rating from 14 reviews' },
          ],
        },
      ],
      note: 'Figures reported by the agency: Google clicks in September 2025 against the January to March average. [The case study](/etudes-de-cas/katz-sport) says how.',
      call: 'Try the visibility score simulator',
    },
    {
      kind: 'prose',
      title: 'How Google crawls, indexes and ranks a page',
      mark: 'check',
      paragraphs: [
        'Google’s own [guide to Search](https://developers.google.com/search/docs/fundamentals/how-search-works) breaks the job into three stages. Crawling comes first: a program called Googlebot follows links and reads the [sitemap](/guide/xml-sitemap) you provide. A page that no link leads to is an [orphan page](/guide/orphan-pages), and it’s easily missed.',
        'Next is indexing. Google reads the text, the title and the images, spots pages that are nearly identical, and keeps one of them as the main version. A [noindex](/guide/remove-noindex) setting left over from a redesign is enough to keep a page out.',
        'Ranking starts over with every search. The words count, and so do the place, the language and the device. You and the shop next door can type the same thing and get different lists.',
        'Google states that it doesn’t take money to crawl a site more often or to rank it higher. To see where you are today:',
      ],
      points: [
        'Search for site: followed by your address; the list isn’t complete, but it’s a start',
        'In Search Console, [inspect a URL](https://support.google.com/webmasters/answer/9012289) to find out whether it’s indexed',
        'Have [your site audited](/ila): we read up to twenty pages',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'How to rank better ', emphasis: 'on Google Maps', after: '' },
      lead: 'Google names three factors for local results. Here’s what you can do about each.',
      items: [
        {
          title: 'Relevance',
          text: 'Does your profile match the search? [Google’s help page](https://support.google.com/business/answer/7091) recommends complete, detailed information. Choose the narrowest category that fits, name your services and [fill in every field](/blog-intelligent/fiche-google).',
        },
        {
          title: 'Distance from the searcher',
          text: 'It’s measured from the place named in the search, or else from where Google thinks the person is. You can’t change it. For a town farther out, [a page about that area](/blog-intelligent/pages-par-ville) can show up below the map.',
        },
        {
          title: 'Prominence',
          text: 'Links, articles, directories, the number of reviews and their average all play a part. Keep [the same contact details](/guide/nap-consistency) everywhere and [ask for a review](/blog-intelligent/avis-google) from every customer, happy or not.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'What nobody ', emphasis: 'can promise', after: '' },
      lead: 'Read this before you sign any SEO contract, including one with us.',
      items: [
        {
          question: 'Can anyone guarantee first place?',
          answer:
            'No. [Google says as much](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) to site owners, and tells them to be wary of anyone who does. A better question for a provider: what will you do, and how will we measure it?',
        },
        {
          question: 'How soon does a change show?',
          answer:
            'Anywhere from a few hours to several months, depending on the change, according to [Google’s starter guide](https://developers.google.com/search/docs/fundamentals/seo-starter-guide). A corrected phone number tends to appear quickly. A new page has to be found first, then compared with the others.',
        },
        {
          question: 'Do ads help my ranking?',
          answer:
            'No, they have no effect on the other results. They can make the phone ring while your pages catch up; [ADLUMA](/adluma) estimates what a budget might bring in.',
        },
        {
          question: 'Will Google’s AI mention my business?',
          answer:
            'That can’t be promised either. Google [sets no extra requirements](https://developers.google.com/search/docs/appearance/ai-features): the page has to be indexed and able to appear with a snippet. We’ve collected [a few things that help](/blog-intelligent/reponses-des-ia).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'See which step ', emphasis: 'you’re on', after: '' },
    lead: 'Calculate your ILA score in four steps, or go over it with us in a fifteen-minute consultation.',
    button: 'Calculate my score',
    second: 'Request a consultation',
  },
};
