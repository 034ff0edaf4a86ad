import { figuresIn } from '../claims.ts';
import type { ChatCopy } from './shape.ts';

const figures = figuresIn('en');

export const en: ChatCopy = {
  title: 'Iluma’s assistant',
  nature: 'Automatic answers, taken from this site',
  log: 'Chat with the assistant',
  senders: { user: 'You', assistant: 'The assistant' },
  suggestions: 'Suggested questions',
  message: 'Your message',
  placeholder: 'Type your question',
  send: 'Send',
  minimise: 'Minimize the window',
  expand: 'Expand the window',
  close: 'Close the assistant',
  typing: 'The assistant is typing…',
  newReply: 'New reply',
  tooLong:
    'The limit is {limit} characters. Shorten your message or send it in parts: nothing has been removed.',
  handoff: 'Pass on to the team',
  download: 'Download this chat',
  transcript: { title: 'Chat with Iluma’s assistant', file: 'iluma-chat' },
  forget: 'Forget this chat',
  forgotten: 'Chat forgotten. Nothing of it remains in this browser.',
  pages: {
    home: {
      greeting:
        'Hello! I am Iluma’s automatic assistant. I know our services, our starting prices and our tools, and I can take you to the right page. What are you looking for?',
      suggestions: [
        'Improve my local SEO',
        'Simulate my ad budget',
        'What services do you offer?',
        'Book an appointment',
      ],
    },
    blogia: {
      greeting:
        'Hello! You are in BlogIA, which prepares content, from outline to text. I can tell you what an article does for your SEO, or which content services we offer.',
      suggestions: [
        'How can I improve my SEO?',
        'What content services do you offer?',
        'Book an appointment',
      ],
    },
    adluma: {
      greeting:
        'Hello! ADLUMA estimates what an ad budget can bring, before you spend it. I can tell you where to start, or put you in touch with the person in charge of advertising.',
      suggestions: [
        'What is the simulator for?',
        'What budget should I start with?',
        'Discuss the result in an appointment',
      ],
    },
    contact: {
      greeting:
        'Hello! You can write to the team with the form on this page: we reply within 24 hours on business days. Would you rather talk? Book a 15-minute call.',
      suggestions: ['Schedule a 15-minute call', 'What services do you offer?', 'Read the FAQ'],
    },
    faq: {
      greeting:
        'Hello! Can’t find your question here? Ask me in your own words: I search the whole site for the answer, and I tell you when I don’t find it.',
      suggestions: [
        'Which services suit a local shop?',
        'What do you do in SEO?',
        'Book an appointment',
      ],
    },
    general: {
      greeting:
        'Hello! I am Iluma’s automatic assistant. Ask me about this page, our services or our tools: I answer with what the site says.',
      suggestions: ['What services do you offer?', 'Simulate my ad budget', 'Book an appointment'],
    },
  },
  replies: {
    greeting: [
      'Hello! Tell me what you are after: being found more easily, starting to advertise, a new site?',
      'Hello and welcome. Ask your question in a few words, or pick one below.',
      'Hello! I answer about Iluma’s services, starting prices and tools. Where would you like to start?',
    ],
    seo: [
      `With SEO, results usually take ${figures.seoDays} days to show. The ILA score, with no sign-up, tells you where you stand today.`,
      `Our local SEO starts at ${figures.priceLocalSeo}: business profile, neighbourhood pages, reviews and content, followed up every week. Calculate your ILA score to know where to start.`,
      'Modular SEO comes in pieces: technical, content, local, measurement. We start with what you lack, and tell you what is of no use.',
    ],
    adluma: [
      'ADLUMA simulates your ad budget: you set the amount, it estimates what you can expect from it.',
      `Simulate before you spend: ADLUMA gives an estimate, an analysis and advice. Our management of Google Ads starts at ${figures.priceGoogleAds}.`,
    ],
    services: [
      'We have eight services: SEO, YouTube, landing pages, loyalty, blogs, local visibility, e-commerce and podcasts. Starting prices are shown.',
      'I can help you choose: the services page gives the starting prices, and ILUMATCH suggests, from your answers, the ones that suit you.',
      `No site yet? Our mini-sites are online in less than ${figures.siteHours} hours. Already have one? See what each service would change on it.`,
    ],
    contact: [
      'I suggest a 15-minute call with the team: you show us your business, we tell you what your customers see. Pick the day and time on the booking page.',
      'A 15-minute call is often enough to know where to start. Book it online, or write to us: we reply within 24 hours on business days.',
    ],
    faq: [
      'The FAQ gathers what we are asked most often: timing, prices, mini-sites, the ILA score, the role of AI.',
      'The answers are all in the FAQ. You can also ask me here, in your own words: I will search the site.',
    ],
    default: [
      'I don’t know how to answer that. Could you rephrase your question, or give me a little more context?',
      'I did not understand your message. Try rephrasing it, or add some context: your trade, your city, your goal.',
      'I don’t have the answer. Rephrase your question in one short sentence or give me more context; someone from the team can answer you too.',
    ],
  },
  found: ['Here is what our site says about it:', 'I found this passage on our site:'],
  actions: {
    call: 'Book a 15-minute call',
    simulator: 'Open the ADLUMA simulator',
    fullSimulator: 'Run the full simulation',
    ila: 'Calculate my ILA score',
    services: 'See services and prices',
    match: 'Find the services that suit me',
    modularSeo: 'Understand modular SEO',
    faq: 'Read the FAQ',
  },
};
