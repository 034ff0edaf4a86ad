import { figuresIn } from '../../claims.ts';
import type { EditorialPage } from '../shape.ts';

const figures = figuresIn('en');

export const en: EditorialPage = {
  name: 'Understanding Google',
  summary: 'How Google chooses what it shows, explained by a comparison with Instagram.',
  title: 'Understanding Google — as told to a friend',
  description:
    'Google explained through a comparison everybody knows, in four steps, with a before and an after. Then a score to know where you stand.',
  head: {
    eyebrow: 'Understanding Google',
    title: { before: 'Google, as told ', emphasis: 'to a friend', after: '.' },
    lead: 'You already know how to be noticed somewhere. Google is the same thing, with different signals.',
    button: 'Calculate my score',
    second: 'Ask for a consultation',
  },
  blocks: [
    {
      kind: 'versus',
      title: { before: 'Two stages, ', emphasis: 'two audiences', after: '' },
      lead: 'On one, people come across you. On the other, they look for you.',
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
      lead: 'Four steps, always in this order.',
      items: [
        {
          title: 'It discovers you',
          text: 'A robot follows links and reads your pages. A page nothing leads to stays in the dark.',
        },
        {
          title: 'It understands you',
          text: 'Title, words, address, hours: it looks for what you are about, and where.',
        },
        {
          title: 'It compares you',
          text: 'With everyone who answers the same question, for the person asking, where they are.',
        },
        {
          title: 'It judges by what follows',
          text: 'Do people stay, call, leave a review? That counts in your favour next time.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Why two neighbours do not rank alike',
      mark: 'check',
      paragraphs: [
        'Three things matter most in a local search: answering the question, being close to the person, and being known. The first depends on your pages, the second on your address, the third on your reviews and on those who talk about you.',
        'A business cannot be moved. The other two can nearly always be improved, and that is where the time should go.',
      ],
      points: [
        'One page per service you provide, not one page for them all',
        'The same details everywhere, down to the digit',
        'Reviews asked for regularly, and answered',
      ],
    },
    {
      kind: 'versus',
      title: { before: 'Before, ', emphasis: 'after', after: '' },
      lead: 'What changes once these four steps work.',
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
      note: 'Results taken from the agency’s case studies, over 6 months.',
    },
  ],
  closing: {
    title: { before: 'And you, which step ', emphasis: 'are you on', after: '?' },
    lead: 'The ILA score tells you in four steps. A consultation tells you in fifteen minutes.',
    button: 'Calculate my score',
    second: 'Ask for a consultation',
  },
};
