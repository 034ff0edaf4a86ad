import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'page.title': {
    title: 'Title tag: how to write a page title | Iluma',
    description:
      'How long a page title (title tag) should be, which words go first, and where to set it in WordPress, Wix, Shopify and Squarespace so Google shows all of it.',
    heading: 'Write a page title that Google shows in full',
    why: 'Google measures titles in pixels, not letters: “Williams Plumbing” takes up more room than “Illini Tilting.” Past 580 pixels, the end turns into an ellipsis; under 200, the title says so little that Google often swaps in a line of its own. So the words that earn the click, your service and your town, go first, and your business name goes last.',
    see: 'Hover over the browser tab to see the full title. To check all your pages at once, search Google for “site:yourdomain.com” and note every title that’s cut off, missing or the same as another.',
    mends: {
      wordpress:
        'In Yoast SEO, open the page, scroll to the Yoast SEO box and fill in “SEO title”; the bar turns green when the length is right. In Rank Math, click “Edit Snippet.” If a page has two titles, turn off the second SEO plugin.',
      wix: 'In the editor, go to Pages & Menu, click the three dots beside the page, then SEO Basics → “Title tag.” The pattern shared by all pages is in your dashboard, under SEO.',
      shopify:
        'Open the product, collection or page, then “Search engine listing” → edit → “Page title.” For the home page: Online Store → Preferences.',
      squarespace:
        'Pages → the gear beside the page → SEO → “SEO Title.” The shared format is under Settings → Marketing → SEO Appearance.',
      byHand:
        'Keep a single <title> element in the head: <title>Bike Repair in Portland | Roy’s Workshop</title>. If a template adds a second one, searching the page source for “<title” will turn it up.',
    },
  },
} satisfies SomeGuideTexts;
