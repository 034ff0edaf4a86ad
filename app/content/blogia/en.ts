import type { BlogiaCopy } from './shape.ts';

export const en: BlogiaCopy = {
  title: 'BlogIA — SEO article generator with a live editor',
  description:
    'An article, a content plan or keywords from one topic. BlogIA invents no figures and shows, rule by rule, what is left to fix in your text.',
  eyebrow: 'BlogIA, the content module',
  heading: { before: 'An ', emphasis: 'honest', after: ' first draft, yours to finish.' },
  lead: 'Give it a topic and an audience. BlogIA writes a whole base, leaves a place for each fact that only you know, then checks it with you.',
  score: {
    label: 'BlogIA score',
    outOf: 'out of 100',
    waiting: 'The module’s starting mark. As soon as there is a text, the score is computed.',
    computed: 'Computed on your text, rule by rule.',
  },
  form: {
    title: 'Your request',
    promptType: 'Type of request',
    choose: 'Choose…',
    topic: 'Main topic',
    topicHelp: 'A few words, such as “choosing a mattress”.',
    keywords: 'Keywords',
    keywordsHelp: 'Optional, separated by commas. The first one leads the text.',
    contentType: 'Content type',
    targetAudience: 'Target audience',
    generate: 'Generate the text',
    generating: 'Writing…',
    missing: 'Choose a type of request and give a topic.',
    promptTypes: {
      'seo-article': 'SEO article',
      'content-plan': 'Content plan',
      'keyword-research': 'Keyword research',
    },
    contentTypes: {
      guide: 'A guide',
      'how-to': 'How-to',
      checklist: 'Checklist',
      comparison: 'Comparison',
      'local-page': 'Local page',
    },
    audiences: {
      entrepreneurs: 'Founders',
      pme: 'Small businesses',
      marketers: 'Marketers',
      ecommerce: 'Online shops',
    },
    share: {
      copy: 'Copy the link to this request',
      copied: 'Link copied. It opens this page with the same text.',
      failed: 'The copy was refused. Here is the link:',
    },
  },
  output: {
    title: 'Your text',
    empty: 'The text appears here. You can also paste your own, and BlogIA will read it over.',
    writing: 'The text is being written…',
    stop: 'Stop',
    stopped: 'Stopped. Here is what was written so far.',
    ready: {
      local: 'Text ready, by the built-in writer. The square brackets wait for your facts.',
      model: 'Text ready, by a language model. Check each fact before you publish.',
    },
    failed: 'The text could not be written.',
    failures: {
      timeout: 'The writing service takes too long to answer.',
      busy: 'The writing service is very busy right now.',
      refused: 'The writing service refused the request.',
      broken: 'The answer broke off before its end.',
      unreachable: 'The connection does not answer.',
      limited: 'You have asked for many texts. Please wait a few minutes.',
      invalid: 'The request is not complete. Check the topic and the keywords.',
    },
    retry: 'Try again',
    useLocal: 'Use the built-in writer',
    markdown: 'Download (Markdown)',
    html: 'Download (HTML)',
    keep: 'Keep this draft',
    kept: 'Draft kept in this browser, and nowhere else.',
    keptHere: 'This browser refuses to keep it: the draft stays until the page is closed.',
  },
  editor: {
    fields: {
      title: 'Title',
      description: 'Meta description',
      keyphrase: 'Target phrase',
      slug: 'End of the address',
      body: 'Text (Markdown)',
    },
    length: '{count} characters',
    words: { one: '{count} word', other: '{count} words' },
    minutes: '{count} min read',
  },
  rules: {
    title: 'What the check finds',
    waiting: 'The rules appear as soon as there is a text.',
    groups: { search: 'Search', readability: 'Readability' },
    verdicts: { good: 'Good', improve: 'Could be better', problem: 'To fix' },
    items: {
      keyphrase: {
        label: 'Useful words in the target phrase: {value}',
        advice: 'Aim for one to four useful words.',
      },
      keyphraseTitle: {
        label: 'Target phrase in the title',
        advice: 'Put it in the title, near the start if you can.',
      },
      titleWidth: {
        label: 'Width of the title: {value} px',
        advice: 'Stay between 285 and 580 px: beyond that, Google cuts it.',
      },
      keyphraseDescription: {
        label: 'Target phrase in the description',
        advice: 'Put it in the meta description.',
      },
      descriptionLength: {
        label: 'Length of the description: {value} characters',
        advice: 'Aim for 120 to 156 characters.',
      },
      slug: {
        label: 'Target phrase in the address',
        advice: 'Write it in lower case, without accents, with hyphens.',
      },
      introduction: {
        label: 'Target phrase in the introduction',
        advice: 'Put it in the first paragraph.',
      },
      keyphraseHeadings: {
        label: 'Subheadings with the target phrase: {value}',
        advice: 'Put it in at least one subheading.',
      },
      density: {
        label: 'Density of the target phrase: {value}%',
        advice: 'Aim for 0.5 to 3%: beyond that, it shows.',
      },
      textLength: {
        label: 'Length of the text: {value} words',
        advice: 'Aim for 300 words or more.',
      },
      mainHeading: {
        label: 'Extra first-level headings: {value}',
        advice: 'The title is enough: use ## for the subheadings of the text.',
      },
      links: {
        label: 'Links: {value}',
        advice: 'Add a link to a useful page, on your site or elsewhere.',
      },
      images: {
        label: 'Images without alternative text: {value}',
        advice: 'Describe each image between the brackets.',
      },
      placeholders: {
        label: 'Places to fill in: {value}',
        advice: 'Replace each bracket with a true fact, or take it out.',
      },
      readingEase: {
        label: 'Reading ease (Flesch): {value} out of 100',
        advice: 'Aim for 60 or more: short words, short sentences.',
      },
      sentenceLength: {
        label: 'Sentences of more than 20 words: {value}%',
        advice: 'Cut them, to stay below 25%.',
      },
      paragraphs: {
        label: 'Longest paragraph: {value} words',
        advice: 'Stay below 150 words.',
      },
      subheadings: {
        label: 'Longest stretch without a subheading: {value} words',
        advice: 'Add a subheading every 300 words at most.',
      },
      sentenceStarts: {
        label: 'Sentences in a row that start alike: {value}',
        advice: 'Change from the third one on.',
      },
      passive: {
        label: 'Sentences in the passive voice (estimate): {value}%',
        advice: 'Stay below 10%: say who does what.',
      },
      transitions: {
        label: 'Sentences with a linking word: {value}%',
        advice: 'Aim for 30%: so, but, then, for example…',
      },
    },
    show: 'Show in the text',
    shown: 'Hide',
    next: 'Go to passage {count} of {total}',
    sources:
      'Thresholds published by Yoast; reading ease after Flesch (1948). The weights of the score are ours.',
  },
  preview: {
    title: 'In search results',
    note: 'Widths computed with the font that Google uses. Google may choose another excerpt.',
    devices: { desktop: 'Computer', mobile: 'Phone' },
    width: '{width} px of {room}',
    cut: 'will be cut',
    whole: 'whole',
    untitled: 'No title',
    undescribed: 'Without a description, Google picks an excerpt of the text.',
  },
  drafts: {
    title: 'Your kept drafts',
    note: 'They stay in this browser for this visit, and for later ones if you allow functional cookies. Iluma does not receive them.',
    open: 'Open',
    remove: 'Delete',
    removed: 'Draft deleted.',
    untitled: 'No title',
  },
  samples: {
    title: { before: 'Two texts to ', emphasis: 'open', after: '' },
    lead: 'Written and edited by the team. Open them in the editor to see what the rules say about them.',
    open: 'Open in the editor',
    facts: '{words} words, score {score}',
    items: [
      {
        title: 'How to reply to Google reviews in three sentences',
        description:
          'Reply to Google reviews without losing your evenings: a method in three sentences, examples, and the mistakes to avoid when a review is harsh.',
        keyphrase: 'reply to Google reviews',
        slug: 'reply-to-google-reviews',
        body: `To reply to Google reviews takes time, but less than people fear. Three sentences are almost always enough. The first one thanks, the second answers, the third invites.

Before anything else, read the review twice. You answer better once you know what the person meant, especially if the tone is sharp.

## Say thank you, without a stock phrase

A client took a minute for you. So say thanks with a detail that shows you have read it. “Thank you for mentioning our walnut bread” beats “Thank you for your comment”.

If the review has no text, keep it short. For example: “Thank you for the stars, see you at the counter”.

## Reply to Google reviews that hurt

A harsh review hurts, but people also read it for your answer. First own the fact, then say what you have changed. Do not explain why the client is wrong, even when it is true.

- Name the problem in their words.
- Say what you do, and not how you feel.
- Offer a call rather than a debate in public.

Then wait a night before you publish if you are still angry. Nobody regrets an answer they wrote in a calm mood.

## Invite them back

The last sentence looks ahead. It gives a reason to come back, for example a new dish or a quieter hour. However, keep special offers for another place, because they sound wrong here.

## Make it a habit

Choose a fixed moment in the week, then stick to it. Late answers are better than none, but a steady pace shows. For the next step, read [our method](/methode-iluma).

Finally, note the words that come back. When three clients talk about the wait, the subject is no longer the review: it is the wait.`,
      },
      {
        title: 'A neighbourhood page: what it must say first',
        description:
          'A useful neighbourhood page says where, when and how to come before it talks about you. Here is its plan, its proofs and what is best left out.',
        keyphrase: 'neighbourhood page',
        slug: 'neighbourhood-page',
        body: `A neighbourhood page answers someone in a hurry. They are next door, they are searching, and they want to know if you are open. All the rest comes after.

Yet many pages start with the story of the house. It is a fine story, but it can wait until the end.

## The top of the neighbourhood page

First, give the address, the hours and the number. Then add a landmark that everyone knows, such as a station or a park. If parking is hard, say so, because people will mind less.

- The exact address, and the floor if there is one.
- This week’s hours, holidays included.
- The way to come: on foot, by metro, by car.

## Proofs from around the corner

A photo of the shop front helps, because people know it when they see it. A review that names the street helps too. On the other hand, a list of every town nearby helps nobody.

Talk about what you do here and nowhere else. For example, a lunch menu for the offices across the street, or bicycle delivery in the narrow lanes.

## What is best left out

Do not copy the same page for ten places. Google sees it, and your clients see it even sooner. So two true pages are better than ten empty ones.

Leave out big words too. When everyone is the best, nobody is.

## Before you publish

Ask someone who does not know the area to read the page. If they find the door without a call, the page is ready. To see where you stand, then work out [your ILA score](/ila).`,
      },
    ],
  },
  benefits: {
    title: { before: 'What BlogIA does ', emphasis: 'for you', after: '' },
    items: [
      {
        title: 'A plan before the blank page',
        text: 'Title, description, sections, common questions: the structure is there, in your language.',
      },
      {
        title: 'No invented facts',
        text: 'Each missing figure, name or date is a place to fill in, which the check points out.',
      },
      {
        title: 'A check that explains itself',
        text: 'Each rule says what it measures, where the text fails it and what to do.',
      },
    ],
  },
};
