import { figuresIn } from '../claims.ts';
import type { FaqCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: FaqCopy = {
  questions: {
    'what-iluma-does': {
      question: 'What exactly does Iluma do?',
      answer:
        'We help businesses get found by people nearby: local SEO, content, advertising and pages that bring calls. Six modules prepare the work, a person approves it. All of it in French, English and Spanish.',
      tags: ['agency', 'local visibility', 'modules', 'languages', 'method'],
    },
    audience: {
      question: 'What kind of businesses do you work with?',
      answer:
        'Startups, local shops and small businesses, e-commerce, SaaS companies, B2B services and large companies. The plan changes with the size, the method stays the same.',
      tags: ['customers', 'startups', 'SMB', 'shop', 'online shop', 'industries'],
    },
    'reach-us': {
      question: 'How can I reach you, and when do you reply?',
      answer:
        'Through the contact form, by email or by phone, Monday to Friday from 9 a.m. to 6 p.m. (EST). We reply within 24 hours on business days. The site’s assistant also offers a 15-minute call.',
      tags: [
        'contact us',
        'appointment',
        'booking',
        'phone number',
        'email',
        'opening hours',
        'demo',
        'address',
      ],
    },
    'first-results': {
      question: 'How soon will I see results?',
      answer: `With SEO, it usually takes ${figures.seoDays} days. Advertising can bring calls as soon as it is live.`,
      tags: ['time', 'how long', 'wait', 'search ranking', '90 days'],
    },
    'ila-score': {
      question: 'What is the ILA score?',
      answer:
        'A score out of 100 that sums up your local visibility: reputation, search, competition and content. On this site, with no sign-up: measured, when you give your site’s address, or estimated from your answers.',
      tags: ['evaluation', 'rating', 'calculation', 'diagnosis', 'site audit'],
    },
    'local-seo': {
      question: 'What does local SEO change for a shop?',
      answer:
        'A customer who searches “near me” picks from three names. Local SEO aims to make yours one of them: a correct business profile, neighbourhood pages, answers to reviews.',
      tags: ['Google Maps', 'map', 'nearby', 'local search', 'directories'],
    },
    reviews: {
      question: 'Do my customers’ reviews really matter?',
      answer: `Yes. The rating and the number of reviews are two of the eight parts of the ILA score. At Clinique RFS, a polite request after each visit was enough to change the profile: ${figures.caseRating} from ${figures.caseReviews} reviews.`,
      tags: ['stars', 'reputation', 'Google', 'testimonials', 'feedback'],
    },
    'no-website': {
      question: 'What if I do not have a site yet?',
      answer: `Our mini-sites are live in under ${figures.siteHours} hours, ready to be found. You can add to them later.`,
      tags: ['website', 'creation', 'small site', '48 hours', 'time'],
    },
    'who-writes': {
      question: 'Who does the writing: AI or you?',
      answer:
        'AI prepares, a person edits and signs. Nothing appears under your name without your agreement.',
      tags: ['artificial intelligence', 'copywriting', 'content', 'ethics', 'editing'],
    },
    'my-data': {
      question: 'What happens to my data?',
      answer:
        'It is used to answer you and to do the work you ask for. You choose what the site keeps on the Cookies page, and you can ask by email to see, correct or erase your data, as Québec’s Law 25 and the GDPR provide.',
      tags: ['privacy', 'personal information', 'GDPR', 'Law 25', 'cookies', 'security'],
    },
    prices: {
      question: 'How much does it cost?',
      answer: `Starting prices are shown: ${figures.priceContent} for content, ${figures.priceLocalSeo} for local SEO, ${figures.priceGoogleAds} for Google Ads. The ADLUMA simulator helps you set the rest.`,
      tags: ['price', 'rates', 'cost', 'pricing', 'quote', 'euro'],
    },
    'where-to-start': {
      question: 'Which service should I start with?',
      answer:
        'Answer ILUMATCH’s questions: it matches your goals with the services that suit them. You can also calculate your ILA score, which shows the weakest part of your visibility.',
      tags: ['choose', 'advice', 'need', 'begin', 'help', 'service'],
    },
    'ad-budget': {
      question: 'What advertising budget should I plan?',
      answer:
        'The ADLUMA simulator estimates the visibility and the impressions to expect from a budget before you spend anything. It is an estimate, not a promise: it varies with the competition and the season.',
      tags: ['advertising', 'ads', 'Google Ads', 'Meta Ads', 'simulator', 'invest'],
    },
  },
  list: {
    search: 'Search the questions',
    find: 'Search',
    categories: 'Question categories',
    category: {
      all: 'All',
      general: 'General',
      seo: 'SEO',
      technical: 'Technical',
      services: 'Services',
    },
    found: { one: '{count} question', other: '{count} questions' },
    noMatch: 'No question found for these criteria.',
    clear: 'See all the questions',
    link: 'Link to this answer',
  },
  page: {
    title: 'Frequently asked questions: SEO, prices, timing | Iluma',
    description:
      'Timing, prices, the ILA score, writing with AI, personal data: short answers about how Iluma works, to filter by topic or search by word.',
    heading: { before: 'Your questions, ', emphasis: 'answered', after: '.' },
    lead: 'Short answers, to search by word or by topic. Each has its own address, to send to whoever asks you.',
    more: {
      title: { before: 'Is your question ', emphasis: 'missing', after: '?' },
      lead: 'Ask it: someone from the team replies within 24 hours on business days. The assistant answers right away, or says that it does not know.',
      contact: 'Write to the team',
      chat: 'Ask the assistant',
    },
  },
};
