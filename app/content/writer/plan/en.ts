import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const en: Phrases['plan'] = {
  title: 'Content plan: {topic}',
  description:
    '{Phrase}: a series of articles to publish, from a first guide to a real example, with the intent, format and proof for each.',
  lead: 'This plan is based on “{phrase}” and written for {readers}. Each article answers one intent and leads to the next.',
  labels: { intent: 'Intent:', format: 'Format:', angle: 'Angle:', proof: 'Proof:' },
  entries: [
    {
      title: '{Phrase}: what to know before you start',
      intent: 'learn.',
      angle: 'answer the most common question in the first lines.',
      proof: '[To fill in: your customers’ most common question]',
    },
    {
      title: '{Keyword}: how to choose',
      intent: 'compare.',
      angle: 'share your criteria, even the one that doesn’t work in your favor.',
      proof: '[To fill in: something customers forget to check]',
    },
    {
      title: '{Keyword}: what changes the price',
      intent: 'buy.',
      angle: 'explain what’s included before you give a price.',
      proof: '[To fill in: your starting price and what it covers]',
    },
    {
      title: '{Keyword}: common mistakes to avoid',
      intent: 'learn.',
      angle: 'show the mistake, what it leads to and how to fix it.',
      proof: '[To fill in: a mistake you saw this month]',
    },
    {
      title: '{Keyword}: step by step',
      intent: 'act.',
      angle: 'one step per heading, one photo per step.',
      proof: '[To fill in: your photos or screenshots]',
    },
    {
      title: '{Keyword} near you',
      intent: 'find a place.',
      angle: 'address, hours and access before anything else.',
      proof: '[To fill in: your address and the areas you serve]',
    },
    {
      title: 'A real example: {keyword}',
      intent: 'find reassurance.',
      angle: 'the situation, what was done, what changed, with the customer’s consent.',
      proof: '[To fill in: the customer, their words and their results]',
    },
    {
      title: '{Keyword}: what comes next?',
      intent: 'keep the results.',
      angle: 'what to check each month to keep things on track.',
      proof: '[To fill in: your follow-up after the sale]',
    },
  ],
  rhythm: {
    heading: 'The pace',
    text: 'Publish at a pace you can keep up: [To fill in: your pace]. Link each article to the first one, and update it whenever a customer asks something new.',
  },
};
