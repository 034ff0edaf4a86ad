import type { ModulesCopy } from './shape.ts';

export const en: ModulesCopy = {
  title: 'Central HUB: all Iluma modules on one screen',
  description:
    'Iluma’s control center: see each module’s status, ILA score and CRM connection, and run ready-made marketing prompts on your own situation.',
  head: {
    eyebrow: 'Central HUB',
    title: { before: 'All the Iluma modules on ', emphasis: 'one screen', after: '' },
    lead: 'Each module’s status, score and CRM connection, with prompts ready to run.',
    button: 'Talk to the team',
    second: 'Choose by goal',
  },
  example:
    'A score marked “sample” isn’t yours; it’s replaced once you save an ILA result or add a project to the ILA dashboard. What you write here isn’t saved.',
  withoutScripts:
    'Connecting a module or running a prompt requires JavaScript, which is off in your browser. The modules themselves open without it.',
  statuses: { active: 'Active', loading: 'Loading', paused: 'Paused' },
  categories: {
    analysis: 'Analysis',
    content: 'Content',
    strategy: 'Strategy',
    conversion: 'Conversions',
  },
  score: 'ILA score',
  crm: 'Customer records (CRM)',
  connected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect to the CRM',
  connecting: 'Connecting…',
  connectedNow: '{name} is connected to the CRM.',
  prompts: 'Ready-made prompts',
  run: 'Run',
  stop: 'Stop',
  running: 'Running…',
  situation: {
    label: 'Your situation (optional)',
    hint: 'Your business, your town, what’s holding you back: two sentences will do.',
  },
  result: {
    local:
      'Answer from the built-in writer: general advice from the module, not an analysis of your case',
    model: 'Answer from the language model',
  },
  stopped: 'Stopped.',
  failures: {
    timeout: 'The writing service is taking too long to respond.',
    busy: 'The writing service is very busy at the moment. Please try again.',
    refused: 'The writing service refused the request.',
    broken: 'The answer was cut off. Please try again.',
    unreachable: 'We couldn’t connect. Please try again.',
    limited: 'You’ve run a lot of prompts. Please wait a few minutes.',
    invalid: 'Your situation is too long.',
  },
  scoreOf: { own: 'yours', sample: 'sample' },
  send: {
    result: 'Send my result to the team',
    nothing: 'Write to the team without a saved result',
  },
  writer: {
    instructions:
      'You advise a local business on Iluma’s {name} module. Answer in English, in five sentences at most, from the situation given. Invent no figures.',
    situation: 'Situation:',
    opening: 'You wrote: “{situation}”',
    score: 'Your saved score is {score} out of 100.',
  },
  open: 'Open the module',
  modules: {
    adluma: {
      name: 'ADLUMA',
      description: 'Ad budget and visibility simulator, with analysis and advice.',
    },
    blogia: { name: 'BlogIA', description: 'SEO content generator.' },
    hub: { name: 'HUB', description: 'Control center for all services.' },
    ila: { name: 'ILA', description: 'Visibility scoring and evaluation.' },
    illumatch: { name: 'ILLUMATCH', description: 'Matches your needs with services.' },
    landing: { name: 'LandingPage', description: 'Generates pages that convert.' },
  },
  texts: {
    'adluma-analysis': {
      title: 'Analyze a budget',
      context: 'A local business that already advertises.',
      prompt: 'Where does the budget go, and how much of it brings inquiries?',
      result:
        'First set aside searches for your own name: those people would’ve found you without an ad. Then compare each channel’s cost per inquiry over four weeks, and move budget from the most expensive to the cheapest, in small steps.',
    },
    'adluma-strategy': {
      title: 'Prepare a campaign',
      context: 'A first campaign, a small budget.',
      prompt: 'Which channels first, and in what order?',
      result:
        'Start with search: that’s where people ready to buy are. Once you know your cost per inquiry, add a social network for people who don’t know you yet. Keep a single landing page per ad.',
    },
    'blogia-content': {
      title: 'Write an outline',
      context: 'A topic customers bring up at the counter.',
      prompt: 'Which outline answers the whole question?',
      result:
        'Open with the answer in two sentences. Continue with the most common case, then exceptions, then price or timing, and end with what the reader can do today.',
    },
    'blogia-strategy': {
      title: 'Plan three months',
      context: 'A blog that hasn’t been updated in a long time.',
      prompt: 'Which articles come first, and which need fixing?',
      result:
        'Fix the three pages people already find but leave quickly. Then write one page per common question, one a week, and link each to a service.',
    },
    'hub-analysis': {
      title: 'Take stock of the week',
      context: 'Several active modules, little time.',
      prompt: 'What has changed, and what comes first?',
      result:
        'Look first at what went down, then at what’s waiting for an answer, and last at what’s rising on its own. One action a week is enough: the one closest to a customer.',
    },
    'ila-analysis': {
      title: 'Read a score',
      context: 'An ILA score and its factors.',
      prompt: 'Which factor adds the most points for the least effort?',
      result:
        'Look for a factor with a big gap and a quick fix: usually reviews, then the profile, then pages. Calculate the score again after a month, not after a day.',
    },
    'ila-strategy': {
      title: 'Gain ten points',
      context: 'A business in the middle of the pack.',
      prompt: 'What plan adds ten points in 90 days?',
      result:
        'Month one: correct your details everywhere and ask for reviews. Month two: one page per service. Month three: links from partners and suppliers. Measure every Monday.',
    },
    'illumatch-strategy': {
      title: 'Choose a service',
      context: 'A clear need, a tight budget.',
      prompt: 'Which service first, and which can wait?',
      result:
        'Take the one that reaches customers already looking for you. Brand awareness can wait until you’re quick to answer the inquiries you already get.',
    },
    'illumatch-conversion': {
      title: 'Turn visits into inquiries',
      context: 'Visits, but few inquiries.',
      prompt: 'Which service removes the first obstacle?',
      result:
        'If people leave before reading, fix the page with a landing page. If they read but don’t write, add proof: reviews and case studies. If they write but don’t buy, work on your follow-ups.',
    },
    'landing-conversion': {
      title: 'Rewrite a headline',
      context: 'A page that gets visits.',
      prompt: 'Which headline matches the ad?',
      result:
        'Reuse the exact words of the ad or the search, add the place, and say what the person gets. Keep the company’s name for further down.',
    },
    'landing-content': {
      title: 'Write the proof',
      context: 'A clear offer with nothing to back it up.',
      prompt: 'Which proof fits in three lines?',
      result:
        'A starting point, what was done, what the customer says about it. Use a single figure you can back up and name whoever gave it.',
    },
  },
  closing: {
    title: { before: 'Set up the modules with ', emphasis: 'your figures', after: '' },
    lead: 'We’ll help you connect your modules, and you keep the dashboard.',
    button: 'Book a demo',
  },
};
