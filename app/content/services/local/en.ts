import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'Local SEO: Google profile, reviews, directories | Iluma',
  description:
    'Correct details in more than 50 directories, a complete Google Business Profile and a reply to every review. What we do and the starting price.',
  head: {
    eyebrow: 'AI local visibility',
    title: {
      before: 'Local SEO: ',
      emphasis: 'local visibility',
      after: ' on Google and in directories',
    },
    lead: 'One wrong number in a directory and the call goes to someone else. We correct your listings and keep monitoring them.',
  },
  figures: [{ value: figures.directories, label: 'directories that list your business' }],
  weeks: [
    {
      when: 'Week 1',
      title: 'Listings audit',
      text: 'We look you up the way customers do, by name, by phone number and by street. Everything we find on Google, Apple Maps, Bing and industry directories goes into one table, errors included. You confirm the right details and invite us as a manager, access you can take back anytime. By Friday you have the list of fixes, worst ones on top.',
    },
    {
      when: 'Weeks 2 and 3',
      title: 'Corrections',
      text: 'We complete your Google Business Profile [field by field](/blog-intelligent/fiche-google): categories, services, holiday hours, the photos you send us. Then come the directories, and duplicate listings, which we ask to have merged or removed. Some sites update the same day and others drag their feet. The table from week 1 shows you what’s done, what’s pending and what was turned down.',
    },
    {
      when: 'Weeks 4 to 8',
      title: 'Reviews',
      text: 'We write a counter card with a QR code, a short text message and [a way of asking](/blog-intelligent/avis-google) your staff will feel comfortable with. Every customer gets the same invitation. When a review comes in, we send you a draft reply to edit or approve. After five weeks, you know how many people wrote and which moment to ask works best.',
    },
    {
      when: 'Every month',
      title: 'Rank map',
      text: 'We check your rank from several spots around your address, for searches we pick together. The [demo heat map](/heatmap-ila) shows the idea with simulated data. We also go back through the directories, since old addresses have a way of returning. You get this month’s map of your neighborhood next to last month’s, plus the fix we’d tackle next.',
    },
  ],
  deliverables: [
    'An audit of all your listings and their errors',
    'A complete Google Business Profile, photos included',
    'Directory listings corrected and monitored',
    'Review replies, ready for your approval',
    'A map of your rankings, every month',
  ],
  audience: {
    text: 'This is for businesses that depend on local customers: shops, restaurants, garages, clinics, contractors who drive to the job. Their customers type a trade, glance at the map and call somebody. Google says it ranks local results by [relevance, distance and prominence](https://support.google.com/business/answer/7091). We can work on the first and the last. Distance depends on where your door is.',
    fits: [
      'Customers come to your door, or you go to theirs within a set area.',
      'You moved, changed numbers or took over someone else’s business.',
      'People rave about you in person, yet your latest review is a year old.',
      'You run several locations and no two listings match.',
    ],
    others: [
      'You ship all over the country: start with [local e-commerce](/services/ecommerce).',
      'Your profile is accurate and people leave once they reach your site: look at [SEO for your pages](/services/seo-ia).',
      'You need the phone to ring next week: [local ads](/services/meta-ads) are faster, provided you have the budget.',
    ],
  },
  cost: [
    `Plan on ${figures.priceLocalSeo} a month and up for one location. More addresses, more languages and more duplicates to clear all raise the price, and so does a recent move or a profile that’s already suspended. If you have several locations, you get one quote for the group, and it comes to less than pricing each one separately.`,
    'Photography, your website and ads are separate. We select and post the pictures you take; a recent phone and daylight will usually do. If your site turns out to be missing a page, that’s priced on its own, along with [our other services](/hub-services).',
    'We bill monthly, before tax. GST and QST, VAT or sales tax depend on where you are. Your quote states the length of the agreement and the notice period. If you stop, the listings stay in your name.',
  ],
  risks: [
    {
      title: 'Google suspends your profile',
      text: 'Changing a name, an address or a category can trigger a suspension even when the change is true. We keep a copy of every field, gather proof such as a photo of the sign, a license or a utility bill, and file [an appeal](https://support.google.com/business/answer/13597551). The decision, and how long it takes, are up to Google.',
    },
    {
      title: 'Reviews don’t come in',
      text: 'People say “sure” and forget before they reach the car. We look at who asks, when, and through which link, then change one thing at a time. Discounts for reviews are off the table: [Google’s policy](https://support.google.com/contributionpolicy/answer/7400114) doesn’t allow them.',
    },
    {
      title: 'An old address comes back',
      text: 'Directories copy one another, so a number we fixed in March can resurface in June. We trace it to the listing that spread it and fix that one first. You can do your part by [keeping your contact details the same everywhere](/guide/nap-consistency).',
    },
    {
      title: 'You stay invisible across town',
      text: 'Far from your door, a closer competitor will often rank above you whatever your profile says. The map makes that plain early on. From there we suggest [a page about that area](/blog-intelligent/pages-par-ville), an ad limited to it, or letting it go.',
    },
  ],
  example: {
    title: 'A dry cleaner in Portland, Maine, after a move',
    paragraphs: [
      'Example: Harbor Lane Cleaners, which we made up, moved four blocks last fall. The audit turns up 27 listings. Fifteen still show the old storefront, and a second Google profile has been collecting reviews on its own.',
      'By the end of week 3, twelve of the fifteen are fixed and the two profiles are merged. The other three directories never answer. The counter card is a letdown: it brings in three reviews in a month, because mornings are a rush and nobody mentions it. So the request goes into the “your order is ready” text, sent to customers who agreed to get texts. The next month brings ten.',
      'Three months in, the shop is in the top three at 13 of the 25 points on the map, up from 5. Across the bridge in South Portland, it hasn’t moved at all. The owner checks where her regulars live, sees that few cross the bridge, and leaves that side alone.',
    ],
  },
  price: figures.priceLocalSeo,
  priceNote: 'For one location, audit and corrections included.',
  tool: 'See the heat map',
  questions: [
    {
      question: 'Do I pay three times for three locations?',
      answer:
        'No. The audit covers all three, and we quote them together. Each one still gets its own profile, its own hours and its own map.',
    },
    {
      question: 'Can you remove a bad review?',
      answer:
        'We can ask for it to be removed if it breaks the site’s rules; [Google reviews the report](https://support.google.com/business/answer/4596773) and decides. Otherwise we help you answer it and earn better ones. See how [Clinique RFS](/etudes-de-cas/clinique-rfs) replies without giving away anything about a patient.',
    },
    {
      question: 'Do you need my Google password?',
      answer:
        'No, and please don’t send it. You invite us as a manager and stay the owner of the profile. The day we stop working together, you remove us from the list of users.',
    },
    {
      question: 'How soon will I move up on Google Maps?',
      answer: `Corrected hours and phone numbers tend to appear first. Rankings take longer, usually ${figures.seoDays} days, and sometimes more where competition is stiff. Nobody can reserve a spot for you.`,
    },
    {
      question: 'I work from home. Will my address be public?',
      answer:
        'It doesn’t have to be. If customers don’t come to you, [Google’s guidelines](https://support.google.com/business/answer/3038177) tell you to hide the address and list your service area. Directories that already show it go on the list of fixes.',
    },
    {
      question: 'Can I fix my listings on my own?',
      answer:
        'Yes, and it’s a fine way to begin. Our [free guide](/guide) walks through each check. Set aside a day for the audit, then an hour a week for reviews and hours. If that hour keeps getting away from you, [write to us](/contact).',
    },
  ],
  closing: {
    title: { before: 'Get your listings ', emphasis: 'checked', after: '' },
    lead: 'Tell us your business name and we’ll show you what directories say about you.',
  },
};
