import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to get cited by ChatGPT and Google’s AI',
  excerpt:
    'What Google and OpenAI ask of a page before they cite it, which crawlers to let in, the facts to fix everywhere, and what nobody can promise you.',
  tags: ['AI search', 'SEO', 'ChatGPT', 'Google Search'],
  seoKeywords: [
    'get cited by ChatGPT',
    'Google AI Overviews SEO',
    'OAI-SearchBot robots.txt',
    'AI search for local business',
  ],
  blocks: [
    paragraph(
      '“ChatGPT told me about you, but it said you’re closed on Mondays.” The owner of a bike shop hears this at the counter and wonders about two things: where the recommendation came from, and where the mistake did. The mistake is the better place to dig, since it can usually be traced and fixed.',
    ),
    paragraph(
      'Below is what the companies behind these tools have published, what you can fix over a few evenings, and where the knowledge stops. We read the documents in November 2026. They change often, so open them again before you edit your site. The bike shop is an example we made up.',
    ),
    heading('Where AI answers come from'),
    paragraph(
      'An assistant answers in one of two ways. Sometimes it relies on what the model retained from training, which is old and vague where a neighborhood shop is concerned. Sometimes it searches the web when the question is asked, reads a few pages, and writes an answer with links. The second way is the one that sends you people, and the one your pages can influence.',
    ),
    paragraph(
      'At Google, AI Overviews and AI Mode may run several related searches behind a single question. “Bike shop open Sunday near Forest Park that works on e-bikes” could turn into one search about local shops, one about hours and one about e-bike repair. That’s a good argument for pages that each cover a single point well.',
    ),
    heading('What Google asks for'),
    paragraph(
      '[Google says so in plain terms](https://developers.google.com/search/docs/appearance/ai-features): to be linked from these answers, a page has to be indexed and eligible to show in Search with a snippet. There’s no further technical requirement. The advice is ordinary SEO: pages its crawler can reach, linked to one another, with the important content in text, structured data that matches what the page says, and a current Business Profile. [How Google ranks sites](/comprendre-google) covers those basics.',
    ),
    paragraph(
      'Its [guide to generative AI features](https://developers.google.com/search/docs/fundamentals/ai-optimization-guide), published in May 2026, also lists things you can skip.',
    ),
    list(
      'A file written for AI, such as llms.txt, or any special markup.',
      'Text chopped into little pieces, or reworded for machines.',
      'Mentions planted on unrelated forums and blogs.',
    ),
    paragraph(
      'The guide puts its weight on content that only you could write: what you’ve seen, done and measured. And eligible doesn’t mean cited. Google doesn’t promise to crawl a page, index it or show it.',
    ),
    paragraph(
      'If there’s a passage you don’t want repeated, the snippet settings (nosnippet, data-nosnippet, max-snippet) apply to these answers as they do to regular results. Use them sparingly, because a page with no snippet can no longer be linked from an answer.',
    ),
    heading('Which AI crawlers to let in'),
    paragraph(
      'Each company sends out several bots, named according to the job they do. The robots.txt file at the root of your site tells each one what it may read. Decide bot by bot: some prepare answers with links, and others gather material to train models.',
    ),
    table(
      'Crawlers of the main assistants, according to each company’s documentation (November 2026)',
      ['Bot', 'What it does', 'If you refuse it'],
      ['Googlebot', 'Google Search, AI answers included', 'Google stops reading your pages'],
      ['Google-Extended', 'A setting for Gemini, outside Search', 'No effect on Search'],
      ['OAI-SearchBot', 'ChatGPT search', 'Not cited; a bare link may remain'],
      ['GPTBot', 'Training of OpenAI’s models', 'No effect on ChatGPT search'],
      ['ChatGPT-User', 'Opens a page when a user asks', 'May not be honored'],
      ['Claude-SearchBot', 'Search in Claude', 'Less visible in Claude'],
      ['PerplexityBot', 'Perplexity’s results', 'You may drop out of them'],
    ),
    paragraph(
      '[OpenAI](https://platform.openai.com/docs/bots) and [Perplexity](https://docs.perplexity.ai/docs/resources/perplexity-crawlers) both say that their settings are independent and that a change takes about a day. [Anthropic](https://support.claude.com/en/articles/8896518) splits its bots the same way. So you can say no to training and yes to search: one group reading “User-agent: GPTBot” then “Disallow: /”, and another reading “User-agent: OAI-SearchBot” then “Allow: /”.',
    ),
    paragraph(
      'Should you refuse training? It’s up to you. A shop whose pages give hours and prices rarely has much to lose, while a writer or a photographer may feel strongly about it. A refusal looks ahead: whatever has already been read can’t be called back. It doesn’t change where you stand in their search results either. If you’re unsure, leave training alone and concentrate on search.',
    ),
    paragraph(
      'That file isn’t always the whole story. A firewall can turn a bot away before it reads anything, and the site will look perfectly normal to you. The [ILA audit](/ila) looks at both, and our [guide](/guide) gives the setting for WordPress, Wix, Shopify and Squarespace.',
    ),
    tip(
      'Before you edit robots.txt, open yoursite.com/robots.txt and paste its text into a dated document. If something goes wrong, you can put the old version back.',
    ),
    heading('Fix your facts everywhere they appear'),
    paragraph(
      '“Closed on Mondays” came from a directory that the previous owner had filled in. When sources disagree, nobody can predict which one will be repeated. So our shop owner opened ten places: her site, her Business Profile, Apple’s and Bing’s maps, her social accounts, four directories and the merchants’ association. She wrote down what each of them said.',
    ),
    chart(
      'Made-up example: out of ten places, how many have the right information',
      { label: 'Business name', value: 10, shown: '10 of 10' },
      { label: 'Phone number', value: 9, shown: '9 of 10' },
      { label: 'Address', value: 8, shown: '8 of 10' },
      { label: 'Monday hours', value: 6, shown: '6 of 10' },
      { label: 'E-bike repair', value: 3, shown: '3 of 10' },
    ),
    paragraph(
      'The name is right everywhere. The hours and the e-bike service, which decide whether somebody drives over, aren’t. She fixes them in this order:',
    ),
    list(
      'The website first, in text rather than inside an image.',
      'The [Business Profile](/blog-intelligent/fiche-google), one field at a time.',
      'The [structured data](/blog-intelligent/donnees-structurees), which repeats the same facts for machines.',
      'The page the assistant cited, if it gave one.',
      'The remaining maps and directories, most visited first.',
    ),
    heading('Write pages an answer can be drawn from'),
    paragraph(
      'An answer picks up a fact, a price or a condition. “Fast, friendly service tailored to your needs” contains none of these. Compare the two versions in this example.',
    ),
    list(
      'Before: “We service all kinds of bikes in a timely manner. Contact us for a quote.”',
      'After: “We repair Bosch and Shimano e-bikes, including the wiring, but we don’t open batteries. A tune-up costs $110 to $160, parts extra, and takes three business days. Drop off any day but Tuesday, until 6 p.m.”',
    ),
    paragraph(
      'The second version helps the person reading it, and that’s reason enough to write it. Use their question as the heading, put the answer right under it, then give the details. Date your prices. Sign the page and show photos of your own work. [Your customers’ words](/blog-intelligent/mots-des-clients) will give you the headings, and keeping [one page to one intent](/blog-intelligent/page-une-intention) stops everything from running together. Last, make sure the text is there in the page’s source code, because many assistants’ bots don’t run JavaScript.',
    ),
    heading('What nobody can promise you'),
    list(
      'A fixed spot. The same question asked twice can bring two different answers, with different links.',
      'The recipe. No company explains in detail why one source is picked over another.',
      'An exact “AI visibility score.” Those tools ask their own questions in their own way. It’s a poll, and your customers weren’t the ones polled.',
    ),
    paragraph(
      'If someone offers you a guaranteed citation, ask which official document backs it up.',
    ),
    heading('Check the answers once a month'),
    paragraph(
      'Write down twelve questions a customer would ask, some with your name in them and some without. Put them to three tools on the same day each month, signed out of your account, with web search on. For each, note whether you’re named, which page is cited and whether the facts are right.',
    ),
    paragraph(
      'As for visits, Search Console counts clicks from AI answers together with those from web search. In June 2026 Google announced a separate report on generative AI, which at launch showed impressions but not clicks. ChatGPT, for its part, [adds utm_source=chatgpt.com](https://help.openai.com/en/articles/12627856-publishers-and-developers-faq) to its links, so your analytics can single those visits out. And ask every new customer how they found you. [Counting your calls](/blog-intelligent/compter-les-appels) shows where to write it down.',
    ),
    tip(
      'If an AI gets you wrong, keep a dated screenshot, open the link it cites, correct the source, then report the answer with the feedback button. Ask again at your next monthly check.',
    ),
    heading('Where to begin'),
    paragraph(
      'Give one evening to robots.txt and the firewall, a second to the ten places, and a third to rewriting the page for the service you’re asked about most. A month later, repeat the check and look at the facts before the citations, since the facts are the part you control. The same pages can later feed [an assistant on your own site](/blog-intelligent/assistant-sur-le-site), and our [SEO service](/services/seo-ia) can take over if you run short of time.',
    ),
  ],
  sources: [
    {
      name: 'Google: AI features and your website',
      address: 'https://developers.google.com/search/docs/appearance/ai-features',
    },
    {
      name: 'Google: Optimizing your website for generative AI features on Google Search',
      address: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    },
    {
      name: 'OpenAI: Overview of OpenAI crawlers',
      address: 'https://platform.openai.com/docs/bots',
    },
    {
      name: 'OpenAI: Publishers and developers FAQ',
      address: 'https://help.openai.com/en/articles/12627856-publishers-and-developers-faq',
    },
    {
      name: 'Perplexity: Perplexity crawlers',
      address: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
    },
  ],
};
