import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'page.h1': {
    title: 'H1 tag: give every page a main heading | Iluma',
    description:
      'Every page needs one main heading (h1), in real text, saying what it offers and where. How to find it, write it and set it in WordPress, Wix or Shopify.',
    heading: 'Give every page a main heading (h1)',
    why: 'Many home pages open with a logo or a photo that has words baked in: nice to look at, empty to a machine. Google may also use your h1 when it doesn’t like your [page title](/guide/page-title), and it’s the first line a [screen reader](/guide/website-accessibility) announces. “Welcome to our website” wastes the spot. “Custom furniture maker in Burlington” fills it.',
    see: 'Install the HeadingsMap browser extension, which lists headings in order. Without it, right-click your biggest line → Inspect, and read the name of the tag around it. On a home page built from sliders, check each slide, as several of them may be competing h1s.',
    mends: {
      wordpress:
        'The page title normally becomes the h1. If your theme hides it, add a Heading block and pick H1 in its toolbar.',
      wix: 'Select the text → Edit Text → the style list → “Heading 1.” You can change its size afterward without touching the style.',
      shopify:
        'In many themes the home page banner is an h2. In Customize, look for “Heading level”; otherwise edit the section’s code.',
      squarespace:
        'In a text block, choose “Heading 1” from the format menu. Words inside a banner image don’t count.',
      byHand:
        '<h1>24-hour locksmith in Denver</h1>, one per page. If your logo sits inside the h1, move it out and keep its alt text.',
    },
  },
  'page.headings': {
    title: 'Heading order: fix skipped h1, h2, h3 levels | Iluma',
    description:
      'Jumping from h2 to h4 confuses screen readers. How to check a page’s outline and correct the levels without changing how big the text looks.',
    heading: 'Put your h1, h2 and h3 headings in order',
    why: 'Heading levels form an invisible table of contents, and most [people who listen to pages](/guide/website-accessibility) use it to get around. Skipping from h2 to h4 is like numbering chapters 1, 2, 4. The cause is nearly always visual: somebody wanted smaller text and picked a lower level, not knowing where to set the size. One habit fixes it: choose the level for meaning, then style it.',
    see: 'With HeadingsMap or the WAVE tool (Structure tab), read the outline as you’d read a table of contents. The first line should be [your h1](/guide/h1-heading), and each subheading should belong under the one above. Footers and pop-ups count too.',
    mends: {
      wordpress:
        'In the editor, the Document Overview icon lists headings and flags the wrong ones; change the level in the block’s toolbar.',
      wix: 'Each text has a style from Heading 1 to Heading 6. Pick the right one, then set its look under Site Design → Text Theme.',
      shopify:
        'Footer headings are often h4s under no h3. Edit code → sections/footer, and turn them into h2s.',
      squarespace:
        'There are three levels (Heading 1 to 3); adjust their size in Site Styles → Fonts.',
      byHand:
        'Keep meaning and looks apart: <h3 class="small">. In a reused component, make the level a parameter.',
    },
  },
  'page.words': {
    title: 'Home page copy: how many words you need | Iluma',
    description:
      'A home page with fewer than 200 words tells Google next to nothing. What to write, in what order, and where to add it without cluttering the design.',
    heading: 'Put enough text on your home page',
    why: 'Two hundred words is about a minute’s reading: room for your trade, [your area](/guide/service-areas), three services, a starting price and one piece of proof. With less, Google has to guess, and it guesses from competitors who say more. It doesn’t reward length for its own sake, so one paragraph that [answers a real question](/guide/answer-questions) beats five lines about your passion.',
    see: 'Select all the text on the home page except the menus and paste it into a document, which will count the words. If the page runs to three screens and you get eighty, it’s all in the images.',
    mends: {
      wordpress:
        'Below the banner, add a Group block with a level-2 heading and two paragraphs. The Details block holds common questions without making the page longer.',
      wix: 'Add → Text, outside the video strips. Text in slideshows is read; text inside images isn’t.',
      shopify: 'Customize → Add section → “Rich text,” placed under your featured products.',
      squarespace:
        'One text block between two image sections is enough. Avoid full-screen sections with six words in them.',
      byHand:
        'Write for the question people ask you on the phone every day. That’s your first paragraph. Then say where you work, and what it costs to start.',
    },
  },
  'page.readability': {
    title: 'Readability: write copy that’s easy to read | Iluma',
    description:
      'How to measure reading ease (the Flesch score), shorten sentences and use your customers’ words, with free tools that do the counting for you.',
    heading: 'Make your copy easy to read',
    why: 'The scale runs from 0 to 100, and below 30 a text reads like an academic paper. [The ILA audit](/ila) works it out from sentence and word length, with a formula suited to each language. Tone isn’t the issue: a lawyer can stay precise while splitting a forty-word sentence in three and writing “you” for “the client.” Most people read you standing up, with one thumb.',
    see: 'Paste a paragraph into Hemingway Editor, which is free online and highlights long sentences. Then ask someone outside your trade what they remember. Whatever’s missing is what to rewrite. Do the same with an email you sent last week.',
    mends: {
      wordpress:
        'Yoast SEO’s readability tab underlines long sentences and passive voice as you write.',
      wix: 'There’s no built-in tool. Write in Word (Editor → Document stats) or Google Docs, then paste without formatting.',
      shopify:
        'For a product: one sentence on what it’s for, then a bulleted list of five lines at most.',
      squarespace:
        'Mind the width as well: more than 75 characters per line tires people out, whatever the sentence.',
      byHand:
        'One idea per paragraph. Explain a trade word the first time it appears, in parentheses. Write numbers as figures, and prefer short verbs: “use,” not “utilize”; “help,” not “facilitate.”',
    },
  },
  'page.alt': {
    title: 'Alt text: how to describe images on your site | Iluma',
    description:
      'What to put in an image’s alt attribute, when to leave it empty, and where to enter it in WordPress, Wix, Shopify and Squarespace, with good examples.',
    heading: 'Write alt text for your images',
    why: 'Without it, a [screen reader](/guide/website-accessibility) spells out the file name: “I M G underscore 4 8 3 2 dot J P G.” A blind customer learns nothing about your storefront, and neither does Google Images. Two mistakes come up all the time: the same keywords under twenty photos, and descriptions of pure decoration. Ask what you’d say about the picture over the phone; if it’s “nothing,” leave the text empty.',
    see: 'The WAVE extension puts a red icon on every image without alt text. You can also turn off images in your browser: the words take their place, and the gaps show.',
    mends: {
      wordpress:
        'Media → click the image → “Alternative Text.” Careful: that field doesn’t change pages where the image is already placed, so edit the block there.',
      wix: 'Click the image → Settings → “What’s in the image? Tell Google.” In a gallery, each photo has its field under Manage Media.',
      shopify:
        'Product → click the photo → “Add alt text.” Theme images are described under Content → Files.',
      squarespace: 'Double-click the image → Content → “Image Alt Text.”',
      byHand:
        '<img src="bread.jpg" alt="Three round loaves on a wooden table">. For decoration: alt="", never a missing attribute.',
    },
  },
  'page.freshness': {
    title: 'Copyright year: keep your footer up to date | Iluma',
    description:
      'A “© 2021” at the bottom of a page makes a business look closed. How to show the current year without thinking about it, on every website builder.',
    heading: 'Keep the year in your footer current',
    why: 'Nobody goes looking for that line, but everybody sees it while looking for the phone number. Two years behind is enough to plant a doubt: are these prices still right, does anyone still answer? A range such as “2009–2026” does better, because it shows how long you’ve been around. [The ILA audit](/ila) only reads the latest year and lets last year’s pass.',
    see: 'Scroll to the bottom of the home page, then of an old page; the two footers sometimes differ. The © and the year may also be part of an image. While you’re there, reread other dates: the holiday offer, summer hours, a “new” label on a three-year-old product. Fix those in the same visit.',
    mends: {
      wordpress:
        'Many themes have a variable, often {current_year}. Otherwise, use the site editor → Footer. Some themes hide the line under Customize → Copyright.',
      wix: 'The footer is shared, so edit it once. The year won’t move by itself; set a reminder for January.',
      shopify:
        "footer.liquid uses {{ 'now' | date: '%Y' }}, which rolls over on its own. A year typed into a block doesn’t.",
      squarespace:
        'Edit → footer. The text is fixed unless you add a few lines through Code Injection.',
      byHand:
        "In PHP: <?= date('Y') ?>. With a static generator, the build year is fine if you publish often.",
    },
  },
} satisfies SomeGuideTexts;
