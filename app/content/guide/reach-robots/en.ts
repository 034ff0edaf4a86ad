import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'reach.robots': {
    title: 'Robots.txt file: how to fix errors | Iluma',
    description:
      'What robots.txt is for, which lines crawlers understand, what to do about a 500 error on it, and where to edit it in WordPress, Wix or Shopify.',
    heading: 'Fix a robots.txt file that’s broken or badly written',
    why: 'Not having the file is no problem at all: it means “come in.” A server error at that address is another matter, because Google then stops crawling, first for hours and then for days. Malformed lines are skipped without a word. A typo in “Disallow” opens what you thought was closed, and a stray slash can close what should be open. To keep one page out of the results, use [noindex](/guide/remove-noindex) instead.',
    see: 'Go to yourdomain.com/robots.txt. Every line starts with User-agent, Allow, Disallow, [Sitemap](/guide/xml-sitemap) or a hash sign. A web page in place of plain text is a common mistake. Search Console shows the copy Google last read under Settings → robots.txt.',
    mends: {
      wordpress:
        'The file is virtual until you upload one. Yoast SEO → Tools → File editor creates and edits it; Rank Math has its own under General Settings → Edit robots.txt.',
      wix: 'Dashboard → SEO → Robots.txt Editor. “Reset to Default” repairs everything at once.',
      shopify:
        'The original is right for nearly every store. To change it: Themes → Edit code → Add a new template → robots. Delete that template to go back.',
      squarespace:
        'You can’t write it by hand. Settings → Crawlers gives you two switches, one for search engines and one for AI.',
      byHand:
        'Three lines will do: User-agent: *, Allow: /, Sitemap: https://yourdomain.com/sitemap.xml. Serve them as text/plain in UTF-8 with a 200 status.',
    },
  },
  'page.indexable': {
    title: 'Remove noindex: get your site back on Google | Iluma',
    description:
      'My site isn’t on Google: the noindex tag, the X-Robots-Tag header and robots.txt, where each one hides, and how to remove it on every platform.',
    heading: 'Remove the noindex that hides your site from Google',
    why: 'This is the one problem that caps your score at 30, because nothing else you do counts while it lasts. It comes in three forms that people mix up: [robots.txt](/guide/robots-txt-file) forbids reading, while the tag and the header forbid showing. If robots.txt blocks the page, Google can’t even see that you’ve removed the noindex, so open up crawling first.',
    see: 'Search Google for “site:yourdomain.com”: zero results is a bad sign. In Search Console, URL Inspection names the exact cause. In the page source (Ctrl + U), look for a meta tag named robots.',
    mends: {
      wordpress:
        'Settings → Reading → uncheck “Discourage search engines from indexing this site.” In Yoast, check the Advanced tab of your home page as well.',
      wix: 'In the page’s SEO Basics panel, turn on “Let search engines index this page.” For the whole site: SEO → Site Indexing.',
      shopify:
        'A password hides the entire store: Online Store → Preferences → Password protection.',
      squarespace:
        'Settings → Site Availability → Public. Then, in the page settings, SEO tab, turn off “Hide Page from Search Results.”',
      byHand:
        'Delete <meta name="robots" content="noindex">, the X-Robots-Tag header in the server config, and the “Disallow: /” line, often copied over from a staging site.',
    },
  },
  'reach.sitemap': {
    title: 'XML sitemap: create it and submit it to Google | Iluma',
    description:
      'Where to find the sitemap in WordPress, Wix, Shopify or Squarespace, how to clear out dead addresses, and how to submit it in Google Search Console.',
    heading: 'Create an XML sitemap and submit it',
    why: 'A sitemap doesn’t push a page up; it gets a page found, which matters most when the site is young, few others link to it, or you’ve just published something. It has to be clean, though. If it lists deleted or [blocked pages](/guide/remove-noindex), Google learns to trust it less, and Search Console fills up with warnings that bury the real problems.',
    see: 'Try yourdomain.com/sitemap.xml, then /sitemap_index.xml and /wp-sitemap.xml. Search Console → Sitemaps shows when it was last read and how many addresses it holds. Open five of them at random; any that you can’t reach by clicking is an [orphan page](/guide/orphan-pages).',
    mends: {
      wordpress:
        'The built-in one lives at /wp-sitemap.xml. Yoast replaces it with /sitemap_index.xml (Yoast SEO → Settings → XML sitemaps). Empty the trash so deleted posts drop out.',
      wix: 'Created and submitted by Wix at /sitemap.xml. A page you hide from search in its SEO settings leaves the list by itself.',
      shopify:
        '/sitemap.xml covers products, collections, pages and blog posts; only what’s published to the online store appears.',
      squarespace:
        'It follows your enabled pages, so disable the ones you no longer need instead of leaving them unlinked.',
      byHand:
        'One XML file with a <url><loc> entry per canonical URL, 50,000 at most, and <lastmod> only if the date is real. Mention it in robots.txt.',
    },
  },
} satisfies SomeGuideTexts;
