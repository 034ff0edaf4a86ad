import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'local.nap': {
    title: 'NAP consistency: same name, address and phone | Iluma',
    description:
      'NAP consistency (name, address, phone) on a website: find the pages that differ, choose one reference spelling, and carry it over everywhere.',
    heading: 'Use the same name, address and phone everywhere',
    why: '“Roy Clinic,” “Roy Dental Clinic Inc.” and “Dr. Roy, dentist” are three businesses to a machine. The usual cause is a move, or a [call-tracking number](/blog-intelligent/compter-les-appels) left on a [landing page](/services/landing-aimant). [The ILA audit](/ila) takes what most pages say as right and reports the others; street abbreviations don’t count as a difference. Old details also sneak back in through email signatures and invoices that get copied.',
    see: 'Search Google for your old number in quotation marks, then your old address, with “site:yourdomain.com” in front. Do it again without “site:” and you’ll see which directories still need correcting. Keep that list. Ask a supplier which address they have on file for you.',
    mends: {
      wordpress:
        'Put your details in a synced pattern (formerly a “reusable block”): change it once and it changes everywhere.',
      wix: 'The Contact Info element reads from Business Info. Use it in place of details typed by hand.',
      shopify:
        'Create a “Contact details” metaobject (Content → Metaobjects) and show it in your sections.',
      squarespace:
        'A shared footer solves nearly everything. Reread your ad landing pages, which don’t have one.',
      byHand:
        'A single constant in your templates. Write down the spelling you chose, with the date, and use it for each directory.',
    },
  },
  'local.map-data': {
    title: 'OpenStreetMap: correct your business listing | Iluma',
    description:
      'Navigation apps, Apple Maps and AI assistants draw on OpenStreetMap. How to find your business there, correct its details or add it, free of charge.',
    heading: 'Correct your business on OpenStreetMap',
    why: 'Volunteers write this map, which makes it both widely reused and easy to fix. The previous tenant may still be listed [at your address](/guide/nap-consistency). A correction shows within minutes and then spreads, over days or weeks, to the apps that rely on it. Nothing there is for sale, neither placement nor promotion, so accuracy is all that counts.',
    see: 'Search for “your name, your town” on openstreetmap.org, click the question-mark icon and then your building: the tag list shows name, phone, addr and [opening_hours](/guide/business-hours).',
    mends: {
      wordpress:
        'Your site isn’t at fault if its details are right. If you display a map, the Leaflet Map plugin reads from OpenStreetMap and lets you see your corrections.',
      wix: 'There’s nothing to set in Wix, whose map comes from Google. Correct OpenStreetMap itself, from any browser.',
      shopify:
        'If you offer pickup, make Settings → Locations match the address you enter on the map.',
      squarespace:
        'The Map block uses another provider too, so it won’t show what OpenStreetMap says about you.',
      byHand:
        'Create an account, click Edit, select your point and correct it. Hours look like this: Mo-Fr 09:00-18:00; Sa 10:00-16:00. Without an account, “Add a note” is enough. Keep to facts: advertising gets removed by other contributors.',
    },
  },
  'local.city': {
    title: 'City in the title: local SEO for your home page | Iluma',
    description:
      'Naming your town in the home page title or main heading helps you show up for “trade + town.” Which town to choose, how to write it and where to put it.',
    heading: 'Put your town in your home page title',
    why: 'The people who know your business name will find you anyway. Those who don’t know you yet type a trade and a place. Choose the place the way people say it: “Capitol Hill” rather than “Seattle” for a local café, the bigger town next door if nobody searches for your village. One is enough. Five towns in a row read like an ad, and Google [cuts them off](/guide/page-title). The others belong among your [service areas](/guide/service-areas).',
    see: 'Type your trade and your town in a private window and look at the first three titles. In Search Console, filter Queries by the name of the town, and see how people spell it.',
    mends: {
      wordpress:
        'Yoast, home page → SEO title: “Florist in Tacoma | Green Stem.” If your home page lists posts, the setting is in Yoast SEO → Settings → Homepage.',
      wix: 'Pages & Menu → Home → SEO Basics. Wix’s setup checklist asks for your town and places it for you.',
      shopify:
        'Online Store → Preferences → Homepage title. Don’t leave just the store’s name there.',
      squarespace: 'The home page title has its own field: SEO Appearance → Home Page.',
      byHand:
        'In <title> and in <h1>, worded in two ways: “Florist in Tacoma” and “Bouquets delivered in the North End and Ruston.” Write it out in full; abbreviations help nobody.',
    },
  },
  'local.services': {
    title: 'Service pages: one for each thing you sell | Iluma',
    description:
      'Why one page per service gets a business found, which ones to create first, what each should contain, and how to build them on your platform.',
    heading: 'Create a page for every important service',
    why: 'A list of twelve services on one page answers twelve searches a little, so none of them well: it takes [one page per intent](/blog-intelligent/page-une-intention). A “Winter tire changeover” page can give the price per vehicle, how long it takes and when to book: [what people want to know](/guide/answer-questions) before they call. Start with the three services that earn the most, not with all of them. Ten hollow pages do more harm than good.',
    see: 'Write down the last ten inquiries you got and look, for each, for the page that answers it. The gaps are your to-do list. Rank them by revenue rather than by number of calls.',
    mends: {
      wordpress:
        'Pages → Add New, under a parent “Services” page, for an address like /services/winter-tires. Copy the structure, never the text.',
      wix: 'Dynamic pages (CMS) for more than five services; otherwise a normal page each, filed under “Services” in the menu.',
      shopify:
        'One collection or page per service. A service people can book can be a product without shipping.',
      squarespace:
        'Add a “Services” folder to the navigation and one page per service, from the same template.',
      byHand:
        'A title with service and town, a starting price, how it works, how long it takes, a photo of you at work, three common questions and a button. Link it from the home page.',
    },
  },
  'local.areas': {
    title: 'Service areas: show where you work on your site | Iluma',
    description:
      'How to name the towns and areas you serve without copied pages: a list, a page per area, structured data and a Google profile that agree.',
    heading: 'Show the towns and areas you serve',
    why: 'A plumber in Aurora who also works in Parker has no address there and no storefront. Text is all there is. But copying thirty pages and swapping the town’s name costs you, since Google files these “doorway pages” under spam. A page for an area only makes sense if it shows something from there: a job you did, how fast you arrive, what the trip costs.',
    see: 'Search for “your trade + a nearby town.” If you’re not there, check whether a single word on your site names it. Compare with the service area in your [Google profile](/guide/google-business-profile) too, which takes up to twenty places.',
    mends: {
      wordpress:
        'One “Areas we serve” page linked from the footer, with a simple map image and links to the area pages that earn their keep.',
      wix: 'Add the list to your services page. areaServed goes into custom markup, because Wix doesn’t write it.',
      shopify:
        'Settings → Shipping and delivery → Local delivery defines the area. Repeat it in text on a page.',
      squarespace:
        'A text section with towns in two columns; put it in the footer if it fits on a line.',
      byHand:
        'In the JSON-LD: "areaServed": ["Aurora", "Parker"]. Then a page that really talks about them, since an area declared only to search engines convinces nobody.',
    },
  },
} satisfies SomeGuideTexts;
