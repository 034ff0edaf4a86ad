import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to structure a landing page that converts',
  excerpt:
    'How to build a landing page that answers a single search: a promise, proof, honest answers to objections, a short form, and one test at a time.',
  tags: ['landing pages', 'conversion rate', 'forms', 'copywriting'],
  seoKeywords: [
    'effective landing page',
    'landing page copy',
    'conversion rate',
    'contact form design',
  ],
  blocks: [
    paragraph(
      'A home page welcomes everyone: the regular, the job applicant, the supplier, the curious. A landing page welcomes one person, who arrives from an ad, an email or a search with one question in mind. Its job is to answer that question and offer the next step. Nothing more.',
    ),
    heading('Name the intent before you write'),
    paragraph(
      'Finish this sentence: “The person who lands here wants… and hesitates because…” If you need an “and also,” you need two pages. A homeowner who wants to know what a roof costs and a property manager who wants a maintenance contract don’t read the same page, even if you serve them both.',
    ),
    paragraph(
      'Where do the right words come from? From the requests you already have. Reread your latest emails, listen to a call, ask whoever answers the phone which questions come up every day. Your customers have already drafted your page.',
    ),
    heading('The first screen'),
    paragraph(
      'Within seconds, the visitor should know they’re in the right place. The headline uses the words they searched for. One sentence says what they get, and on what terms. The button says what happens next: “Get an estimate” is clearer than “Submit.”',
    ),
    list(
      'A headline with the service and the place, or the service and the outcome.',
      'A sentence that answers the main hesitation.',
      'A single button, visible without scrolling and repeated further down.',
      'A real picture: the product, the team, a job in progress. No handshakes.',
    ),
    heading('Example: rewriting a first screen'),
    paragraph(
      'Take a made-up roofer in Spokane who runs an ad for “roof leak repair.” The old page introduced the company. The new one speaks to a person with a bucket on the floor.',
    ),
    table(
      'Made-up example: a roofer’s first screen, before and after',
      ['Part', 'Before', 'After'],
      ['Headline', 'Welcome to Summit Roofing', 'Roof leak repair in Spokane'],
      [
        'Sentence',
        'Your satisfaction is our priority',
        'A roofer comes within two days and prices the repair on the spot',
      ],
      ['Button', 'Submit', 'Request a visit'],
      ['Picture', 'A handshake', 'Flashing we replaced, with the date'],
      ['Proof', '“A team of experts”', 'A review from a named Spokane customer'],
    ),
    paragraph(
      'The new headline is made of [words customers use](/blog-intelligent/mots-des-clients). The sentence under it promises a visit within two days, and that has to hold through a week of storms. If it won’t, give yourself more time.',
    ),
    heading('Proof first, then objections'),
    paragraph(
      'A promise without proof is noise. Choose proof that can be checked: a dated review with a name on it, a before and after, a certification with its full name, a case study. Put each one next to the claim it supports instead of piling them all at the bottom.',
    ),
    paragraph(
      'Then come the objections. How long does it take? What if I’m not happy with it? Who comes to my house? Answer plainly, price included where you can. A starting price, along with what affects it, is better than silence. Without a price, people imagine one, and rarely in your favor.',
    ),
    heading('A form that respects their time'),
    paragraph(
      'For each field, ask what you’ll do with it in the next hour. If the answer is nothing, remove it. A name, a way to reach the person and their question are nearly always enough to start a conversation.',
    ),
    list(
      'Keep labels above the fields; gray hint text vanishes as soon as people type.',
      'Accept phone numbers and addresses the way people write them.',
      'Explain an error in words, next to the field, and never wipe what was typed.',
      'Say when you’ll answer, and keep to it.',
      'Explain in one sentence what you do with the details you’re given.',
    ),
    tip(
      'Fill in your own form on a phone, with one hand, on a rainy day. Whatever annoys you has already sent someone away.',
    ),
    paragraph(
      'We go through the usual fields one by one, and say which to drop, in our article on [short contact forms](/blog-intelligent/formulaire-court).',
    ),
    heading('Fast, and readable by everyone'),
    paragraph(
      'A slow page doesn’t get seen, however pretty it is. Shrink the images, limit fonts and scripts, avoid videos that start by themselves. Check that the page works from the keyboard, that colors contrast enough, and that meaningful images are described. All of this helps people with disabilities, and anyone reading in bright sun or on an old phone.',
    ),
    table(
      'Thresholds published by Google and the W3C',
      ['What’s measured', 'Threshold', 'What the visitor notices'],
      ['Largest element shown (LCP)', '2.5 s or less', 'The page looks ready'],
      ['Response to a tap (INP)', '200 ms or less', 'The button reacts'],
      ['Layout shifts (CLS)', '0.1 or less', 'The text stays put'],
      ['Contrast of body text', 'At least 4.5 to 1', 'It can be read in daylight'],
      ['Size of a button', 'At least 24 × 24 px, with exceptions', 'Thumbs hit the right one'],
    ),
    paragraph(
      'The first three are judged on real visits: a page [meets them](https://web.dev/articles/vitals) when three visits out of four do. To find out where to begin, read [how to make a site faster](/blog-intelligent/site-rapide), or run our [free audit](/ila), which lists what’s slowing your pages down.',
    ),
    heading('The order of the parts, from top to bottom'),
    paragraph(
      'A landing page reads like a conversation: each part answers the question that the one before it raised. If you’re unsure of the order, start from this one and change it only for a reason.',
    ),
    list(
      'The headline and its sentence: am I in the right place?',
      'What the person receives, in a few concrete lines: what do I get, and when?',
      'The strongest proof, close by: why should I believe you?',
      'How it works, step by step: what happens if I say yes?',
      'The price, or what affects it: how much, roughly?',
      'Answers to the last doubts: what if it isn’t right for me?',
      'The form, and when they’ll hear back: what do I do now?',
    ),
    paragraph(
      'Print the page and cut it into pieces. Give them, out of order, to someone who doesn’t know your trade, and ask for them to be put in order. Where they hesitate, a sentence is missing. Where they set a piece aside, you can often do without it too.',
    ),
    heading('Make the ad and the page agree'),
    paragraph(
      'Someone who taps an ad expects the rest of what they just read. If the ad is about a leak, the page opens with the leak. Google Ads takes [landing page experience](https://support.google.com/google-ads/answer/14086) into account: how useful and relevant the content is, how easy it is to get around, how many links there are, and what the ad led people to expect. It also requires the address shown in the ad and the page itself to be on the same domain.',
    ),
    paragraph(
      'In a [local campaign](/blog-intelligent/campagne-locale), plan on a page per ad group rather than a page per keyword. If your pages would differ only by a place name, start with [what makes a town page useful](/blog-intelligent/pages-par-ville). And if ads are new to you, settle [the budget](/blog-intelligent/budget-google-ads) before you build anything: a page that nobody can afford to send visitors to teaches you nothing.',
    ),
    heading('Test without fooling yourself'),
    paragraph(
      'Change one thing at a time, starting with the biggest: the promise, then the proof, then the form. The color of a button comes long after. Decide beforehand how long the test will run and what you’ll count. With few visits, no test will settle anything. Watch a handful of people use the page instead, and note where they stop.',
    ),
    paragraph(
      'Count useful inquiries, not inquiries. A page that attracts more messages about the wrong thing only costs you time. Link each inquiry to the page it came from, follow the ones that become customers, and keep the version that brings them.',
    ),
    chart(
      'Made-up example: two versions of a page, seen a thousand times each',
      { label: 'A: inquiries', value: 46, shown: '46' },
      { label: 'A: useful inquiries', value: 12, shown: '12' },
      { label: 'B: inquiries', value: 29, shown: '29' },
      { label: 'B: useful inquiries', value: 21, shown: '21' },
    ),
    paragraph(
      'In this example, version A offers an “instant price” and collects more messages. Version B states a starting price and the area served. Fewer people write, but nearly twice as many of the inquiries are useful. Version B stays.',
    ),
    heading('What to check a month after launch'),
    list(
      'Useful inquiries for each page, and where they came from.',
      'Phone calls, [counted separately](/blog-intelligent/compter-les-appels), because they never touch the form.',
      'How fast you really answered, next to what the page says.',
      'Questions that keep coming up in messages. Their answers belong on the page.',
      'What became of last month’s inquiries, and who still needs [a follow-up](/blog-intelligent/crm-relances).',
    ),
    paragraph(
      'For a first draft, the [page builder](/landing-page-intelligente) puts a page together as you answer its questions. If you’d rather have it written and tested for you, see what our [landing page service](/services/landing-aimant) includes.',
    ),
    paragraph(
      'When a page works, don’t widen it. Build another, for the next intent. That’s how a site grows without losing its focus.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads: Landing page, definition',
      address: 'https://support.google.com/google-ads/answer/14086',
    },
    { name: 'web.dev: Web Vitals', address: 'https://web.dev/articles/vitals' },
    {
      name: 'W3C: Contrast, minimum (WCAG 2.2)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    },
    {
      name: 'W3C: Target size, minimum (WCAG 2.2)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
    },
  ],
};
