import type { ModulesCopy } from './shape.ts';

export const en: ModulesCopy = {
  title: 'Central HUB — the six modules on one screen',
  description:
    'The control centre: each module, its status, its ILA score, its CRM connection and prompts to run on your own situation.',
  head: {
    eyebrow: 'Central HUB',
    title: { before: 'All six modules, ', emphasis: 'one screen', after: '.' },
    lead: 'The status of each, its score, its link to the CRM, and requests ready to run.',
    button: 'Talk to the team',
    second: 'Choose by goal',
  },
  example:
    'A score marked “sample” is not yours: it becomes yours as soon as a tool keeps one of your results. What you write here is not saved.',
  withoutScripts:
    'Connecting a module or running a prompt needs JavaScript, which your browser does not run. The modules themselves open without it.',
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
    label: 'Your situation',
    hint: 'Your trade, your town, what is in the way: two sentences will do.',
    missing: 'Describe your situation first.',
  },
  result: {
    local: 'Answer from the built-in writer: the module’s advice, without an analysis of your case',
    model: 'Answer from the language model',
  },
  stopped: 'Stopped.',
  failures: {
    timeout: 'The writing service is taking too long to answer.',
    busy: 'The writing service is very busy at the moment. Please try again.',
    refused: 'The writing service refused the request.',
    broken: 'The answer broke off before its end. Please try again.',
    unreachable: 'The connection does not answer. Please try again.',
    limited: 'You have run many prompts. Please wait a few minutes.',
    invalid: 'Your situation is too long or empty.',
  },
  scoreOf: { own: 'yours', sample: 'sample' },
  send: {
    result: 'Send my result to the team',
    nothing: 'Write to the team, without a kept result',
  },
  writer: {
    instructions:
      'You advise a local business on Iluma’s module {name}. Answer in English, in five sentences at most, from the situation given. Invent no figures.',
    situation: 'Situation:',
    opening: 'You wrote: “{situation}”',
    score: 'Your kept score is {score} out of 100.',
  },
  open: 'Open the module',
  modules: {
    adluma: {
      name: 'ADLUMA',
      description: 'Ad budget and visibility simulator, analysis and advice.',
    },
    blogia: { name: 'BlogIA', description: 'SEO content generator.' },
    hub: { name: 'HUB', description: 'Control centre of all services.' },
    ila: { name: 'ILA', description: 'Scoring and evaluation of visibility.' },
    illumatch: { name: 'ILLUMATCH', description: 'Matching between a need and the services.' },
    landing: { name: 'LandingPage', description: 'Generator of pages that convert.' },
  },
  texts: {
    'adluma-analysis': {
      title: 'Analyze a budget',
      context: 'A local business that already advertises.',
      prompt: 'Where does the budget go, and which share brings inquiries?',
      result:
        'First set aside searches for your own name: they would have come without an ad. Then compare each channel’s cost per inquiry over four weeks, and move budget from the most expensive to the cheapest, in small steps.',
    },
    'adluma-strategy': {
      title: 'Prepare a campaign',
      context: 'A first campaign, a small budget.',
      prompt: 'Which channels first, and in what order?',
      result:
        'Start with search: that is where people who already want to buy are. Once you know the cost per inquiry, add a social network for those who do not know you yet. Keep a single landing page per ad.',
    },
    'blogia-content': {
      title: 'Write an outline',
      context: 'A topic your customers raise at the counter.',
      prompt: 'Which outline answers the whole question?',
      result:
        'Open with the answer in two sentences. Go on with the most common case, then the exceptions, then price or timing, and end with what the reader can do today.',
    },
    'blogia-strategy': {
      title: 'Plan three months',
      context: 'A blog that has not moved for a long time.',
      prompt: 'Which articles first, and which to repair?',
      result:
        'Repair the three pages people already find but leave quickly. Then write one page per common question, one a week, and link each to a service.',
    },
    'hub-analysis': {
      title: 'Take stock of the week',
      context: 'Several active modules, little time.',
      prompt: 'What has changed, and what comes first?',
      result:
        'Look first at what went down, then at what awaits an answer, last at what rises by itself. One action for the week is enough: the one closest to a customer.',
    },
    'ila-analysis': {
      title: 'Read a score',
      context: 'An ILA score and its factors.',
      prompt: 'Which factor gains the most points for the least effort?',
      result:
        'Look for the factor with a wide gap and a short action: usually reviews, then the profile, then pages. Calculate the score again after a month, not after a day.',
    },
    'ila-strategy': {
      title: 'Climb ten points',
      context: 'A business in the middle of the pack.',
      prompt: 'What plan gains ten points in 90 days?',
      result:
        'First month: right details everywhere and reviews asked for. Second month: a page per service. Third month: links from neighbours and suppliers. Measure every Monday.',
    },
    'illumatch-strategy': {
      title: 'Choose a service',
      context: 'A clear need, a tight budget.',
      prompt: 'Which service first, and which can wait?',
      result:
        'Take the one that reaches customers already looking for you. Whatever makes you known comes later, once the inquiries you get are answered quickly.',
    },
    'illumatch-conversion': {
      title: 'Turn visits into inquiries',
      context: 'Visits, but few inquiries.',
      prompt: 'Which service removes the first obstacle?',
      result:
        'If people leave before reading, the page is at fault: a landing page. If they read without writing, proof is missing: reviews and cases. If they write without buying, it is the follow-up.',
    },
    'landing-conversion': {
      title: 'Rewrite a headline',
      context: 'A page that gets visits.',
      prompt: 'Which headline says the same as the ad?',
      result:
        'Reuse the exact words of the ad or the search, add the place, and say what the person gets. Keep the company’s name for further down.',
    },
    'landing-content': {
      title: 'Write the proof',
      context: 'A clear offer, nothing to back it.',
      prompt: 'Which proof fits in three lines?',
      result:
        'A starting point, what was done, what the customer says about it. A single figure, one you can stand by, and the name of whoever gives it.',
    },
  },
  closing: {
    title: { before: 'Your modules, ', emphasis: 'your figures', after: '.' },
    lead: 'We connect yours with you, and leave you the dashboard.',
    button: 'Book a demo',
  },
};
