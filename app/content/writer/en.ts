import type { Phrases } from '#app/domain/blogia/phrases.ts';

export const en: Phrases = {
  readers: {
    entrepreneurs: 'entrepreneurs',
    pme: 'small businesses',
    marketers: 'marketers',
    ecommerce: 'online shops',
  },
  contentTypes: {
    guide: 'Guide',
    'how-to': 'How-to',
    checklist: 'Checklist',
    comparison: 'Comparison',
    'local-page': 'Local page',
  },
  article: {
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
      'A plain text for {readers}, with answers to common questions.',
      'Read it, choose, then take the first step.',
      'No jargon.',
    ],
    introductions: [
      'Are you looking for clear answers about “{phrase}”? This text goes straight to the point. First, what to understand; then, what to do.',
      'People often ask about “{phrase}”, but the answers stay vague. So here is the short version, then a simple way to act on it.',
      'Everyone has an opinion about “{phrase}”. So this text keeps to what you can check, and then to what you can do.',
    ],
    audiences: {
      entrepreneurs:
        'When you run things alone, every hour counts. That is why each piece of advice fits in one action, which you can take this week.',
      pme: 'In a small business, several people decide together. So you will find points to discuss as a team, then a way to settle them.',
      marketers:
        'You already know the tools. This text is therefore about method, because that is what makes the difference.',
      ecommerce:
        'In an online shop, people hesitate in silence. So each piece of advice answers one doubt, for example about delivery or returns.',
    },
    sections: {
      need: {
        headings: ['The real question', '{Phrase}: the real question'],
        before: [
          'Few people search for “{phrase}” out of mere interest. Above all, they want to know what to do in their own case. So write down your question, in your own words.',
          'Behind “{phrase}” there is a real situation. Ask who needs it, when, and with what worry. Then note the answers, because they decide what comes next.',
        ],
        after: [
          'Next, sort your questions by moment: before you start, during, after. The one that comes up most: [To fill in: the question your clients ask most often, and your answer].',
        ],
      },
      start: {
        headings: ['Where to start', '{Phrase}: where to start'],
        before: [
          'First, take stock. Look at what you already have, then at what is missing. If two needs pull apart, keep the one that comes up most.',
          'Before you act, look at what already works. Then note what gets in the way, even if it looks small. A small obstacle, met every day, costs a lot in the end.',
        ],
        after: [
          'Finally, set one goal, because several at once scatter your efforts. Yours: [To fill in: the result you want, and by when].',
        ],
      },
      criteria: {
        headings: ['What to look for', '{Phrase}: how to choose'],
        before: [
          'Options all look the same as long as the criteria are vague. So here are the ones that save regrets, from the most useful to the least.',
          'A good choice starts with good criteria. Keep these, then cross out those that change nothing for you.',
        ],
        items: [
          '**The need**: does this option answer your question, or another one?',
          '**The proof**: ask for a real example, close to your own case.',
          '**The effort**: count the time it will take you as well.',
          '**The follow-up**: check who answers when something changes.',
        ],
        after: ['Then give each option a mark, and talk about the gaps rather than the total.'],
      },
      steps: {
        headings: ['The steps, in order', '{Phrase}: step by step'],
        before: [
          'Take these steps in order, because each one prepares the next.',
          'Finish one step before you move on. Otherwise, you will not know what helped.',
        ],
        items: [
          '**Describe** where you stand, in a few lines.',
          '**Choose** one action, the easiest to check.',
          '**Try** it on a real case, with someone who does not know it.',
          '**Note** what changed, even if the result is a letdown.',
          '**Keep** what works, then move on to the next action.',
        ],
        isOrdered: true,
        after: [
          'If a step blocks you, go back to the one before. The cause is often a start that was not clear.',
        ],
      },
      cost: {
        headings: ['What changes the price', '{Phrase}: what sets the price'],
        before: [
          'A price alone says nothing, because it all depends on what it covers. So compare offers that cover the same work.',
          'Two prices only compare if the work is the same. So ask each one for a list of what is in it.',
        ],
        items: [
          'How much work there is, and what stays with you.',
          'How soon you want it, above all if you are in a hurry.',
          'What comes afterwards, which many forget at first.',
        ],
        after: [
          'To give you an idea: [To fill in: your starting price, or how to ask for a quote].',
        ],
      },
      mistakes: {
        headings: ['Mistakes to avoid', '{Phrase}: common traps'],
        before: [
          'These mistakes cost time, but they are easy to put right.',
          'Almost everyone goes through them. Yet you can see these mistakes from afar, once you know them.',
        ],
        items: [
          'You copy a rival, but you do not know what works for them.',
          'You change everything at once, so you cannot tell what helped.',
          'You make a promise before you have tried.',
          'You forget to ask your clients, although they know best.',
        ],
      },
      compare: {
        headings: ['Your options, side by side', '{Phrase}: your options, side by side'],
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
          'If you are short of time, get help. Otherwise, start alone and note what slows you down.',
        ],
      },
      place: {
        headings: ['On the spot: what to know', '{Phrase}: where and when'],
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
          'If you come for the first time, look for the shop front: [To fill in: a detail that is easy to see].',
        ],
      },
      checklist: {
        headings: ['The checklist', '{Phrase}: the checklist'],
        before: [
          'Keep this list at hand, then check things off as you go.',
          'Read this list before you decide, then once more the day after.',
        ],
        items: [
          'The need fits in one sentence, in your own words.',
          'The criteria are there, from the most important to the least.',
          'Each promise has a proof, otherwise it does not count.',
          'Someone from outside has had their say.',
          'The next step has a date and a name.',
        ],
        after: ['If a box stays empty, note why. That is often where the next gain is.'],
      },
      measure: {
        headings: ['How to know if it works', '{Phrase}: how to know if it works'],
        before: [
          'Choose one sign to follow, then look at it on a fixed date. Otherwise, we only remember the good weeks. Yours: [To fill in: the sign you will follow, and the date].',
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
    },
    measures: {
      entrepreneurs: 'For example, ask each new client how they found you.',
      pme: 'For example, note each request and what brought it.',
      marketers: 'For example, compare the same figure before and after the change.',
      ecommerce: 'For example, follow the carts that start before and after the change.',
    },
    related: {
      heading: 'Related questions',
      lead: 'People often search for these at the same time. So here is a short answer to each.',
      item: '**{Keyword}**: [To fill in: your answer in one sentence]',
    },
    faq: {
      heading: 'Common questions: {phrase}',
      entries: [
        {
          question: 'How long does it take?',
          answer:
            'It depends on where you start. As a rule: [To fill in: your usual time]. If it is urgent, say so at once.',
        },
        {
          question: 'Do I have to do it all at once?',
          answer:
            'No. One action done well beats several half done, because it soon shows what changes.',
        },
        {
          question: 'What if the budget is tight?',
          answer:
            'Start with what only costs time. For example, write down what works already and what does not.',
        },
        {
          question: 'How do I know a serious offer?',
          answer:
            'It also says what it does not do. Then it shows a real example, with someone to call.',
        },
        {
          question: 'What if results are slow to come?',
          answer:
            'First read your plan again. Then change one thing at a time, and note the effect.',
        },
        {
          question: 'Who can help?',
          answer:
            'Someone who has done this work for a business like yours. [To fill in: your name and how to reach you]',
        },
      ],
    },
  },
  plan: {
    title: 'Content plan: {topic}',
    description:
      '{Phrase}: a series of texts to publish, from the first guide to a real case, with the intent, format and proof of each.',
    lead: 'This plan starts from “{phrase}” and is meant for {readers}. Each text serves one intent, then leads to the next.',
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
        angle: 'give your criteria, even the one that does not favour you.',
        proof: '[To fill in: a criterion that clients forget]',
      },
      {
        title: '{Keyword}: what changes the price',
        intent: 'buy.',
        angle: 'explain what is included before you name an amount.',
        proof: '[To fill in: your starting price and what it covers]',
      },
      {
        title: '{Keyword}: mistakes that keep coming back',
        intent: 'learn.',
        angle: 'show the mistake, its effect, then how to put it right.',
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
        title: 'A real case: {keyword}',
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
      text: 'Publish at a pace you can keep: [To fill in: your pace]. Link each text to the first, then update it when a client asks something new.',
    },
  },
  keywords: {
    title: 'Keywords to check: {topic}',
    description:
      '{Phrase}: searches to check, sorted by intent, without invented volumes, and how to choose the ones to start with.',
    lead: 'These searches start from “{phrase}”, for {readers}. There are no volumes here, because they would be invented: check them in Search Console or in the Google Ads keyword planner.',
    groups: [
      {
        heading: 'To learn',
        patterns: ['what is {seed}', '{seed} example', '{seed} tips', '{seed} mistakes'],
      },
      {
        heading: 'To compare',
        patterns: [
          'best {seed}',
          '{seed} reviews',
          '{seed} comparison',
          '{seed} or do it yourself',
        ],
      },
      { heading: 'To buy', patterns: ['{seed} price', '{seed} quote', '{seed} appointment'] },
      {
        heading: 'Nearby',
        patterns: [
          '{seed} near me',
          '{seed} [your city]',
          '{seed} [your neighbourhood]',
          '{seed} open now',
        ],
      },
      {
        heading: 'Questions to answer',
        patterns: ['how to choose {seed}', 'how much does {seed} cost', 'why {seed}'],
      },
    ],
    audiences: {
      entrepreneurs: {
        heading: 'For entrepreneurs',
        patterns: ['{seed} for beginners', '{seed} without a team', 'free {seed}'],
      },
      pme: {
        heading: 'For small businesses',
        patterns: ['{seed} for small business', '{seed} for companies', '{seed} support'],
      },
      marketers: {
        heading: 'For marketers',
        patterns: ['{seed} tool', '{seed} template', '{seed} case study'],
      },
      ecommerce: {
        heading: 'For online shops',
        patterns: ['{seed} online', '{seed} delivery', '{seed} returns'],
      },
    },
    next: {
      heading: 'Choose the first ones',
      steps: [
        'Keep those that your clients really say.',
        'Search for them, then read the first results: can you be more useful?',
        'Write one page per intent, starting with the chosen format: {format}.',
      ],
    },
  },
  instructions: {
    system:
      'You are BlogIA, a writer at a local visibility agency. Write in English, in short sentences, in the active voice, with linking words. Invent no figure, name, review or fact: where one is needed, leave a place in square brackets, such as [To fill in: your usual time]. Answer in Markdown, without a code block, starting with three hyphens, a line “title:”, a line “description:” and three hyphens. The title fits in 60 characters, the description has 120 to 156. No first-level heading in the text.',
    tasks: {
      'seo-article':
        'Write a whole article: introduction, sections with subheadings, common questions, conclusion with a call to action. The first keyword, or else the topic, stands in the title, the description, the first sentence and one subheading.',
      'content-plan':
        'Write a plan of eight pieces of content. For each: title, intent, format, angle and the proof to gather.',
      'keyword-research': 'Write a list of searches to check, sorted by intent. Give no volumes.',
    },
    fields: {
      topic: 'Topic:',
      keywords: 'Keywords:',
      contentType: 'Content type:',
      readers: 'Readers:',
    },
  },
};
