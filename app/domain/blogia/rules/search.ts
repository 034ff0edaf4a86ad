import { arialWidth } from '../arial.ts';
import { slugOf } from '../draft.ts';
import { gapsOf } from '../gaps.ts';
import { searchResultSizes } from '../search-result.ts';
import { imagesOf, linksOf } from '../text/blocks.ts';
import { contentWordCount, occurrences } from '../text/words.ts';
import { limits } from './limits.ts';
import { atMost, inBody, wholeOf, type Check } from './outcome.ts';

/** Whether a single-line field contains the keyphrase. */
const inLine =
  (field: 'title' | 'description'): Check =>
  ({ language, draft }) => {
    if (draft.keyphrase.trim() === '') return null;
    const found = occurrences(language, draft.keyphrase, draft[field]);
    return {
      verdict: found.length > 0 ? 'good' : 'problem',
      value: found.length,
      marks: found.length > 0 ? [] : wholeOf(draft, field),
    };
  };

export const checkKeyphraseInTitle: Check = inLine('title');
export const checkKeyphraseInDescription: Check = inLine('description');

export const checkKeyphrase: Check = ({ language, draft }) => {
  const value = contentWordCount(language, draft.keyphrase);
  const verdict = value === 0 ? 'problem' : atMost(value, limits.keyphraseWords);
  return { verdict, value, marks: verdict === 'good' ? [] : wholeOf(draft, 'keyphrase') };
};

export const checkIntroduction: Check = ({ draft, blocks, found }) => {
  const first = blocks.find(({ kind }) => kind === 'paragraph');
  if (!first || draft.keyphrase.trim() === '') return null;
  const isThere = found.some(({ start }) => start >= first.start && start < first.end);
  return {
    verdict: isThere ? 'good' : 'problem',
    value: isThere ? 1 : 0,
    marks: isThere ? [] : inBody([first]),
  };
};

export const checkKeyphraseInHeadings: Check = ({ draft, blocks, found }) => {
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  if (headings.length === 0 || draft.keyphrase.trim() === '') return null;
  const withPhrase = headings.filter(({ start, end }) =>
    found.some((span) => span.start >= start && span.end <= end),
  );
  return {
    verdict: withPhrase.length > 0 ? 'good' : 'improve',
    value: withPhrase.length,
    marks: withPhrase.length > 0 ? [] : inBody(headings),
  };
};

export const checkDensity: Check = ({ draft, wordCount, found }) => {
  if (draft.keyphrase.trim() === '' || wordCount < 50) return null;
  const value = (found.length / wordCount) * 100;
  const { least, ...most } = limits.density;
  const verdict = value < least ? 'improve' : atMost(value, most);
  return { verdict, value, marks: value > most.good ? inBody(found) : [] };
};

export const checkSlug: Check = ({ language, draft }) => {
  if (draft.keyphrase.trim() === '') return null;
  const isThere =
    occurrences(language, draft.keyphrase, draft.slug.replaceAll('-', ' ')).length > 0;
  const isClean = draft.slug === slugOf(draft.slug);
  const isGood = isThere && isClean;
  return {
    verdict: isGood ? 'good' : 'improve',
    value: isThere ? 1 : 0,
    marks: isGood ? [] : wholeOf(draft, 'slug'),
  };
};

export const checkTitleWidth: Check = ({ draft }) => {
  const value = Math.round(arialWidth(draft.title, searchResultSizes.desktop.title.size));
  const { least, good } = limits.titleWidth;
  const verdict = value === 0 || value > good ? 'problem' : value < least ? 'improve' : 'good';
  return { verdict, value, marks: verdict === 'good' ? [] : wholeOf(draft, 'title') };
};

export const checkDescriptionLength: Check = ({ draft }) => {
  const value = draft.description.length;
  const { least, good } = limits.descriptionLength;
  const verdict = value === 0 ? 'problem' : value < least || value > good ? 'improve' : 'good';
  return { verdict, value, marks: verdict === 'good' ? [] : wholeOf(draft, 'description') };
};

export const checkTextLength: Check = ({ wordCount }) => {
  const { good, problem } = limits.textWords;
  return {
    verdict: wordCount >= good ? 'good' : wordCount >= problem ? 'improve' : 'problem',
    value: wordCount,
    marks: [],
  };
};

/** The title is the page's only first-level heading. */
export const checkMainHeading: Check = ({ blocks }) => {
  const others = blocks.filter(({ level }) => level === 1);
  return {
    verdict: others.length === 0 ? 'good' : 'problem',
    value: others.length,
    marks: inBody(others),
  };
};

export const checkLinks: Check = ({ draft, wordCount }) => {
  if (wordCount === 0) return null;
  const value = linksOf(draft.body).length;
  return { verdict: value > 0 ? 'good' : 'improve', value, marks: [] };
};

export const checkImages: Check = ({ draft }) => {
  const images = imagesOf(draft.body);
  if (images.length === 0) return null;
  const bare = images.filter(({ alternative }) => alternative === '');
  return {
    verdict: bare.length === 0 ? 'good' : 'problem',
    value: bare.length,
    marks: inBody(bare),
  };
};

/** Placeholders of the built-in writer: none may remain when the text is published. */
export const checkPlaceholders: Check = ({ draft, wordCount }) => {
  if (wordCount === 0) return null;
  const marks = gapsOf(draft);
  return { verdict: marks.length === 0 ? 'good' : 'problem', value: marks.length, marks };
};
