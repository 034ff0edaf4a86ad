import type { Language } from '../../languages.ts';
import type { Draft } from '../draft.ts';
import { defaultScore, type PromptType } from '../prompts.ts';
import { articleOf } from './article.ts';
import type { Check, Outcome, Verdict } from './outcome.ts';
import {
  checkParagraphs,
  checkPassive,
  checkReadingEase,
  checkSentenceLength,
  checkSentenceStarts,
  checkSubheadings,
  checkTransitions,
} from './readability.ts';
import {
  checkDensity,
  checkDescriptionLength,
  checkImages,
  checkIntroduction,
  checkKeyphrase,
  checkKeyphraseInDescription,
  checkKeyphraseInHeadings,
  checkKeyphraseInTitle,
  checkLinks,
  checkMainHeading,
  checkPlaceholders,
  checkSlug,
  checkTextLength,
  checkTitleWidth,
} from './search.ts';

interface Rule {
  id: string;
  group: 'search' | 'readability';
  /** Weight of the rule among those that apply. */
  weight: number;
  /** Whether it applies to prose only, not to plans or lists. */
  prose: boolean;
  /** Whether each of its marks has the rule's weight. */
  isPerMark?: boolean;
  check: Check;
}

/** Every rule, in display order. The weights are our own. */
export const rules = [
  { id: 'keyphrase', group: 'search', weight: 4, prose: false, check: checkKeyphrase },
  { id: 'keyphraseTitle', group: 'search', weight: 9, prose: false, check: checkKeyphraseInTitle },
  { id: 'titleWidth', group: 'search', weight: 7, prose: false, check: checkTitleWidth },
  {
    id: 'keyphraseDescription',
    group: 'search',
    weight: 5,
    prose: false,
    check: checkKeyphraseInDescription,
  },
  {
    id: 'descriptionLength',
    group: 'search',
    weight: 6,
    prose: false,
    check: checkDescriptionLength,
  },
  { id: 'slug', group: 'search', weight: 3, prose: false, check: checkSlug },
  { id: 'introduction', group: 'search', weight: 6, prose: false, check: checkIntroduction },
  {
    id: 'keyphraseHeadings',
    group: 'search',
    weight: 4,
    prose: true,
    check: checkKeyphraseInHeadings,
  },
  { id: 'density', group: 'search', weight: 6, prose: true, check: checkDensity },
  { id: 'textLength', group: 'search', weight: 7, prose: true, check: checkTextLength },
  { id: 'mainHeading', group: 'search', weight: 3, prose: false, check: checkMainHeading },
  { id: 'links', group: 'search', weight: 3, prose: true, check: checkLinks },
  { id: 'images', group: 'search', weight: 3, prose: false, check: checkImages },
  {
    id: 'placeholders',
    group: 'search',
    weight: 5,
    prose: false,
    isPerMark: true,
    check: checkPlaceholders,
  },
  { id: 'readingEase', group: 'readability', weight: 7, prose: true, check: checkReadingEase },
  {
    id: 'sentenceLength',
    group: 'readability',
    weight: 6,
    prose: true,
    check: checkSentenceLength,
  },
  { id: 'paragraphs', group: 'readability', weight: 4, prose: true, check: checkParagraphs },
  { id: 'subheadings', group: 'readability', weight: 5, prose: true, check: checkSubheadings },
  {
    id: 'sentenceStarts',
    group: 'readability',
    weight: 3,
    prose: true,
    check: checkSentenceStarts,
  },
  { id: 'passive', group: 'readability', weight: 4, prose: true, check: checkPassive },
  { id: 'transitions', group: 'readability', weight: 4, prose: true, check: checkTransitions },
] as const satisfies readonly Rule[];

export type RuleId = (typeof rules)[number]['id'];

const ruleList: readonly (Rule & { id: RuleId })[] = rules;

export type RuleGroup = Rule['group'];

export interface Finding extends Outcome {
  rule: RuleId;
  group: RuleGroup;
}

export interface DraftAssessment {
  /** 0 to 100; the specified constant while there is no text. */
  score: number;
  /** Whether there is a text to score. */
  isComputed: boolean;
  /** Findings of the rules that apply; none without a text. */
  findings: readonly Finding[];
  wordCount: number;
}

const points = { good: 1, improve: 0.5, problem: 0 } as const satisfies Record<Verdict, number>;

/** Checks a draft by every rule that applies to its kind. */
export function assessDraft(language: Language, kind: PromptType, draft: Draft): DraftAssessment {
  if (draft.body.trim() === '')
    return { score: defaultScore, isComputed: false, findings: [], wordCount: 0 };
  const article = articleOf(language, draft);
  let gained = 0;
  let available = 0;
  const findings: Finding[] = [];
  for (const { id, group, weight: each, prose, isPerMark, check } of ruleList) {
    const outcome = prose && kind !== 'seo-article' ? null : check(article);
    if (!outcome) continue;
    const weight = isPerMark ? each * Math.max(1, outcome.marks.length) : each;
    gained += weight * points[outcome.verdict];
    available += weight;
    findings.push({ rule: id, group, ...outcome });
  }
  return {
    score: Math.round((gained / available) * 100),
    isComputed: true,
    findings,
    wordCount: article.wordCount,
  };
}

/** Silent reading speed, in words a minute. Source: Brysbaert, 2019 (a mean over languages, rounded). */
const readingSpeed = 240;

/** Whole minutes, at least one. */
export function readingMinutes(wordCount: number): number {
  return Math.max(1, Math.round(wordCount / readingSpeed));
}
