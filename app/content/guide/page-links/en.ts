import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'page.link-text': {
    title: 'Link text: what to write instead of “click here” | Iluma',
    description:
      'Why “click here” and “learn more” help neither Google nor screen readers, what to write instead, and how to name links that are images or icons.',
    heading: 'Write links that say where they lead',
    why: 'A [screen reader](/guide/website-accessibility) can list every link on a page, out of context: “learn more, learn more, here.” Google does something similar when it uses a link’s words to understand the page it leads to. So each “Read more” that becomes “Our maintenance plans” does a bit of work for the plans page. Buttons in emails and banners lead to the same pages and deserve the same care.',
    see: 'Search the page for “here” and “more” (Ctrl + F). Links with no text at all, usually a social icon or a logo, show up in WAVE as “Empty link.” Read the links aloud on their own: if you can’t guess the destination, neither can your visitors.',
    mends: {
      wordpress:
        'The Excerpt block has a field for its link text. For icons, the Social Icons block lets you add a label.',
      wix: 'In a gallery or blog feed, change the button’s label in the element’s settings, under Text.',
      shopify:
        'Edit section buttons in Customize. “Shop now” works harder when it names the collection.',
      squarespace:
        'In a Summary block, you can turn off “Read More” under Display: the post title is link enough.',
      byHand:
        'Put the meaning inside the link: <a href="/pricing">See our prices</a>. For an icon on its own, add aria-label="Facebook".',
    },
  },
  'page.crawlable-links': {
    title: 'Crawlable links: make sure Google can follow them | Iluma',
    description:
      'A scripted button or clickable div isn’t a link, and Google won’t follow it. How to recognize fake links and replace them with real ones.',
    heading: 'Replace fake links with real ones',
    why: 'To a search engine, a link is an <a> element with an address in href, and nothing else. A block that changes pages by script works with a mouse, but it won’t open with a [keyboard](/guide/website-accessibility), in a new tab or for a crawler. Product cards and custom menus suffer most, which is to say the paths to what you sell, and the products behind them become [orphan pages](/guide/orphan-pages).',
    see: 'Right-click the element: if the browser doesn’t offer “Open link in new tab,” it isn’t a link. Another test: go through the page with the Tab key and note what gets skipped.',
    mends: {
      wordpress:
        'Page builders such as Elementor can make a whole section clickable by script. Put the link on the section’s heading or button instead.',
      wix: 'Use the element’s link icon and choose “Page.” Velo actions (wixLocation.to) don’t create a link.',
      shopify:
        'Look for onclick in the theme’s code. Cards should wrap the photo and the name in <a href="{{ product.url }}">.',
      squarespace:
        'Image and button blocks have a Link field. A script pasted into a code block leaves nothing to follow.',
      byHand:
        'Replace <div onclick="location=\'/quote\'"> with <a href="/quote">. A drop-down trigger stays a <button>, but its entries are links. Style them as you like; a link can look like anything.',
    },
  },
  'page.lang': {
    title: 'Lang attribute: declare the language of a page | Iluma',
    description:
      'The lang attribute tells browsers and screen readers which language to speak. How to check it and set it, even on a website in two languages.',
    heading: 'Declare the right page language',
    why: 'Set a Spanish page to lang="en" and a [screen reader](/guide/website-accessibility) pronounces “Estamos abiertos” with English sounds, to the point that nobody understands. Chrome, meanwhile, offers to translate a page into the language it’s already in. The cause is dull: a theme nobody adjusted. [The ILA audit](/ila) compares the attribute with the language of the text, which also turns up pages that were missed in a translation.',
    see: 'View the source: the second line starts with <html lang="…">. On a bilingual site, look at one page in each language, since the second often inherits from the first. If the spell-checker underlines every word typed in your forms, that’s another clue. The report names each page that differs, with both codes.',
    mends: {
      wordpress:
        'Settings → General → “Site Language.” With WPML or Polylang each translation gets its own. A theme with lang="en" written in should call language_attributes().',
      wix: 'Settings → Language & Region → site language; the others are managed in Multilingual.',
      shopify:
        'Settings → Languages: publish the language and set the default. Themes output {{ request.locale.iso_code }}.',
      squarespace:
        'Settings → Language & Region → “Site Language.” There’s only one; Weglot adds more.',
      byHand:
        '<html lang="en-CA"> in Canada, lang="en" anywhere. A quotation in French carries its own attribute: <p lang="fr">.',
    },
  },
  'page.hreflang': {
    title: 'Hreflang tags: connect your site’s languages | Iluma',
    description:
      'On a multilingual site, hreflang shows each visitor the right version. The return-link rule, valid codes, and the setting for each website platform.',
    heading: 'Connect language versions with hreflang',
    why: 'The rule works like a handshake: if the English page names the Spanish one and isn’t named back, Google ignores both. Every page must also list itself, under its [canonical URL](/guide/canonical-url), and [the codes](/guide/page-language) have to exist: “en-UK” doesn’t, “en-GB” does. A mistake here won’t lower your ranking. It sends a Spanish speaker to a page they can’t read.',
    see: 'Search for “hreflang” in the source of both versions and compare the lists, which should be identical. Search Console’s old international targeting report is gone; Screaming Frog reports missing return links. Check both directions.',
    mends: {
      wordpress:
        'WPML and Polylang write the tags as long as each page is linked to its translation (the flag column in the page list).',
      wix: 'Multilingual adds them when the second language goes live. In that language, hide any page you haven’t translated.',
      shopify:
        'Settings → Markets and Languages: the tags follow your active markets, so turn off the ones you don’t serve.',
      squarespace:
        'With two hand-built sections, tags go in page by page, in the page header’s code injection.',
      byHand:
        '<link rel="alternate" hreflang="en-CA" href="…"> for each language, plus hreflang="x-default" for everyone else. The same block goes on every version, so generate it from one list.',
    },
  },
} satisfies SomeGuideTexts;
