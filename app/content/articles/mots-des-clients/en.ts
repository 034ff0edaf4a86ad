import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to find the words your customers search for',
  excerpt:
    'Reread your requests, open Search Console, write down Google’s suggestions: how to find the words your customers type and give each need its own page.',
  tags: ['keywords', 'Search Console', 'service pages', 'local SEO'],
  seoKeywords: [
    'find local keywords',
    'keyword research for small business',
    'Search Console queries',
    'Google autocomplete keywords',
  ],
  blocks: [
    paragraph(
      'The van says “Residential appliance service.” The person on the phone says, “My dryer’s running but it’s not heating.” They’re talking about the same job, yet nowhere on the repairman’s website will you find the words “not heating.” Google is good at matching related terms. The woman with a basket of wet towels isn’t in the mood for it. She scans the results for her dryer and picks the one that names it.',
    ),
    paragraph(
      'You can fix this in an afternoon. When you’re done, you’ll have a list of real phrases sorted by need, and next to each one the page that answers it. You’ll want a spreadsheet, your recent messages and access to Search Console. Google’s own [SEO starter guide](https://developers.google.com/search/docs/fundamentals/seo-starter-guide) suggests thinking this way: expect different people to search for the same thing in different words.',
    ),
    heading('Step 1: Reread your last fifty requests'),
    paragraph(
      'Your best phrases are already in the building, written by people ready to pay. Go everywhere customers write to you and copy what they said exactly as they said it, typos and all. “Dryer runs but clothes still wet” tells you more than any technical term.',
    ),
    list(
      'Emails and website forms, especially the first sentence.',
      'Texts, WhatsApp and Facebook messages.',
      'The notepad by the phone. No notepad? Log one week of calls.',
      'Your Google reviews, and those of two competitors.',
      'Whoever answers the phone: ask for this week’s five questions.',
    ),
    paragraph(
      'Add a column and name the need in three words or fewer. Take a made-up example: an appliance repair shop in Dayton sorts 50 requests. The owner is in for a surprise. His home page leads with refrigerators, since that’s what he likes fixing, but most of the people writing in have laundry piling up.',
    ),
    chart(
      'Example: 50 requests received by an appliance repair shop, by need',
      { label: 'Dryer not heating', value: 17, shown: '17' },
      { label: 'Washer won’t drain', value: 13, shown: '13' },
      { label: 'Fridge not cold', value: 11, shown: '11' },
      { label: 'Cost of a service call', value: 6, shown: '6' },
      { label: 'Something else', value: 3, shown: '3' },
    ),
    heading('Step 2: Read your queries in Search Console'),
    paragraph(
      'Search Console is the free tool where Google lists the searches that brought up your website. Open Performance, set it to the last three months and stay on the Queries tab. The table holds [up to 1,000 rows and leaves out rare queries](https://support.google.com/webmasters/answer/7576553) to protect people’s privacy. That means a small local business only sees part of its traffic, which is why step 1 comes first.',
    ),
    list(
      'Sort by impressions to see where you’ve been shown.',
      'Look for rows with plenty of impressions and hardly any clicks.',
      'Click one, then open Pages. Which page did Google choose?',
      'Watch for words you never use. They often point to a page you don’t have.',
      'Set your business name aside, since those people already knew you.',
    ),
    paragraph(
      'In our example, “washer won’t drain repair” has 140 impressions and 1 click, and the page shown is the home page. Google had no better option to offer. A page about washers that won’t drain would have something to say. As for average position, treat it as a rough guide: Google itself recommends watching impressions and clicks instead.',
    ),
    heading('Step 3: Check the searches behind your profile'),
    paragraph(
      'Your Business Profile keeps its own numbers. Under Performance, Google lists [the searches that showed your profile](https://support.google.com/business/answer/9918094), on Maps as well as in regular results. They tend to be shorter, often with “near me” or the name of a neighborhood. If a service you do offer never shows up, make sure it’s [listed on your profile](/blog-intelligent/fiche-google).',
    ),
    heading('Step 4: Collect Google’s suggestions'),
    paragraph(
      'Start typing “dryer not” and stop. The predictions [come from real searches](https://support.google.com/websearch/answer/7368877), and they also depend on language, location, trends and what you’ve searched before. So open a private window, and do it from the town you serve.',
    ),
    list(
      'Add a letter after the phrase: “dryer not heating g,” then “e.”',
      'Try question words: how much, why, who fixes, is it worth.',
      'Scroll down for People also ask and the related searches.',
    ),
    tip(
      'Try it with a customer, on their own phone. Just say, “Pretend your dryer quit. Find somebody.” Watch what they type before a suggestion jumps in.',
    ),
    heading('What each source shows, and what it misses'),
    table(
      'Five places to find keywords, with their strengths and blind spots',
      ['Source', 'What it shows', 'What it misses'],
      ['Your requests', 'Exact words, urgency, budget', 'People who went elsewhere'],
      ['Search Console', 'Searches where your site came up', 'Rare queries'],
      ['Business Profile', 'Searches on Maps', 'Searches where you didn’t show'],
      ['Suggestions', 'Common ways of putting it', 'How many people search'],
      ['Keyword Planner', 'Estimated volumes', 'Small markets'],
    ),
    paragraph(
      'The last one, [Google Ads Keyword Planner](https://support.google.com/google-ads/answer/7337243), requires an Ads account that’s fully set up, billing included. Its volumes are estimates, and they don’t say much about a midsize town. Use it to compare two phrases, say “appliance service” and “dryer repair,” when you’re deciding which one goes in the title.',
    ),
    heading('Step 5: Group phrases by need'),
    paragraph(
      'By now you might have eighty rows. One question sorts them: would the same answer work for both? “Dryer not heating cost” and “why is my dryer blowing cold air” belong together. “Fridge not cold” takes other parts, another price and a faster visit, because the groceries won’t wait. That makes it a separate need.',
    ),
    table(
      'Example: from need to page, for the appliance repair shop',
      ['Need', 'Customers’ words', 'Page and title'],
      ['Dryer', 'dryer not heating, cold air', 'New: Dryer not heating? Repair in Dayton'],
      ['Washer', 'washer won’t drain, standing water', 'New: Washer won’t drain'],
      ['Fridge', 'fridge not cold, freezer works', 'Existing: keep as it is'],
      ['Price', 'service call cost, diagnostic fee', 'Update: Prices'],
    ),
    heading('Which page to write first'),
    paragraph(
      'Four needs make four pages, and all you’ve got is Sunday night. Rate each need from 1 to 3 on three counts: how often people ask, what you clear on the job, and how much room you have for more of it. In the example, washers move ahead of dryers. They come up less, but the visit is short, the part is usually on the truck, and people with water on the floor book right away. Whatever you choose, publish before your busy season, since Google needs time to find a new page.',
    ),
    heading('Write one page for each need'),
    paragraph(
      'Put the most common phrase in the [page title](/guide/page-title), once, and answer it in the first paragraph. Show two similar jobs. Give a starting price and what affects it, how soon you can come, and the area you cover. Work the other phrases in where they’d come up anyway, in the questions, for instance. End with a request that’s easy to make. Our article on [one page, one intent](/blog-intelligent/page-une-intention) walks through the order of the parts, and [BlogIA](/blogia) can draft a first version for you to complete with your own facts.',
    ),
    paragraph(
      'Then link to the new page from your home page, from related pages and from your profile. A page that nothing links to is hard to find.',
    ),
    heading('Pages you shouldn’t write'),
    list(
      'One page per synonym. Fridge, refrigerator and icebox need the same answer.',
      'The same page pasted for ten towns. Here’s [how to write city pages](/blog-intelligent/pages-par-ville) that deserve to exist.',
      'A page for a service you don’t offer, however many people look for it.',
      'Copy that repeats the phrase in every line. Nobody talks like that.',
    ),
    tip(
      'Keep a “no” column in the spreadsheet, with the reason. It’ll spare you from having the same idea every spring.',
    ),
    heading('What to check a month later'),
    paragraph(
      'In Search Console, filter on the new page’s address. Impressions coming in, even a handful, mean Google has understood it. Lots of impressions and few clicks: rework the title. Clicks and no requests: something in the promise, the price or the form is stopping people. Change one thing, wait four weeks, and look again.',
    ),
    paragraph(
      'Read the new requests too. If people quote your own page back to you, you found their words. To see how those pages get ranked, read [how Google works](/comprendre-google). And if you’re short on time, our [SEO service](/services/seo-ia) rewrites your key pages in the words your customers use.',
    ),
  ],
  sources: [
    {
      name: 'Google: SEO Starter Guide',
      address: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    },
    {
      name: 'Google: Performance report in Search Console',
      address: 'https://support.google.com/webmasters/answer/7576553',
    },
    {
      name: 'Google: Understand your Business Profile performance',
      address: 'https://support.google.com/business/answer/9918094',
    },
    {
      name: 'Google: How Google autocomplete predictions work',
      address: 'https://support.google.com/websearch/answer/7368877',
    },
    {
      name: 'Google Ads: Use Keyword Planner',
      address: 'https://support.google.com/google-ads/answer/7337243',
    },
  ],
};
