import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to set up a local Google Ads campaign',
  excerpt:
    'Location targeting, match types, negative keywords, ad schedule and assets: how to set up a first local campaign, and what to check every week.',
  tags: ['Google Ads', 'local campaign', 'location targeting', 'negative keywords'],
  seoKeywords: [
    'local Google Ads campaign',
    'Google Ads location targeting',
    'keyword match types',
    'Google Ads schedule',
  ],
  blocks: [
    paragraph(
      'Here’s a made-up case. Dana fixes appliances in the east end of Hamilton. She built her first campaign on a Sunday night and clicked Next on every default. In the first week she paid for a click from someone comparing prices in Buffalo, one from a student looking for a spare part, and three calls that reached her voicemail at nine at night. She hadn’t overspent. She’d bought the wrong clicks.',
    ),
    paragraph(
      'This article rebuilds Dana’s campaign in the order the screens appear. By the end, you’ll know how to keep your ads inside your service area, choose which searches you pay for, set your hours, and read the few reports that matter.',
    ),
    heading('What to have ready before you open the account'),
    list(
      'A ceiling: the most you’d pay to win a customer. The math is in [our article on a first Google Ads budget](/blog-intelligent/budget-google-ads).',
      'A page about the service you’re advertising, and only that one. See [how to build a page around one intent](/blog-intelligent/page-une-intention).',
      'Somebody to answer the phone whenever the ads are running.',
      'A way to [count calls and forms](/blog-intelligent/compter-les-appels), working before the first paid click.',
    ),
    paragraph('If one of these is missing, fix it first. No setting makes up for it.'),
    heading('Pick a Search campaign and a daily budget'),
    paragraph(
      'Choose the Search campaign type. On the networks screen, uncheck search partners and the Display Network. You can test each one later in its own campaign, and then you’ll know what it brings in. For now, also say no to the options that write ads or widen your keywords for you, so that every click you pay for has a reason you understand.',
    ),
    paragraph(
      'You enter a budget per day, but it’s an average. For most campaigns, [one day can cost up to twice that amount](https://support.google.com/google-ads/answer/6385083), and one month up to 30.4 times. At €20 a day, a busy day may cost €40, and a month €608 at the very most. (The examples here are in euros, like our simulator. The arithmetic is the same in dollars.) To compare amounts before you spend anything, try the [ad budget simulator](/adluma).',
    ),
    heading('Target people who are actually in your area'),
    paragraph(
      'Enter the cities, neighborhoods or radius you really drive to, then open the location options. The default, [“Presence or interest,”](https://support.google.com/google-ads/answer/1722038) also shows your ad to people who are somewhere else but have shown interest in your area. If customers have to be near you, pick “Presence”: people who are in the area or regularly in it.',
    ),
    paragraph(
      'The default does suit some trades. Hotels, wedding caterers and movers get plenty of searches from out of town. If that’s you, run two campaigns with two budgets and compare the two audiences.',
    ),
    list(
      'Go through your recent invoices and mark which neighborhoods they came from.',
      'Drop the places where the drive eats the profit.',
      'Exclude by name the nearby towns you don’t serve. A circle on a map always spills over.',
    ),
    heading('Match types: how closely a search has to fit'),
    paragraph(
      'A keyword isn’t the search itself. It’s an instruction about which searches to accept, and the match type says how far Google may stray from it. Type a keyword with nothing around it and you get broad match.',
    ),
    table(
      'The three match types, for the keyword “dishwasher repair”',
      ['Match type', 'How you type it', 'Searches it accepts', 'At launch'],
      ['Broad', 'As is', 'Anything related to the subject', 'Leave out'],
      ['Phrase', 'In quotation marks', 'Those that include its meaning', 'Your base'],
      ['Exact', 'In square brackets', 'Those with the same meaning or intent', 'Your surest terms'],
    ),
    paragraph(
      'Note that [Google’s definitions](https://support.google.com/google-ads/answer/7478529) talk about meaning and intent. Even an exact match can answer a phrase you never thought of, which is why you’ll read the searches every week. For your first list, start from [the words customers use](/blog-intelligent/mots-des-clients) when they call, and group the ones that deserve the same ad.',
    ),
    heading('Build your negative keyword list'),
    paragraph(
      'Negatives are taken more literally. [Google doesn’t stretch them to synonyms or plurals](https://support.google.com/google-ads/answer/2453972), so excluding “part” still lets “parts” through. Enter both. Dana’s starting list looks like this:',
    ),
    list(
      'Work and school: jobs, salary, apprenticeship, course, training.',
      'Do it yourself: part, parts, diagram, manual, video, “how to.”',
      'Shopping: new, used, for sale, clearance.',
      'Free: free, donate, donation.',
      'Appliances and brands she doesn’t repair.',
    ),
    tip(
      'Hold every negative up against your own keywords. If Dana excluded “cost,” she’d lose “dishwasher repair cost,” which is typed by people who want a dishwasher repaired.',
    ),
    heading('Set an ad schedule around your phone'),
    paragraph(
      'Ads follow [the time zone of your account](https://support.google.com/google-ads/answer/6372656), not that of the person searching, so check it first. A time slot can’t cross midnight either: to cover Monday night into Tuesday morning, create one slot for each day.',
    ),
    paragraph(
      'Dana runs ads from 8 a.m. to 6 p.m. on weekdays and on Saturday mornings. If she opens up evenings one day, she’ll say so on her page: “Call in the evening and we’ll call back before 9 a.m.” That way, people know when to expect her.',
    ),
    heading('Write the ads and add your assets'),
    paragraph(
      'A responsive search ad takes [up to 15 headlines of 30 characters and 4 descriptions of 90](https://support.google.com/google-ads/answer/7684791), which Google mixes. So write lines that make sense in any order: the service, the neighborhood, a turnaround you can keep, a starting price, how to reach you. You don’t need all fifteen if the last few only repeat the first.',
    ),
    paragraph(
      'Assets fill out the ad. [Adding them costs nothing extra](https://support.google.com/google-ads/answer/2375499); a click on one, including a tap to call, is charged like any other click.',
    ),
    list(
      'Call: your number, limited to the hours when you pick up.',
      'Location: the address from your [Google Business Profile](/blog-intelligent/fiche-google), so that profile has to be right.',
      'Sitelinks: prices, areas served, reviews.',
      'Callouts: short facts such as “Written warranty” or “Parts in stock.”',
    ),
    heading('A worked example: Dana’s first month'),
    paragraph(
      'Suppose she spends €600. We’ve invented these amounts to show how to read them, so don’t take them as a benchmark.',
    ),
    chart(
      'Made-up example: one month’s spend by kind of search',
      { label: 'Service plus neighborhood', value: 270, shown: '€270' },
      { label: 'Service, urgent', value: 150, shown: '€150' },
      { label: 'Parts and DIY', value: 90, shown: '€90' },
      { label: 'Other towns', value: 60, shown: '€60' },
      { label: 'Jobs and training', value: 30, shown: '€30' },
    ),
    paragraph(
      'The top two lines, €420, brought 14 inquiries at €30 each. The other three, €180, brought none. Spread the whole month over those 14 and each one cost nearly €43. So before she asks for a bigger budget, Dana has negatives to add. “Other towns” puzzles her, since she targets presence. It turns out people in Hamilton were searching on behalf of a parent or a rental in Burlington, so she excludes that name too.',
    ),
    heading('What to check every week'),
    table(
      'A weekly check for a small campaign',
      ['Report', 'Ask yourself', 'What you might do'],
      ['Search terms', 'Would I serve this person?', 'Exclude it, or add it as an exact match'],
      ['Locations', 'Where do clicks come from?', 'Drop a town'],
      ['Day and hour', 'When do we miss calls?', 'Shorten a time slot'],
      ['Ads and assets', 'Which line is no longer true?', 'Rewrite it'],
      ['Your inquiry log', 'How many, at what cost?', 'Keep, cut back or stop'],
    ),
    paragraph(
      'The [search terms report](https://support.google.com/google-ads/answer/2472708) leaves out searches that are too rare, to protect people’s privacy, so some of your spend will never be itemized. Next to it, keep a log of your changes: the date, the setting, the reason.',
    ),
    heading('Launch mistakes you can avoid'),
    list(
      'Applying every recommendation in the interface at once. Several of them widen where your ads show; read each one.',
      'Bidding on a competitor’s name. The caller wanted somebody else and will tell you so.',
      'Letting a contractor open the account under their own name. Ask for admin access on day one.',
      'Leaving the campaign on while you’re on vacation.',
    ),
    heading('After a month: keep it, widen it or stop'),
    paragraph(
      'Compare what an inquiry costs with your ceiling, and count the ones written down by the phone as well as the ones Google sees. Under the ceiling with room in the calendar? Add a neighborhood or a service in its own ad group. Over it? Reread the page and listen to how calls get answered before you touch the bids. If two months of fixes barely help, stop. The money may do more for [your reviews](/blog-intelligent/avis-google) or [a page for each city you serve](/blog-intelligent/pages-par-ville).',
    ),
    paragraph(
      'Once inquiries come in, the next job is [keeping track of every one](/blog-intelligent/crm-relances). And if you’d rather set the campaign up with someone, [book a call with our team](/contact/rendez-vous). Bring your ceiling and a list of neighborhoods.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads: About advanced location options',
      address: 'https://support.google.com/google-ads/answer/1722038',
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
      name: 'Google Ads: About average daily budgets',
      address: 'https://support.google.com/google-ads/answer/6385083',
    },
    {
      name: 'Google Ads: Create an ad schedule',
      address: 'https://support.google.com/google-ads/answer/6372656',
    },
  ],
};
