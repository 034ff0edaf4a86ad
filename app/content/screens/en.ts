import { en as articles } from '../articles/en.ts';
import { articleNames } from '../articles/names.ts';
import { en as authors } from '../authors/en.ts';
import { authorNames } from '../authors/names.ts';
import { editorialNames } from '../editorial/pages.ts';
import { en as team } from '../team/en.ts';
import { en as townPages } from '../towns/en.ts';
import { townNames } from '../towns/names.ts';
import type { ScreenNames } from './shape.ts';

export const en: ScreenNames = {
  ...editorialNames('en'),
  home: {
    name: 'Home',
    summary: 'What Iluma does for local visibility, a quick ILA score and four case studies.',
  },
  countdown: {
    name: 'Launch countdown',
    summary: 'The days, hours, minutes and seconds left until the site launches.',
  },
  'cross-visibility': {
    name: 'Cross-visibility',
    summary:
      'A network of businesses that send each other customers. Check which partners fit yours.',
  },
  modules: {
    name: 'All modules',
    summary:
      'The control center: each module with its status, its ILA score and ready-to-run prompts.',
  },
  hub: {
    name: 'Free tools',
    summary:
      'Iluma’s free tools, filtered by goal and industry, with a suggestion of where to start.',
  },
  'services-hub': {
    name: 'Services and prices',
    summary:
      'Eight services with what each one includes and a starting price. Search by category or keyword.',
  },
  'module-ila': {
    name: 'ILA module',
    summary: 'The module that scores your visibility, with a dashboard and a slider calculator.',
  },
  adluma: {
    name: 'ADLUMA simulator',
    summary: 'Enter an ad budget to estimate the visibility and the impressions to expect from it.',
  },
  'adluma-full': {
    name: 'Full ADLUMA simulator',
    summary: 'The detailed ad simulator, to plan a campaign setting by setting.',
  },
  'adluma-loading': {
    name: 'Loading the AI simulator',
    summary: 'A brief stop on the way to the full ADLUMA simulator.',
  },
  ila: {
    name: 'ILA score',
    summary: 'Get your local visibility score in four steps, with a breakdown and advice.',
  },
  blogia: {
    name: 'BlogIA',
    summary: 'A generator for articles, content plans and keywords, with two samples to read.',
  },
  ilumatch: {
    name: 'ILUMATCH',
    summary: 'A few questions about your business and goals, then the services that fit.',
  },
  zyno: {
    name: 'Zyno, the assistant',
    summary: 'Try a chat with Iluma’s assistant and see what it can do in three languages.',
  },
  analytics: {
    name: 'Analytics dashboard',
    summary: 'A demo dashboard: campaigns, traffic and conversions, with sample data.',
  },
  heatmap: {
    name: 'ILA heat map',
    summary: 'Your local ranking, area by area, on a map with a legend and values.',
  },
  'service-seo': {
    name: 'AI SEO',
    summary: 'AI-assisted SEO: an audit, a plan and pages tracked every week.',
  },
  'service-podcasts': {
    name: 'SEO podcasts',
    summary:
      'Short podcast episodes that answer your customers’ questions, transcribed for search.',
  },
  'service-blogs': {
    name: 'Partner-site blogs',
    summary:
      'Articles on your site, with links from related sites in a network, and what the service includes.',
  },
  'service-landing': {
    name: 'Lead-generation landing pages',
    summary: 'Landing pages that give visitors a reason to get in touch.',
  },
  'service-loyalty': {
    name: 'Loyalty programs',
    summary:
      'A customer loyalty program, set up for you, that brings people back without pestering them.',
  },
  'service-ecommerce': {
    name: 'Local e-commerce',
    summary: 'E-commerce SEO that gets your online store found city by city.',
  },
  'service-local': {
    name: 'AI local visibility',
    summary:
      'Correct details in directories and local search results, and reviews that get an answer.',
  },
  'service-youtube': {
    name: 'YouTube SEO',
    summary: 'Videos found on YouTube by people asking the questions you can answer.',
  },
  'service-meta-ads': {
    name: 'Meta Ads',
    summary:
      'Facebook and Instagram ads for local businesses: what’s included and the starting price.',
  },
  landing: {
    name: 'Smart landing page',
    summary: 'One page per search: how it’s built in four steps, and a demo to try.',
  },
  loyalty: {
    name: 'Loyalty page',
    summary:
      'How to bring customers back: follow-ups, segments and tracking, with an analysis to try.',
  },
  'full-system': {
    name: 'Full system',
    summary: 'FAQ, case studies, partnerships and administration in four tabs.',
  },
  blog: {
    name: 'Articles by topic',
    summary: 'Articles to search by keyword or browse by topic.',
  },
  'blog-intelligent': {
    name: 'Blog',
    summary:
      'Articles on Google Ads, SEO, loyalty and AI, filtered by topic and by type of business.',
  },
  ...articleNames(articles),
  ...townNames(townPages),
  ...authorNames(authors, team),
  cases: {
    name: 'Case studies',
    summary: 'Four businesses: what we did with each one and what changed.',
  },
  'case-katz-sport': {
    name: 'Katz Sport',
    summary:
      'Case study of a sports store: one page per sport and per neighborhood, and the results.',
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
      'Case study of a bedding store: six searches won against the big chains, and the results.',
  },
  contact: {
    name: 'Contact',
    summary: 'A contact form, phone and email, business hours and our three offices.',
  },
  booking: {
    name: 'Book a call',
    summary:
      'Pick a day, a time and a person, and talk about your business for fifteen minutes or more.',
  },
  'booking-status': {
    name: 'Your booking',
    summary: 'The time, the person, and how to reschedule or cancel.',
  },
  'ila-report': {
    name: 'Audit report',
    summary: 'The ILA report on a website, for anyone who has its link.',
  },
  'lead-status': {
    name: 'Track a request',
    summary: 'Where your request to the team stands, for anyone who has its link.',
  },
  faq: {
    name: 'FAQ',
    summary:
      'Answers to common questions about SEO, prices, timing and services. Search by keyword.',
  },
  guide: {
    name: 'Website visibility guide',
    summary: 'Every check in the ILA audit: why it matters, how to spot it and how to fix it.',
  },
  search: {
    name: 'Search',
    summary: 'The pages of this site that match your search.',
  },
  'crm-feature': {
    name: 'Iluma CRM',
    summary: 'What the Iluma CRM does, with a sample client list to try.',
  },
  crm: {
    name: 'CRM demo',
    summary:
      'Once signed in: client records, projects, tasks, AI journal, analytics and prospecting.',
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
    name: 'Our bot',
    summary: 'The bot that reads the sites we measure, and how to keep it out.',
  },
  cookies: {
    name: 'Cookies',
    summary: 'The cookies and storage this site uses, and how to change your choice.',
  },
};
