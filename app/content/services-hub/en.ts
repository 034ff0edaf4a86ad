import { figuresIn } from '../claims.ts';
import type { ServicesHubCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: ServicesHubCopy = {
  title: 'Local SEO and marketing services: prices | Iluma',
  description:
    'Local SEO, Google Ads, Meta Ads, landing pages, content and more: what each service includes and its starting price. Search by category or keyword.',
  head: {
    eyebrow: 'Services and prices',
    title: { before: 'Services and ', emphasis: 'starting prices', after: '' },
    lead: 'Take only what you need. These are starting prices; your quote spells out the rest before you sign.',
  },
  search: 'Search for a service',
  submit: 'Search',
  categories: {
    all: 'All',
    seo: 'Search (SEO)',
    ads: 'Advertising',
    content: 'Content',
    conversion: 'Conversions',
    ecommerce: 'Online stores',
  },
  filter: 'Category',
  from: 'From',
  learn: 'See the service',
  quote: 'Get a quote',
  shown: 'Services shown: {count}',
  services: {
    'youtube-seo': {
      title: 'YouTube SEO',
      description:
        'One video for each question your customers type into YouTube, from topic to upload.',
      price: figures.priceYoutube,
      features: ['Topics sorted by demand', 'Filming and editing', 'Subtitles in three languages'],
    },
    'google-ads': {
      title: 'AI Google Ads',
      description: 'Search ads adjusted every week based on what a customer is worth to you.',
      price: figures.priceGoogleAds,
      features: [
        'Budget simulated up front',
        'Keywords and ads tested',
        'Cost per customer, reported every Monday',
      ],
    },
    'meta-ads': {
      title: 'Meta Ads',
      description: 'Facebook and Instagram ads for local businesses: a few well-chosen ads.',
      price: figures.priceMetaAds,
      features: ['Copy and images', 'One landing page per ad', 'Underperforming ads stopped'],
    },
    content: {
      title: 'Content creation',
      description: 'Articles and pages people want to read, drafted with BlogIA, approved by you.',
      price: figures.priceContent,
      features: ['Topic map', 'Writing and proofreading', 'A report for each article'],
    },
    'local-seo': {
      title: 'Local SEO',
      description: 'Correct details everywhere, a reply to every review, a map of your rankings.',
      price: figures.priceLocalSeo,
      features: ['Google Business Profile', 'Directory listings corrected', 'Monthly heat map'],
    },
    landing: {
      title: 'Landing pages',
      description: 'One page per search, built for a single action and tested every week.',
      price: figures.priceLanding,
      features: ['Copy and design', 'Live on day 10', 'One test a week'],
    },
    ecommerce: {
      title: 'Local e-commerce',
      description: 'Your online store found city by city, and a simpler checkout.',
      price: figures.priceEcommerce,
      features: ['Product pages rewritten', 'City pages', 'Ads optimized for margin'],
    },
    podcasts: {
      title: 'SEO podcasts',
      description: 'Short episodes, each answering a question your customers ask.',
      price: figures.pricePodcasts,
      features: [
        'Recording and editing',
        'Published transcripts',
        'Distributed to podcast platforms',
      ],
    },
  },
  none: {
    title: 'No services found',
    hint: 'Try changing your filters or your search',
    reset: 'See all services',
  },
  terms: {
    title: 'What a starting price covers',
    facts: {
      billing: [
        'Billing',
        'You pay monthly for content, local SEO, YouTube, podcasts, Meta Ads and Google Ads, and once for a landing page or an online store.',
      ],
      taxes: [
        'Taxes',
        'Prices are before tax. GST and QST, VAT or sales tax are added based on your address.',
      ],
      included: ['Included', 'Everything listed for the service above.'],
      excluded: [
        'Not included',
        'Your ad spend, which you pay to Google or Meta directly; hosting; your domain name; and photography.',
      ],
      refunds: [
        'Refunds',
        `For the loyalty page only: ${figures.retentionGuarantee} retention in ${figures.days} days or your money back, under the terms of your quote.`,
      ],
    },
  },
  course: {
    title: 'Free SEO course',
    text: 'Six short lessons on how SEO works, so you know what you’re buying before you buy it.',
    button: 'Take the free course',
  },
  closing: {
    title: { before: 'Which service should you ', emphasis: 'start with', after: '?' },
    lead: 'Answer a few questions and ILUMATCH will tell you where to start, and why.',
    button: 'Find my service',
  },
};
