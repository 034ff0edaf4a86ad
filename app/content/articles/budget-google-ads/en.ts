import { heading, list, paragraph, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to spend your first Google Ads budget',
  excerpt:
    'Start from what a customer is worth, pick one intent, exclude the searches you do not want, count calls rather than clicks: a first campaign, in order.',
  tags: ['search ads', 'budget', 'keywords', 'measurement'],
  seoKeywords: ['Google Ads budget', 'search campaign', 'negative keywords', 'cost per customer'],
  blocks: [
    paragraph(
      'First campaigns rarely fail because the budget was too small. They fail because it was spread over too many words, too many places and a page that did not answer the search. Here is the order in which we make decisions. You can check each of them yourself, whether or not an agency runs your account.',
    ),
    heading('Begin with the value of a customer'),
    paragraph(
      'Before you open the account, write one line: what a customer brings you once your costs are paid. Count margin, not revenue. If people come back, estimate cautiously what the whole relationship is worth. Then decide what share of that you would pay to win a new one. That is your ceiling. Without it, nobody can say whether a click is expensive.',
    ),
    paragraph(
      'Look also at how many inquiries become sales. The fewer that do, the less you can afford to pay for each inquiry. Much disappointment comes from skipping this math.',
    ),
    heading('One intent to start with'),
    paragraph(
      'Choose the service you sell best, in the area where you deliver it best. Precise searches are rarer, but the person knows what they want: “water heater repair Verdun” beats “plumbing.” Group together words that call for the same answer and write one ad for each group. If two searches deserve two different ads, they are two groups.',
    ),
    list(
      'Urgent: they want to call now. Show the number and the hours.',
      'Comparing: they want prices, examples and reviews. Show those.',
      'Learning: they want to understand. An article will serve them better than an ad.',
    ),
    heading('Learn to say no'),
    paragraph(
      'The search terms report shows what people really typed before they saw your ad. In the first weeks, read it every week. You will meet job seekers, students, people after a spare part, people in another town. Add those words to your negative keywords. It is thankless work, and it is often what improves a campaign the most.',
    ),
    tip(
      'Exclude the obvious ones before launch: “jobs,” “course,” “free,” “used,” whichever do not describe your offer.',
    ),
    heading('Check the place and the clock'),
    paragraph(
      'The default location setting may include people who are merely interested in your area without being there. For a local service, restrict it to people who are in it. At first, run ads only when someone can pick up: a missed call costs as much as an answered one. Widen the schedule once you know you can call back fast.',
    ),
    heading('Land on a page that answers'),
    paragraph(
      'The landing page repeats the words of the ad, names the place, shows proof and offers one action. Your home page is seldom right for this. It talks about everything, and the person came for one thing. Try the page on your own phone, on mobile data, standing in the street. If you have to zoom in or hunt for the button, so will your visitors.',
    ),
    heading('Count what matters'),
    paragraph(
      'A click is not a customer. Record as conversions the steps that lead to a sale: a call long enough to be a genuine request, a form that was sent, an order. Do not put a page view and an order in the same basket, or the system will go after whichever is easier to get. Respect your visitors’ cookie choices too: a slightly incomplete, honest count is good enough to decide with.',
    ),
    paragraph(
      'Keep a plain table beside it: date, where the inquiry came from, whether it became a customer, how much. That table, not the ad platform, will tell you what the campaign earns.',
    ),
    heading('Write an ad that people believe'),
    paragraph(
      'An ad has one job: to tell the right person that this is the right place, and to let the others go by. Put the words of the search in the headline, name the city or the neighbourhood, then give a fact: a deadline you keep, a guarantee, a starting price. “The best service in the region” says nothing; “Same-day quote, no service call fee” can be checked.',
    ),
    paragraph(
      'Say what puts people off, too. A starting price on display loses clicks and saves useless calls; it is often a good trade. Add what the platform lets you attach: the number, the address, a link to prices or reviews. Then read the ad again and ask yourself whether you could defend it in front of a customer who holds it in their hand.',
    ),
    heading('When to change, when to cut'),
    paragraph(
      'Let enough searches go by before you judge. A handful of clicks proves nothing, good or bad. Change one thing at a time and write down the date. Cut a keyword once it has cost more than your ceiling and brought nothing. Add budget where inquiries come in under the ceiling and you still have room to serve people.',
    ),
    list(
      'Every week: read the searches, exclude, check missed calls.',
      'Every month: compare the cost of a customer with the ceiling you wrote on day one.',
      'Every season: read your ads aloud. Are they still true?',
    ),
    paragraph(
      'If nothing works in spite of all this, the answer may lie elsewhere: the offer is unclear, the price comes as a surprise, nobody calls back. Advertising brings people to the door. It will not open it for you.',
    ),
  ],
};
