import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'answer.bots': {
    title: 'AI crawlers: let in ChatGPT, Claude and Perplexity | Iluma',
    description:
      'Which AI bots read your site, which ones answer questions and which ones train models, and how to allow or refuse them one at a time in robots.txt.',
    heading: 'Let in the bots that answer your customers',
    why: 'People tend to block too much: one “no AI” line shuts out training, which brings you nothing, and search, which brings you people. OpenAI keeps the two apart: GPTBot learns, OAI-SearchBot searches, ChatGPT-User opens a page because someone asked. Anthropic and Perplexity do likewise. [The ILA audit](/ila) only takes points off for the ones that search or answer.',
    see: 'Open yourdomain.com/robots.txt and read the groups that name these bots; a “*” group covers all the others. You can also ask ChatGPT, with search on, to sum up your home page and see whether it gets in.',
    mends: {
      wordpress:
        'Security plugins and some hosts add the rule without saying so. Look for “AI crawlers” in their settings, then in Yoast SEO → Crawl optimization.',
      wix: 'SEO → Robots.txt Editor. Remove the groups for search bots, and keep those for training if you like.',
      shopify:
        'Themes → Edit code → robots.txt.liquid, if that template exists. If it doesn’t, Shopify isn’t blocking any.',
      squarespace:
        'Settings → Crawlers → the AI switch closes the door on the whole list at once, so read which bots are on it before you flip it.',
      byHand:
        'User-agent: GPTBot, then Disallow: / for training; User-agent: OAI-SearchBot, then Allow: / for search. One group per bot, since a bot that finds its own name ignores the “*” group.',
    },
  },
  'answer.same-content': {
    title: 'Is your firewall blocking AI bots? How to check | Iluma',
    description:
      'Cloudflare or a security plugin may turn away AI assistants without a trace. How to find out, and how to open the door again without lowering your guard.',
    heading: 'Serve bots the same page as your visitors',
    why: 'Since July 2025, Cloudflare has blocked [AI crawlers](/guide/ai-crawlers) by default on new domains. The owner sees a normal site; the assistant gets a 403, or a “Checking your browser” page of thirty words. [The ILA audit](/ila) requests the page once as a visitor and once as a bot, then compares the words: below 80%, something is filtering. Showing bots something else on purpose is called cloaking, and Google penalizes it.',
    see: 'In a terminal: curl -A "OAI-SearchBot" -I https://yourdomain.com. A 200 is a good sign; a 403 or 503 isn’t. In Cloudflare, Security → Events names the rule that did it. The report gives you both word counts. Then repeat with an inner page.',
    mends: {
      wordpress:
        'Wordfence → Firewall → Blocking, and Rate Limiting: put known crawlers on the allowlist. Caching plugins shouldn’t have a say in it.',
      wix: 'Wix does its own filtering and lets declared bots in. Only robots.txt is yours to check.',
      shopify:
        'The firewall isn’t adjustable, but an anti-copy app may hide your text. Disable it and compare.',
      squarespace:
        'Nothing to set outside Settings → Crawlers. Squarespace advises against putting a Cloudflare proxy in front.',
      byHand:
        'Cloudflare: AI Crawl Control → allow bots one by one. On your own server, verify the IP range the vendor publishes rather than the name, which anyone can fake.',
    },
  },
  'answer.raw-text': {
    title: 'Text without JavaScript: what AI bots can read | Iluma',
    description:
      'AI assistants rarely run scripts. How to see your page the way they do, how much of its text they miss, and how to make it readable without a rebuild.',
    heading: 'Make your text readable without JavaScript',
    why: 'Google runs scripts, in two passes and with a delay. Most [assistants](/guide/ai-crawlers)’ crawlers don’t run them at all, so a page that arrives empty and fills up later looks blank. [The ILA audit](/ila) compares the words shown in a browser with those in the HTML it received and asks for 60%, which leaves room for menus and reviews that load afterward.',
    see: 'View the source (Ctrl + U, not the inspector) and search for a sentence from the page. If it isn’t there, a script writes it. Another test: turn off JavaScript in the browser’s site settings and reload.',
    mends: {
      wordpress:
        'Pages are written by the server, except for what some review, menu or booking widgets load. Repeat the essentials in text.',
      wix: 'Wix sends the text of its pages. Added apps and Velo elements filled by code aren’t included.',
      shopify:
        'Liquid themes are readable. A Hydrogen storefront or an outside page builder needs server-side rendering.',
      squarespace: 'Built-in blocks are fine; a code block that calls an outside service isn’t.',
      byHand:
        'With React, Vue or Angular, move to a framework that outputs HTML (React Router, Next, Nuxt, Astro), at least for the home page and services. A prerendering service will tide you over. Check prices and hours first: they’re what assistants get asked for.',
    },
  },
  'answer.llms-txt': {
    title: 'llms.txt: do you need one? | Iluma',
    description:
      'What the llms.txt file is, who really reads it today, why it doesn’t count toward your score, and how to write one in about ten minutes if you want to.',
    heading: 'Should you create an llms.txt file?',
    why: 'The proposal dates from September 2024: a Markdown file at the root that introduces the site and lists its main pages. Neither OpenAI nor Google nor Anthropic has said its crawlers use it to answer people, and server logs show few requests. It’s mostly used for technical documentation. So we report it for information only, with no points attached. If time is short, a well-written [page of questions](/guide/answer-questions) and answers will do more for you.',
    see: 'Open yourdomain.com/llms.txt. In your hosting logs, count how often it was requested over a month; that’s the only figure that concerns you. Most counts are close to zero.',
    mends: {
      wordpress:
        'Yoast SEO → Settings → Site features → llms.txt writes one from your recent pages. Rank Math has the same option.',
      wix: 'Wix publishes one for sites connected to a domain, from your pages and business details.',
      shopify:
        'You can’t upload a file to the root. Apps do it through a proxy, which is hardly worth it.',
      squarespace: 'Not supported: an ordinary page at “/llms” doesn’t answer at the right path.',
      byHand:
        'A heading (# Name), a one-sentence quote (> What you do), then lists of links, each with a description. Keep it up to date or delete it, because a stale list misleads the few readers it has.',
    },
  },
} satisfies SomeGuideTexts;
