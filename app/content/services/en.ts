import { figuresIn } from '../claims.ts';
import type { ServiceCopy, ServiceFrame, ServiceId } from './shape.ts';

const figures = figuresIn('en');

export const frame: ServiceFrame = {
  services: 'Our services',
  claims: 'Figures the agency states about its own work.',
  weeks: { before: 'What happens, ', emphasis: 'week by week', after: '' },
  weeksLead: 'A schedule you can check off. Each step ends with something you can see.',
  deliverables: 'What you receive',
  price: 'Price',
  from: 'From',
  onQuote: 'Custom quote',
  questions: 'What people ask us',
  ask: 'Talk about this service',
  promise: 'Reply within 24 working hours',
  others: 'See all services and their prices',
};

export const en: Record<ServiceId, ServiceCopy> = {
  'service-seo': {
    title: 'AI SEO — be found in local searches',
    description:
      'An audit, a plan and pages tracked every week: AI prepares, a person decides. What gets done, what you receive and how it is measured.',
    head: {
      eyebrow: 'AI SEO',
      title: { before: 'People are looking. ', emphasis: 'Be found', after: '.' },
      lead: 'Our modules read your rankings, reviews and pages every week and suggest the next move. A person signs it off before it goes live.',
    },
    figures: [
      { value: figures.seoTraffic, label: 'organic traffic' },
      { value: figures.seoTime, label: 'time spent on repetitive tasks' },
      { value: figures.seoReturn, label: 'return on investment' },
    ],
    weeks: [
      {
        when: 'Week 1',
        title: 'The audit',
        text: 'Speed, structure, content, business profile, reviews: what holds you back, ranked by impact.',
      },
      {
        when: 'Weeks 2 to 4',
        title: 'The groundwork',
        text: 'Technical errors are fixed and the pages that matter rewritten in the words your customers use.',
      },
      {
        when: 'Weeks 5 to 8',
        title: 'Neighbourhood pages',
        text: 'One page per service and area you cover, with real addresses, real examples and real questions.',
      },
      {
        when: 'Weeks 9 to 12',
        title: 'The rhythm',
        text: 'A one-page report every Monday: what moved, why, and what we are doing this week.',
      },
    ],
    deliverables: [
      'A written audit, with fixes ranked by impact',
      'A 90-day plan, task by task',
      'Pages rewritten or created, approved by you',
      'Your ILA score, recalculated every week',
      'A one-page report, every Monday',
    ],
    price: null,
    priceNote:
      'The price depends on how many pages there are and how crowded your field is. The audit says so before you sign.',
    tool: 'Calculate your ILA score',
    questions: [
      {
        question: 'When will I see a difference?',
        answer:
          'SEO results usually take between 30 and 90 days. Technical fixes show first, new pages after that.',
      },
      {
        question: 'Does an AI write my pages?',
        answer:
          'It prepares a draft and checks the rules. Someone on the team really writes it, and you approve it.',
      },
      {
        question: 'What if I leave?',
        answer: 'Pages, texts and accounts are yours. We hand everything over, at no charge.',
      },
    ],
    closing: {
      title: { before: 'Know where you ', emphasis: 'stand', after: '.' },
      lead: 'Fifteen minutes is enough to see what holds you back and what is worth doing.',
    },
  },
  'service-podcasts': {
    title: 'Positional podcasts — your know-how, in their ears',
    description:
      'Short episodes that answer your customers’ questions, released on listening platforms and transcribed for search. Content, schedule and price.',
    head: {
      eyebrow: 'Positional podcasts',
      title: {
        before: 'Your customers are ',
        emphasis: 'already listening',
        after: ' to someone.',
      },
      lead: 'You talk about your trade the way you do at the counter. We turn it into short episodes, each built on a question people ask.',
    },
    figures: [
      { value: figures.podcastEpisodes, label: 'episodes a month' },
      { value: figures.podcastPlatforms, label: 'platforms' },
      { value: figures.podcastAudience, label: 'listeners' },
    ],
    weeks: [
      {
        when: 'Week 1',
        title: 'The questions',
        text: 'We collect what your customers type and ask, and draw the month’s topics from it.',
      },
      {
        when: 'Week 2',
        title: 'The recording',
        text: 'Remotely or on your premises. We ask the questions, you answer.',
      },
      {
        when: 'Week 3',
        title: 'The edit',
        text: 'Clean sound, no dead air, a title and a description written to be found.',
      },
      {
        when: 'Week 4',
        title: 'The release',
        text: 'Each episode goes out to the platforms and becomes a page of your site, with its transcript.',
      },
    ],
    deliverables: [
      'The month’s episodes, edited',
      'Titles, descriptions and chapters',
      'A proofread transcript per episode, on your site',
      'Release on the listening platforms',
      'Plays, and visits from search, every month',
    ],
    price: figures.pricePodcasts,
    priceNote: 'Preparation, recording, editing and release included.',
    tool: 'Find a first topic with BlogIA',
    questions: [
      {
        question: 'I have never spoken into a microphone.',
        answer:
          'It is a conversation, not a speech. We keep the best of it, and nothing is released without your say-so.',
      },
      {
        question: 'What does “positional” mean?',
        answer: 'Each episode aims at one precise question, so that its page answers that search.',
      },
    ],
    closing: {
      title: { before: 'Your first question, ', emphasis: 'out loud', after: '.' },
      lead: 'Tell us what your customers ask most often: that is episode one.',
    },
  },
  'service-blogs': {
    title: 'Inter-site blogs — articles that cite each other',
    description:
      'A network of blogs whose articles answer one another from site to site. How topics are chosen, who writes, and what you receive every month.',
    head: {
      eyebrow: 'Inter-site blogs',
      title: {
        before: 'One article alone ',
        emphasis: 'gets lost',
        after: '. A network is found.',
      },
      lead: 'Your articles are published on your site and cited by sites that write about neighbouring subjects, with real reasons to do so.',
    },
    figures: [
      { value: figures.blogSites, label: 'sites per network' },
      { value: figures.blogArticles, label: 'articles a month' },
      { value: figures.blogAuthority, label: 'domain authority' },
    ],
    weeks: [
      {
        when: 'Week 1',
        title: 'The topic map',
        text: 'What your customers look for, what your neighbours publish, and the gaps in between.',
      },
      {
        when: 'Weeks 2 and 3',
        title: 'The writing',
        text: 'BlogIA prepares outlines, a writer writes, you check whatever is said about you.',
      },
      {
        when: 'Week 4',
        title: 'Publication',
        text: 'Each article comes out with its citations, its pictures and its structured data.',
      },
      {
        when: 'Every month',
        title: 'Upkeep',
        text: 'Articles on the rise are expanded; those nobody reads are rewritten or taken down.',
      },
    ],
    deliverables: [
      'A topic map, updated every quarter',
      'The articles, on your site and in the network',
      'Citations that make sense to the reader',
      'The list of every link, for you to see at any time',
      'A record per article: rankings, reads, inquiries',
    ],
    price: figures.priceContent,
    priceNote: 'Starting price for content creation; it depends on the number of articles.',
    tool: 'Try BlogIA',
    questions: [
      {
        question: 'Isn’t that buying links?',
        answer:
          'No. The sites of the network have a subject, readers and the right to refuse. A link that does not help the reader is not published.',
      },
      {
        question: 'Who signs the articles?',
        answer: 'You do, or the person on your team who knows the subject.',
      },
    ],
    closing: {
      title: { before: 'Start with ', emphasis: 'one question', after: ' your customers ask.' },
      lead: 'We will show you the articles it could become, and who would cite them.',
    },
  },
  'service-landing': {
    title: 'Lead-magnet landing pages — one page, one action',
    description:
      'Pages built around a single action: call, book, write. What gets tested every week, what you receive and the starting price.',
    head: {
      eyebrow: 'Lead-magnet landing pages',
      title: { before: 'One page. One reason to ', emphasis: 'write to you', after: '.' },
      lead: 'Every ad and every search deserves a page of its own. We build it, we test it and we keep what works.',
    },
    figures: [
      { value: figures.landingConversion, label: 'conversion' },
      { value: figures.landingLeads, label: 'more leads' },
      { value: figures.landingReturn, label: 'return on investment' },
    ],
    weeks: [
      {
        when: 'Days 1 and 2',
        title: 'The brief',
        text: 'Who the page talks to, what it promises, what it asks for. One thing only.',
      },
      {
        when: 'Days 3 to 6',
        title: 'Words and design',
        text: 'Words first, looks after. You see a real page, not a mock-up.',
      },
      {
        when: 'Day 10',
        title: 'Going live',
        text: 'Fast on an old phone, readable by everyone, measured without tracking anybody.',
      },
      {
        when: 'Every week',
        title: 'The test',
        text: 'One headline against another, a shorter form, one more piece of proof. The best one stays.',
      },
    ],
    deliverables: [
      'A page online, in your colours',
      'The text, in English, French and Spanish if you need it',
      'A form that loses nothing',
      'One test a week, with its result',
      'One number a week: how many people wrote to you',
    ],
    price: figures.priceLanding,
    priceNote: 'One page: copy, launch and first tests.',
    tool: 'Build a trial page',
    questions: [
      {
        question: 'Can I keep my site?',
        answer: 'Yes. The page lives beside it, on your domain, and leads to your site.',
      },
      {
        question: 'Why “lead magnet”?',
        answer:
          'Because the page gives something useful first: a calculation, a checklist, an answer. We find it with you.',
      },
    ],
    closing: {
      title: { before: 'Which action are you ', emphasis: 'missing', after: '?' },
      lead: 'More calls, more bookings, more quotes: tell us which, and we will show you the page.',
    },
  },
  'service-loyalty': {
    title: 'Diamond loyalty — bring your customers back',
    description:
      'A path that brings customers back without pestering them: the right messages, at the right time, with their consent. Steps, deliverables and measurement.',
    head: {
      eyebrow: 'Diamond loyalty',
      title: {
        before: 'Your most profitable customer ',
        emphasis: 'has already been in',
        after: '.',
      },
      lead: 'We look at when your customers return and why they stop, and we give them a good reason to drop by.',
    },
    figures: [
      { value: figures.loyaltyRetention, label: 'retention' },
      { value: figures.loyaltyValue, label: 'value per customer' },
      { value: figures.loyaltyReferrals, label: 'referrals' },
    ],
    weeks: [
      {
        when: 'Week 1',
        title: 'The picture',
        text: 'Who comes back, who leaves, and when. A few groups are enough to begin with.',
      },
      {
        when: 'Weeks 2 and 3',
        title: 'The path',
        text: 'A welcome, a useful reminder, a small gesture. Each message has a reason and a way out.',
      },
      {
        when: 'Week 4',
        title: 'Going out',
        text: 'Messages go out with each person’s consent. Unsubscribing takes one click.',
      },
      {
        when: 'Every month',
        title: 'Tuning',
        text: 'We cut what does not help and repeat what brings people in.',
      },
    ],
    deliverables: [
      'A picture of your customers, group by group',
      'The messages, written in your languages',
      'A loyalty page your customers find again',
      'CASL and GDPR compliance, in writing',
      'One number a month: how many came back',
    ],
    price: null,
    priceNote:
      'The price depends on how many customers you have and which channels you already use.',
    tool: 'See the loyalty page',
    questions: [
      {
        question: 'I have no customer list.',
        answer:
          'Then we begin there: a reason to leave an address, at the counter and on the site.',
      },
      {
        question: 'Will my customers feel hounded?',
        answer: 'No. Few messages, all of them useful, and a way out in each.',
      },
    ],
    closing: {
      title: { before: 'Make them want to ', emphasis: 'drop by', after: '.' },
      lead: 'Tell us who comes back today. We will tell you what would bring back the others.',
    },
  },
  'service-ecommerce': {
    title: 'Localized e-commerce — a shop found city by city',
    description:
      'Your online shop, found where your buyers are: city pages, products well described, purchases tracked. Schedule, deliverables and starting price.',
    head: {
      eyebrow: 'Localized e-commerce',
      title: { before: 'Sell online, ', emphasis: 'close to home', after: '.' },
      lead: 'A buyer in Laval does not search like a buyer in Gaspé. Your shop speaks to each: delivery times, pick-up, reviews from around the corner.',
    },
    figures: [],
    weeks: [
      {
        when: 'Weeks 1 and 2',
        title: 'Taking stock',
        text: 'Product pages, speed, cart, payment: what drives buyers away, measured page by page.',
      },
      {
        when: 'Weeks 3 to 6',
        title: 'Product pages',
        text: 'Descriptions written to be found and understood, with real photographs and real dimensions.',
      },
      {
        when: 'Weeks 7 to 9',
        title: 'The cities',
        text: 'One page per city you serve: real delivery times, pick-up points, local reviews.',
      },
      {
        when: 'Weeks 10 to 12',
        title: 'The sale',
        text: 'Shopping ads set by margin, a simpler cart, reminders that help.',
      },
    ],
    deliverables: [
      'A list of obstacles, ranked by impact on sales',
      'Product pages, rewritten',
      'City pages, with delivery times and pick-up',
      'Product data ready for Google Shopping',
      'A weekly report: sales, margin, cost per acquisition',
    ],
    price: figures.priceEcommerce,
    priceNote: 'For an existing shop; the quote settles the number of products.',
    tool: 'Simulate your ad budget',
    questions: [
      {
        question: 'Do I have to change platforms?',
        answer: 'Hardly ever. We work with the one you have, unless it stands in your way.',
      },
      {
        question: 'Can I sell in a single city?',
        answer: 'Yes, and that is often the right place to start.',
      },
    ],
    closing: {
      title: { before: 'Where are ', emphasis: 'your buyers', after: '?' },
      lead: 'Give us your shop’s address: we will tell you in which cities people already look for you.',
    },
  },
  'service-local': {
    title: 'Local AI visibility — the right details, everywhere',
    description:
      'Your details right in more than 50 directories, a complete profile and reviews that get an answer. What gets done and the starting price.',
    head: {
      eyebrow: 'Local AI visibility',
      title: { before: 'On the map, ', emphasis: 'at the right address', after: '.' },
      lead: 'One wrong number in a directory and the call goes elsewhere. We correct everything, everywhere, and keep watch.',
    },
    figures: [{ value: figures.directories, label: 'directories where your profile is indexed' }],
    weeks: [
      {
        when: 'Week 1',
        title: 'The audit',
        text: 'All your listings with their errors: address, hours, number, categories, duplicates.',
      },
      {
        when: 'Weeks 2 and 3',
        title: 'The corrections',
        text: 'Your business profile completed, directories corrected, duplicates removed.',
      },
      {
        when: 'Weeks 4 to 8',
        title: 'Reviews',
        text: 'A simple way to ask for them, and an answer prepared for each. You sign it.',
      },
      {
        when: 'Every month',
        title: 'The map',
        text: 'Your rank, neighbourhood by neighbourhood, on a heat map you compare with last month’s.',
      },
    ],
    deliverables: [
      'An audit of all your listings and their errors',
      'The complete business profile, photographs included',
      'Directories corrected and watched',
      'Answers to reviews, ready to sign',
      'A map of your rank, every month',
    ],
    price: figures.priceLocalSeo,
    priceNote: 'One location, audit and corrections included.',
    tool: 'See the heat map',
    questions: [
      {
        question: 'I have three addresses. Three prices?',
        answer: 'No. The audit covers all three; we price them together.',
      },
      {
        question: 'Can you remove a bad review?',
        answer:
          'Only if it breaks the site’s rules. Otherwise we help you answer it, and earn better ones.',
      },
    ],
    closing: {
      title: { before: 'Check ', emphasis: 'your address', after: '.' },
      lead: 'Give us your business’s name: we will tell you what the directories say about you.',
    },
  },
  'service-youtube': {
    title: 'YouTube SEO — videos that answer',
    description:
      'Videos found by people asking the question you know how to answer. Topics, filming, publication, measurement and starting price.',
    head: {
      eyebrow: 'YouTube SEO',
      title: { before: 'Show what you ', emphasis: 'know how to do', after: '.' },
      lead: 'Nobody looks for your brand on YouTube; they look for an answer. You give it, in a few minutes, and they remember you.',
    },
    figures: [],
    weeks: [
      {
        when: 'Week 1',
        title: 'The searches',
        text: 'The questions your customers type on YouTube, and those nobody answers well.',
      },
      {
        when: 'Week 2',
        title: 'The filming',
        text: 'One visit to your place, several videos. No set, just your hands at work.',
      },
      {
        when: 'Week 3',
        title: 'The edit',
        text: 'Title, thumbnail, chapters, subtitles in three languages.',
      },
      {
        when: 'Every month',
        title: 'What comes next',
        text: 'We read where people stop watching, and the next video takes it into account.',
      },
    ],
    deliverables: [
      'A list of topics, sorted by demand',
      'Edited videos, every month',
      'Titles, descriptions, chapters and thumbnails',
      'Proofread subtitles, in three languages',
      'A record: useful views, clicks to the site, calls',
    ],
    price: figures.priceYoutube,
    priceNote: 'Topic research, filming, editing and publication included.',
    tool: 'Prepare a script with BlogIA',
    questions: [
      {
        question: 'Do I have to be on camera?',
        answer: 'No. Your hands and your voice are often enough.',
      },
      {
        question: 'What about shorts?',
        answer: 'We cut them from each video, when they lead to the long one.',
      },
    ],
    closing: {
      title: { before: 'Which question do you get ', emphasis: 'every day', after: '?' },
      lead: 'That is your first video. We will tell you how many people look for it.',
    },
  },
  'service-meta-ads': {
    title: 'Meta Ads — ads that stop when they do not pay',
    description:
      'Facebook and Instagram campaigns for a local business: a budget simulated beforehand, ads put to the test, a cost per customer you know.',
    head: {
      eyebrow: 'Facebook and Instagram ads',
      title: { before: 'Pay for customers, ', emphasis: 'not for views', after: '.' },
      lead: 'We simulate your budget before spending it, test few ads at a time, and stop what does not pay, even the prettiest one.',
    },
    figures: [],
    weeks: [
      {
        when: 'Days 1 to 4',
        title: 'Goal and measurement',
        text: 'What a customer is worth to you, and how we will know an ad brought one in, with the visitor’s consent.',
      },
      {
        when: 'Day 7',
        title: 'The launch',
        text: 'Few audiences, few ads, a small budget. Nothing more.',
      },
      {
        when: 'Weeks 2 to 4',
        title: 'The sorting',
        text: 'What costs too much stops; the budget moves to what brings inquiries.',
      },
      {
        when: 'Every week',
        title: 'The count',
        text: 'Spend, inquiries, customers, cost per customer. One line, on Monday.',
      },
    ],
    deliverables: [
      'A budget simulation, with its assumptions',
      'The ads, words and pictures',
      'A landing page for each ad',
      'Measured inquiries, with consent respected',
      'A weekly summary, in one line',
    ],
    price: figures.priceMetaAds,
    priceNote:
      'Management and creation included; the ad budget is separate and stays in your name.',
    tool: 'Simulate your budget with ADLUMA',
    questions: [
      {
        question: 'What budget do I need?',
        answer:
          'Enough to learn something in two weeks. The simulator shows at what point the next customer costs too much.',
      },
      {
        question: 'Who owns the account?',
        answer: 'You do. We work in it with access you can revoke.',
      },
    ],
    closing: {
      title: { before: 'Simulate ', emphasis: 'before you pay', after: '.' },
      lead: 'A budget, a sector, a goal: see what it may bring, then let’s talk about it.',
    },
  },
};
