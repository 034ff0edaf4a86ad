import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const en: Phrases['article']['sections'] = {
  need: {
    headings: ['Who needs it, and when?', '{Phrase}: who needs it, and when?'],
    before: [
      'Few people search for “{phrase}” out of mere curiosity. Above all, they want to know what to do in their own case. So write down your question, in your own words.',
      'Behind “{phrase}” there’s a real situation. Ask who needs it, when, and with what worry. Then note the answers, because they decide what comes next.',
    ],
    after: [
      'Next, sort your questions by moment: before you start, during, after. The one that comes up most: [To fill in: the question your clients ask most often, and your answer].',
    ],
  },
  start: {
    headings: ['Where do you start?', '{Phrase}: where do you start?'],
    before: [
      'First, take stock. Look at what you already have, then at what is missing. If two needs conflict, keep the one that comes up most.',
      'Before you act, look at what already works. Then note what gets in the way, even if it looks small. A small obstacle, met every day, costs a lot in the end.',
    ],
    after: [
      'Finally, set one goal, because several at once scatter your efforts. Yours: [To fill in: the result you want, and by when].',
    ],
  },
  criteria: {
    headings: ['How do you choose?', '{Phrase}: how do you choose?'],
    before: [
      'Options all look the same as long as the criteria are vague. So here are the ones that save you regrets, from the most useful to the least.',
      'A good choice starts with good criteria. Keep these, then cross out those that change nothing for you.',
    ],
    items: [
      '**The need**: does this option answer your question, or another one?',
      '**The proof**: ask for a real example, close to your own case.',
      '**The effort**: count the time it will take you as well.',
      '**The follow-up**: check who answers when something changes.',
    ],
    after: ['Then give each option a score, and talk about the gaps rather than the total.'],
  },
  steps: {
    headings: ['How is it done, step by step?', '{Phrase}: how is it done?'],
    before: [
      'Take these steps in order, because each one prepares the next.',
      'Finish one step before you move on. Otherwise, you won’t know what helped.',
    ],
    items: [
      '**Describe** where you stand, in a few lines.',
      '**Choose** one action, the easiest to check.',
      '**Try** it on a real case, with someone who doesn’t know it.',
      '**Note** what changed, even if the result is a letdown.',
      '**Keep** what works, then move on to the next action.',
    ],
    isOrdered: true,
    after: [
      'If a step blocks you, go back to the one before. The cause is often a start that wasn’t clear.',
    ],
  },
  cost: {
    headings: ['How much does it cost?', '{Phrase}: how much does it cost?'],
    before: [
      'A price alone says nothing, because it all depends on what it covers. So compare offers that cover the same work.',
      'Two prices only compare if the work is the same. So ask each company for a list of what is in it.',
    ],
    items: [
      'How much work there is, and what stays with you.',
      'How soon you want it, above all if you’re in a hurry.',
      'What comes afterward, which many forget at first.',
    ],
    after: ['To give you an idea: [To fill in: your starting price, or how to ask for a quote].'],
  },
  mistakes: {
    headings: ['Which mistakes should you avoid?', '{Phrase}: which mistakes should you avoid?'],
    before: [
      'These mistakes cost time, but they’re easy to fix.',
      'Almost everyone makes them. Yet you can see these mistakes coming, once you know them.',
    ],
    items: [
      'You copy a rival, but you don’t know what works for them.',
      'You change everything at once, so you can’t tell what helped.',
      'You make a promise before you’ve tried.',
      'You forget to ask your clients, although they know best.',
    ],
  },
  compare: {
    headings: ['Which option is best for you?', '{Phrase}: which option is best?'],
    before: [
      'To compare, put the same questions to each option. The answers matter more than the sales talk.',
      'No option wins everywhere. So look at the one that suits your time, your budget and your team.',
    ],
    items: [
      '**Do it yourself**: you keep control, but it takes time and patience.',
      '**Get help**: you move faster, as long as you explain your trade well.',
      '**A bit of both**: you do the simple part, then hand over the rest.',
    ],
    after: [
      'If you’re short of time, get help. Otherwise, start alone and note what slows you down.',
    ],
  },
  place: {
    headings: ['Where is it, and when is it open?', '{Phrase}: where, and when is it open?'],
    before: [
      'First, the most useful part: where to find us, when to come and how to reach us.',
      'Before you set out, keep these points at hand. If one is missing, write to us.',
    ],
    items: [
      '**Where**: [To fill in: your address and a known landmark]',
      '**When**: [To fill in: your opening hours]',
      '**How to get there**: [To fill in: parking, transit, access]',
      '**For whom**: [To fill in: the areas you serve]',
    ],
    after: [
      'If it’s your first visit, look for the storefront: [To fill in: a detail that is easy to see].',
    ],
  },
  checklist: {
    headings: ['What should you check first?', '{Phrase}: what should you check?'],
    before: [
      'Keep this list at hand, then check things off as you go.',
      'Read this list before you decide, then once more the day after.',
    ],
    items: [
      'The need fits in one sentence, in your own words.',
      'The criteria are there, from the most important to the least.',
      'Each promise has a proof, otherwise it doesn’t count.',
      'Someone from outside has had their say.',
      'The next step has a date and a name.',
    ],
    after: ['If a box stays empty, note why. That is often where the next gain is.'],
  },
  measure: {
    headings: ['How do you know if it works?', '{Phrase}: does it work?'],
    before: [
      'Choose one sign to follow, then look at it on a fixed date. Otherwise, we only remember the good weeks. Yours: [To fill in: the sign you’ll follow, and the date].',
    ],
  },
  next: {
    headings: ['Take the first step', 'What now?'],
    before: [
      'You now have the essentials about “{phrase}”. Choose one action from this text, then take it before the week is over.',
      'With “{phrase}”, the hard part is to begin. So take the smallest action in this text, and do it today.',
    ],
    after: ['[To fill in: your call to action, for example your number or your contact page]'],
  },
};
