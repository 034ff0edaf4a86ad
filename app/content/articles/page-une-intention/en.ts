import { heading, list, paragraph, tip } from '../blocks.ts';
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
      'Finish this sentence: “The person who lands here wants… and hesitates because…” If you need an “and also,” you need two pages. A homeowner who wants to know what a roof costs and a property manager who wants a maintenance contract do not read the same page, even if you serve them both.',
    ),
    paragraph(
      'Where do the right words come from? From the requests you already have. Reread your latest emails, listen to a call, ask whoever answers the phone which questions come up every day. Your customers have already drafted your page.',
    ),
    heading('The first screen'),
    paragraph(
      'Within seconds, the visitor should know they are in the right place. The headline uses the words they searched for. One sentence says what they get, and on what terms. The button says what happens next: “Get an estimate” is clearer than “Submit.”',
    ),
    list(
      'A headline with the service and the place, or the service and the outcome.',
      'A sentence that answers the main hesitation.',
      'A single button, visible without scrolling and repeated further down.',
      'A real picture: the product, the team, a job in progress. No handshakes.',
    ),
    heading('Proof first, then objections'),
    paragraph(
      'A promise without proof is noise. Choose proof that can be checked: a signed and dated review, a before and after, a certification with its full name, a case study. Put each one next to the claim it supports instead of piling them all at the bottom.',
    ),
    paragraph(
      'Then come the objections. How long does it take? What if it does not suit me? Who comes to my house? Answer plainly, price included where you can. A starting price with what makes it vary is better than silence. Without a price, people imagine one, and seldom in your favour.',
    ),
    heading('A form that respects their time'),
    paragraph(
      'For each field, ask what you will do with it in the next hour. If the answer is nothing, remove it. A name, a way to reach the person and their question are nearly always enough to start a conversation.',
    ),
    list(
      'Keep labels above the fields; grey hint text vanishes as soon as people type.',
      'Accept phone numbers and addresses the way people write them.',
      'Explain an error in words, next to the field, and never wipe what was typed.',
      'Say when you will answer, and keep to it.',
      'Explain in one sentence what you do with the details you are given.',
    ),
    tip(
      'Fill in your own form on a phone, with one hand, on a rainy day. Whatever annoys you has already sent someone away.',
    ),
    heading('Fast, and readable by everyone'),
    paragraph(
      'A slow page is not seen, however pretty. Shrink the images, limit fonts and scripts, avoid videos that start by themselves. Check that the page works from the keyboard, that colours contrast enough, and that meaningful images are described. This care serves disabled people, and also anyone reading in bright sun or on an old phone.',
    ),
    heading('The order of the parts, from top to bottom'),
    paragraph(
      'A landing page reads like a conversation: each part answers the question that the one before it raised. If you are unsure of the order, start from this one and change it only for a reason.',
    ),
    list(
      'The headline and its sentence: am I in the right place?',
      'What the person receives, in a few concrete lines: what do I get, and when?',
      'The strongest proof, close by: why should I believe you?',
      'How it goes, step by step: what happens if I say yes?',
      'The price, or what makes it vary: how much, roughly?',
      'Answers to the last hesitations: and if it does not suit me?',
      'The form, and when you answer: what do I do now?',
    ),
    paragraph(
      'Print the page and cut it into pieces. Give them, out of order, to someone who does not know your trade, and ask them to put them in a row. Where they hesitate, a sentence is missing. Where they set a piece aside, you can often do without it too.',
    ),
    heading('Test without fooling yourself'),
    paragraph(
      'Change one thing at a time, starting with the biggest: the promise, then the proof, then the form. The colour of a button comes long after. Decide beforehand how long the test will run and what you will count. With few visits, no test will settle anything. Watch a handful of people use the page instead, and note where they stop.',
    ),
    paragraph(
      'Count useful inquiries, not inquiries. A page that attracts more messages about the wrong thing only costs you time. Link each inquiry to the page it came from, follow the ones that become customers, and keep the version that brings them.',
    ),
    paragraph(
      'When a page works, do not widen it. Build another, for the next intent. That is how a site grows without losing its focus.',
    ),
  ],
};
