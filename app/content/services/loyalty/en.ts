import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Customer loyalty program for local business | Iluma',
  description:
    'A loyalty program that brings customers back: useful messages, well timed, sent with consent. How it works week by week and what you get.',
  head: {
    eyebrow: 'Customer loyalty program',
    title: {
      before: 'A customer loyalty program that ',
      emphasis: 'brings people back',
      after: '',
    },
    lead: 'We find out when your customers come back and why they stop, then give them a good reason to return.',
  },
  figures: [
    { value: figures.loyaltyRetention, label: 'retention' },
    { value: figures.loyaltyValue, label: 'value per customer' },
    { value: figures.loyaltyReferrals, label: 'referrals' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'Customer analysis',
      text: 'You send us a file from your register or booking app, trimmed down to visit dates and a way to reach the people who’ve agreed to hear from you. We sort it into a few groups: new, regular, gone too long. At the end of the week, two pages show you how big each group is and after how many days an absence starts to matter.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'The messages',
      text: 'We write the welcome after a first visit, the reminder when the need comes around again and the small thank-you. Read them out loud and change whatever doesn’t sound like you. Each one has a purpose, your name on it and an unsubscribe link. Meanwhile, we set up the loyalty page with the perks you’ve chosen.',
    },
    {
      when: 'Week 4',
      title: 'Launch',
      text: 'The first messages go to a small group, so we can check that they reach the inbox and that every link works. Only people who said yes are on the list, and one click takes them off it. We show your staff how to sign up a customer at the counter. You keep a document that says where each consent came from.',
    },
    {
      when: 'Every month',
      title: 'Adjustments',
      text: 'We count who came back, group by group, and compare that with the starting point. A message that brings nobody in gets one rewrite, and then it’s dropped. One that works gets tried on another group. You receive one number, the story behind it and a suggestion for the month ahead, which you’re free to turn down.',
    },
  ],
  deliverables: [
    'A breakdown of your customers by group',
    'The messages, written in your languages',
    'A loyalty page your customers can come back to',
    'Every consent and opt-out on record, as CASL and the GDPR require',
    'A monthly count of customers who came back',
  ],
  audience: {
    text: 'A loyalty program pays off where people come by habit: a restaurant, a salon, a clinic, a garage, a pet store, a specialty shop. You need customers who could return and some record of their visits, even a messy one. For the thinking behind it, read [how to bring customers back without spamming them](/blog-intelligent/faire-revenir).',
    fits: [
      'Your customers have a reason to buy at least two or three times a year.',
      'Your register, booking app or online store keeps the dates of their visits.',
      'You know some regulars have vanished, but you couldn’t say who or when.',
      'Someone on your team can answer when a customer writes back.',
    ],
    others: [
      'What you’re short of is new faces: start with [local SEO](/services/visibilite-locale) or [Facebook and Instagram ads](/services/meta-ads).',
      'People buy from you once, the way they buy a roof or a pool: [asking for reviews](/blog-intelligent/avis-google) will bring you the next one.',
      'You want to share news once a month: [a newsletter](/blog-intelligent/infolettre-locale) you write yourself will do.',
    ],
  },
  cost: [
    'Three things set the price: how many customers there are to follow, the shape your list is in and the channels you already use. A single shop with an up-to-date booking calendar needs little preparation. Three locations, two registers that don’t talk to each other and a pile of duplicate records need a lot more, and the quote reflects it.',
    'The quote doesn’t cover what you give your customers (the coffee, the tune-up, the sample), or hosting, your domain name and photography. If text messages are part of the plan, it says who pays to send them. Taxes are added based on your address, as they are for [all our services](/hub-services).',
    `How long the program runs and how to stop it are in writing before you sign. So are the terms of the one refund we offer, which applies to the loyalty page: ${figures.retentionGuarantee} retention in ${figures.days} days over the starting point we measure with you, or your money back.`,
  ],
  risks: [
    {
      title: 'Your list is in poor shape',
      text: 'Mistyped addresses, no trace of consent, the same customer entered three times. We don’t write to people whose consent is doubtful, even if that cuts the list in half. A clear sign-up at the counter builds it back over time. Here’s [what Law 25 and the GDPR ask](/blog-intelligent/loi-25-rgpd) of a small business.',
    },
    {
      title: 'Your emails land in spam',
      text: 'A domain that isn’t set up properly is enough to send them there. Before anything goes out, we check [SPF and DMARC](/guide/spf-and-dmarc), then move ahead in small batches. If complaints or bounces climb, we stop sending until we know why.',
    },
    {
      title: 'The discount goes to people who’d have come anyway',
      text: 'It’s the costliest mistake and it’s hard to spot, since sales go up while margin goes down. We’d rather offer something tied to your trade. Where numbers allow, a small group doesn’t get the offer, so there’s something to compare it with.',
    },
    {
      title: 'Customers are leaving for another reason',
      text: 'Sometimes the people who left write back: the wait got too long, or a service changed. No message can fix that. We pass on their words as they are, and the program waits until you’ve dealt with it.',
    },
  ],
  example: {
    title: 'Example: a hair salon in Burlington, Vermont',
    paragraphs: [
      'This salon is made up. Joanne’s booking app holds 640 records. Once the duplicates are gone, 582 people are left, and 310 of them have agreed to receive messages: 70 new clients, 160 regulars and 80 who haven’t been in for more than a hundred days.',
      'In the first month, those 80 get one short message. Nine book, six unsubscribe and eleven write back, four of them to say that Saturdays are always full. Joanne opens two weeknights. The 10% discount for new clients is a letdown: five people use it, and four of them had already booked. It’s dropped.',
      'Three months in, 27 of 52 new clients have returned, or 52%, against 24 of 60 (40%) the quarter before. That gap comes down to six people. Joanne keeps the messages running and waits for a second quarter before she believes it.',
    ],
  },
  price: null,
  priceNote: 'The price depends on how many customers you have and which channels you already use.',
  tool: 'See the loyalty page',
  questions: [
    {
      question: 'What if I have no customer list?',
      answer:
        'We start by building one: a good reason to sign up, at the counter and on your site, and one line that says what you’ll send. Allow a few weeks of sign-ups before the first message. As for the form, [two fields are plenty](/blog-intelligent/formulaire-court).',
    },
    {
      question: 'Will my customers find it annoying?',
      answer:
        'Not if messages are few and well timed. Your trade sets the pace: weeks for a salon, a season for a garage. At [Clinique RFS](/etudes-de-cas/clinique-rfs), for instance, the message went out the day after a visit, and only to patients who’d agreed to it. Anyone who’s had enough can leave in one click.',
    },
    {
      question: 'Do I need a points card?',
      answer:
        'Rarely at first. Points call for software, rules and patience, and in Québec [the law limits how they can expire](https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration). A treat on the second visit takes one sentence to explain.',
    },
    {
      question: 'How do you know someone came back?',
      answer:
        'From your calendar, your register or a name jotted down at the front desk, never from email opens. We take everyone whose first visit fell in a given month and see who’s been back within 90 days. If visits aren’t written down anywhere, [a simple CRM](/blog-intelligent/crm-relances) comes first.',
    },
    {
      question: 'What happens to my customers’ data?',
      answer:
        'It stays yours and it’s used for your program only. We ask for as little as possible, and the document you get at launch says who can see what. Our [privacy policy](/politique-confidentialite) covers what the agency itself keeps.',
    },
    {
      question: 'Could I do this myself?',
      answer:
        'In a small shop, yes. A booking app that sends [appointment reminders](/blog-intelligent/rappels-rendez-vous) and a thank-you note cover a lot of ground. Help makes sense once customers number in the hundreds, or when nobody has time to notice who’s missing. If you can’t decide, [book a 15-minute call](/contact/rendez-vous).',
    },
  ],
  closing: {
    title: { before: 'Plan your ', emphasis: 'loyalty program', after: '' },
    lead: 'Tell us who comes back today. We’ll tell you what could bring back the others.',
  },
};
