import { figuresIn } from '../claims.ts';
import type { ServicesHubCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: ServicesHubCopy = {
  title: 'Services and prices — eight services, prices shown',
  description:
    'Eight services to get you found, chosen and called back, each with what it includes and its starting price. Search by category or by word.',
  head: {
    eyebrow: 'Services and prices',
    title: { before: 'Eight services, ', emphasis: 'prices shown', after: '.' },
    lead: 'Take only what you need. Each price is a starting point; the quote covers the rest before you sign.',
  },
  search: 'Search for a service',
  submit: 'Search',
  categories: {
    all: 'All',
    seo: 'Search (SEO)',
    ads: 'Advertising',
    content: 'Content',
    conversion: 'Conversions',
    ecommerce: 'Online shops',
  },
  filter: 'Category',
  from: 'From',
  learn: 'See the service',
  quote: 'Ask for a quote',
  shown: 'Services shown: {count}',
  services: {
    youtube: {
      title: 'YouTube SEO',
      description: 'One video per question your customers type on YouTube, from topic to release.',
      price: figures.priceYoutube,
      features: ['Topics sorted by demand', 'Filming and editing', 'Subtitles in three languages'],
    },
    'google-ads': {
      title: 'AI Google Ads',
      description: 'Search ads adjusted every week to what a customer is worth.',
      price: figures.priceGoogleAds,
      features: [
        'Budget simulated beforehand',
        'Keywords and ads put to the test',
        'Cost per customer, every Monday',
      ],
    },
    'meta-ads': {
      title: 'Meta Ads',
      description: 'Facebook and Instagram for a local business: few ads, well chosen.',
      price: figures.priceMetaAds,
      features: ['Words and pictures', 'One page per ad', 'What does not pay stops'],
    },
    content: {
      title: 'Content creation',
      description: 'Articles and pages written to be read, prepared with BlogIA, signed by you.',
      price: figures.priceContent,
      features: ['Topic map', 'Writing and proofreading', 'A record per article'],
    },
    local: {
      title: 'Local SEO',
      description: 'The right details everywhere, reviews that get an answer, a map of your rank.',
      price: figures.priceLocalSeo,
      features: ['Business profile', 'Directories corrected', 'Monthly heat map'],
    },
    landing: {
      title: 'Landing pages',
      description: 'One page per intent, built for a single action, tested every week.',
      price: figures.priceLanding,
      features: ['Words and design', 'Live quickly', 'One test a week'],
    },
    ecommerce: {
      title: 'Online shops',
      description: 'Your shop found city by city, and a cart that loses nobody.',
      price: figures.priceEcommerce,
      features: ['Product pages rewritten', 'City pages', 'Ads set by margin'],
    },
    podcasts: {
      title: 'Positional podcasts',
      description: 'Your trade, in their ears: short episodes, each on a question people ask.',
      price: figures.pricePodcasts,
      features: ['Recording and editing', 'Published transcripts', 'Released everywhere'],
    },
  },
  none: {
    title: 'No service found',
    hint: 'Try changing your filters or your search',
    reset: 'See all services',
  },
  course: {
    title: 'Learn first, for free',
    text: 'The “Understanding SEO” module explains what people sell you, before they sell it to you.',
    button: 'Take the free module',
  },
  closing: {
    title: { before: 'Which one ', emphasis: 'first', after: '?' },
    lead: 'Answer a few questions: ILUMATCH tells you where to start, and why.',
    button: 'Find my service',
  },
};
