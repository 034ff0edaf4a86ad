import { figuresIn } from '../claims.ts';
import { company } from '../company/facts.ts';
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
  handoff: 'Send to the team',
  download: 'Download this chat',
  transcript: { title: 'Chat with Iluma’s assistant', file: 'iluma-chat' },
  forget: 'Delete this chat',
  forgotten: 'Chat deleted. Nothing is left in this browser.',
  pages: {
    home: {
      greeting:
        'Hello! I’m Iluma’s automated assistant. I know our services, starting prices and tools, and I can take you to the right page. What are you looking for?',
      suggestions: [
        'Improve my local SEO',
        'Simulate my ad budget',
        'What services do you offer?',
        'Book an appointment',
      ],
    },
    blogia: {
      greeting:
        'Hello! You’re in BlogIA, which prepares content from outline to text. I can tell you what an article does for your SEO or which content services we offer.',
      suggestions: [
        'How can I improve my SEO?',
        'What content services do you offer?',
        'Book an appointment',
      ],
    },
    adluma: {
      greeting:
        'Hello! ADLUMA estimates what an ad budget can bring in before you spend it. I can tell you where to start, or put you in touch with the person in charge of advertising.',
      suggestions: [
        'What is the simulator for?',
        'What budget should I start with?',
        'Go over the result on a call',
      ],
    },
    contact: {
      greeting:
        'Hello! You can write to the team with the form on this page: we reply within 24 hours on business days. Would you rather talk? Book a 15-minute call.',
      suggestions: ['Schedule a 15-minute call', 'What services do you offer?', 'Read the FAQ'],
    },
    faq: {
      greeting:
        'Hello! Can’t find your question here? Ask me in your own words. I’ll search the whole site and tell you if I can’t find the answer.',
      suggestions: [
        'Which services suit a local shop?',
        'What do you do in SEO?',
        'Book an appointment',
      ],
    },
    general: {
      greeting:
        'Hello! I’m Iluma’s automated assistant. Ask me about this page, our services or our tools, and I’ll answer with what the site says.',
      suggestions: ['What services do you offer?', 'Simulate my ad budget', 'Book an appointment'],
    },
  },
  replies: {
    person: [
      `Of course. Call ${company.phoneDisplay}, Monday to Friday, 9 a.m. to 6 p.m. (Montréal time), write to the team with the contact form, or book a 15-minute call: a person will answer you.`,
      `I’m an automated assistant; the team is made of people. Reach them by phone at ${company.phoneDisplay}, with the contact form or on a 15-minute call at a time you choose.`,
    ],
    complaint: [
      `I’m sorry about that. I’m automated and can’t look into it, but the team can: call ${company.phoneDisplay}, Monday to Friday, 9 a.m. to 6 p.m. (Montréal time), or use the contact form to tell them what happened.`,
      `I’m sorry. That needs a person: tell the team what happened, using the contact form, by phone at ${company.phoneDisplay} or on a 15-minute call.`,
    ],
    rude: [
      `That’s outside what I know: I answer questions about Iluma. If something went wrong, tell the team with the contact form, by phone at ${company.phoneDisplay} or on a 15-minute call.`,
      `I can only help with questions about Iluma. If you have a complaint, a person will listen: use the contact form, call ${company.phoneDisplay} or book a 15-minute call.`,
    ],
    thanks: [
      'You’re welcome! If another question comes up, ask it here or write to the team.',
      'My pleasure. I’m here if you need anything else.',
    ],
    greeting: [
      'Hello! What are you looking for: better visibility, your first ads, a new website?',
      'Hello and welcome! Ask your question in a few words or pick one below.',
      'Hello! I can answer questions about Iluma’s services, starting prices and tools. Where would you like to start?',
    ],
    seo: [
      `With SEO, results usually take ${figures.seoDays} days to show. The ILA score, with no sign-up, tells you where you stand today.`,
      `Our local SEO starts at ${figures.priceLocalSeo} a month: Google profile, neighborhood pages, reviews and content, tracked weekly. Your ILA score shows where to start.`,
      'Modular SEO comes in four parts: technical, content, local and analytics. We start with what’s missing and tell you what you don’t need.',
    ],
    adluma: [
      'ADLUMA simulates your ad budget: you set the amount and it estimates what to expect.',
      `Simulate before spending: ADLUMA gives an estimate, analysis and advice. Google Ads management starts at ${figures.priceGoogleAds} a month.`,
    ],
    services: [
      'We offer eight services: YouTube SEO, AI Google Ads, Meta Ads, content creation, local SEO, landing pages, local e-commerce and SEO podcasts. Starting prices are on the services page.',
      'I can help you choose: the services page lists starting prices, and ILUMATCH suggests the right services based on your answers.',
      `No website yet? Our mini-sites go live in under ${figures.siteHours} hours, on business days, once we have your answers. Already have one? See what each service could do for it.`,
    ],
    contact: [
      'I suggest a 15-minute call with the team: tell us about your business and we’ll show you what customers see. Pick the day and time on the booking page.',
      'A 15-minute call is often enough to see where to start. Book it online, or write to us: we reply within 24 hours on business days.',
    ],
    faq: [
      'The FAQ covers what people ask most: timing, prices, mini-sites, the ILA score and how we use AI.',
      'You’ll find answers in the FAQ. Or ask me here in your own words and I’ll search the site.',
    ],
    default: [
      'I don’t know how to answer that. Could you rephrase your question, or give me a little more context?',
      'I didn’t understand your message. Try rephrasing it or add some context: your business, your city, your goal.',
      'I don’t have the answer. Rephrase your question in one short sentence or give me more context; someone from the team can help you too.',
    ],
  },
  found: ['Here’s what our site says about it:', 'I found this passage on our site:'],
  actions: {
    form: 'Write to the team',
    call: 'Book a 15-minute call',
    simulator: 'Open the ADLUMA simulator',
    fullSimulator: 'Run the full simulation',
    ila: 'Calculate my ILA score',
    services: 'See services and prices',
    match: 'Find the right services',
    modularSeo: 'See modular SEO',
    faq: 'Read the FAQ',
  },
};
