import type { Language } from '../languages.ts';
import { oncePerLanguage } from '../once-per-language.ts';
import { stem } from './stem.ts';
import { tradeSynonyms } from './trade-synonyms.ts';
import { elidedWords, termOf, tokenize } from './words.ts';

/** The group of words that ask for a price: the first line of the table in each language. */
export const priceGroup = '@0';

/** Whether a key of the index is a group of synonyms rather than a stem. */
export const isGroup = (key: string) => key.startsWith('@');

/** A word of a text as it is indexed. */
export interface TextTerm {
  /** As returned by `tokenize`; for a phrase, its words with spaces. */
  raw: string;
  /** Its stem; for a phrase, the stems of its words. */
  stem: string;
  /** Its groups of synonyms. */
  groups: readonly string[];
  /** Whether it is written like a name: capitalised within a sentence. */
  isName?: boolean;
}

/** Groups by stem, or by the stems of a phrase. */
type Groups = ReadonlyMap<string, readonly string[]>;

/** The synonyms of a language, prepared for lookup. */
interface Synonyms {
  groupsOf: Groups;
  /** Without words that only visitors use. */
  writtenGroupsOf: Groups;
  /** Phrases by their first stem, longest first. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** The terms of documents' words, which are read once and share them; those of questions would fill the memory. */
const writtenTerms = oncePerLanguage((_language) => new Map<string, TextTerm>());

function writtenTerm(raw: string, language: Language): TextTerm {
  const terms = writtenTerms(language);
  const term = terms.get(raw) ?? termIn(synonymsIn(language).writtenGroupsOf, raw, language);
  terms.set(raw, term);
  return term;
}

function termIn(groupsOf: Groups, raw: string, language: Language): TextTerm {
  const root = stem(raw, language);
  return { raw, stem: root, groups: groupsOf.get(root) ?? none };
}

const none: readonly string[] = [];

const synonymsIn = oncePerLanguage((language): Synonyms => {
  const groupsOf = new Map<string, string[]>();
  const writtenGroupsOf = new Map<string, string[]>();
  const phrases = new Map<string, string[][]>();
  for (const [number, line] of tradeSynonyms[language].entries()) {
    const [written = [], said = []] = line.split(' | ').map((entries) => entries.split(/\s+/));
    for (const [at, entry] of [...written, ...said].entries()) {
      const parts = entry.split('+').filter((part) => !elidedWords.has(part));
      const stems = parts.map((part) => stem(termOf(part), language));
      const key = stems.join(' ');
      addGroup(groupsOf, key, `@${number}`);
      if (at < written.length) addGroup(writtenGroupsOf, key, `@${number}`);
      const [first = ''] = stems;
      if (stems.length > 1) phrases.set(first, [...(phrases.get(first) ?? []), stems]);
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.length - a.length);
  return { groupsOf, writtenGroupsOf, phrases };
});

function addGroup(groupsOf: Map<string, string[]>, key: string, group: string): void {
  groupsOf.set(key, [...new Set([...(groupsOf.get(key) ?? []), group])]);
}

/** Whether the word at an offset of a text is a name: capitalised, then lower case, within a sentence. */
function isNameAt(text: string, start: number): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(text.slice(start)) && /[\p{L}\d,;]['’\s]+$/u.test(text.slice(0, start))
  );
}

/** The letter between a verb and its subject in a French question: « donne-t-il ». */
const inversion = /-t-(ils?|elles?|on)\b/g;

/** The terms of a text. In a document, a phrase is indexed besides its words; in a question, it replaces them. */
export function readTerms(text: string, language: Language, kind: 'document' | 'question') {
  const { phrases, groupsOf, writtenGroupsOf } = synonymsIn(language);
  const isDocument = kind === 'document';
  const asked = text.replace(inversion, ' $1');
  const words = tokenize(asked, isDocument ? 'twice' : 'once').map(({ term, start }) =>
    isDocument
      ? writtenTerm(term, language)
      : { ...termIn(groupsOf, term, language), ...(isNameAt(asked, start) && { isName: true }) },
  );
  const terms: TextTerm[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (!word) break;
    const phrase = phrases
      .get(word.stem)
      ?.find((stems) => stems.every((part, next) => words[at + next]?.stem === part));
    if (phrase) {
      const raws = words.slice(at, at + phrase.length).map(({ raw }) => raw);
      const key = phrase.join(' ');
      const groups = (isDocument ? writtenGroupsOf : groupsOf).get(key) ?? none;
      terms.push({ raw: raws.join(' '), stem: key, groups });
      if (!isDocument) {
        at += phrase.length - 1;
        continue;
      }
    }
    terms.push(word);
  }
  return terms;
}
