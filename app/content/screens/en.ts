import { editorialNames } from '../editorial/pages.ts';
import { articleNames } from '../articles/names.ts';
import { en as articles } from '../articles/en.ts';
import type { ScreenNames } from './shape.ts';

export const en: ScreenNames = {
  ...editorialNames('en'),
  home: {
    name: 'Home',
    summary:
      'What Iluma does for local visibility, an ILA score to calculate and four case studies.',
  },
  countdown: {
    name: 'Launch countdown',
    summary: 'The days, hours, minutes and seconds left until the site launches.',
  },
  'cross-visibility': {
    name: 'Cross-visibility',
    summary:
      'A network of businesses that send each other customers, with a compatibility analysis for yours.',
  },
  modules: {
    name: 'All modules',
    summary:
      'The control centre: each module, its status, its ILA score and the prompts ready to run.',
  },
  hub: {
    name: 'Tools HUB',
    summary: 'Iluma’s tools, filtered by goal and by sector, with a suggestion of where to start.',
  },
  'services-hub': {
    name: 'Services and prices',
    summary:
      'Eight services with what they include and a starting price, searchable by category or by word.',
  },
  'module-ila': {
    name: 'ILA module',
    summary:
      'The module that scores your visibility, with a dashboard and a calculator with sliders.',
  },
  adluma: {
    name: 'ADLUMA simulator',
    summary: 'Enter an ad budget to estimate the visibility and the impressions to expect from it.',
  },
  'adluma-full': {
    name: 'Full ADLUMA simulator',
    summary: 'The detailed ad simulation, to prepare a campaign setting by setting.',
  },
  'adluma-loading': {
    name: 'Loading the AI simulator',
    summary: 'A brief stop on the way to the full ADLUMA simulator.',
  },
  ila: {
    name: 'ILA score',
    summary: 'A four-step evaluation: your local visibility score, its breakdown and some advice.',
  },
  blogia: {
    name: 'BlogIA',
    summary: 'A generator of articles, content plans and keywords, with two samples to read.',
  },
  ilumatch: {
    name: 'ILUMATCH',
    summary:
      'A few questions about your business and your goals, then the services that match them.',
  },
  zyno: {
    name: 'Zyno, the assistant',
    summary: 'A trial chat with Iluma’s assistant, and what it can do in three languages.',
  },
  analytics: {
    name: 'Analytics dashboard',
    summary: 'A demo dashboard: campaigns, traffic and conversions, with sample data.',
  },
  heatmap: {
    name: 'ILA heat map',
    summary: 'Local visibility area by area, on a map with its legend and values.',
  },
  'service-seo': {
    name: 'AI SEO',
    summary: 'The AI-assisted search service: an audit, a plan and pages tracked every week.',
  },
  'service-podcasts': {
    name: 'Positional podcasts',
    summary: 'Podcasts produced to make your expertise heard where your customers listen.',
  },
  'service-blogs': {
    name: 'Inter-site blogs',
    summary:
      'A network of blogs whose articles cite each other across sites, and what the service includes.',
  },
  'service-landing': {
    name: 'Lead-magnet landing pages',
    summary: 'Pages built to give visitors a reason to leave their contact details.',
  },
  'service-loyalty': {
    name: 'Loyalty programs',
    summary: 'A program set up for you that brings customers back without pestering them.',
  },
  'service-ecommerce': {
    name: 'Localized e-commerce',
    summary: 'The service that gets your online shop found city by city.',
  },
  'service-local': {
    name: 'Local AI visibility',
    summary:
      'The service that keeps your details correct in directories and in nearby search results.',
  },
  'service-youtube': {
    name: 'YouTube SEO',
    summary: 'The service that gets your videos found by people asking the questions they answer.',
  },
  'service-meta-ads': {
    name: 'Meta Ads',
    summary:
      'The Facebook and Instagram advertising service: what it includes and its starting price.',
  },
  landing: {
    name: 'Smart landing page',
    summary: 'One page per intent: how it is built in four steps, and a demo to try.',
  },
  loyalty: {
    name: 'Loyalty page',
    summary:
      'A journey that brings customers back: follow-ups, segments and tracking, with an analysis to try.',
  },
  'full-system': {
    name: 'Full system',
    summary: 'FAQ, case studies, partnerships and administration, gathered in four tabs.',
  },
  blog: {
    name: 'Articles by topic',
    summary: 'Articles to search by word or to sort by category.',
  },
  'blog-intelligent': {
    name: 'Blog',
    summary: 'Articles on Google Ads, SEO, loyalty and AI, to filter by topic and by profile.',
  },
  ...articleNames(articles),
  cases: {
    name: 'Case studies',
    summary: 'Four businesses, the work done with each, the results and their testimonials.',
  },
  'case-katz-sport': {
    name: 'Katz Sport',
    summary:
      'Case study of a sports shop: one page per sport and per neighbourhood, and the results.',
  },
  'case-clinique-rfs': {
    name: 'Clinique RFS',
    summary: 'Case study of a clinic: asking for a review after each visit, and the results.',
  },
  'case-concept-m': {
    name: 'Concept M Rustique',
    summary: 'Case study of a rustic furniture maker: one page per kind of wood, and the results.',
  },
  'case-literie-amitie': {
    name: 'Literie Amitié',
    summary:
      'Case study of a bedding shop: six searches to win against the chains, and the results.',
  },
  contact: {
    name: 'Contact',
    summary: 'A form to write to the team, contact details, opening hours and the three offices.',
  },
  booking: {
    name: 'Book a call',
    summary: 'A day, a time and a person: fifteen minutes or more to talk about your business.',
  },
  'booking-status': {
    name: 'Your booking',
    summary: 'The time, the person, and how to reschedule or cancel.',
  },
  'ila-report': {
    name: 'Site report',
    summary: 'The report on a website that ILA has checked, for whoever has its link.',
  },
  'lead-status': {
    name: 'Follow a request',
    summary: 'Where a request sent to the team stands, for whoever has its link.',
  },
  faq: {
    name: 'FAQ',
    summary: 'Answers to questions about SEO, technical matters and services, searchable by word.',
  },
  guide: {
    name: 'Website visibility guide',
    summary: 'Every check in the measured ILA: why it matters, how to spot it and how to fix it.',
  },
  search: {
    name: 'Search',
    summary: 'The pages of the site that match the words you are looking for.',
  },
  'crm-feature': {
    name: 'Iluma CRM',
    summary: 'What the Iluma CRM does, with a sample client list to try.',
  },
  crm: {
    name: 'CRM demo',
    summary:
      'Once signed in: client files, projects, tasks, AI journal, analytics and prospecting.',
  },
  privacy: {
    name: 'Privacy',
    summary: 'The data the site collects, why, and how to exercise your rights.',
  },
  'legal-notice': {
    name: 'Legal notice',
    summary: 'Who publishes this site, where the company is and how to reach it.',
  },
  accessibility: {
    name: 'Accessibility',
    summary: 'The site’s accessibility settings and how to report a barrier.',
  },
  robot: {
    name: 'Our robot',
    summary: 'The robot that reads the sites we measure, and how to keep it out.',
  },
  cookies: {
    name: 'Cookies',
    summary: 'The cookies and storage the site uses, and how to change your choice.',
  },
};
