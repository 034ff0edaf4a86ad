import type { HubCopy } from './shape.ts';

export const en: HubCopy = {
  title: 'Tools HUB — by goal and by sector',
  description:
    'Iluma’s six tools, to filter by goal and by sector, with a suggestion of which to start with. Free, and nothing to sign up for.',
  head: {
    eyebrow: 'Tools HUB',
    title: { before: 'One goal, ', emphasis: 'the right tool', after: '.' },
    lead: 'Say what you are after and what your trade is: the tools that fit stay on the screen.',
  },
  search: 'Search for a tool',
  submit: 'Filter',
  objective: 'Goal',
  anyObjective: 'All goals',
  objectives: {
    visibility: 'Visibility',
    acquisition: 'New customers',
    automation: 'Automation',
    seo: 'Search (SEO)',
    content: 'Content',
  },
  sector: 'Sector',
  anySector: 'All sectors',
  sectors: {
    restaurant: 'Restaurants and cafés',
    health: 'Health care',
    retail: 'Retail',
    trades: 'Trades and building',
    'real-estate': 'Real estate',
    beauty: 'Beauty and well-being',
    services: 'Business services',
  },
  recommendation: 'AI recommendation: to begin with, {name}.',
  reasons: {
    none: 'A budget simulated in a minute already says a lot.',
    visibility: 'See first how many people a budget can reach.',
    acquisition: 'A page made for a single action turns visits into inquiries.',
    automation: 'The score says which tasks pay most, so you know which to hand over.',
    seo: 'A sound outline is the first step towards a page that gets found.',
    content: 'Start from a topic: outline, title and a draft follow.',
  },
  next: 'Then, in your sector: {name}.',
  sectorReasons: {
    restaurant: 'A table is chosen at the last minute and filled by regulars.',
    health: 'People look close to home, and read before they make an appointment.',
    retail: 'The season decides: attract first, bring back afterwards.',
    trades: 'An emergency calls for a short page, a number and an up-to-date listing.',
    'real-estate': 'A mandate is won on one page, and trust by your advice.',
    beauty: 'The second appointment pays more than the first.',
    services: 'People read you long before they write to you.',
  },
  lastSector: 'Back to your sector: {sector}',
  open: 'Open the tool',
  tools: {
    adluma: {
      title: 'ADLUMA simulator',
      description: 'What an ad budget can bring in, before you spend it.',
    },
    ila: {
      title: 'ILA score',
      description: 'Where your local visibility stands, factor by factor, and what to do first.',
    },
    blogia: {
      title: 'BlogIA',
      description: 'An outline, a title, a draft and its reading rules, on your topic.',
    },
    ilumatch: {
      title: 'ILUMATCH',
      description: 'A few questions about your business, then the services that suit it.',
    },
    landing: {
      title: 'Smart landing page',
      description: 'Build a trial page and watch it change as you type.',
    },
    loyalty: {
      title: 'Loyalty page',
      description: 'The path that brings your customers back, step by step.',
    },
  },
  none: {
    title: 'No tool found',
    hint: 'Try changing your filters or your search',
    reset: 'See all tools',
  },
  closing: {
    title: { before: 'Would you rather ', emphasis: 'ask', after: '?' },
    lead: 'Tell us where you are stuck: we will answer with the tool, or without it.',
    button: 'Write to the team',
  },
};
