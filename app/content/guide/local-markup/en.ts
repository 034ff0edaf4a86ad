import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'local.schema': {
    title: 'LocalBusiness schema: how to add it to your site | Iluma',
    description:
      'Describe a business to Google and AI assistants with schema.org: the right type, name, address, validation and settings on each website platform.',
    heading: 'Add LocalBusiness structured data',
    why: 'Text says “Roy’s, on the corner of Main.” Structured data says: restaurant, at this address, in Boulder, Colorado. The type matters more than people think, because plain LocalBusiness is the vaguest one: Bakery, Dentist and Plumber answer questions that LocalBusiness leaves open. Without a name, and an address or an [area served](/guide/service-areas), the description is incomplete and isn’t tied to any place.',
    see: 'Run your home page through Google’s Rich Results Test (search.google.com/test/rich-results), which names the types it finds. The schema.org validator shows every field as well.',
    mends: {
      wordpress:
        'Rank Math → Titles & Meta → Local SEO: choose “Organization,” the type and the address. Yoast needs its paid Local SEO plugin. Only turn on one of the two.',
      wix: 'Wix produces LocalBusiness once your address is filled in under Business Info. For a more specific type: home page SEO → Advanced → Structured data markup.',
      shopify:
        "Themes describe products, seldom the store. Add a JSON-LD block to theme.liquid, inside {% if template == 'index' %}.",
      squarespace:
        'Business Information feeds basic markup; complete it in the home page’s code injection.',
      byHand:
        'A <script type="application/ld+json"> block with @type, name, address, telephone and url, on the home or contact page. Copy word for word what the page displays, since search engines compare.',
    },
  },
  'local.schema-details': {
    title: 'Complete your LocalBusiness: hours, photo, location | Iluma',
    description:
      'Phone, hours, image and map coordinates: the four fields that complete a business’s structured data, how to write them, and where each platform puts them.',
    heading: 'Complete your business details for search engines',
    why: '[A name and an address](/guide/localbusiness-schema) are enough to exist; these four fields are what answers questions. “Is a florist open on Sunday?” needs openingHoursSpecification, “near the station” needs geo, and the photo is what an assistant shows next to your name. [Winter hours](/guide/business-hours) forgotten in the code are the classic trap, because nobody sees them except the machines that repeat them.',
    see: 'Paste your home page into validator.schema.org and expand your business: telephone, openingHours, image or logo, and geo should be there, with the same values as on the page.',
    mends: {
      wordpress:
        'Rank Math → Local SEO has a field for each, including hours by day. In Yoast Local, it’s the Business info tab.',
      wix: 'Only the address, phone and logo go in by themselves. Add hours and coordinates to the page’s custom markup.',
      shopify:
        'Add “image”, “geo” and “openingHoursSpecification” to the existing block; {{ shop.phone }} saves copying the number.',
      squarespace:
        'Hours entered in Business Information are picked up. Check that the map pin is on your entrance, not in the middle of the street.',
      byHand:
        'Right-click your roof in Google Maps: the two numbers are latitude and longitude; copy them to five decimal places. “dayOfWeek” is written in English and times run on a 24-hour clock, so 6 p.m. is 18:00.',
    },
  },
  'local.own-rating': {
    title: 'Self-serving reviews: aggregateRating rules | Iluma',
    description:
      'Why a business can’t mark up its own reviews with aggregateRating, what Google does with homemade stars, and how to take them out of your website.',
    heading: 'Remove star ratings you give yourself',
    why: 'Google hasn’t shown stars since September 2019 for a [LocalBusiness](/guide/localbusiness-schema) or [Organization](/guide/organization-schema) that publishes its own rating, whether the reviews come from a widget or were typed in. So the code gains you nothing: Google just ignores it. A rating that visitors can’t see on the page is another matter, as it breaks the rules and can earn you a manual action. Stars are still allowed where they’re earned: on a product’s page, with that product’s reviews.',
    see: 'Search the page source for “aggregateRating” and see which type it belongs to. Search Console lists penalties under Security & Manual Actions.',
    mends: {
      wordpress:
        'Review plugins (WP Review, Site Reviews, some themes) add it unasked. Look for “Schema” in their settings and switch the option off for the business.',
      wix: 'Remove custom markup from the home page. A review widget from the App Market may write its own, which you turn off in its settings.',
      shopify:
        'Keep the rating your review app adds to products. Remove the one aimed at Organization or Store in theme.liquid.',
      squarespace: 'Look through Code Injection and the code blocks, where the markup was pasted.',
      byHand:
        'Delete the aggregateRating and review keys from the business object, and keep your testimonials as text with a first name, a date and a source. Then ask customers for reviews on your Google profile, where stars count.',
    },
  },
  'local.profiles': {
    title: 'sameAs: link your Facebook, Instagram and Maps | Iluma',
    description:
      'The sameAs field tells search engines which profiles are yours. Which addresses to put in it, in what form, and where to fill it in on each platform.',
    heading: 'Link your profiles with sameAs',
    why: 'Three Facebook pages carry your name, and one of them belongs to someone else. With nothing to go on, an assistant may quote the wrong one. sameAs settles it, provided it holds complete addresses; “@roysworkshop” or a bare “facebook.com” leads nowhere. Our audit doesn’t open the profiles, since most of them turn bots away, so when the addresses are well formed it leaves the rest unjudged. It’s a small field, but the only one that says “this is me” in plain terms.',
    see: 'In the schema.org validator, open each sameAs address in a private window: it should show [your profile](/guide/google-business-profile) without asking you to log in, and that profile should link back to your site. Close or merge accounts you gave up on, because an old page with an [old address](/guide/nap-consistency) contradicts everything else. Finally, check that every profile shows the same [phone number](/guide/click-to-call) as your website.',
    mends: {
      wordpress:
        'Yoast SEO → Settings → Site representation → Other profiles. Rank Math: Titles & Meta → Social Meta.',
      wix: 'Settings → Business Info → social accounts. Icons in the footer aren’t enough.',
      shopify:
        'Customize → Theme settings → Social media fills both the icons and, in most themes, the markup.',
      squarespace:
        'Settings → Social Links. Paste the full address, without anything after the question mark.',
      byHand:
        '"sameAs": ["https://www.facebook.com/roysworkshop", "https://www.instagram.com/roysworkshop/"]. Add your Google Maps short link.',
    },
  },
} satisfies SomeGuideTexts;
