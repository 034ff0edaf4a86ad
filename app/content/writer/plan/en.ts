import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const en: Phrases['plan'] = {
  title: 'Content plan: {topic}',
  description:
    '{Phrase}: a series of articles to publish, from a first guide to a real example, with the intent, format and proof for each.',
  lead: 'This plan is based on “{phrase}” and written for {readers}. Each article serves one intent, then leads to the next.',
  labels: { intent: 'Intent:', format: 'Format:', angle: 'Angle:', proof: 'Proof:' },
  entries: [
    {
      title: '{Phrase}: what to know before you start',
      intent: 'learn.',
      angle: 'answer the most common question in the first lines.',
      proof: '[To fill in: your clients’ most common question]',
    },
    {
      title: '{Keyword}: how to choose',
      intent: 'compare.',
      angle: 'give your criteria, even the one that doesn’t favor you.',
      proof: '[To fill in: a criterion that clients forget]',
    },
    {
      title: '{Keyword}: what changes the price',
      intent: 'buy.',
      angle: 'explain what is included before you name an amount.',
      proof: '[To fill in: your starting price and what it covers]',
    },
    {
      title: '{Keyword}: common mistakes to avoid',
      intent: 'learn.',
      angle: 'show the mistake, its effect, then how to fix it.',
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
      intent: 'be reassured.',
      angle: 'the situation, what was done, what changed, with the client’s consent.',
      proof: '[To fill in: the client, their words and their results]',
    },
    {
      title: '{Keyword}: what comes next?',
      intent: 'keep the result.',
      angle: 'what to check each month so that nothing is lost.',
      proof: '[To fill in: your follow-up after the sale]',
    },
  ],
  rhythm: {
    heading: 'The pace',
    text: 'Publish at a pace you can keep up: [To fill in: your pace]. Link each article to the first one, then update it when a client asks something new.',
  },
};
