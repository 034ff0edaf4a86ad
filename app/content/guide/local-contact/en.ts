import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'local.hours': {
    title: 'How to show business hours on your website | Iluma',
    description:
      'Where to put your opening hours, how to keep them the same on your website, Google profile and maps, and what to do about holidays and other closures.',
    heading: 'Show your business hours, the same everywhere',
    why: 'Wrong hours cost you more than no hours: the customer who finds a locked door on Saturday doesn’t come back, and says so in a review. The ILA compares three places, the text of your pages, your structured data and OpenStreetMap, and names the days on which they disagree. Google, for its part, takes “Open” or “Closed” from your profile and uses it for “open now” searches.',
    see: 'Read your footer, your contact page and your Google Maps listing side by side, one day at a time. If you can’t select the hours with your mouse, they’re part of a picture, and search engines can’t read them.',
    mends: {
      wordpress:
        'Write the hours once, in the footer: Appearance → Editor → Template Parts → Footer, or Appearance → Widgets with a classic theme. The Yoast Local SEO plugin fills in the structured data at the same time.',
      wix: 'Dashboard → Settings → Business Info holds your contact details. Then add the hours as text in the footer section, which repeats on every page.',
      shopify:
        'Online Store → Themes → Customize → Footer: add a text block. If you offer in-store pickup, check Settings → Shipping and delivery too.',
      squarespace:
        'Settings → Business Information → Business Hours, then add the block that displays them to your footer.',
      byHand:
        'A short list is enough: “Monday to Friday, 9 a.m. to 6 p.m.” In your JSON-LD, write "openingHours": "Mo-Fr 09:00-18:00". Holidays belong in your Google profile, under special hours.',
    },
  },
} satisfies SomeGuideTexts;
