import type { CheckTexts } from '../shape.ts';

export const en: CheckTexts<'page'> = {
  'page.title': {
    name: 'Page titles',
    what: 'Every page has one title, long enough to be clear and short enough to fit in Google.',
    why: 'The title is the blue line people click in search results. Cut off or vague, it gets fewer clicks.',
    how: [
      'Say what the page offers, then the town, then your name: “Bike repair in Laval, Roy’s Workshop.”',
      'Stay between about 30 and 60 characters.',
      'Change it in the page’s SEO settings.',
    ],
    faults: {
      missing: 'The page has no title.',
      several: 'The page has several titles, including “{found}”.',
      short: 'The title is {found} wide; aim for {wanted}.',
      long: 'The title is {found} wide and will be cut off; aim for {wanted}.',
    },
  },
  'page.description': {
    name: 'Page descriptions',
    what: 'Every page has a description of 70 to 160 characters.',
    why: 'Those two lines under the title in Google are your free classified ad.',
    how: [
      'In a sentence or two, say what the customer will find and what sets you apart.',
      'Add a reason to act: hours, delivery, a free quote.',
      'Paste the text into the page’s meta description field.',
    ],
    faults: {
      missing: 'The page has no description.',
      several: 'The page has several descriptions, including “{found}”.',
      short: 'Characters in the description: {found}; aim for {wanted}.',
      long: 'The description is {found} characters long and will be cut off; aim for {wanted}.',
    },
  },
  'page.unique': {
    name: 'Distinct titles and descriptions',
    what: 'Every page has its own title and its own description.',
    why: 'Two pages with the same title compete in Google, and customers can’t tell which to open.',
    how: [
      'Sum up in three words what sets each page apart.',
      'Rewrite the title or the description to say so.',
    ],
    faults: {
      title: 'This title, “{found}”, is also used on {wanted}.',
      description: 'This description is also used on {wanted}.',
    },
    absent: 'Only one page was read.',
  },
  'page.h1': {
    name: 'Main heading',
    what: 'Every page has a main heading (h1) that says what it’s about.',
    why: 'It’s the first thing visitors, screen readers and search engines read.',
    how: [
      'Give the page’s main line the “Heading 1” style.',
      'Have it say what you do and where, rather than “Welcome.”',
    ],
    faults: {
      missing: 'The page has no main heading.',
      empty: 'The main heading is empty, often because it’s an image without text.',
    },
  },
  'page.headings': {
    name: 'Heading order',
    what: 'Headings follow one another without skipping a level.',
    why: 'People who listen to the page with a screen reader move from heading to heading; a skipped level sounds like a missing part.',
    how: [
      'Select the heading that skips a level.',
      'Give it the level that follows the one before, and set its size with a style, not with the level.',
    ],
    faults: {
      skipped: 'Here the headings skip a level ({found}); the level expected is {wanted}.',
    },
  },
  'page.canonical': {
    name: 'Canonical URL',
    what: 'Every page states at most one canonical URL, in full, and that URL works.',
    why: 'A wrong canonical URL asks Google to show some other page instead of yours.',
    how: [
      'Open the page’s SEO settings and find “Canonical URL.”',
      'Leave it empty, or enter the full address of the page itself.',
      'After moving to another domain, look for what’s left of the old one.',
    ],
    faults: {
      several: 'The page states several canonical URLs, including {found}.',
      relative: 'The canonical URL is incomplete: {found}.',
      elsewhere: 'The canonical URL leads to another site, {found}, instead of {wanted}.',
      home: 'The canonical URL is the home page’s, {found}, so Google won’t show this page.',
      status: 'The canonical URL returns code {found}.',
    },
  },
  'page.lang': {
    name: 'Declared language',
    what: 'The page declares its language, and it’s the one the text is written in.',
    why: 'Screen readers pick their voice by it, and browsers offer a translation when it’s wrong.',
    how: [
      'In your site settings, choose the language of the content.',
      'If the site has several languages, set it for each version.',
    ],
    faults: {
      missing: 'The page doesn’t declare its language.',
      invalid: '“{found}” isn’t a language code.',
      other: 'The page says it’s in “{found}”, but its text is in “{wanted}”.',
    },
  },
  'page.hreflang': {
    name: 'Links between languages',
    what: 'The versions of a page in different languages name one another.',
    why: 'Without these links, Google sends English-speaking customers to the French page, and the other way around.',
    how: [
      'Turn on “hreflang” tags in your site’s translation tool.',
      'Check that each version names all the others, and itself.',
      'Use codes such as “en”, “en-CA” or “fr”.',
    ],
    faults: {
      invalid: '“{found}” isn’t a language code.',
      self: 'The page doesn’t name itself among its versions.',
      'one-way': 'This version doesn’t name {wanted} in return.',
    },
    absent: 'The pages we read don’t declare other languages.',
  },
  'page.words': {
    name: 'Text on the home page',
    what: 'The home page has at least 200 words, not counting menus.',
    why: 'A page with hardly any text gives Google no reason to show it to someone looking for what you do.',
    how: [
      'Say what you sell, to whom, in which neighborhoods, and what sets you apart.',
      'Answer the three questions customers ask most.',
      'Type out any words that appear only in images.',
    ],
    faults: {
      few: 'Words on the page: {found}; aim for {wanted} or more.',
    },
  },
  'page.readability': {
    name: 'Ease of reading',
    what: 'The text is easy to read in its language.',
    why: 'Many customers read standing up, on a phone. A sentence that’s too long loses some of them along the way.',
    how: [
      'Cut sentences longer than twenty words.',
      'Swap trade terms for the words your customers use.',
      'Read the page aloud and rewrite wherever you stumble.',
    ],
    faults: {
      hard: 'Reading ease is {found} out of 100; aim for {wanted} or more.',
    },
  },
  'page.link-text': {
    name: 'Link text',
    what: 'Every link says where it leads.',
    why: '“Click here” helps neither a customer in a hurry, nor a screen reader, nor Google.',
    how: [
      'Replace those words with the name of the page they lead to: “See our prices.”',
      'Give alternative text to images that act as links.',
    ],
    faults: {
      vague: 'The link “{found}” doesn’t say where it leads.',
      nameless: 'This link has no text.',
    },
  },
  'page.crawlable-links': {
    name: 'Links search engines follow',
    what: 'Links are real links, not scripted buttons.',
    why: 'Google only follows real links; anything else stays invisible, and won’t open in a new tab either.',
    how: [
      'Replace the element with a link to the page’s address.',
      'In a site builder, use the “link” field rather than added code.',
    ],
    faults: {
      script: 'This element acts as a link without being one.',
    },
  },
  'page.alt': {
    name: 'Image descriptions',
    what: 'Every image has alternative text, left empty if the image is decorative.',
    why: 'This text is read to people who can’t see the image, and it’s how Google Images finds you.',
    how: [
      'Open the image in your site builder and fill in “alt text.”',
      'Say what can be seen, in one line: “Three round loaves on a wooden table.”',
      'If the image is purely decorative, leave the alternative text empty.',
    ],
    faults: {
      missing: 'This image has no alternative text.',
    },
    absent: 'The pages we read show no images.',
  },
  'page.open-graph': {
    name: 'Sharing preview',
    what: 'The home page supplies a title, a description and an image for sharing.',
    why: 'A link shared on Facebook, WhatsApp or LinkedIn without an image goes unnoticed.',
    how: [
      'In the page’s SEO or social settings, choose an image about 1,200 pixels wide.',
      'Write the preview’s title and description.',
      'Send yourself the link to check.',
    ],
    faults: {
      title: 'The preview has no title.',
      description: 'The preview has no description.',
      image: 'The preview has no image.',
      relative: 'The address of the preview image is incomplete: {found}.',
      unanswered: 'The preview image doesn’t load: its address returns {found}.',
    },
  },
  'page.icon': {
    name: 'Site icon',
    what: 'The site has an icon, and it loads.',
    why: 'The icon makes your business recognizable in tabs, bookmarks and Google’s results.',
    how: [
      'Prepare a simple square version of your logo, at least 48 pixels wide.',
      'Upload it in your site settings, under “favicon” or “site icon.”',
    ],
    faults: {
      unanswered: 'The icon couldn’t be loaded.',
    },
  },
  'page.encoding': {
    name: 'Accents and characters',
    what: 'Accented letters display correctly.',
    why: '“Ã©” in the middle of words makes a site look abandoned.',
    how: [
      'Save your texts as UTF-8 and declare it at the top of the page.',
      'Retype passages that are already garbled.',
    ],
    faults: {
      garbled: 'Some characters are garbled: “{found}”.',
      undeclared:
        'The page doesn’t declare its character encoding, or does so too late (beyond the first 1,024 bytes).',
    },
  },
  'page.freshness': {
    name: 'Year shown',
    what: 'The copyright year is less than two years out of date.',
    why: 'An old year at the bottom of the page makes people wonder if you’re still open.',
    how: ['Change the year in the footer.', 'Better still, have it follow the current year.'],
    faults: {
      old: 'The footer shows {found}.',
    },
    absent: 'No copyright year is shown.',
  },
};
