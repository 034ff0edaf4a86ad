import { figuresIn } from '../claims.ts';
import type { FaqCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: FaqCopy = {
  questions: {
    'what-iluma-does': {
      question: 'What exactly does Iluma do?',
      answer:
        'We help businesses get found by people nearby: [local SEO](/services/visibilite-locale), content, [advertising](/services/meta-ads) and pages that get calls. [Six modules](/modules) prepare the work and a person approves it, all in French, English and Spanish.',
      tags: ['agency', 'local visibility', 'modules', 'languages', 'method'],
    },
    audience: {
      question: 'What kinds of businesses do you work with?',
      answer:
        'Startups, local shops and small businesses, online stores, SaaS companies, B2B services and large companies. The plan depends on your size; [the method](/methode-iluma) stays the same.',
      tags: ['customers', 'startups', 'SMB', 'shop', 'online store', 'industries'],
    },
    'reach-us': {
      question: 'How can I reach you, and when do you reply?',
      answer:
        'Through the [contact form](/contact), by email or by phone, Monday to Friday, 9 a.m. to 6 p.m. (Montréal time). We reply within 24 hours on business days. The site’s assistant also offers [a 15-minute call](/contact/rendez-vous).',
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
      answer: `With SEO, it usually takes ${figures.seoDays} days. [Advertising](/adluma) can bring calls as soon as it’s live.`,
      tags: [
        'time',
        'how long',
        'wait',
        'search ranking',
        '90 days',
        'how long until I see results',
        'first results',
        'when will it work',
      ],
    },
    'ila-score': {
      question: 'What is the ILA score?',
      answer:
        'A score out of 100 that sums up your local visibility: reputation, search, competition and content. You can get it here with no sign-up: [measured](/ila) if you enter your website’s address, or estimated from your answers.',
      tags: ['evaluation', 'rating', 'calculation', 'diagnosis', 'site audit'],
    },
    'local-seo': {
      question: 'What can local SEO do for a local shop?',
      answer:
        'A customer who searches “near me” picks from three names. [Local SEO](/services/visibilite-locale) aims to make yours one of them, with [an accurate Google profile](/blog-intelligent/fiche-google), [neighborhood pages](/blog-intelligent/pages-par-ville) and [replies to reviews](/guide/reply-to-reviews).',
      tags: ['Google Maps', 'map', 'nearby', 'local search', 'directories'],
    },
    reviews: {
      question: 'Do my customers’ reviews really matter?',
      answer: `Yes. Your rating and number of reviews are two of the eight parts of the quick ILA score on our home page. At [Clinique RFS](/etudes-de-cas/clinique-rfs), [a polite request](/blog-intelligent/avis-google) after each visit transformed the profile: ${figures.caseRating} from ${figures.caseReviews} reviews.`,
      tags: ['stars', 'reputation', 'Google', 'testimonials', 'feedback'],
    },
    'no-website': {
      question: 'What if I don’t have a website yet?',
      answer: `We can put [a mini-site](/mini-site-seo) online in under ${figures.siteHours} hours, on business days, once we have your answers. It comes ready for local search, and you can add to it later.`,
      tags: ['website', 'creation', 'small site', '48 hours', 'time'],
    },
    'who-writes': {
      question: 'Who does the writing, AI or people?',
      answer:
        '[AI prepares a draft](/ia-ethique); a person edits and approves it. Nothing is published under your name without your okay.',
      tags: ['artificial intelligence', 'copywriting', 'content', 'ethics', 'editing'],
    },
    'my-data': {
      question: 'What do you do with my data?',
      answer:
        'We use it to answer you and to do the work you ask for. You choose what the site keeps on the [Cookies](/cookies) page, and you can ask by email to [see, correct or erase your data](/politique-confidentialite#rights), as Québec’s Law 25 and the GDPR provide.',
      tags: ['privacy', 'personal information', 'GDPR', 'Law 25', 'cookies', 'security'],
    },
    prices: {
      question: 'How much does it cost?',
      answer: `[Starting prices](/hub-services) are public: ${figures.priceContent} a month for content, ${figures.priceLocalSeo} for local SEO and ${figures.priceGoogleAds} for Google Ads. For your ad budget, try [the ADLUMA simulator](/adluma).`,
      tags: ['price', 'rates', 'cost', 'pricing', 'quote', 'euro'],
    },
    'where-to-start': {
      question: 'Which service should I start with?',
      answer:
        'Answer a few questions in [ILUMATCH](/ilumatch), and it will match your goals with the right services. Or calculate [your ILA score](/ila) to see where your visibility is weakest.',
      tags: ['choose', 'advice', 'need', 'begin', 'help', 'service'],
    },
    'ad-budget': {
      question: 'How much should I budget for ads?',
      answer:
        '[The ADLUMA simulator](/adluma) estimates the visibility and impressions a budget can bring in before you spend anything. It’s an estimate, not a promise: results vary with competition and season.',
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
    noMatch: 'No questions found for these criteria.',
    clear: 'See all questions',
    link: 'Link to this answer',
  },
  page: {
    title: 'Frequently asked questions: SEO, prices, timing | Iluma',
    description:
      'How long SEO takes, what it costs, how the ILA score works, who writes, what happens to your data: short answers, searchable by topic or keyword.',
    heading: { before: 'Frequently asked ', emphasis: 'questions', after: '' },
    lead: 'Short answers you can search by keyword or topic. Each one has its own link, so you can share it.',
    more: {
      title: { before: 'Didn’t find your ', emphasis: 'answer', after: '?' },
      lead: 'Ask us: the team replies within 24 hours on business days.',
      assistant: 'The assistant answers right away, or tells you when it doesn’t know.',
      contact: 'Write to the team',
      chat: 'Ask the assistant',
    },
  },
};
