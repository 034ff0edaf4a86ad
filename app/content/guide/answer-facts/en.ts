import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'answer.json-ld': {
    title: 'JSON-LD errors: how to find and fix them | Iluma',
    description:
      'Extra commas, curly quotes, unknown types: the most common errors in JSON-LD structured data, how to locate each one, and how to correct it.',
    heading: 'Fix errors in your JSON-LD structured data',
    why: 'JSON is unforgiving. One curly quote pasted from Word, one comma after the last item, and the parser drops the entire block. Vocabulary errors are quieter: “LocalBuisness” or “adress” parse without complaint and mean nothing. [The ILA audit](/ila) checks both, against schema.org’s official list of types and properties, and cites the line. A block that’s ignored looks fine to visitors.',
    see: 'validator.schema.org takes an address or code and underlines the faulty line. Search Console groups cases under Enhancements → Unparsable structured data. One check per page template is enough, since all its pages share a block. Fix the home page first.',
    mends: {
      wordpress:
        'It’s most often a block added by hand, in a child theme or a “header scripts” field. Remove it and let Yoast or Rank Math write the markup.',
      wix: 'Page SEO → Advanced → Structured data markup. The editor rejects malformed JSON but not an invented type.',
      shopify:
        'In Liquid, pass every value through the json filter: "name": {{ shop.name | json }}. Otherwise a name with quotes breaks the block.',
      squarespace: 'Page code injection: edit in a plain text editor, never in Word.',
      byHand:
        'Generate the block with JSON.stringify or json_encode instead of typing it, and validate it in your tests. Types start with a capital letter, properties with a lowercase one: “PostalAddress”, but “postalCode”.',
    },
  },
  'answer.identity': {
    title: 'Organization schema: name, logo and profiles | Iluma',
    description:
      'Tell search engines and AI assistants which company is behind a site: name, web address, logo and profiles in Organization structured data.',
    heading: 'State who your business is',
    why: 'Ask an assistant “who is Roy’s Workshop?” and it pieces an answer together: a site, a listing, a profile. Organization data is what joins them, and Google uses it to choose the logo in its knowledge panel. A [LocalBusiness](/guide/localbusiness-schema) is one kind of organization, so a single complete object beats two halves that contradict each other. Customers never see this text, yet it shapes what they’re told.',
    see: 'Search for your company’s exact name and look at the panel’s logo and links. In the Rich Results Test, “Logo” and “Organization” should show no warnings. Put the question to two [assistants](/guide/ai-crawlers) as well, and note which address and site they give: a mix-up with a namesake is easy to spot.',
    mends: {
      wordpress:
        'Yoast SEO → Settings → Site representation: Organization, name, a square logo of at least 112 pixels, other profiles.',
      wix: 'Settings → Business Info: name and logo feed the markup; complete your social accounts there too.',
      shopify:
        'Customize → Theme settings → Logo and Social media. Most themes then write an Organization object in the header.',
      squarespace:
        'The logo comes from the site header and the name from Business Information, so fill in both.',
      byHand:
        '{"@type": "Organization", "@id": "https://yourdomain.com/#organization", "name": …, "url": …, "logo": …, "sameAs": […]}. Reuse that @id as the publisher of your articles.',
    },
  },
  'answer.questions': {
    title: 'Answer questions to get quoted by Google and AI | Iluma',
    description:
      'Write an answer of one to three sentences right under each question, so Google’s snippets and AI assistants can quote it, with before and after examples.',
    heading: 'Answer briefly, right under the question',
    why: 'A snippet gets cut out: the question on one side, the first couple of sentences on the other. If they begin with “Great question, it depends on many factors,” there’s nothing to take. Give the number or the yes first and the nuance after. [The ILA audit](/ila) also accepts a longer answer whose first three sentences fit in four hundred characters.',
    see: 'Reread your headings that end in a question mark and cover everything but the first paragraph. Does it stand alone? Then search for the question as written and compare it with the snippet. Real questions are in your inbox and in Google’s “People also ask” box, often better put than yours.',
    mends: {
      wordpress:
        'A level-3 heading and a paragraph will do. Yoast’s FAQ block adds markup that Google stopped displaying in May 2026.',
      wix: 'In some layouts, the Wix FAQ app loads its answers by script, so check the page source.',
      shopify: 'A “Collapsible content” section works: collapsed text is read like any other.',
      squarespace: 'Use the Accordion block, with the question as title and a two-sentence answer.',
      byHand:
        '<h3>How much is an oil change?</h3> <p>From $79 to $119, depending on the oil. Allow 40 minutes.</p> Only then, the details.',
    },
  },
  'answer.author': {
    title: 'Author and date: show who wrote your articles | Iluma',
    description:
      'Why signing and dating articles helps you get quoted, which structured data to add (author, datePublished), and where to turn these fields on.',
    heading: 'Sign and date your articles',
    why: '“Published March 3 by Nadia Roy, orthotist since 2009” says three things an anonymous text doesn’t: who’s talking, on what authority, and whether it’s still true. Google’s guidance on expertise asks for it, and [assistants](/guide/ai-crawlers) prefer dated sources as soon as a question touches prices, laws or health. Show when the article was last updated, not just when it was written. Health and finance sites gain the most from it.',
    see: 'Open your most-read article as a stranger would: can you find a name and a date without scrolling? The Rich Results Test lists author and datePublished under “Articles.” Signing “The team” isn’t enough: people should be able to click a name and learn in two lines who that is. Try this with three of your older posts too.',
    mends: {
      wordpress:
        'Users → Profile → “Display name publicly as”: replace “admin.” Add date and author to the template under Appearance → Editor → Single Posts.',
      wix: 'Blog → Settings → Display: show Author and Date. Each writer has a profile page.',
      shopify:
        'Edit the blog post → Author, on the right; then Customize → Blog post → Show date and author.',
      squarespace: 'Post gear → Options → Author; how it’s displayed is set in the blog’s styles.',
      byHand:
        '<time datetime="2026-03-03">March 3, 2026</time>, a byline with rel="author", and an Article object holding the same values.',
    },
  },
  'answer.tree': {
    title: 'Button names and labels: how to use aria-label | Iluma',
    description:
      'An icon button has no name for a screen reader, or for an assistant booking on someone’s behalf. How to find nameless buttons and fields, and name them.',
    heading: 'Give every button and field a name',
    why: 'A magnifying glass, a cart, three lines: the eye guesses, while a machine reads “button, button, button.” Agents that fill in forms or book appointments for people use the same accessibility tree as [screen readers](/guide/website-accessibility), and what has no name there stays shut. Gray hint text inside a field doesn’t count, as it disappears with the first letter.',
    see: 'In Chrome, F12 → Elements → Accessibility: select the button and read “Name.” VoiceOver (Mac, iPhone) and NVDA (Windows, free) read that name aloud, so try it without looking at the screen. Begin with the collapsed menu. Then try your booking form from start to finish.',
    mends: {
      wordpress:
        'Contact Form 7: wrap each field in a <label>. In Elementor, the Icon widget has an accessible name field under Advanced.',
      wix: 'Click the element → Settings → Accessibility → Name. Form fields have a “Field title,” which should be shown.',
      shopify: 'Theme icons carry hidden text (visually-hidden); custom sections often forget it.',
      squarespace:
        'Text buttons and social icons are named for you. Code blocks are yours to look after.',
      byHand:
        '<button aria-label="Close">, <label for="email">Email</label> <input id="email">. Prefer visible text where there’s room: everyone benefits, and voice control users can say the word they see.',
    },
  },
} satisfies SomeGuideTexts;
