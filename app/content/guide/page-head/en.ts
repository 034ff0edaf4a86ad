import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'page.title': {
    title: 'Title tag: how to write a page title | Iluma',
    description:
      'How long a page title (title tag) should be, which words go first, and where to set it in WordPress, Wix, Shopify and Squarespace so Google shows all of it.',
    heading: 'Write a page title that Google shows in full',
    why: 'Google measures titles in pixels, not letters: a capital W takes up four times the room of an l. Past 580 pixels, the end turns into an ellipsis; under 200, the title says so little that Google often swaps in a line of its own. So the words that earn the click, your service and [your town](/guide/city-in-title), go first, and your business name goes last.',
    see: 'Hover over the browser tab to see the full title. To check all your pages at once, search Google for “site:yourdomain.com” and note every title that’s cut off, missing or [the same as another](/guide/duplicate-titles).',
    mends: {
      wordpress:
        'In Yoast SEO, open the page, scroll to the Yoast SEO box and fill in “SEO title”; the bar turns green when the length is right. In Rank Math, click “Edit Snippet.” If a page has two titles, turn off the second SEO plugin.',
      wix: 'In the editor, go to Pages & Menu, click the three dots beside the page, then SEO Basics → “Title tag.” The pattern shared by all pages is in your dashboard, under SEO.',
      shopify:
        'Open the product, collection or page, then “Search engine listing” → edit → “Page title.” For the home page: Online Store → Preferences.',
      squarespace:
        'Pages → the gear beside the page → SEO → “SEO Title.” The shared format is under Settings → Marketing → SEO Appearance.',
      byHand:
        'Keep a single <title> element in the head: <title>Bike Repair in Portland | Roy’s Workshop</title>. If a template adds a second one, searching the page source for “<title” will turn it up.',
    },
  },
  'page.description': {
    title: 'Meta description: write one people click | Iluma',
    description:
      'Length, wording and settings for meta descriptions in WordPress, Wix, Shopify and Squarespace, and why Google sometimes shows a different text from yours.',
    heading: 'Write a meta description that earns the click',
    why: 'A description doesn’t change where you rank; it changes how many people click once you do. Google replaces it with an excerpt when it’s missing, [repeated](/guide/duplicate-titles) or off topic. So a good one contains the words people typed, which show up in bold, plus one fact a competitor can’t copy: a turnaround time, a starting price, the part of town you know best.',
    see: 'Search for your page by name and compare what Google shows with what you wrote. If they keep differing, your description isn’t answering [the question people ask](/guide/answer-questions).',
    mends: {
      wordpress:
        'In the Yoast SEO box, fill in “Meta description” and judge it by the mobile preview, which is the stricter of the two. WordPress alone has no such field.',
      wix: 'SEO Basics → “Meta description.” The assistant offers a draft; rewrite it, since it would suit any business in your trade.',
      shopify:
        'At the bottom of a product or collection, “Search engine listing” → “Meta description.” Leave it blank and Shopify uses the start of the product text.',
      squarespace:
        'Page gear → SEO → “SEO Description.” The site description under SEO Appearance only serves the home page.',
      byHand:
        'In the head: <meta name="description" content="…">, once. Aim for 70 to 160 characters, spaces included, and avoid straight quotes inside.',
    },
  },
  'page.unique': {
    title: 'Duplicate page titles: how to fix them | Iluma',
    description:
      'Two pages with one title compete for the same search. How to find duplicates, rewrite them, and fix the templates that turn them out by the dozen.',
    heading: 'Get rid of duplicate titles and descriptions',
    why: 'Duplicates almost always come from a template: “Home | My Shop” on twelve pages, or the site’s description repeated everywhere. Google keeps one of the pages, by its own lights, and tucks the others behind “omitted results.” If two pages truly deserve the same title, they’re really one page: merge them and [redirect](/guide/redirect-chains) the weaker one. A pattern fixes hundreds at once.',
    see: 'Search for a title in quotation marks with “site:yourdomain.com” in front. Anything after the first result is a duplicate. Screaming Frog groups them under Page Titles → Duplicate. Product pages that differ only in color are the first place to look. If they have to stay, a [canonical URL](/guide/canonical-url) names the main one.',
    mends: {
      wordpress:
        'Yoast SEO → Settings → Content types: add the Title variable to the pattern. Author and date archives often double the blog; turn them off on the same screen.',
      wix: 'SEO → SEO Settings → choose the page type and build the pattern from the page name variable.',
      shopify:
        'Filtered collections share a title. Add page_title and the page number in theme.liquid.',
      squarespace:
        'SEO Appearance → formats: %p is the page name, %s the site name. A format without %p produces duplicates.',
      byHand:
        'Keep a sheet with three columns, address, title and description, and sort it by title. The twins end up side by side.',
    },
  },
  'page.canonical': {
    title: 'Canonical URL: what it does and how to set it | Iluma',
    description:
      'The canonical tag tells Google which of several similar addresses counts. The four mistakes that make a page vanish from search, and how to undo them.',
    heading: 'Set canonical URLs without hiding your own pages',
    why: 'Filters, campaign tags, [www and non-www](/guide/www-or-non-www), print versions: one page often has ten addresses, and the canonical tag names the real one. Set wrong, it works against you. A template that puts the home page’s address everywhere asks Google to forget everything else, and after a domain change the old name can survive in it for years.',
    see: 'View the source (Ctrl + U) and search for “canonical”: one line only, a full https address, the page’s own. Search Console’s URL Inspection shows the one you declare next to the one Google chose. On a [site in several languages](/guide/hreflang-tags), each version names itself.',
    mends: {
      wordpress:
        'WordPress adds it. In Yoast, the Advanced tab has a “Canonical URL” field that’s best left empty. Two tags mean two SEO plugins are running.',
      wix: 'SEO panel → Advanced → Additional tags: delete any canonical you added by hand, as the one Wix writes is right.',
      shopify:
        'theme.liquid should contain <link rel="canonical" href="{{ canonical_url }}"> once. An SEO app sometimes adds another.',
      squarespace: 'Automatic, and not editable. Look for a duplicate in Code Injection.',
      byHand:
        '<link rel="canonical" href="https://yourdomain.com/services/tires"> in the head. Never a relative path, never an address that redirects, never pasted from one page to the next. After a migration, check one page per template.',
    },
  },
  'page.open-graph': {
    title: 'Link preview: set your Open Graph image and title | Iluma',
    description:
      'Choose the image, title and text that appear when your link is shared on Facebook, WhatsApp, LinkedIn or by text message, and clear the old preview.',
    heading: 'Control how your link looks when it’s shared',
    why: 'When a customer recommends you, they paste your address into a chat. With a sharp image and a title, the link fills half the screen; without them, it looks like spam. A picture of 1200 by 630 pixels works everywhere. Don’t use your logo alone on white: WhatsApp crops it to a square, and only a slice is left. A [title](/guide/page-title) with the town or today’s special beats a slogan. Change the picture with the season, and people who’ve seen your link before will look again.',
    see: 'Send yourself the link on WhatsApp. Facebook’s Sharing Debugger shows the preview, names any missing tag and clears the stored copy (“Scrape Again”). Try a product or [service page](/guide/service-pages) as well, since those get shared more than the home page.',
    mends: {
      wordpress:
        'Yoast SEO: the Social tab of each page. Set a fallback image under Yoast SEO → Settings → Site basics.',
      wix: 'Page settings → Social share. For the whole site: SEO → Social Share Settings.',
      shopify:
        'Online Store → Preferences → “Social sharing image.” Products use their first photo.',
      squarespace:
        'Page gear → Social Image. For the whole site: Settings → Marketing → Social Sharing.',
      byHand:
        'Four tags in the head: og:title, og:description, og:url and og:image, the last with its full https address.',
    },
  },
  'page.icon': {
    title: 'Favicon: how to add your site icon | Iluma',
    description:
      'Format, size and place of a favicon for tabs, bookmarks and Google results, with the exact setting to change in each of the main website builders.',
    heading: 'Add a favicon people recognize when it’s tiny',
    why: 'On phones, Google puts an icon to the left of every result. Without yours, it shows a gray globe, the same one abandoned sites get. In a row of open tabs, it’s also the only thing left for someone comparing five shops. A full name is unreadable at that size, so keep an initial or the simplest part of your logo, with enough contrast for light and dark backgrounds.',
    see: 'Look at your browser tab, then open yourdomain.com/favicon.ico. Search for your name on a phone as well; Google can take several days to show a new icon. [The ILA audit](/ila) requests the icon’s address, because a file lost in a redesign goes unnoticed on a computer that still has it saved. The logo in Google’s knowledge panel is another matter: it comes from your [Organization data](/guide/organization-schema).',
    mends: {
      wordpress:
        'Settings → General → “Site Icon” in recent versions, or Appearance → Customize → Site Identity. Upload 512 by 512 pixels.',
      wix: 'Settings → Website Settings → Favicon. You’ll need a paid plan with a domain.',
      shopify:
        'Themes → Customize → Theme settings → Logo → “Favicon image.” Shopify scales it to 32 pixels.',
      squarespace: 'Design → Browser Icon, as a PNG of up to 300 pixels.',
      byHand:
        'Put favicon.ico at the root and add <link rel="icon" href="/icon.svg" type="image/svg+xml">. Google likes squares in multiples of 48 pixels. Keep the old file too.',
    },
  },
  'page.encoding': {
    title: 'Garbled characters (Ã©): fix your encoding | Iluma',
    description:
      '“Ã©” where an accent or a curly quote should be means UTF-8 text read as Latin-1. Where the mix-up happens, how to stop it and how to repair the text.',
    heading: 'Fix garbled accents and symbols',
    why: 'The symptom names the cause. “Ã©” or “â€™” means UTF-8 text was read in an older encoding, and sometimes saved that way. A black diamond with a question mark means the reverse. Search engines index what they read, so a café spelled that way matches nobody’s search, and Google’s [snippet](/guide/meta-description) shows the same mess. Automatic emails sent by the site often have the same problem. Names suffer most: a customer called Zoë or Muñoz notices at once.',
    see: 'Skim [your titles](/guide/page-title) in Google’s results, where it jumps out. Check imported product names and posts that have moved from one tool to another. In the page source, “charset=utf-8” should be among the first lines. Send yourself a form confirmation with an accented name in it, too.',
    mends: {
      wordpress:
        "Make sure wp-config.php says define('DB_CHARSET', 'utf8mb4'). After a botched migration, Better Search Replace can swap the damaged sequences across the database.",
      wix: 'Wix serves everything as UTF-8, so the trouble came from a paste or an imported CSV. Retype the passage.',
      shopify:
        'When importing products, save the file as “CSV UTF-8” in Excel or use Google Sheets, then import it again.',
      squarespace: 'Same cause, same cure: paste without formatting (Ctrl + Shift + V).',
      byHand:
        'Save files as UTF-8 without a BOM, put <meta charset="utf-8"> first in the head, and set AddDefaultCharset UTF-8 in Apache.',
    },
  },
} satisfies SomeGuideTexts;
