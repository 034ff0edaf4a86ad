import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Facebook and Instagram ad management: price | Iluma',
  description:
    'Meta Ads management for local businesses: a budget simulated up front, ads tested, a cost per customer you can see. Steps and starting price.',
  head: {
    eyebrow: 'Facebook and Instagram ads',
    title: { before: 'Meta Ads measured in ', emphasis: 'customers', after: ', not views' },
    lead: 'We simulate your budget before spending it, test a few ads at a time and stop ads that don’t perform, however pretty.',
  },
  figures: [],
  weeks: [
    {
      when: 'Days 1 to 4',
      title: 'Goal and tracking',
      text: 'We start with what a customer is worth to you: the margin they bring in, the share of inquiries that turn into sales, how many people you can serve. That gives a cap per customer, in writing before any money is spent. You open the ad account in your own name and give us access. Tracking stays off until a visitor says yes.',
    },
    {
      when: 'Day 7',
      title: 'Launch',
      text: 'Two or three ads, one or two audiences close to home and a small budget. You’ve approved every line, every image and the page people land on. Meta reviews ads before they run, [typically within 24 hours](https://www.facebook.com/business/ads/review-policy-guidelines). From the minute they’re live, you can see the spend in your own account.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'Optimization',
      text: 'The first days are jumpy, so we leave things alone: Meta wants [about 50 results per ad set](https://www.facebook.com/business/help/112167992830700) before delivery settles down. After that, an ad that goes over your cap is stopped, and its budget moves to one that brings inquiries. Tell us which inquiries became customers; otherwise we’d be choosing ads by their clicks.',
    },
    {
      when: 'Every week',
      title: 'Weekly report',
      text: 'Monday’s line has four numbers: spend, inquiries, customers and cost per customer. Below it, a sentence says what we’re changing and why. Store visits and plenty of phone calls never show up on the platform, so you keep a short log of them, and [this article shows you how](/blog-intelligent/compter-les-appels). If you’re over the cap two weeks in a row, we call you.',
    },
  ],
  deliverables: [
    'A budget simulation, with its assumptions',
    'The ads, copy and images included',
    'A landing page for each ad',
    'Tracked inquiries, with visitors’ consent',
    'A one-line weekly report',
  ],
  audience: {
    text: 'Facebook and Instagram put your offer in front of people who weren’t looking for it. That suits things people see and want: a new kitchen, a class, a dinner out, a treatment, an event. For emergency repairs, it’s the wrong place. Before you commit, compare channels in [the ad budget simulator](/adluma).',
    fits: [
      'One photo or fifteen seconds of video is enough to get your offer across.',
      'A new customer brings in enough margin to pay for both management and ads.',
      'You have a reason to speak up now: an opening, a season, spots to fill.',
      'You can call people back the same day.',
    ],
    others: [
      'People look for you in an emergency, as they do a plumber: choose search, with [a first Google Ads budget](/blog-intelligent/budget-google-ads).',
      'You make little on each customer: work on [bringing back the ones you have](/services/fidelisation-diamant) first.',
      'You want visits that outlast the campaign: [SEO](/services/seo-ia) keeps going after the budget stops.',
      'You’re torn between several services: [ILUMATCH](/ilumatch) ranks them from your answers.',
    ],
  },
  cost: [
    `The starting price, ${figures.priceMetaAds} a month, pays for management, copy, images and a page for each ad. More offers, languages or versions push it up.`,
    'The ad budget is on top. You pay it straight to Meta, and you can pause it whenever you like. Hosting, your domain name and photo shoots are extra too, and taxes are added based on your address.',
    'Always add management and ads together. If the total is more than the margin on the customers they bring, the campaign isn’t worth running, and it’s better to know beforehand: [the full simulator](/simulateur-complet) does that math with your figures.',
    'Billing is monthly. The agreed length and how to stop are in the quote before you sign it, and starting prices for our other services are [all on one page](/hub-services).',
  ],
  risks: [
    {
      title: 'Meta rejects an ad or restricts the account',
      text: 'Some topics, such as health or credit, are watched closely. We go over the rules before we write. If an ad is rejected, we fix it or [request another review](https://www.facebook.com/business/help/1210227555661027). Since the account is in your name, you stay in control; add a second administrator you trust.',
    },
    {
      title: 'Plenty of inquiries, few customers',
      text: 'A form that’s too easy draws the merely curious. We show a starting price, add a question that screens people out, or send them to the page instead of Facebook’s own form. Sometimes the trouble is slow callbacks, and [a log of inquiries](/blog-intelligent/crm-relances) brings that to light within a week.',
    },
    {
      title: 'Too few results to tell',
      text: 'In a small town, a campaign may bring six inquiries in a month. That’s not enough to choose between three images. We go down to one ad and one audience, and we judge over several weeks.',
    },
    {
      title: 'People have seen the ad enough',
      text: 'Around a local business, the same people soon see the same image again and again, and inquiries slow down. A second version is waiting for that moment. If it doesn’t pick things up, we’ll suggest pausing until next season.',
    },
  ],
  example: {
    title: 'Example: a kitchen cabinet shop in Worcester',
    paragraphs: [
      'The shop is fictional. Each kitchen earns it $3,200 in margin. It hopes for two contracts a month, subtracts the management fee and allows $600 in ads per contract. In month one, it splits $900 evenly among three ads.',
      'The shop-floor video gets the most views and just 2 inquiries. The before-and-after photo gets 5. The plainest one, a finished kitchen with a starting price and two dates for home visits, gets 11. Of those 18 inquiries, 4 come from too far away, so the radius shrinks from 40 miles to 20. Two kitchens are sold, at $450 in ads each.',
      'Month two looks much the same, with the one ad left. In month three, inquiries fall to 9 and one kitchen is sold: $900 in ads, well over the cap. The shop stops for two months, photographs its latest kitchens and gets a spring offer ready.',
    ],
  },
  price: figures.priceMetaAds,
  priceNote:
    'Management and ad creation included. The ad budget is separate and stays in your name.',
  tool: 'Simulate your budget with ADLUMA',
  questions: [
    {
      question: 'What budget do I need?',
      answer:
        'Enough to learn something in two weeks. [ADLUMA](/adluma) shows at what point the next customer costs too much. Its benchmarks come from US campaigns, so your own figures, even partial ones, are a better guide.',
    },
    {
      question: 'Who owns the account?',
      answer:
        'You do, along with its audiences and history. We work in it with access you can revoke. If a previous provider opened it in their name, we’ll help you ask for a transfer or open a new one.',
    },
    {
      question: 'Should I choose Meta Ads or Google Ads?',
      answer:
        'On Google, people are asking; on Facebook, they’re looking at something else. Go with Google if people already search for what you do, and Meta if they discover it by seeing it. Start with one of the two: here’s how to [set up a Google campaign](/blog-intelligent/campagne-locale) step by step.',
    },
    {
      question: 'Do I need professional photos?',
      answer:
        'Not at first. A sharp photo taken at your place, with a real person and a real result, shows customers what they’ll get. Once an offer has proved that it sells, a photographer is money well spent; the fee is yours to pay.',
    },
    {
      question: 'How do you measure results with a consent banner?',
      answer:
        'Meta’s tracker stays off until the visitor accepts. The platform’s numbers are therefore incomplete, and your actual inquiries fill in the gaps. Our guide explains [how to block a tracker](/guide/trackers-before-consent) before consent.',
    },
    {
      question: 'When will I know if it’s working?',
      answer:
        'An ad can bring a call on its first day. To decide whether to keep going, wait for a month of logged inquiries and sales. If you’d like a second opinion, [book a call](/contact/rendez-vous) and have your margin per customer handy.',
    },
  ],
  closing: {
    title: { before: 'Simulate ', emphasis: 'your budget', after: ' first' },
    lead: 'Enter a budget, industry and goal, see what it could bring in, then let’s talk.',
  },
};
