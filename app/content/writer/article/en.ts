import type { Phrases } from '#app/domain/blogia/phrases.ts';
import { en as sections } from './sections/en.ts';

export const en: Phrases['article'] = {
  titles: {
    guide: ['{Topic}: a guide to choosing well', '{Topic}: the guide'],
    'how-to': ['{Topic}: how to do it, step by step', '{Topic}: step by step'],
    checklist: ['{Topic}: a checklist before you start', '{Topic}: a checklist'],
    comparison: ['{Topic}: how to compare your options', '{Topic}: compared'],
    'local-page': ['{Topic}: what to know before you visit', '{Topic}: near you'],
  },
  composedTitle: '{Phrase}: {topic}',
  descriptions: {
    guide: '{Phrase}: what to check, where to start and what to avoid.',
    'how-to': '{Phrase}: the steps in order, with a checklist at the end.',
    checklist: '{Phrase}: a checklist to work through and mistakes to avoid.',
    comparison: '{Phrase}: your options side by side, and how to choose.',
    'local-page': '{Phrase}: address, hours, how to get there and what to check.',
  },
  descriptionExtras: [
    'Plain advice for {readers}, with answers to common questions.',
    'Read it, choose, then take the first step.',
    'No jargon.',
  ],
  introductions: [
    'Looking for a clear answer about “{phrase}”? You’re in the right place. First we’ll cover what to know, then what to do.',
    'People often ask about “{phrase},” but most answers are vague. So here’s the short version, and a simple way to put it to use.',
    'Everyone has an opinion about “{phrase},” so let’s stick to what you can check. Then we’ll look at what you can do about it.',
  ],
  audiences: {
    entrepreneurs:
      'When you run a business on your own, every hour counts. So each tip here comes down to one thing you can do this week.',
    pme: 'In a small business, a few people usually decide together. So you’ll find points to talk over as a team, and a way to settle them.',
    marketers:
      'You already know the tools, so we’ll focus on method. After all, that’s what makes the difference.',
    ecommerce:
      'In an online store, shoppers don’t tell you what made them hesitate. So each tip here answers one doubt, for example about shipping or returns.',
  },
  sections,
  measures: {
    entrepreneurs: 'For example, ask every new customer how they found you.',
    pme: 'For example, write down each inquiry and what led to it.',
    marketers: 'For example, look at the same number before and after the change.',
    ecommerce: 'For example, count how many carts are started before and after the change.',
  },
  related: {
    heading: 'People also search for',
    lead: 'These searches often go together, so here’s a short answer to each one.',
    questions: [
      {
        words: 'price prices cost quote cheap affordable',
        heading: '{Keyword}: what does it cost?',
        gap: '[To fill in: your prices, from the basic option to the full service]',
      },
      {
        words: 'or vs versus best review reviews compare',
        heading: '{Keyword}: which one should you pick?',
        gap: '[To fill in: what you recommend, and when]',
      },
      {
        words: 'how diy make fix repair clean',
        heading: '{Keyword}: the steps',
        gap: '[To fill in: the steps, in three sentences]',
      },
      {
        words: 'near nearby in open delivery',
        heading: '{Keyword}: where and when?',
        gap: '[To fill in: your address or the area you serve, and your hours]',
      },
      {
        words: '',
        heading: '{Keyword}: is it for you?',
        gap: '[To fill in: who it suits, and who it doesn’t]',
      },
    ],
  },
  faq: {
    heading: 'Common questions: {phrase}',
    entries: [
      {
        question: 'How long does it take?',
        answer:
          'It depends on where you’re starting from. Most of the time: [To fill in: your usual time]. If it’s urgent, say so right away.',
      },
      {
        question: 'Do I have to do it all at once?',
        answer:
          'No. One thing done well beats several left half done, because you soon see what it changes.',
      },
      {
        question: 'What if the budget is tight?',
        answer:
          'Start with what only costs you time. For example, list what already works and what doesn’t.',
      },
      {
        question: 'How do I know if an offer is honest?',
        answer:
          'It tells you what isn’t included. It also shows a real example, with someone you can call.',
      },
      {
        question: 'What if results are slow to come?',
        answer:
          'Go back over your plan first. Then change one thing at a time and see what it does.',
      },
      {
        question: 'Who can help?',
        answer:
          'Someone who’s already done this for a business like yours. [To fill in: your name and how to reach you]',
      },
    ],
  },
};
