import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to spend your first Google Ads budget',
  excerpt:
    'Start from what a customer is worth, pick one intent, exclude the searches you don’t want, count calls rather than clicks: a first campaign, in order.',
  tags: ['search ads', 'budget', 'keywords', 'measurement'],
  seoKeywords: ['Google Ads budget', 'search campaign', 'negative keywords', 'cost per customer'],
  blocks: [
    paragraph(
      'First campaigns rarely fail because the budget was too small. They fail because it was spread over too many words, too many places and a page that didn’t answer the search. Here’s the order in which we make decisions. You can check each of them yourself, whether or not an agency runs your account.',
    ),
    heading('Begin with the value of a customer'),
    paragraph(
      'Before you open the account, write one line: what a customer brings you once your costs are paid. Count margin, not revenue. If people come back, estimate cautiously what the whole relationship is worth. Then decide what share of that you’d pay to win a new one. That’s your ceiling. Without it, nobody can say whether a click is expensive.',
    ),
    paragraph(
      'Look also at how many inquiries become sales. The fewer that do, the less you can afford to pay for each inquiry. A lot of disappointment comes from skipping this math.',
    ),
    heading('From ceiling to monthly budget: a worked example'),
    paragraph(
      'With the ceiling written down, the rest is a little division. These are the numbers of an imaginary plumber. Swap in your own, line by line.',
    ),
    table(
      'Example: from margin per customer to daily budget',
      ['Line', 'Assumption', 'Result'],
      ['Margin per customer', 'Costs taken out', '$400'],
      ['Ceiling per new customer', 'A quarter of the margin', '$100'],
      ['Most you can pay per inquiry', '1 inquiry in 4 becomes a customer', '$25'],
      ['Most you can pay per click', '1 click in 10 becomes an inquiry', '$2.50'],
      ['Monthly budget', '8 new customers × $100', '$800'],
      ['Average daily budget', '$800 ÷ 30.4 days', '$26.32'],
    ),
    paragraph(
      'Next, hold your maximum up against what clicks cost in your line of work. The [ADLUMA simulator](/adluma) gives benchmarks with their dates and sources. If the market wants twice what you can pay, the campaign can wait. Improve the page or the way you answer inquiries first, and do the math again.',
    ),
    heading('How much Google can spend in a day'),
    paragraph(
      'The amount you enter is an average. Google spends more on busy days and less on slow ones. For most campaigns, [the daily limit](https://support.google.com/google-ads/answer/6385083) is twice your daily budget, and the monthly limit is that budget times the average number of days in a month, as in the last line of the table. So one expensive day isn’t a mistake. Keep your eye on the monthly total.',
    ),
    heading('One intent to start with'),
    paragraph(
      'Choose the service you sell best, in the area where you deliver it best. Specific searches are rarer, but the person knows what they want: “water heater repair Verdun” beats “plumbing.” Group together words that call for the same answer and write one ad for each group. If two searches deserve two different ads, they’re two groups. For help finding those words, read [how to use your customers’ own words](/blog-intelligent/mots-des-clients).',
    ),
    list(
      'Urgent: they want to call now. Show the number and the hours.',
      'Comparing: they want prices, examples and reviews. Show those.',
      'Learning: they want to understand. An article will serve them better than an ad.',
    ),
    heading('Choose a match type for each keyword'),
    paragraph(
      'A keyword and a search are two different things. The [match type](https://support.google.com/google-ads/answer/7478529) sets how far Google may stray from one to the other.',
    ),
    list(
      'Exact match: searches with the same meaning as your keyword. It’s the careful way to begin.',
      'Phrase match: searches that include that meaning, with other words around it.',
      'Broad match: searches Google considers related, sometimes distantly. Save it for when your conversions are tracked well.',
    ),
    heading('Learn to say no'),
    paragraph(
      'The search terms report shows what people really typed before they saw your ad. In the first weeks, read it every week. You’ll meet job seekers, students, people after a spare part, people in another town. Add those words to your negative keywords, along with their plurals and synonyms, because a negative [doesn’t cover close variants](https://support.google.com/google-ads/answer/2453972). It’s thankless work, and it’s often what improves a campaign the most.',
    ),
    tip(
      'Exclude the obvious ones before launch: “jobs,” “course,” “free,” “used,” whichever don’t describe your offer.',
    ),
    heading('Check the place and the clock'),
    paragraph(
      '[The default location setting](https://support.google.com/google-ads/answer/1722038) may include people who are merely interested in your area without being there. For a local service, restrict it to people who are in it. At first, run ads only when someone can pick up: a missed call costs as much as an answered one. Widen the schedule once you know you can call back fast.',
    ),
    heading('Land on a page that answers'),
    paragraph(
      'The [landing page](/blog-intelligent/page-une-intention) repeats the words of the ad, names the place, shows proof and offers one action. Your home page is rarely right for this. It talks about everything, and the person came for one thing. Try the page on your own phone, on mobile data, standing in the street. If you have to zoom in or hunt for the button, so will your visitors.',
    ),
    heading('Count what matters'),
    paragraph(
      'A click isn’t a customer. Record as conversions the steps that lead to a sale: a [call](/blog-intelligent/compter-les-appels) long enough to be a genuine request, a form that was sent, an order. Don’t lump a page view and an order together, or the system will go after whichever is easier to get. Respect your visitors’ cookie choices too: a slightly incomplete, honest count is good enough to decide with.',
    ),
    paragraph(
      'Keep a plain table beside it: date, where the inquiry came from, whether it became a customer, how much. That table, not the ad platform, will tell you what the campaign earns.',
    ),
    heading('Write an ad that people believe'),
    paragraph(
      'An ad has one job: to tell the right person that this is the right place, and to let the others go by. Put the words of the search in the headline, name the city or the neighborhood, then give a fact: a turnaround you can keep, a guarantee, a starting price. “The best service in the region” says nothing; “Same-day quote, no service call fee” can be checked.',
    ),
    paragraph(
      'Say what puts people off, too. A posted starting price costs you clicks and spares you pointless calls; it’s often a good trade. Add what the platform lets you attach: the number, the address, a link to prices or reviews. Then read the ad again and ask yourself whether you could defend it in front of a customer holding it.',
    ),
    heading('Keep the account in your name'),
    paragraph(
      'Open the account with your own email and your own card, then give access to whoever runs it. You can look at search terms and spending whenever you like, and if you change agencies the history stays with you. It’s worth a lot when you plan the next [local campaign](/blog-intelligent/campagne-locale). Ask for a monthly report on three figures you can check: what was spent, how many inquiries came in, and how many became customers.',
    ),
    heading('When to change, when to cut'),
    paragraph(
      'Let enough searches go by before you judge. A handful of clicks proves nothing, good or bad. Change one thing at a time and write down the date. Cut a keyword once it has cost more than your ceiling and brought nothing. Add budget where inquiries come in under the ceiling and you still have room to serve people.',
    ),
    chart(
      'Example: cost of a customer after one month, with a $100 ceiling',
      { label: 'Water heater repair', value: 70, shown: '$70' },
      { label: 'Installation', value: 95, shown: '$95' },
      { label: 'Drain cleaning', value: 160, shown: '$160' },
    ),
    paragraph(
      'Our plumber should put more money into the first group and hold on to the second. The third is over the ceiling. Before cutting it, read its searches and open its page. A missing negative keyword or [a slow page](/blog-intelligent/site-rapide) is often the reason.',
    ),
    list(
      'Every week: read the searches, exclude, check missed calls.',
      'Every month: compare the cost of a customer with the ceiling you wrote on day one.',
      'Every season: read your ads aloud. Are they still true?',
    ),
    paragraph(
      'If nothing works in spite of all this, the answer may lie elsewhere: the offer is unclear, the price comes as a surprise, nobody calls back. Advertising brings people to the door. It won’t open it for you.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads: About average daily budgets',
      address: 'https://support.google.com/google-ads/answer/6385083',
    },
    {
      name: 'Google Ads: About keyword matching options',
      address: 'https://support.google.com/google-ads/answer/7478529',
    },
    {
      name: 'Google Ads: About negative keywords',
      address: 'https://support.google.com/google-ads/answer/2453972',
    },
    {
      name: 'Google Ads: About advanced location options',
      address: 'https://support.google.com/google-ads/answer/1722038',
    },
  ],
};
