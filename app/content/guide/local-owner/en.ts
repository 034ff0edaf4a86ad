import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'local.profile': {
    title: 'Google Business Profile: match it to your website | Iluma',
    description:
      'Name, address, phone, hours and website link: compare your Google Business Profile with your site, decide which one is right and correct the other.',
    heading: 'Make your Google profile and website agree',
    why: 'Google accepts edits suggested by anybody and applies some without telling you, so [your hours](/guide/business-hours) can change on the profile while your site stays right. After a move, it’s often the other way around. Look hard at the website link: a profile that leads to a Facebook page or an old domain gives your most valuable clicks away.',
    see: 'Signed in to the account that manages the profile, search for your business name: the “Your business on Google” panel appears. Open your site beside it and compare the five fields. You can also upload the profile’s export to your report.',
    mends: {
      wordpress:
        'The profile is edited at Google, the site in its footer. Add ?utm_source=google-profile to the profile’s link to count its visits.',
      wix: 'Dashboard → Marketing → Google Business Profile lets you edit it without leaving Wix.',
      shopify:
        'The Google & YouTube app connects your catalog, not your contact details. Correct those on the profile itself.',
      squarespace:
        'Settings → Business Information can sync with the profile; check which way it copies before you accept.',
      byHand:
        'Correct the real world first (the sign, the door), then the profile, then the site, then directories. Use the exact name on your sign with no keywords added: Google suspends profiles for that.',
    },
  },
  'local.reviews': {
    title: 'Google reviews: how to get more, honestly | Iluma',
    description:
      'How many reviews and what rating reassure a customer, how to ask without pressure or gifts, and the direct link to give at the counter or by email.',
    heading: 'Get more Google reviews, honestly',
    why: 'A 5 from four people reassures less than a 4.6 from eighty, one of them last week. Freshness fades fast: after three months without a review, people wonder whether you’re still good. Filtering (“write to us if you’re unhappy, to Google if you’re not”) and discounts for reviews are against the rules. Asking everyone isn’t, and it’s enough.',
    see: 'Open [your profile](/guide/google-business-profile), sort reviews by “Newest” and note the date of the first. Count them month by month: a gap shows when you stopped asking.',
    mends: {
      wordpress:
        'Put a button to your review link on the form’s thank-you page. WooCommerce can add it to the “Completed order” email.',
      wix: 'Automations → trigger “Booking ends” → send an email two hours later with the link.',
      shopify:
        'Settings → Notifications → Delivered: add a line and the link. Review apps collect product reviews, not profile reviews.',
      squarespace:
        'Acuity Scheduling → follow-up email after the appointment; paste the short link there.',
      byHand:
        'Profile → Read reviews → “Get more reviews” gives you a link and a QR code. Post the code by the register and print it on your invoices. Ask the same day, in your own words, and thank people whatever they wrote.',
    },
  },
  'local.review-answers': {
    title: 'How to respond to Google reviews, with examples | Iluma',
    description:
      'How to reply to a Google review, good or bad, in a few sentences that reassure the next customers, and how much time to spend on it each week.',
    heading: 'Respond to Google reviews, good and bad',
    why: 'Your reply speaks less to the reviewer than to the hundred people who’ll read it before they choose. A complaint followed by a calm answer and one concrete step can sell better than praise. Leave out three things: who the customer is, what’s in their file (the law protects it) and how annoyed you are. [The ILA audit](/ila) counts the share of reviews with a reply; half is the threshold.',
    see: 'In [your profile](/guide/google-business-profile), Read reviews → “Unreplied.” Start with the most recent and those with one or two stars.',
    mends: {
      wordpress:
        'There’s nothing to set in WordPress. If a plugin displays your reviews, check that it shows your replies too.',
      wix: 'Reply from Google Maps → Your Business → Reviews.',
      shopify:
        'Product reviews have their own inbox (Judge.me, Loox and so on). Give them the same care: people read them right before buying.',
      squarespace:
        'Google Maps on your phone is enough. You’ll get an alert for each review if you allow notifications.',
      byHand:
        'Thanks, a detail from the review, what was done, an invitation to get in touch: four sentences. Example: “You waited twenty minutes on Saturday, and that’s too long. We now have a second person at the counter on Saturdays.”',
    },
  },
  'local.search': {
    title: 'Get on the first page of Google: a method | Iluma',
    description:
      'With Search Console, find the searches where your site ranks 11th to 20th and move them to page one, improving a single page of yours at a time.',
    heading: 'Move from page two to page one of Google',
    why: 'It’s closer than it looks. A page in 12th place is already judged relevant; it lacks a [sharper title](/guide/page-title), two [internal links](/guide/crawlable-links) or a fuller answer. Starting from nothing on a new phrase takes months. [The ILA audit](/ila) looks at your impressions: if more than half happen below tenth place, that’s where your work is being lost.',
    see: 'Search Console → Performance → show Average position → filter Position “greater than 10,” then sort by impressions. The first ten lines are your plan. Export the table, since the report can read it.',
    mends: {
      wordpress:
        'Site Kit by Google brings these figures into the dashboard. For each query, rework the SEO title and the first paragraph of the page that already shows up.',
      wix: 'SEO → Search Console, once your domain is connected: queries are listed by page.',
      shopify:
        'Collections often carry these queries. Above the products, add two paragraphs that answer the question.',
      squarespace: 'Analytics → Google Search Keywords; connect Search Console first.',
      byHand:
        'One page per intent, the query’s words in the title and the h1, three links from strong pages. Wait four weeks before judging, and change one thing at a time, or you won’t know what worked.',
    },
  },
} satisfies SomeGuideTexts;
