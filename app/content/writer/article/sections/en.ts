import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const en: Phrases['article']['sections'] = {
  need: {
    headings: ['Who needs it, and when?', '{Phrase}: who needs it, and when?'],
    before: [
      'Few people look up “{phrase}” just out of curiosity. They want to know what to do in their own case. So before you read on, write down your question in your own words.',
      'Behind “{phrase}” there’s always a real situation. Who needs it, when, and what are they worried about? Write the answers down, because they shape everything that follows.',
    ],
    after: [
      'Next, sort your questions into three piles: before, during and after. The one that comes up most: [To fill in: the question your customers ask most often, and your answer].',
    ],
  },
  start: {
    headings: ['Where do you start?', '{Phrase}: where do you start?'],
    before: [
      'First, take stock of what you have and what’s missing. If two needs pull in different directions, go with the one that comes up most.',
      'Before you do anything, look at what already works. Then list what gets in the way, even if it seems minor. A small snag costs a lot when you run into it every day.',
    ],
    after: [
      'Finally, pick one goal, because chasing several at once gets you nowhere fast. Yours: [To fill in: the result you want, and by when].',
    ],
  },
  criteria: {
    headings: ['How do you choose?', '{Phrase}: how do you choose?'],
    before: [
      'All the options look alike until you know what matters to you. So here’s what to look at, starting with the most useful.',
      'It’s easier to choose once you know what to look for. Start from this list, then cross out anything that doesn’t matter to you.',
    ],
    items: [
      '**The need**: does this option solve your problem, or someone else’s?',
      '**The proof**: ask for a real example that looks like your own case.',
      '**The effort**: count your own time too.',
      '**The follow-up**: find out who you’d call if something changes.',
    ],
    after: ['Then score each option, and look at where they differ rather than at the total.'],
  },
  steps: {
    headings: ['How is it done, step by step?', '{Phrase}: how is it done?'],
    before: [
      'Take these steps in order, because each one sets up the next.',
      'Finish one step before you move on to the next. Otherwise, you won’t know what helped.',
    ],
    items: [
      '**Describe** where things stand, in a few lines.',
      '**Choose** one thing to do: the one that’s easiest to check.',
      '**Try** it on a real case, with someone who’s new to it.',
      '**Write down** what changed, even if it’s a letdown.',
      '**Keep** what works, then move on to the next thing.',
    ],
    isOrdered: true,
    after: [
      'If you get stuck on a step, go back to the one before it. Often, something wasn’t clear from the start.',
    ],
  },
  cost: {
    headings: ['How much does it cost?', '{Phrase}: how much does it cost?'],
    before: [
      'A price on its own doesn’t tell you much, because it all depends on what’s covered. So compare quotes for the same work.',
      'You can only compare two prices if the work is the same. So ask each company to list what’s included.',
    ],
    items: [
      'How much work there is, and how much of it you’ll do yourself.',
      'How soon you need it, since a rush job often costs more.',
      'What comes after, which is easy to forget at first.',
    ],
    after: ['To give you an idea: [To fill in: your starting price, or how to ask for a quote].'],
  },
  mistakes: {
    headings: ['Which mistakes should you avoid?', '{Phrase}: which mistakes should you avoid?'],
    before: [
      'These mistakes cost you time, but they’re easy to fix.',
      'Almost everyone makes these mistakes. Once you know them, though, you can see them coming.',
    ],
    items: [
      'You copy a competitor, but you don’t know what really works for them.',
      'You change everything at once, so you can’t tell what helped.',
      'You make a promise before you’ve tried it out.',
      'You forget to ask your customers, even though they know best.',
    ],
  },
  compare: {
    headings: ['Which option is best for you?', '{Phrase}: which option is best?'],
    before: [
      'Ask the same questions about each option. The answers will tell you more than the sales talk, even if it’s good.',
      'No option wins on every count. So go with the one that fits your time, your budget and your team.',
    ],
    items: [
      '**Do it yourself**: you stay in control, but it takes time and patience.',
      '**Get help**: it goes faster, as long as you explain your business well.',
      '**A bit of both**: you do the easy part, then hand off the rest.',
    ],
    after: [
      'If you’re short on time, get help. Otherwise, start on your own and keep track of what slows you down.',
    ],
  },
  place: {
    headings: ['Where is it, and when is it open?', '{Phrase}: where, and when is it open?'],
    before: [
      'First, the essentials: where to find us, when to come and how to reach us.',
      'Before you head out, here’s what you need to know. If something’s missing, write to us.',
    ],
    items: [
      '**Where**: [To fill in: your address and a known landmark]',
      '**When**: [To fill in: your opening hours]',
      '**How to get there**: [To fill in: parking, transit, access]',
      '**For whom**: [To fill in: the areas you serve]',
    ],
    after: [
      'If it’s your first visit, here’s how to spot us: [To fill in: something that’s easy to see].',
    ],
  },
  checklist: {
    headings: ['What should you check first?', '{Phrase}: what should you check?'],
    before: [
      'Keep this list handy, then check things off as you go.',
      'Read this list before you decide, then again the next day.',
    ],
    items: [
      'You can state the need in one sentence, in your own words.',
      'You’ve ranked your criteria, from most to least important.',
      'Every promise comes with proof; otherwise, it doesn’t count.',
      'Someone from outside has given you their opinion.',
      'The next step has a date, and someone’s name next to it.',
    ],
    after: [
      'If you can’t check a box, write down why. That’s often where there’s the most to gain.',
    ],
  },
  measure: {
    headings: ['How do you know if it works?', '{Phrase}: does it work?'],
    before: [
      'Pick one thing to track, then look at it on a set date. Otherwise, you’ll only remember the good weeks. Yours: [To fill in: what you’ll track, and the date].',
    ],
  },
  next: {
    headings: ['Take the first step', 'What now?'],
    before: [
      'That’s what you need to know about “{phrase}.” Now pick one thing from this page, and do it before the week is over.',
      'With “{phrase},” the hard part is getting started. So pick the smallest thing on this page, and do it today.',
    ],
    after: ['[To fill in: your call to action, such as your phone number or contact page]'],
  },
};
