import type { Audience, ContentType, PromptType } from './prompts.ts';

/**
 * What the built-in writer says in one language. Places in braces: `{phrase}` and `{topic}` as they were typed,
 * `{Phrase}`, `{Topic}` and `{Keyword}` with a capital, `{readers}` who it is written for. Facts that only the visitor
 * knows stand in square brackets, to be filled in. No figure anywhere: there is none to know.
 */
export interface Phrases {
  readers: Record<Audience, string>;
  contentTypes: Record<ContentType, string>;
  article: {
    /** Longest first: the longest that fits a search result is taken, the topic alone if none does. */
    titles: Record<ContentType, readonly string[]>;
    /** Title when the keyphrase is no part of the topic. */
    composedTitle: string;
    descriptions: Record<ContentType, string>;
    /** Added to a description as long as there is room. */
    descriptionExtras: readonly string[];
    introductions: readonly string[];
    audiences: Record<Audience, string>;
    sections: Record<SectionId, Section>;
    measures: Record<Audience, string>;
    related: { heading: string; lead: string; item: string };
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
  /** For a language model, which takes the built-in writer's place. */
  instructions: {
    system: string;
    tasks: Record<PromptType, string>;
    fields: { topic: string; keywords: string; contentType: string; readers: string };
  };
}

export interface Section {
  headings: readonly string[];
  /** Variants of the paragraph in front of the list, and of the one behind it. */
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

/** What each kind of content is made of, in order; introduction, related questions and FAQ aside. */
export const outlines = {
  guide: ['need', 'start', 'criteria', 'cost', 'mistakes'],
  'how-to': ['need', 'start', 'steps', 'mistakes', 'checklist'],
  checklist: ['need', 'start', 'checklist', 'mistakes', 'measure'],
  comparison: ['need', 'criteria', 'compare', 'cost', 'measure'],
  'local-page': ['place', 'need', 'criteria', 'cost', 'measure'],
} as const satisfies Record<ContentType, readonly SectionId[]>;

/** What each entry of a plan is best written as; the first is what the visitor chose. */
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
