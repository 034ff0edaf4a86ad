import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to write with AI and keep your own voice',
  excerpt:
    'What AI does well, what it makes up, the brief it needs, and the edit that stays human: a way to publish content people find useful.',
  tags: ['AI', 'writing', 'content', 'editing'],
  seoKeywords: ['writing with AI', 'AI content and SEO', 'human editing', 'article outline'],
  blocks: [
    paragraph(
      'A language model writes fast, without spelling mistakes, on any subject. That’s its appeal and its flaw: in seconds it produces the average text that anyone could publish. Nobody is searching for the average text. This is how we use it to save time where it helps, and where we keep hold of the pen.',
    ),
    heading('What it does well'),
    paragraph(
      'AI does best when the material exists and only needs shaping. Give it your notes from a site visit, the transcript of a call or a data sheet, and it will pull out an outline, a summary and questions you hadn’t thought of.',
    ),
    list(
      'Suggest many angles on one subject, so that you can keep one.',
      'Sort customers’ questions by theme.',
      'Turn a long spoken answer into an outline.',
      'Point out sentences that run on and terms that readers won’t know.',
      'Prepare a first version in another language, for someone who speaks it to finish.',
    ),
    heading('What it makes up'),
    paragraph(
      'A model predicts a plausible run of words. It doesn’t know whether they’re true. It may cite a study that doesn’t exist, give a figure that’s precise and wrong, credit a quote to the wrong person or describe the rules of another country, all in a confident tone. Anything that can be checked has to be checked: numbers, dates, names, laws, prices, quotes. What can’t be checked doesn’t get published.',
    ),
    tip(
      'Highlight every checkable statement in the draft. Beside it, note the source you opened yourself. A statement without a source gets cut, however good it sounds.',
    ),
    heading('Bring what it doesn’t have'),
    paragraph(
      'Search engines say they want to show helpful content made for people, however it’s produced. Their target is the mass publication of pages that add nothing. So the question isn’t “Did a machine write this?” but “What does this page offer that others don’t?”',
    ),
    paragraph(
      'The answer is in your own week: the problem you solved on Tuesday, the photo of the worn part, the mistake so many customers make, the price explained, your frank opinion of a habit in your trade. Note these down as they happen, on the back of an invoice if need be. That material is what makes an article worth keeping.',
    ),
    heading('The brief makes the difference'),
    paragraph(
      '“Write an article about heat pumps” will get you what you fear. A good brief resembles the one you’d give a writer on their first day.',
    ),
    list(
      'Who it’s for: the person, their situation, what they already know.',
      'What it’s for: the question they should be able to answer afterward.',
      'What to use: your notes, pasted in, and nothing else.',
      'How it should sound: tone, length, two paragraphs of yours as a sample.',
      'Limits: no figure and no source that isn’t in the notes; write “to check” when unsure.',
    ),
    paragraph(
      'Ask for an outline first. Correct it, then have the text written section by section. Small pieces are easier to edit well, and the order of ideas stays yours.',
    ),
    heading('A draft corrected line by line'),
    paragraph(
      'Take a made-up heat pump installer who wrote that brief and pasted in his notes. Four sentences of the draft stopped him when he read it back.',
    ),
    table(
      'Example of edits to a draft written by a tool',
      ['The draft said', 'What’s wrong', 'What got published'],
      [
        '“Save up to 50% on heating”',
        'The figure isn’t in the notes',
        '“Bring your bills and we’ll do the math together”',
      ],
      [
        '“Our team of passionate experts”',
        'Anyone could say it',
        '“Karim installs, Louise answers the phone”',
      ],
      [
        '“A rebate is available”',
        'The program has to be checked',
        'A dated link to the official page',
      ],
      ['“Comfort matters to every family”', 'Says nothing', 'Deleted'],
    ),
    paragraph(
      'To try it on a subject of your own, [BlogIA](/blogia) writes a first version and marks in square brackets the facts you still have to supply. The phrases to feed it come from [the words your customers use](/blog-intelligent/mots-des-clients).',
    ),
    heading('What Google says about AI content'),
    paragraph(
      'In its [guidance on generative AI](https://developers.google.com/search/docs/fundamentals/using-gen-ai-content), Google calls these tools useful for researching a topic and structuring original work. It warns that turning out many pages that add no value may break its [spam policies](https://developers.google.com/search/docs/essentials/spam-policies). It asks for accuracy in titles, descriptions and image text as well.',
    ),
    paragraph(
      'It also suggests asking [who made the page, how, and why](https://developers.google.com/search/docs/fundamentals/creating-helpful-content). A page signed by someone in the trade, written to solve one problem, has easy answers. Twenty near-copies, one per town, don’t. If you do need pages for several towns, here’s [how to make each one worth reading](/blog-intelligent/pages-par-ville).',
    ),
    heading('What not to hand over'),
    paragraph(
      'Don’t paste customers’ details, a contract or a password into an online tool. Find out what the provider does with what you type, and choose a setting that doesn’t reuse it. Strip out names before you share a conversation. On subjects where a mistake hurts, such as health, law or money, a qualified person has to review the text and sign it.',
    ),
    paragraph(
      'You answer for what you pass on to a provider, in Québec and in Europe alike. Our article on [Law 25 and the GDPR](/blog-intelligent/loi-25-rgpd) helps you list those providers. And never have a tool write reviews. In the United States, [an FTC rule](https://www.ftc.gov/news-events/news/press-releases/2024/08/federal-trade-commission-announces-final-rule-banning-fake-reviews-testimonials) in effect since October 21, 2024, bans fake reviews, AI-generated ones included. [Ask real customers](/blog-intelligent/avis-google) instead.',
    ),
    heading('Keep the same tone from one text to the next'),
    paragraph(
      'A page written with the tool and another written without it shouldn’t read as if they came from two different companies. Keep a style sheet, a single page, and attach it to every brief.',
    ),
    list(
      'The words you use, and the ones you never use.',
      'How you speak to the reader, and what you call your customers.',
      'What you promise, and what you refuse to promise.',
      'A few sentences of yours that you’re pleased with, and one you never want to read again.',
    ),
    paragraph(
      'Have whoever answers the phone read the sheet: that person knows how your customers talk. Then correct it every time a draft irritates you. If you keep crossing out the same turn of phrase, it’s missing from the list. Article after article, the drafts will sound more like you, and the review will be about substance rather than tone.',
    ),
    heading('The edit that stays human'),
    paragraph(
      'Read it aloud. Cut the introduction that takes forever, the three adjectives in a row, the conclusion that repeats everything. Replace each generality with an example from your own work, or delete it. Check that the headline’s promise is kept. Then sign it with a real name: a signature is a commitment, and readers feel it.',
    ),
    paragraph(
      'Publishing isn’t the end. Note the questions the article raises, add the answers, correct what’s out of date and show the date of the update. A small set of pages that are looked after is worth more than a large set that has been forgotten.',
    ),
    heading('Where the time goes, and what to check in a month'),
    chart(
      'Example: two hours on one article, in minutes',
      { label: 'Notes and examples', value: 35, shown: '35 min' },
      { label: 'Brief and outline', value: 20, shown: '20 min' },
      { label: 'Draft by the tool', value: 5, shown: '5 min' },
      { label: 'Checking facts', value: 30, shown: '30 min' },
      { label: 'Reading aloud, editing', value: 30, shown: '30 min' },
    ),
    paragraph(
      'If checking takes you five minutes, you probably skipped it. A month after publishing, open Search Console and read the searches that showed the page. Does it answer them? Ask the team whether a customer has brought it up. Then see whether [AI assistants](/blog-intelligent/reponses-des-ia) repeat your facts correctly.',
    ),
    paragraph(
      'Should you say a tool helped? Yes, wherever a reader would wonder: a generated image, a synthetic voice, an automatic reply. Our page on [AI and ethics](/ia-ethique) describes how we go about it.',
    ),
    paragraph(
      'The tool gives you hours back. Spend them where it can’t stand in for you: listening to customers, trying things, looking closely, deciding. That’s where a voice comes from.',
    ),
  ],
  sources: [
    {
      name: 'Google: guidance on using generative AI content',
      address: 'https://developers.google.com/search/docs/fundamentals/using-gen-ai-content',
    },
    {
      name: 'Google: creating helpful, reliable, people-first content',
      address: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    },
    {
      name: 'Google: spam policies for web search',
      address: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      name: 'FTC: final rule banning fake reviews and testimonials (August 2024)',
      address:
        'https://www.ftc.gov/news-events/news/press-releases/2024/08/federal-trade-commission-announces-final-rule-banning-fake-reviews-testimonials',
    },
  ],
};
