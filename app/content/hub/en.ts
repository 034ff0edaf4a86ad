import type { HubCopy } from './shape.ts';

export const en: HubCopy = {
  title: 'Free local SEO and marketing tools | Iluma',
  description:
    'Free SEO and marketing tools for local businesses, with no sign-up: filter by goal and industry and see which one to start with.',
  head: {
    eyebrow: 'No sign-up needed',
    title: { before: 'Free tools for ', emphasis: 'local visibility', after: '' },
    lead: 'Choose a goal and an industry to see the tools that fit.',
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
  sector: 'Industry',
  anySector: 'All industries',
  sectors: {
    restaurant: 'Restaurants and cafés',
    health: 'Healthcare',
    retail: 'Retail',
    trades: 'Trades and construction',
    'real-estate': 'Real estate',
    beauty: 'Beauty and wellness',
    services: 'Business services',
  },
  recommendation: 'Our recommendation: start with {name}.',
  reasons: {
    none: 'Simulating a budget takes a minute and tells you a lot.',
    visibility: 'First see how many people a budget can reach.',
    acquisition: 'A page made for a single action turns visits into inquiries.',
    automation: 'Your score shows which tasks pay off most, so you know which to automate.',
    seo: 'A solid outline is the first step toward a page that gets found.',
    content: 'Start with a topic and get an outline, a title and a draft.',
  },
  next: 'Then, for your industry: {name}.',
  sectorReasons: {
    restaurant: 'People book at the last minute, and regulars fill your tables.',
    health: 'Patients look nearby and read up before they book.',
    retail: 'Sales are seasonal: attract customers first, then bring them back.',
    trades: 'In an emergency, people want a short page, a phone number and an up-to-date listing.',
    'real-estate': 'One good page wins a listing; helpful advice earns trust.',
    beauty: 'The second appointment is worth more than the first.',
    services: 'People read up on you before they reach out.',
  },
  lastSector: 'Back to your industry: {sector}',
  open: 'Open the tool',
  tools: {
    adluma: {
      title: 'ADLUMA simulator',
      description: 'See what an ad budget can bring in before you spend it.',
    },
    ila: {
      title: 'ILA score',
      description: 'See how visible you are locally, factor by factor, and what to do first.',
    },
    blogia: {
      title: 'BlogIA',
      description: 'Get an outline, a title, a draft and a readability check on your topic.',
    },
    ilumatch: {
      title: 'ILUMATCH',
      description: 'Answer a few questions to find the services that suit your business.',
    },
    landing: {
      title: 'Smart landing page',
      description: 'Build a test page and watch it change as you type.',
    },
    loyalty: {
      title: 'Loyalty page',
      description: 'Plan how to bring customers back, step by step.',
    },
  },
  use: {
    title: { before: 'What each tool ', emphasis: 'answers', after: '' },
    lead: 'How long it takes and what to have ready.',
    items: [
      {
        name: 'ADLUMA',
        text: 'What would this ad budget bring in? Make four choices and you have an estimate within a minute, without an ad account. You can swap in your own figures later.',
      },
      {
        name: 'ILA',
        text: 'Can customers find you, and what should you fix first? Enter your website’s address to have it measured. No website? Answer questions in four steps with your Google profile open beside you.',
      },
      {
        name: 'BlogIA',
        text: 'How do I start this article? Give it a topic in a few words and you have a draft right away. Set aside half an hour to fill in the blanks with your prices and lead times.',
      },
      {
        name: 'ILUMATCH',
        text: 'Which service should come first? There are five short steps about your company, your goals and what’s in the way. Skip whatever you’d rather not answer.',
      },
      {
        name: 'Smart landing page',
        text: 'What would a page with a single goal look like? Fill in your trade, place and action, and watch the preview follow each answer.',
      },
      {
        name: 'Loyalty page',
        text: 'When is the right time to write to a customer again? Have a rough idea of how often people usually come back. The plan covers 90 days.',
      },
    ],
  },
  none: {
    title: 'No tools found',
    hint: 'Try changing your filters or your search',
    reset: 'See all tools',
  },
  closing: {
    title: { before: 'Not sure which tool to ', emphasis: 'use', after: '?' },
    lead: 'Tell us where you’re stuck and we’ll help, with or without a tool.',
    button: 'Write to the team',
  },
};
