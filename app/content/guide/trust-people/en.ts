import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'trust.legal': {
    title: 'Privacy policy and legal pages: what you need | Iluma',
    description:
      'What a small business’s legal pages should contain in Canada, the United States and Europe, where to link them so people find them, and how to create them.',
    heading: 'Publish and link your legal pages',
    why: '[Québec’s Law 25](/blog-intelligent/loi-25-rgpd) asks you to say who’s in charge of personal information and how to reach that person; the GDPR wants purposes, retention periods and rights; California wants the categories you collect. A template copied from another site is worse than nothing if it promises what you don’t do. The link must be on every page, ad landing pages included, and in that page’s language.',
    see: 'Scroll to the bottom of five pages picked at random, one of them a landing page. Then reread your policy with your forms in front of you: is each thing you ask for in there? The link should open a page, not download a file.',
    mends: {
      wordpress:
        'Settings → Privacy creates a draft and makes it the official page. Add it to your footer menu.',
      wix: 'Settings → Privacy & Cookies. The page itself is written separately and linked in the footer.',
      shopify:
        'Settings → Policies offers templates to edit; Content → Menus → Footer menu displays them.',
      squarespace: 'Create the pages under “Not Linked,” then add their links to the footer.',
      byHand:
        'Two pages, two links, in the shared template. Date the policy, name your providers (email, payment, analytics) and say how long you keep each piece of data. Read it again whenever you add a form or a tool.',
    },
  },
  'trust.trackers': {
    title: 'Trackers before consent: how to block them | Iluma',
    description:
      'Does Google Analytics or the Meta Pixel load before anyone clicks “Accept”? How to tell, how to really block them, and what privacy law says about it.',
    heading: 'Block trackers until visitors consent',
    why: 'A banner that’s shown isn’t a banner that works. Many ask the question while the tracking is already running. Regulators in Europe and [Québec](/blog-intelligent/loi-25-rgpd) look at what the browser sends, not what the banner says, and refusing has to be as easy as accepting. YouTube videos, [maps](/guide/directions-link) and remote fonts count too, because they pass on the visitor’s IP address.',
    see: 'Private window, F12 → Network, load the page without touching the banner, and filter for “google,” then “facebook.” F12 → Application → Cookies shows identifiers such as _ga or _fbp. Then refuse and reload: the list should stay empty. Test your landing pages too, where marketing tags gather.',
    mends: {
      wordpress:
        'Complianz or Cookiebot with automatic blocking. Take out code pasted into the header, which escapes them, and load it all through the plugin.',
      wix: 'Settings → Privacy & Cookies → banner on. It holds back tools added through Marketing Integrations, not those in custom code.',
      shopify:
        'Settings → Customer privacy → banner, by region. Pixels then go through “Customer events.”',
      squarespace:
        'Settings → Cookies & Visitor Data → a banner with a decline button, which turns off the built-in analytics.',
      byHand:
        '<script type="text/plain" data-consent="analytics">, activated on click. Measuring without identifiers, as Plausible does, often avoids the question. Remove what nobody reads.',
    },
  },
  'trust.viewport': {
    title: 'Viewport tag: make your site readable on phones | Iluma',
    description:
      'The viewport tag fits a page to a phone’s screen. The right value, why you should never block zooming, and where to correct it on each platform.',
    heading: 'Set the viewport tag and allow zooming',
    why: 'Without this tag, a phone pretends to be a 980-pixel computer screen and shrinks everything until the letters look like ants. With user-scalable=no, added to feel more like an app, you deny zooming to those who need it, which is nearly everyone past forty-five. Safari has ignored it since iOS 10; Chrome on Android obeys unless the person has set it otherwise. [Accessibility standards](/guide/website-accessibility) ask for 200% enlargement, so [a page that adapts](/guide/horizontal-scrolling) but can’t be zoomed fails as well.',
    see: 'On a phone, spread two fingers on the page: the text should grow. In the source, there should be a single <meta name="viewport"> tag. Try both orientations.',
    mends: {
      wordpress:
        'A recent theme gets it right. Search header.php for “viewport,” then your builder’s settings. Some AMP or mobile menu plugins add a second one.',
      wix: 'Always there. Make sure the mobile version is on in the editor, with text of 14 pixels or more.',
      shopify:
        'theme.liquid: <meta name="viewport" content="width=device-width,initial-scale=1">. Themes from before 2018 often contain maximum-scale=1.',
      squarespace: 'Automatic in version 7.1. A duplicate tag comes from Code Injection.',
      byHand:
        'width=device-width, initial-scale=1, and nothing else. If a field zooms in when tapped on an iPhone, give it 16-pixel text instead of blocking zoom.',
    },
  },
  'trust.axe': {
    title: 'Website accessibility: fix common WCAG errors | Iluma',
    description:
      'Contrast, names, labels, structure: how to read the results of an automated accessibility check (axe, WAVE) and remove the most common barriers.',
    heading: 'Remove accessibility barriers from your site',
    why: 'An automated check finds about half of the problems, but they’re the most frequent ones: text too pale comes first, on four sites out of five, ahead of images and fields without names. Ontario, the United States and, since June 2025, the European Union have laws that reach private businesses too. Overlays that promise instant compliance don’t correct the causes, and sites that use them have been sued all the same.',
    see: 'The free axe DevTools extension gives the same list as [the ILA audit](/ila), with the element highlighted. Then put the mouse away and do everything by keyboard: menu, form, purchase. Three pages are enough to start with.',
    mends: {
      wordpress:
        'Choose a theme tagged “Accessibility Ready.” The WP Accessibility plugin sorts out skip links. Colors are under Appearance → Editor → Styles.',
      wix: 'The Accessibility Wizard (Settings → Accessibility Wizard) goes through your pages and corrects them with you.',
      shopify:
        'Customize → Colors: aim for a contrast of 4.5. Shopify’s free themes are tested; apps aren’t.',
      squarespace: 'Site Styles → Colors. Avoid text on photos without a dark overlay.',
      byHand:
        'A contrast of 4.5 for text and 3 for large type, a label for each field, a visible focus ring, one <main>. Add axe-core to your tests, and fix the critical items first.',
    },
  },
  'trust.targets': {
    title: 'Touch target size: 24 and 44 pixels on mobile | Iluma',
    description:
      'Buttons and links on a mobile page should be at least 24 pixels, and 44 for the important ones. How to measure them and give them room to breathe.',
    heading: 'Make buttons bigger and space out links',
    why: 'The pad of a finger covers about 45 pixels on screen. [The standard](/guide/website-accessibility) asks for 24 at least, or as much empty space around them; Apple recommends 44, Google 48. Problems gather at the bottom of pages: crowded footer links, pagination numbers, tiny [close buttons](/guide/button-names). A link inside a sentence is exempt, since its height follows the line. Checkboxes and the arrows of a booking calendar count, and there a slip means an appointment on the wrong day.',
    see: 'Chrome, F12 → phone icon, then hover over the element: its dimensions appear. Better still, try it on the bus, with your thumb, on a real phone. Look for pairs of links that touch: those are the ones people miss. Fix those first.',
    mends: {
      wordpress:
        'The Buttons block has a padding setting (Styles → Dimensions). For a menu, add padding under Appearance → Editor → Styles → Additional CSS.',
      wix: 'The mobile editor lets you enlarge each button separately. Keep ten pixels between footer links.',
      shopify:
        'Color swatches and gallery arrows are the tiniest: Customize → Theme settings → Swatches, or a few lines of CSS.',
      squarespace:
        'Site Styles → Buttons → padding. Link lists follow the line height of the text.',
      byHand:
        'nav a { display: inline-block; padding: 12px 8px; min-height: 44px }. Extend an icon’s area with padding rather than with a bigger picture.',
    },
  },
  'trust.narrow': {
    title: 'Horizontal scrolling on mobile: how to stop it | Iluma',
    description:
      'A page that spills over sideways at 320 pixels is hard to read. How to find the element that’s too wide (table, image, frame) and make it fit.',
    heading: 'Stop sideways scrolling on small screens',
    why: 'One element that’s too wide is enough to make the whole page slide, so that people read each line in two moves. The 320-pixel measure also stands for someone zooming to 400% on a laptop, common among people with low vision. The suspects are the usual ones: a price table, an [embedded map](/guide/directions-link), a very long word, an email address in large type, and widths in pixels in an old template.',
    see: "F12 → phone mode → width 320, then scroll sideways. In the console, [...document.querySelectorAll('*')].filter(e => e.scrollWidth > innerWidth) names the culprits. Do it again with text at 200%. Turn the phone sideways as well, and open the longest form and the cart, where wide fields like to hide.",
    mends: {
      wordpress:
        'The Table block doesn’t scroll by itself: put it in a group with overflow-x: auto. Pasted frames get max-width: 100%.',
      wix: 'Mobile editor: whatever goes past the dotted lines spills over. “Optimize Layout” pulls elements back in.',
      shopify:
        'Product descriptions pasted from Word bring fixed-width tables. Clear the formatting.',
      squarespace:
        'Freely placed blocks (Fluid Engine) have their own mobile grid; check it section by section.',
      byHand:
        'img, video, iframe { max-width: 100% }, min-width: 0 on grid children, overflow-wrap: anywhere on long words. Hiding the body’s overflow hides the symptom without curing it.',
    },
  },
} satisfies SomeGuideTexts;
