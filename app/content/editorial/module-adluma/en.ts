import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'ADLUMA module',
  summary:
    'The module that estimates what an ad budget can bring in, then analyzes it and gives advice.',
  title: 'ADLUMA: ad budget simulator for local business | Iluma',
  description:
    'ADLUMA estimates what an ad budget can bring in, shows the point where the next customer costs too much and suggests how to split it by channel.',
  head: {
    eyebrow: 'ADLUMA module',
    title: { before: 'Simulate your ', emphasis: 'ad budget', after: ' before you spend it' },
    lead: 'See how many visits, inquiries and customers to expect, at what cost, and at what point spending more stops paying off.',
    button: 'Open the simulator',
    second: 'Open the full version',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What ADLUMA ', emphasis: 'calculates', after: '' },
      lead: 'Based on assumptions you can change one by one.',
      items: [
        {
          title: 'What a budget brings in',
          text: 'Impressions, clicks, inquiries and customers: cautious, expected and favorable.',
        },
        {
          title: 'What a goal costs',
          text: 'Enter how many customers you want, and it works out the budget.',
        },
        {
          title: 'Where to put the money',
          text: 'The split between channels that brings in the most, and why.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'What you ', emphasis: 'enter', after: ' in the simulator' },
      lead: 'The quick version needs a handful of settings. The full version adds what a sale is worth to you.',
      items: [
        {
          title: 'Monthly budget',
          text: 'A slider from €100 to €10,000, management fees not included. In the [full version](/simulateur-complet), you can start from the number of customers you want instead.',
        },
        {
          title: 'Your industry',
          text: 'From restaurants to auto repair, it sets the price of a click and the starting rates. Not on the list? Pick “All industries.”',
        },
        {
          title: 'Channels',
          text: 'Google Search, Facebook and Instagram, YouTube video, Google local ads: check one or several.',
        },
        {
          title: 'Goal and area',
          text: 'Customers, inquiries, visits or visibility, then how many people live where you work. A small town only has so many clicks to sell.',
        },
        {
          title: 'Your sale',
          text: 'Full version only: what a customer brings in, your margin, the management fee, how long you’ll run ads, and how many inquiries turn into customers.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Where the numbers come from',
      mark: 'check',
      paragraphs: [
        'Click prices and starting rates are medians from US campaigns, taken from published reports. We found no comparable survey for Québec, France or Spain, so every rate shows its report and its dates. You can judge for yourself how close it is to your own market.',
        'When nobody has published a measurement, the simulator uses an Iluma assumption and labels it as one. That’s the case for local ads, YouTube conversions and the number of impressions per resident.',
        'Clicks in one town are limited, and the last ones cost the most. The math follows a saturation curve of the same family as [the one Google describes for its Meridian model](https://developers.google.com/meridian/docs/advanced-modeling/media-saturation-lagging). Money goes first to the channel where the next euro does the most.',
      ],
      points: [
        'The cautious case starts with clicks 20% more expensive and conversions 30% lower; you can change both',
        'The first three months count for 30, 60 and 90% of the result, because a new campaign has to learn',
        'Any number you change is marked as edited; clear the field to get the industry’s figure back',
      ],
    },
    {
      kind: 'prose',
      title: 'Example: €800 a month for an auto repair shop',
      mark: 'check',
      paragraphs: [
        'Here’s a made-up example. A repair shop serves 30,000 people and wants to spend €800 a month on Google Search and Google local ads, with nobody to pay for managing them. The average repair brings in €350, and the shop keeps 45% of it.',
        'With the benchmarks of November 2026, the full simulator gives about 27 inquiries and 8 customers a month, or 5 to 13 customers depending on the case. Each customer costs about €99, against a margin of €157.50. The verdict is “Clearly profitable,” and the ads have paid for themselves by month four.',
        'Now read the cautious column: it loses about €32 a month. So the shop should be ready for a slow start. The suggested split is €533 for search and €267 for local ads. Beyond about €1,380 a month, the next customer would cost twice as much as the first.',
      ],
      points: [
        'Check first: the close rate. The simulator assumes that 30 inquiries in 100 become customers, which is our own guess for this industry',
        'Check next: the local ads, which borrow the prices of search because no figures are published',
        'Plan for it: somebody has to answer 27 inquiries. See our article on [following up](/blog-intelligent/crm-relances)',
      ],
    },
    {
      kind: 'prose',
      title: 'What ADLUMA doesn’t do',
      mark: 'x',
      paragraphs: [
        'It doesn’t predict your campaign. It starts from published benchmarks, dated and cited, and tells you when you go beyond them.',
        'It hasn’t seen your ads, your competitors or the page people land on. A confusing [landing page](/landing-page-intelligente) or a phone that rings unanswered will pull your results down, and no estimate can see that.',
      ],
      points: [
        'It doesn’t buy ads and doesn’t connect to any ad account',
        'It ignores seasons',
        'It works in euros: US costs are converted at the European Central Bank’s rate of June 30, 2025',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'ADLUMA', after: '' },
      lead: 'Privacy, verdicts and comparing budgets.',
      items: [
        {
          question: 'Does the agency see my numbers?',
          answer:
            'No, the calculation runs in your browser. The link you copy holds your settings, so only the people you send it to will see them. If you choose to talk it over with the team, the simulation goes along with your [message](/contact).',
        },
        {
          question: 'Which version should I use?',
          answer:
            'The [quick version](/adluma) tells you how many inquiries a budget might bring. The full one tells you whether those inquiries pay for the ads: monthly profit, break-even and running balance. It picks up your choices, so start with the quick one.',
        },
        {
          question: 'What if the verdict is “At a loss”?',
          answer:
            'Count what a customer spends in a year rather than on a first visit, then check your close rate. Still losing? Work first on what you don’t pay for by the click, such as [your Google Business Profile](/blog-intelligent/fiche-google) or [local SEO](/services/visibilite-locale).',
        },
        {
          question: 'What does “Too small to learn” mean?',
          answer:
            'The budget would bring fewer than ten inquiries a month. We chose that threshold ourselves: below it, you can hardly tell which ad works. Stick to one channel, or spend more over a shorter period.',
        },
        {
          question: 'Can I compare several budgets?',
          answer:
            'Yes. The full version keeps up to three scenarios side by side, and you can print the result or download it as CSV. When you’re ready to spend, read how to [set a Google Ads budget](/blog-intelligent/budget-google-ads).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Try it with ', emphasis: 'your budget', after: '' },
    lead: 'It takes a minute, with no sign-up, and gives you a link to save or share.',
    button: 'Open the simulator',
    second: 'Full version',
  },
};
