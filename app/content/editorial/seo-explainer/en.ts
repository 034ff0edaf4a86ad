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
            { value: '85 likes', label: 'what says it is good' },
            { value: '1 day', label: 'how long a post lasts' },
          ],
        },
        {
          name: 'Google',
          points: [
            { value: '12 answers', label: 'what gets you seen' },
            { value: '40 reviews, 15 links', label: 'what says it is good' },
            { value: '3 years', label: 'how long a good page lasts' },
          ],
        },
      ],
      note: 'Example figures: a comparison to help you understand, not a measurement.',
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
          text: 'Do people stay, call, leave a review? That counts in your favour next time.',
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
      title: { before: 'Before and after ', emphasis: 'SEO', after: '' },
      lead: 'What these steps can change, with figures from two different clients.',
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
            { value: figures.caseTraffic, label: 'visibility' },
            { value: figures.caseKeywords, label: 'keywords on page 1' },
            { value: figures.caseRating, label: 'average rating' },
          ],
        },
      ],
      note: '“After” figures come from the agency’s case studies, over 6 months: one client’s traffic and keywords, another’s rating.',
    },
  ],
  closing: {
    title: { before: 'See which step ', emphasis: 'you’re on', after: '' },
    lead: 'Calculate your ILA score in four steps, or go over it with us in a fifteen-minute consultation.',
    button: 'Calculate my score',
    second: 'Request a consultation',
  },
};
