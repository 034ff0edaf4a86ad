import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'Schema markup for a local business, explained',
  excerpt:
    'LocalBusiness, opening hours, breadcrumbs, FAQ: what to add to your website, how to test it, and what Google won’t show, your own star rating included.',
  tags: ['schema markup', 'structured data', 'local SEO', 'opening hours'],
  seoKeywords: [
    'schema markup local business',
    'LocalBusiness structured data',
    'opening hours schema',
    'JSON-LD example',
  ],
  blocks: [
    paragraph(
      'It’s Friday afternoon and a chain snaps. The rider pulls out a phone and asks which bike shop is still open nearby. Your shop in Burlington stays open until seven in summer, and your website says so, in a photo of the sign. To a search engine or an AI assistant, that photo says very little.',
    ),
    paragraph(
      'Schema markup says it in a form they can read: this is the name, this is the address, this is when we close on Fridays. It’s a short piece of code that visitors never see. Below you’ll find what to write, where to put it, how to test it, and which promises about it to ignore.',
    ),
    heading('What schema markup can and can’t do'),
    paragraph(
      'The shared vocabulary is [schema.org](https://schema.org/LocalBusiness). Google recommends writing it as JSON-LD, a block that sits apart from your text, so adding it doesn’t touch the design.',
    ),
    paragraph(
      'It won’t buy you a ranking. Google’s [general guidelines](https://developers.google.com/search/docs/appearance/structured-data/sd-policies) say that correct markup makes a page eligible for certain displays and guarantees none of them. What it does is remove guesswork about plain facts. If you’re curious how assistants pick theirs, we wrote about [AI answers](/blog-intelligent/reponses-des-ia) too.',
    ),
    heading('Write your LocalBusiness block'),
    paragraph(
      'Start with the most specific type that’s true: BikeStore, Bakery, Plumber, Dentist. If nothing fits, LocalBusiness is fine. Google requires only [a name and an address](https://developers.google.com/search/docs/appearance/structured-data/local-business); everything else is recommended. Here’s an example for a shop we made up.',
    ),
    table(
      'Example: the fields for Pinewood Bikes, a made-up shop',
      ['Field', 'What you write', 'Check that'],
      ['Type', '"@type": "BikeStore"', 'It’s the closest match on the list'],
      ['Name', '"name": "Pinewood Bikes"', 'It matches your sign'],
      ['Street', '"streetAddress": "48 Example Street"', 'It matches your Google profile'],
      [
        'City',
        '"addressLocality": "Burlington", "addressRegion": "VT"',
        'You add "postalCode" and "addressCountry": "US"',
      ],
      ['Phone', '"telephone": "+1-802-555-0117"', 'The country code is there'],
      [
        'Coordinates',
        '"latitude": 44.47591, "longitude": -73.21202',
        'They have five decimal places and fall on your door',
      ],
      ['Website', '"url": "https://bikes.example/"', 'It’s the page for this location'],
    ),
    paragraph(
      'Street and city go inside "address", with "@type": "PostalAddress". The coordinates go inside "geo", with "@type": "GeoCoordinates". Whatever you write has to agree with what the page shows. Our guide has more on [filling in the details](/guide/complete-localbusiness).',
    ),
    list(
      'More than one location? Put one block on each location’s page, each with its own "@id".',
      'No public address? Name the towns you cover in "areaServed". Google’s tool may flag the missing address; don’t make one up to silence it. Let your [service area pages](/blog-intelligent/pages-par-ville) do that work.',
    ),
    heading('Add your opening hours'),
    paragraph(
      'Times use the 24-hour clock, and every stretch of opening time is an entry in "openingHoursSpecification". These cover most shops:',
    ),
    list(
      'Tuesday to Thursday, 10 to 6: "dayOfWeek": ["Tuesday", "Wednesday", "Thursday"], "opens": "10:00", "closes": "18:00".',
      'A longer Friday: its own entry, with "closes": "19:00".',
      'Closed for lunch: two entries for the same days, one that ends at "12:00" and one that starts at "13:00".',
      'Open past midnight: a single entry, such as "opens": "18:00", "closes": "03:00".',
      'Open around the clock: "opens": "00:00", "closes": "23:59".',
      'Closed on the Fourth of July: "opens": "00:00", "closes": "00:00", "validFrom": "2027-07-04", "validThrough": "2027-07-04".',
      'Summer hours only: give "validFrom" and "validThrough" the first and last day of the season.',
    ),
    tip(
      'Hours live in three places: your Google profile, the text on your site, and this block. Put all three in one calendar reminder so they change on the same day.',
    ),
    heading('Mark up your breadcrumbs'),
    paragraph(
      'A breadcrumb is the small trail at the top of a page: Home → Repairs → Tune-up. In code, every step has a position, a name and an address. The last step can go without the address.',
    ),
    list(
      '{ "@type": "ListItem", "position": 1, "name": "Home", "item": "https://bikes.example/" }',
      '{ "@type": "ListItem", "position": 2, "name": "Repairs", "item": "https://bikes.example/repairs" }',
      '{ "@type": "ListItem", "position": 3, "name": "Tune-up" }',
    ),
    paragraph(
      'Those steps go in "itemListElement", under "@type": "BreadcrumbList". Google now shows the trail [on desktop only](https://developers.google.com/search/docs/appearance/structured-data/breadcrumb). On a phone, the visible trail still earns its place: someone who lands deep in your site can step back up.',
    ),
    heading('What Google shows for each type'),
    table(
      'Five kinds of markup and what Google Search does with them, per its documentation (2026)',
      ['Markup', 'What it describes', 'In search results'],
      ['LocalBusiness', 'Name, address, phone, hours', 'May feed the panel about your business'],
      ['BreadcrumbList', 'The path to a page', 'Desktop only'],
      ['FAQPage', 'Questions and answers', 'Not shown since May 7, 2026'],
      ['AggregateRating on yourself', 'Your own business’s rating', 'No stars since 2019'],
      ['Product with reviews', 'An item you sell', 'Stars are possible for the item'],
    ),
    paragraph(
      'These rules change. Before you pay for a kind of markup, read Google’s own page about it; the addresses are at the end of this article.',
    ),
    heading('FAQ markup: keep the questions, skip the code'),
    paragraph(
      'FAQPage markup used to unfold your questions right under your search result. In August 2023, Google limited that to well-known government and health sites, and on May 7, 2026, [it stopped showing it](https://developers.google.com/search/docs/appearance/structured-data/faqpage) altogether. There’s no rush to strip it out, since unused markup doesn’t hurt a page. Just don’t pay anyone to add it for Google’s sake.',
    ),
    paragraph(
      'The questions are still worth having. Two sentences right below each one can save a phone call, and a short answer is [easier to quote](/guide/answer-questions).',
    ),
    heading('Why your own star rating won’t show up'),
    paragraph(
      'Sooner or later, someone will offer to put stars next to your site in Google. Since [September 16, 2019](https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful), Google hasn’t shown them when a business marks up reviews about itself, whether they were typed in or pulled from a third-party widget. The announcement adds that this alone won’t get you penalized. Fake reviews can.',
    ),
    list(
      'Fine: testimonials in plain text, with a first name, a date and a source.',
      'Fine: stars on a product page, from people who bought that product.',
      'Worth your time: [asking for reviews](/blog-intelligent/avis-google) on your Google profile, where stars do appear.',
      'Take out: "aggregateRating" and "review" in your business block. The guide shows [where they hide](/guide/self-serving-reviews).',
    ),
    heading('Paste the code and test it'),
    paragraph(
      'First look for what’s already there. Your theme or a plugin may be writing a block, and completing that one beats adding a second. The steps for WordPress, Wix, Shopify and Squarespace are [in our guide](/guide/localbusiness-schema).',
    ),
    list(
      'Run the page through the [Rich Results Test](https://search.google.com/test/rich-results), which shows what Google can use.',
      'Run it through the [schema.org validator](https://validator.schema.org/), which reads every field.',
      'Inspect the address in Search Console to see the version Google has.',
      'Read the values out loud with the page open next to them.',
    ),
    paragraph(
      'If you add it by hand, the block goes in the code of the page it describes, between <script type="application/ld+json"> and </script>. It opens with "@context": "https://schema.org", followed by the type and the fields, with a comma after each one but the last. With a single location, your home page or your contact page is enough. There’s no need to repeat it all over the site.',
    ),
    heading('Errors we’d look for first'),
    list(
      'Curly quotes pasted from a word processor. They make the whole block unreadable.',
      'A [stray comma](/guide/json-ld-errors) after the last item.',
      'Two plugins describing one shop with two phone numbers.',
      'The old address, still in the code a year after the move.',
      'Winter hours in July.',
    ),
    tip(
      'Give the block one owner and keep a dated copy. It’s often the first thing to vanish when a site gets redesigned.',
    ),
    heading('Check again in a month'),
    paragraph(
      'Don’t look for the effect in your rankings. See whether Search Console reports invalid items. Then ask a search engine and an AI assistant when you close on Saturday, and compare the answers with your door. If one is wrong, trace it back to [your Google profile](/blog-intelligent/fiche-google), a directory or this block.',
    ),
    paragraph(
      'To see what your website tells search engines today, run the [free audit](/ila). It reports a missing or incomplete business description, and ratings you’ve given yourself.',
    ),
  ],
  sources: [
    {
      name: 'Google: Local business structured data',
      address:
        'https://developers.google.com/search/docs/appearance/structured-data/local-business',
    },
    {
      name: 'Google: Breadcrumb structured data',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
    },
    {
      name: 'Google: FAQ structured data',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/faqpage',
    },
    {
      name: 'Google: Making Review Rich Results more helpful',
      address:
        'https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful',
    },
    {
      name: 'Google: General structured data guidelines',
      address: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    },
  ],
};
