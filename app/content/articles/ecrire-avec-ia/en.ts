import { heading, list, paragraph, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to write with AI and keep your own voice',
  excerpt:
    'What AI does well, what it makes up, the brief it needs, and the edit that stays human: a way to publish content people find useful.',
  tags: ['AI', 'writing', 'content', 'editing'],
  seoKeywords: ['writing with AI', 'AI content and SEO', 'human editing', 'article outline'],
  blocks: [
    paragraph(
      'A language model writes fast, without spelling mistakes, on any subject. That is its appeal and its flaw: in seconds it produces the average text that anyone could publish. Nobody is searching for the average text. This is how we use it to save time where it helps, and where we keep hold of the pen.',
    ),
    heading('What it does well'),
    paragraph(
      'AI is at ease when the material exists and needs shape. Give it your notes from a site visit, the transcript of a call or a data sheet, and it will draw out an outline, a summary, and questions you had not thought of.',
    ),
    list(
      'Suggest many angles on one subject, so that you can keep one.',
      'Sort customers’ questions by theme.',
      'Turn a long spoken answer into an outline.',
      'Point out sentences that run on and terms that readers will not know.',
      'Prepare a first version in another language, for someone who speaks it to finish.',
    ),
    heading('What it makes up'),
    paragraph(
      'A model predicts a plausible run of words. It does not know whether they are true. It may cite a study that does not exist, give a figure that is precise and wrong, credit a quote to the wrong person or describe the rules of another country, all in a confident tone. Anything that can be checked has to be checked: numbers, dates, names, laws, prices, quotes. What cannot be checked is not published.',
    ),
    tip(
      'Highlight every checkable statement in the draft. Beside it, note the source you opened yourself. A statement without a source comes out, however good it sounds.',
    ),
    heading('Bring what it does not have'),
    paragraph(
      'Search engines say they want to show helpful content made for people, however it is produced. Their target is the mass publication of pages that add nothing. So the question is not “Did a machine write this?” but “What does this page offer that others do not?”',
    ),
    paragraph(
      'The answer is in your own week: the problem you solved on Tuesday, the photo of the worn part, the mistake so many customers make, the price explained, your frank view of a habit of the trade. Note these down as they happen, on the back of an invoice if need be. That material is what makes an article worth keeping.',
    ),
    heading('The brief makes the difference'),
    paragraph(
      '“Write an article about heat pumps” will get you what you fear. A good brief resembles the one you would give a writer on their first day.',
    ),
    list(
      'Who it is for: the person, their situation, what they already know.',
      'What it is for: the question they should be able to answer afterwards.',
      'What to use: your notes, pasted in, and nothing else.',
      'How it should sound: tone, length, two paragraphs of yours as a sample.',
      'Limits: no figure and no source that is not in the notes; write “to check” when unsure.',
    ),
    paragraph(
      'Ask for an outline first. Correct it, then have the text written section by section. Small pieces are easier to edit well, and the order of ideas stays yours.',
    ),
    heading('What not to hand over'),
    paragraph(
      'Do not paste customers’ details, a contract or a password into an online tool. Find out what the provider does with what you type, and choose a setting that does not reuse it. Strip out names before you share a conversation. On subjects where a mistake hurts, such as health, law or money, a qualified person has to review the text and sign it.',
    ),
    heading('Keep the same tone from one text to the next'),
    paragraph(
      'A page written with the tool and another written without it should not seem to come from two different firms. Keep a style sheet, a single page, and attach it to every brief.',
    ),
    list(
      'The words you use, and the ones you never use.',
      'How you speak to the reader, and what you call your customers.',
      'What you promise, and what you refuse to promise.',
      'A few sentences of yours that you are pleased with, and one you never want to read again.',
    ),
    paragraph(
      'Have the sheet read by whoever answers the phone: that person knows how your customers talk. Then correct it every time a draft irritates you. If you keep crossing out the same turn of phrase, it is missing from the list. Article after article, the drafts will sound more like you, and the review will be about substance rather than tone.',
    ),
    heading('The edit that stays human'),
    paragraph(
      'Read it aloud. Cut the introduction that takes forever, the three adjectives in a row, the conclusion that repeats everything. Replace each generality with an example from your own work, or delete it. Check that the headline’s promise is kept. Then sign it with a real name: a signature is a commitment, and readers feel it.',
    ),
    paragraph(
      'Publishing is not the end. Note the questions the article raises, add the answers, correct what has aged and show the date of the update. A small set of pages that are looked after is worth more than a large set that has been forgotten.',
    ),
    paragraph(
      'The tool gives you hours back. Spend them where it cannot stand in for you: listening to customers, trying things, looking closely, deciding. That is where a voice comes from.',
    ),
  ],
};
