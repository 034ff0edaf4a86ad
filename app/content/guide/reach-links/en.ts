import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'reach.redirects': {
    title: 'Redirect chains: how to shorten them | Iluma',
    description:
      'One address that forwards to another that forwards to a third: how to find redirect chains and loops, and point every old link straight at its page.',
    heading: 'Shorten your redirect chains',
    why: 'Chains build up over the years: HTTP to [HTTPS](/guide/switch-to-https), then bare domain to www, then old page to new page. Each hop looks reasonable; together they add a second or more on a phone. Google follows about ten hops and gives up, while link previews and some assistants give up sooner. A loop is worse: the browser only shows “too many redirects,” usually because two HTTPS settings fight each other.',
    see: 'Paste a list of addresses into httpstatus.io and it draws every hop with its code. In Chrome, open F12 → Network, check “Preserve log” and count the 301 and 302 lines above the page.',
    mends: {
      wordpress:
        'The Redirection plugin lists your rules under Tools → Redirection. Sort by target and rewrite any rule that points to another rule.',
      wix: 'SEO → URL Redirect Manager: edit the old rule instead of stacking a new one on top of it.',
      shopify:
        'Content → Menus → URL Redirects. Every time you rename a product handle, Shopify adds one, and it may chain with the last.',
      squarespace:
        'Settings → Developer Tools → URL Mappings: one line per address, such as /old -> /new 301, always to the final page.',
      byHand:
        'Put your rules in a two-column table. Any value that appears in both columns is a hop to remove. Merge the HTTPS and www rules into one.',
    },
  },
  'reach.dead-links': {
    title: 'Broken links: how to find and fix them | Iluma',
    description:
      'How to find broken links (404 errors) on your site, decide whether to fix or redirect them, and where to do it in WordPress, Wix, Shopify or Squarespace.',
    heading: 'Find and fix broken links on your website',
    why: 'Two kinds of links die: your own, after a page is renamed, and links to others, when a supplier shuts down. The first kind cuts the path to a page that still exists under another name, and with it a few sales. The second makes the site look neglected. [The ILA audit](/ila) only counts [404](/guide/soft-404) and 410 responses, never a slow server or one that refuses bots.',
    see: 'Click every entry in your menus and footer, then the links on your three busiest pages. For a full list, Screaming Frog is free up to 500 addresses, and Search Console reports 404s under Pages.',
    mends: {
      wordpress:
        'Broken Link Checker crawls the site and fixes a link everywhere in one go. For a renamed page, add a rule in the Redirection plugin.',
      wix: 'Links picked from the page list follow the page when it’s renamed. Only pasted ones break, so replace those using the picker.',
      shopify:
        'When you delete a product, redirect it to its collection: Content → Menus → URL Redirects.',
      squarespace:
        'In the editor, click the link, then the gear, and choose the page under “Content.”',
      byHand:
        'Search your files for the old address, replace it, and add a 301 for people arriving from elsewhere. If a page has no successor, return a 410.',
    },
  },
  'reach.orphans': {
    title: 'Orphan pages: link to them or remove them | Iluma',
    description:
      'An orphan page is in your sitemap but no link leads to it. How to list them, decide what each one is worth, and connect it to the rest of the site.',
    heading: 'Connect orphan pages to the rest of your site',
    why: 'An internal link tells a search engine two things: that the page exists, and that you think it matters. Without any, a page has only the [sitemap](/guide/xml-sitemap) to speak for it, and it rarely wins. Typical orphans are last year’s promotions, forgotten tests and, now and then, the most useful page on the site, dropped from the menu during a redesign.',
    see: 'Compare two lists: the addresses in your sitemap and the ones you can reach by clicking from the home page. Screaming Frog does it for you once you turn on sitemap crawling; look for the Orphan URLs report.',
    mends: {
      wordpress:
        'Yoast SEO Premium filters orphaned content in the page list. Without it, add a link from a related post or under Appearance → Menus.',
      wix: 'In Pages & Menu, a page hidden from the menu is still live: link to it with a button, or set it to draft.',
      shopify:
        'A product in no collection is linked from nowhere. Put it in one, and put that collection in the main menu.',
      squarespace:
        'The “Not Linked” section of the Pages panel holds exactly these pages. Drag them into the navigation or turn them off.',
      byHand:
        'Give every page at least two links, one from its section and one from a related page. If you can’t think of a place for it, it may have had its day.',
    },
  },
  'reach.depth': {
    title: 'Click depth: bring pages closer to the home page | Iluma',
    description:
      'How many clicks from home are your pages? Why four is the limit, how to count, and which links to add so people and search engines get there.',
    heading: 'Keep every page within four clicks of home',
    why: 'Your home page gets the most links, and its weight thins out with every level below it. Crawlers seldom revisit a page five or six clicks down, and people only land there by luck. The usual culprits are paginated archives (“page 2, page 3…”) and nested catalogs that you go down one step at a time. Deeper still are [orphan pages](/guide/orphan-pages), which no link reaches at all.',
    see: 'Start at the home page and get to your [most profitable page](/guide/service-pages) without using search, counting clicks. In Search Console, Links → Top linked pages (internal) shows which pages you’ve been neglecting.',
    mends: {
      wordpress:
        'Create an “All services” page with the Page List block and link it from the menu. For the blog, raise the number of posts per page to twenty under Settings → Reading.',
      wix: 'Add a submenu: in Pages & Menu, drag one page beneath another. Blog feeds can show more posts per page too.',
      shopify:
        'The main menu takes three levels (Content → Menus), so make each important collection reachable from the first.',
      squarespace:
        'A folder in the navigation groups pages, and one Summary block can show up to thirty items.',
      byHand:
        'One index page per section, linked from the footer, brings almost everything within two clicks. Breadcrumbs shorten the way back up.',
    },
  },
  'reach.soft-404': {
    title: 'Soft 404 errors: how to fix them | Iluma',
    description:
      'A page that doesn’t exist should return a 404. How to test yours, why redirecting everything to the home page is a mistake, and how to set it right.',
    heading: 'Make missing pages return a 404',
    why: 'Sending every unknown address to the home page is well meant, but Google sees empty pages in disguise, calls them “soft 404s” and keeps asking for them. A real error page with the right code does the opposite: the crawler crosses the address off its list, and the person finds a menu, a search box and a [phone number](/guide/click-to-call).',
    see: 'Make up an address such as yourdomain.com/no-such-page, open it, and look at F12 → Network: the first line should read 404. If the address bar jumps back to the home page, some [redirect](/guide/redirect-chains) is catching everything. Search Console lists these pages under Pages → Soft 404.',
    mends: {
      wordpress:
        'WordPress gets it right by itself. Look for the plugin that doesn’t, often called “404 to Homepage,” and delete it. You can design the page under Appearance → Editor → Templates → 404.',
      wix: 'The code is right out of the box; customize the page in the editor under Pages & Menu → 404 Error Page.',
      shopify:
        'The 404 template is in Customize → template list. A “/*” redirect added by an app has to go.',
      squarespace:
        'Settings → 404 Error Page: pick a page of your own, without a redirect to the home page.',
      byHand:
        'Apache: ErrorDocument 404 /404.html, with a path rather than a full address, or the code turns into a 302. In a single-page app, let the server decide.',
    },
  },
} satisfies SomeGuideTexts;
