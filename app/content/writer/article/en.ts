import { en as sections } from './sections/en.ts';
import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const en: Phrases['article'] = {
  titles: {
    guide: ['{Topic}: a guide to deciding well', '{Topic}: the guide'],
    'how-to': ['{Topic}: how to do it, step by step', '{Topic}: step by step'],
    checklist: ['{Topic}: the checklist before you act', '{Topic}: the checklist'],
    comparison: ['{Topic}: how to compare your options', '{Topic}: compared'],
    'local-page': ['{Topic}: what to know before you visit', '{Topic}: near you'],
  },
  composedTitle: '{Phrase}: {topic}',
  descriptions: {
    guide: '{Phrase}: what to check, where to start and what to avoid.',
    'how-to': '{Phrase}: the steps in order, then a checklist.',
    checklist: '{Phrase}: a checklist, and the mistakes to avoid.',
    comparison: '{Phrase}: your options side by side, and how to choose.',
    'local-page': '{Phrase}: address, hours, access and what to check.',
  },
  descriptionExtras: [
    'Plain advice for {readers}, with answers to common questions.',
    'Read it, choose, then take the first step.',
    'No jargon.',
  ],
  introductions: [
    'Are you looking for clear answers about “{phrase}”? This text goes straight to the point. First, what to understand; then, what to do.',
    'People often ask about “{phrase}”, but the answers stay vague. So here’s the short version, then a simple way to act on it.',
    'Everyone has an opinion about “{phrase}”. So this text keeps to what you can check, and then to what you can do.',
  ],
  audiences: {
    entrepreneurs:
      'When you run things alone, every hour counts. That’s why each piece of advice fits in one action, which you can take this week.',
    pme: 'In a small business, several people decide together. So you’ll find points to discuss as a team, then a way to settle them.',
    marketers:
      'You already know the tools. This text is therefore about method, because that’s what makes the difference.',
    ecommerce:
      'In an online store, people hesitate in silence. So each piece of advice answers one doubt, for example about delivery or returns.',
  },
  sections,
  measures: {
    entrepreneurs: 'For example, ask each new client how they found you.',
    pme: 'For example, note each request and what brought it.',
    marketers: 'For example, compare the same figure before and after the change.',
    ecommerce: 'For example, follow the carts that start before and after the change.',
  },
  related: {
    heading: 'People also search for',
    lead: 'These searches often go together. So here’s a short answer to each.',
    questions: [
      {
        words: 'price prices cost quote cheap affordable',
        heading: '{Keyword}: what does it cost?',
        gap: '[To fill in: your prices, from the simplest to the most complete]',
      },
      {
        words: 'or vs versus best review reviews compare',
        heading: '{Keyword}: which one?',
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
          'It depends on where you start. As a rule: [To fill in: your usual time]. If it’s urgent, say so right away.',
      },
      {
        question: 'Do I have to do it all at once?',
        answer:
          'No. One action done well beats several half done, because it soon shows what changes.',
      },
      {
        question: 'What if the budget is tight?',
        answer:
          'Start with what only costs time. For example, write down what works already and what doesn’t.',
      },
      {
        question: 'How do I recognize a trustworthy offer?',
        answer:
          'It also says what it doesn’t do. Then it shows a real example, with someone to call.',
      },
      {
        question: 'What if results are slow to come?',
        answer: 'First read your plan again. Then change one thing at a time, and note the effect.',
      },
      {
        question: 'Who can help?',
        answer:
          'Someone who has done this work for a business like yours. [To fill in: your name and how to reach you]',
      },
    ],
  },
};
