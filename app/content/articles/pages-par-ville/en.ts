import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'Service area pages: how to make each one useful',
  excerpt:
    'Which towns deserve a page of their own, what to put on it that’s only true there, and what to do with copies that Google would call doorway pages.',
  tags: ['service area pages', 'local SEO', 'location pages', 'doorway pages'],
  seoKeywords: [
    'service area pages',
    'city landing pages',
    'doorway pages Google',
    'local SEO for multiple cities',
  ],
  blocks: [
    paragraph(
      'A gutter company in Fort Collins wants more work in Loveland, Greeley and Windsor. Its website mentions none of them. So the owner copies the home page eleven times, swaps the town in the headline and publishes everything over a weekend. By spring, most of those pages still haven’t brought a call.',
    ),
    paragraph(
      'The goal made sense. People do search for a trade and a town, and a site that never names the town has little to show them. Here’s how to pick the towns worth a page, fill each one with things that are only true there, and clean up copies you already have.',
    ),
    heading('Try the swap test first'),
    paragraph(
      'Open one of your town pages and replace the name with another town’s. Now reread it. If every sentence is still true, the page was never about that town. A customer in Greeley learns nothing from it that the home page hadn’t already said.',
    ),
    paragraph(
      'Google has a name for this. Its [spam policies](https://developers.google.com/search/docs/essentials/spam-policies) describe doorway abuse as pages built to rank for similar searches that send people through a step less useful than where they end up. Pages aimed at different cities that all funnel visitors to one place are on the list of examples. Sites that break the policies can rank lower or drop out of results.',
    ),
    paragraph(
      'Having many pages isn’t the offense. A clinic with nine branches should have nine branch pages, because each has its own door, hours and staff.',
    ),
    heading('What belongs on a town page'),
    paragraph(
      'Anything that’s the same everywhere, such as your warranty, license or payment options, can be a short line with a link to the [main service page](/guide/service-pages). Spend the rest of the page on what changes.',
    ),
    list(
      'Two or three jobs you did there: the neighborhood, the month, what was wrong, what you did. Skip the street number, and ask before you post photos.',
      'The days your crew is in town, and how long the wait gets in the busy season.',
      'Your trip charge, or a plain statement that there isn’t one.',
      'Local conditions that affect the work: tree cover, hail, HOA rules, permits, with a link to the city’s own page.',
      'A review from a customer in that town, quoted exactly, with its date and where it was posted.',
      'The name and face of whoever shows up.',
      'Questions that people there really ask, [in their own words](/blog-intelligent/mots-des-clients).',
    ),
    paragraph(
      'If you can only fill in two of these, wait. Do a few more jobs, take pictures on the way, and write the page when you have something to say.',
    ),
    tip(
      'After each job, text yourself three things: the town, the problem, and how long it took. A season of those notes is most of a page.',
    ),
    heading('An example: one outline, two towns'),
    paragraph(
      'Here’s what the gutter company could write instead. Both pages answer the same questions, yet hardly a sentence would survive the swap test.',
    ),
    table(
      'Made-up example: how the Loveland page differs from the Greeley page',
      ['Customer’s question', 'Loveland', 'Greeley'],
      ['When are you in town?', 'Monday to Friday', 'Wednesdays'],
      ['Is there a trip charge?', 'No', '$30, waived over $400'],
      ['What do you fix most?', 'Gutters packed with pine needles', 'Hail dents and loose hangers'],
      ['Who comes out?', 'Ray and Dana', 'Ray, with a second truck in May'],
      ['Any rule to know?', 'Some HOAs limit gutter colors', 'Alley access on older blocks'],
    ),
    paragraph(
      'From there, treat it like any other landing page, with [one intent and one action](/blog-intelligent/page-une-intention). The form can arrive with the town already selected.',
    ),
    heading('Decide which towns get a page'),
    paragraph(
      'Don’t start from a map. Start from last year’s invoices and count requests by town. The numbers separate the places where you work from the places where you’d like to.',
    ),
    chart(
      'Made-up example: a gutter company’s requests over twelve months, by town',
      { label: 'Fort Collins', value: 118, shown: '118 requests' },
      { label: 'Loveland', value: 52, shown: '52 requests' },
      { label: 'Greeley', value: 33, shown: '33 requests' },
      { label: 'Windsor', value: 14, shown: '14 requests' },
      { label: 'Estes Park', value: 2, shown: '2 requests' },
    ),
    table(
      'Page, mention or neither: a way to decide',
      ['Your situation', 'What to publish', 'Why'],
      [
        'You have a location open to the public',
        'One page per address',
        'Hours, parking and staff are true only there',
      ],
      [
        'You work there every month',
        'A page for the town',
        'You have photos, prices and lead times',
      ],
      [
        'Two small towns, same customers',
        'One page for both',
        'Two texts would end up repeating each other',
      ],
      [
        'A handful of requests a year',
        'A line on your “Areas we serve” page',
        'There isn’t enough to tell yet',
      ],
    ),
    paragraph(
      'In the example, Loveland and Greeley earn a page now. Windsor can wait until there are jobs to show, and Estes Park stays a line in the list.',
    ),
    heading('Make the pages easy to reach'),
    paragraph(
      'A page that nobody can reach from your menu looks like it was made for search engines alone. Build an [“Areas we serve” page](/guide/service-areas), put it in the navigation, and link each town from it. Let the town page link back to the service, and to a neighboring town where that helps.',
    ),
    list(
      'Keep the address short: /areas/loveland, not /best-cheap-gutter-cleaning-loveland-co.',
      'Put the service, the town and one fact in the title, such as “Gutter cleaning in Greeley, every Wednesday.”',
      'Use the same phone number everywhere, unless a location truly has its own line.',
      'Show a breadcrumb, and [mark it up](/blog-intelligent/donnees-structurees): Home → Areas → Loveland.',
    ),
    heading('Match your pages to your Google profile'),
    paragraph(
      'Don’t open a profile in a town where you have no staffed location. A business that travels to its customers gets [one profile](https://support.google.com/business/answer/3038177), for its shop or office, and can list [up to twenty areas](https://support.google.com/business/answer/9157481) in it. If you do have several locations, point each profile at its own page. Our article on the [Business Profile](/blog-intelligent/fiche-google) covers the other fields.',
    ),
    paragraph(
      'Be realistic about the map, too. [Distance](https://support.google.com/business/answer/7091) between the searcher and your address counts in local results, and a web page can’t move your shop. Town pages mostly help in the regular results below the map, and with people who are already comparing you to someone closer.',
    ),
    heading('What to do with copies you already have'),
    paragraph(
      'Don’t delete them all on a Monday morning. Open Search Console, filter for your town pages, and sort them into three piles.',
    ),
    list(
      'Clicks and something to say: rewrite the page. One a week is a good pace.',
      'Clicks but little to say: merge it into a nearby town and redirect the old address.',
      'Neither: redirect it to the areas page and take it out of the sitemap.',
    ),
    paragraph(
      'Use a permanent redirect (a 301) so old links and bookmarks still work, and send it straight to the final page. [Chains of redirects](/guide/redirect-chains) slow every visitor down.',
    ),
    heading('Mistakes that give a copy away'),
    list(
      'A footer with two hundred town names in tiny print.',
      'Three sentences of local history. The customer wanted a price.',
      'A stock photo of the skyline.',
      'A mailbox or coworking address passed off as an office.',
      'Pages churned out by the dozen from one template. The same policies treat pages made in bulk, with little value for readers, as spam, whoever or whatever wrote them. If you [write with AI](/blog-intelligent/ecrire-avec-ia), bring your own facts first.',
    ),
    tip(
      'Print two town pages and highlight every sentence they share. If there’s more yellow than white, you need more facts, not more adjectives.',
    ),
    heading('How to read the first month'),
    paragraph(
      'A month is too short to judge a ranking. It’s long enough to see whether the page is indexed, whether it shows up for searches that include the town, and whether anyone has contacted you from it. [Count the calls](/blog-intelligent/compter-les-appels) as well as the forms, since plenty of people would rather phone.',
    ),
    paragraph(
      'Shown but rarely clicked? Work on the title. Read but silent? The price or the wait is probably hard to find. Never shown? It may lack links; our [free site audit](/ila) reads your pages and flags the ones nothing points to. Once the first town brings in work, start the second. If you’d rather not do it alone, pages by service and area are part of our [SEO service](/services/seo-ia).',
    ),
  ],
  sources: [
    {
      name: 'Google: Spam policies for Google web search',
      address: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      name: 'Google: Guidelines for representing your business',
      address: 'https://support.google.com/business/answer/3038177',
    },
    {
      name: 'Google: Manage your service areas',
      address: 'https://support.google.com/business/answer/9157481',
    },
    {
      name: 'Google: Tips to improve your local ranking',
      address: 'https://support.google.com/business/answer/7091',
    },
  ],
};
