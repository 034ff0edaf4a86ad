import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Landing page design and testing: price | Iluma',
  description:
    'Lead-generation landing pages built around one action: call, book or write. What we test every week, what you get and the starting price.',
  head: {
    eyebrow: 'Lead-generation landing pages',
    title: { before: 'Landing pages that bring ', emphasis: 'inquiries', after: '' },
    lead: 'Give each ad and each search its own page. We build it, test it and keep what works.',
  },
  figures: [
    { value: figures.landingConversion, label: 'conversion rate' },
    { value: figures.landingLeads, label: 'inquiries' },
    { value: figures.landingReturn, label: 'return on investment' },
  ],
  weeks: [
    {
      when: 'Days 1 and 2',
      title: 'The brief',
      text: 'We start from one particular ad, search or email, and from the last inquiries you got. You tell us what a good call is worth to you and which ones you’d rather turn down. Out of that come a promise, its conditions and [a single intent](/blog-intelligent/page-une-intention). It all fits on one sheet, which you approve before anyone writes a line.',
    },
    {
      when: 'Days 3 to 6',
      title: 'Copy and design',
      text: 'The copy uses your customers’ words. Around it go the things that reassure people: a review with a name on it, a photo of your work, a price, a timeline. We add [a short form](/blog-intelligent/formulaire-court) people can fill in one-handed. You read the actual page on your own phone, at a private address, and we rework whatever doesn’t sound like you.',
    },
    {
      when: 'Day 10',
      title: 'Going live',
      text: 'The page moves to your domain, with access granted by whoever runs your site. We test [its speed](/blog-intelligent/site-rapide) on an aging phone, go through it with a keyboard, check the contrast, and send an inquiry to see where it lands. Visits get counted; visitors don’t get tracked. That evening you have an address ready for your ads.',
    },
    {
      when: 'Every week',
      title: 'The test',
      text: 'We change one thing at a time: the headline, the proof or the number of fields. You get the visits and inquiries for each version. When there aren’t enough visits to call it, the report says so and the test keeps running. The version that brings in more inquiries becomes the page, and the next idea has to beat it.',
    },
  ],
  deliverables: [
    'A live page in your brand colors',
    'The copy, in English, French and Spanish if you need it',
    'A reliable form that doesn’t lose inquiries',
    'One test a week, with its result',
    'A weekly count of how many people contacted you',
  ],
  audience: {
    text: 'A landing page earns its keep when you’re paying to bring people in, or when only one thing counts: a quote, a booking, a sign-up. It needs visitors from somewhere, whether that’s an ad, an email or a code in your window. If you’d like to see yours before we talk, try the [page builder](/landing-page-intelligente).',
    fits: [
      'Your ads currently send people to your home page.',
      'One service makes you more than the rest and has no page of its own.',
      'You’re launching a season, a class or a second location on a set date.',
      'You get visits, but the phone stays quiet.',
      'You want to know what an inquiry costs before raising a budget.',
    ],
    others: [
      'You don’t have visitors yet: see what [an ad budget](/adluma) might bring in, or put the money into [SEO](/services/seo-ia).',
      'You have no website at all: a [mini-site](/mini-site-seo) answers more questions.',
      'People know you and don’t come back often enough: that’s a job for a [loyalty program](/services/fidelisation-diamant).',
    ],
  },
  cost: [
    `You pay once, ${figures.priceLanding} and up, for the brief, the copy, the launch and the first tests. Connecting the page to a calendar or a payment system adds to that. So does an offer with several variations, or a longer run of tests. Your quote says how many weeks of testing are included.`,
    'On your side, there’s the ad spend you pay Google or Meta, hosting, your domain name, a photographer if you want one, and the taxes that apply where you are. Since there’s no subscription, you can stop after the tests and keep the page. You’ll find [prices for everything else](/hub-services) on one page.',
  ],
  risks: [
    {
      title: 'Too few visits to draw a conclusion',
      text: 'At forty visits a week, two similar headlines get almost the same number of inquiries, and the gap may be luck. We try bolder differences, let the test run, or look for more visitors. We won’t declare a winner based on three inquiries.',
    },
    {
      title: 'The ad promises something else',
      text: 'If the ad is about price and the page is about a warranty, people leave. Google Ads counts [what they find on the page](https://support.google.com/google-ads/answer/14086) toward ad quality. We proofread the two side by side, and give each promise a page.',
    },
    {
      title: 'Inquiries come in, but the wrong ones',
      text: 'Too far away, too early, too small a budget: you spend your evenings saying no. We put the starting price, the area or the lead time on the page, even if that means fewer messages. The tally counts the inquiries you’d have said yes to.',
    },
    {
      title: 'Nobody gets back to people',
      text: 'A Saturday message read on Tuesday is often a lost job. Before launch we agree on who answers and how fast, and say so under the button. Our articles on [quick quotes](/blog-intelligent/devis-rapides) and [follow-ups](/blog-intelligent/crm-relances) help you keep to it.',
    },
  ],
  example: {
    title: 'A dog trainer in Boise, ahead of spring classes',
    paragraphs: [
      'Example: Good Heel Dog Training is made up. In February, its ads send people to the home page: 280 visits, 7 inquiries. The page will ask for one thing, “Save a spot in puppy class,” and show the dates and the price.',
      'It goes live on March 3. The first 150 visits bring 10 sign-ups. A headline about biting is then tested against one about the price. They tie, 5 to 5. The trainer runs them another week, they’re still level, and the test is filed as undecided.',
      'Next, the form drops the questions about breed, vet and vaccines. Sign-ups go from 5 to 9 a week. Three of them turn out to be adult dogs that don’t belong in the class. A line reading “For puppies under five months” goes above the button, and the following week there are 8 sign-ups, all of them puppies.',
      'By mid-April the class is full and the ads are paused. One lesson goes in the notebook: two people who wrote on a Sunday had signed up elsewhere by the time she called.',
    ],
  },
  price: figures.priceLanding,
  priceNote: 'For one page, including copy, launch and first tests.',
  tool: 'Build a trial page',
  questions: [
    {
      question: 'Can I keep my current website?',
      answer:
        'Yes. The page sits alongside it, on your domain, and links to it. Your other addresses and your email stay as they are.',
    },
    {
      question: 'What is a lead magnet?',
      answer:
        'Something useful the page offers first, such as a calculation, a checklist or an answer. We’ll find yours together. For a dog trainer, it could be a checklist for a puppy’s first week at home.',
    },
    {
      question: 'How soon will I know if it works?',
      answer:
        'Count visits rather than days. Ads can bring people from the day you launch, but you need enough of them that a few inquiries more or less wouldn’t change the verdict. The [full simulator](/simulateur-complet) gives you a ballpark for your line of work.',
    },
    {
      question: 'Will the page show up on Google?',
      answer:
        'It can, though that isn’t its main job. A page written for an ad is brief and fits one moment. If search is where you expect your customers, read [how Google ranks pages](/comprendre-google) before you pick.',
    },
    {
      question: 'What happens to the details people leave in the form?',
      answer:
        'They’re meant for you, to answer the inquiry. We ask for the minimum, and a sentence near the button says what it’s used for. Beyond that, our article on [Law 25 and the GDPR](/blog-intelligent/loi-25-rgpd) sums up your obligations.',
    },
  ],
  closing: {
    title: { before: 'Get a price for ', emphasis: 'your landing page', after: '' },
    lead: 'Tell us whether you want more calls, bookings or quote requests, and we’ll show you the page.',
  },
};
