import type { Audience, ContentType, PromptType } from './prompts.ts';

/**
 * Phrases of the built-in writer in one language. Placeholders: `{phrase}` and `{topic}` as typed, `{Phrase}`,
 * `{Topic}` and `{Keyword}` capitalized, `{readers}` the audience. Facts that only the visitor knows are square
 * brackets to fill in. The phrases contain no figures, as none are known.
 */
export interface Phrases {
  readers: Record<Audience, string>;
  contentTypes: Record<ContentType, string>;
  article: {
    /** Longest first: the longest that fits a search result is used, or the topic alone if none does. */
    titles: Record<ContentType, readonly string[]>;
    /** Title if the keyphrase is not part of the topic. */
    composedTitle: string;
    descriptions: Record<ContentType, string>;
    /** Appended to a description as long as it fits. */
    descriptionExtras: readonly string[];
    introductions: readonly string[];
    audiences: Record<Audience, string>;
    sections: Record<SectionId, Section>;
    measures: Record<Audience, string>;
    related: { heading: string; lead: string; questions: readonly RelatedQuestion[] };
    faq: { heading: string; entries: readonly { question: string; answer: string }[] };
  };
  plan: {
    title: string;
    description: string;
    lead: string;
    labels: { intent: string; format: string; angle: string; proof: string };
    entries: readonly {
      title: string;
      intent: string;
      angle: string;
      proof: string;
    }[];
    rhythm: { heading: string; text: string };
  };
  keywords: {
    title: string;
    description: string;
    lead: string;
    groups: readonly { heading: string; patterns: readonly string[] }[];
    audiences: Record<Audience, { heading: string; patterns: readonly string[] }>;
    next: { heading: string; steps: readonly string[] };
  };
  /** Instructions for a language model that replaces the built-in writer. */
  instructions: {
    system: string;
    tasks: Record<PromptType, string>;
    fields: { topic: string; keywords: string; contentType: string; readers: string };
  };
}

/** The question behind a keyword, as people search for it. */
interface RelatedQuestion {
  /**
   * Words, separated by spaces: the question applies to keywords with one of them, or to every keyword if there are
   * none.
   */
  words: string;
  heading: string;
  /** What the visitor has to answer. */
  gap: string;
}

export interface Section {
  headings: readonly string[];
  /** Variants of the paragraph before the list, and of the one after it. */
  before: readonly string[];
  items?: readonly string[];
  isOrdered?: boolean;
  after?: readonly string[];
}

export type SectionId =
  | 'need'
  | 'start'
  | 'criteria'
  | 'steps'
  | 'cost'
  | 'mistakes'
  | 'compare'
  | 'place'
  | 'checklist'
  | 'measure'
  | 'next';

/** Parts of each kind of content, in order, besides introduction, related questions and FAQ. */
export const outlines = {
  guide: ['need', 'start', 'criteria', 'cost', 'mistakes'],
  'how-to': ['need', 'start', 'steps', 'mistakes', 'checklist'],
  checklist: ['need', 'start', 'checklist', 'mistakes', 'measure'],
  comparison: ['need', 'criteria', 'compare', 'cost', 'measure'],
  'local-page': ['place', 'need', 'criteria', 'cost', 'measure'],
} as const satisfies Record<ContentType, readonly SectionId[]>;

/** Best format of each entry of a plan; the first is the visitor's choice. */
export const planFormats = [
  null,
  'comparison',
  'guide',
  'checklist',
  'how-to',
  'local-page',
  'guide',
  'checklist',
] as const satisfies readonly (ContentType | null)[];
