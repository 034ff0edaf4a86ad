import type { Draft } from '#app/domain/blogia/draft.ts';
import type { Audience, ContentType, PromptType } from '#app/domain/blogia/prompts.ts';
import type { RuleGroup, RuleId } from '#app/domain/blogia/rules/assess-draft.ts';
import type { Verdict } from '#app/domain/blogia/rules/outcome.ts';
import type { SearchDevice } from '#app/domain/blogia/search-result.ts';
import type { RunFailure } from '#app/domain/prompts/prompt-run.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the BlogIA page. */
export interface BlogiaCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  score: {
    label: string;
    outOf: string;
    /** Note on the constant score shown before there is any text. */
    waiting: string;
    computed: string;
  };
  form: {
    title: string;
    promptType: string;
    choose: string;
    topic: string;
    topicHelp: string;
    keywords: string;
    keywordsHelp: string;
    contentType: string;
    targetAudience: string;
    generate: string;
    generating: string;
    /** Why the button is disabled. */
    missing: string;
    promptTypes: Record<PromptType, string>;
    contentTypes: Record<ContentType, string>;
    audiences: Record<Audience, string>;
    share: { copy: string; copied: string; failed: string };
  };
  output: {
    title: string;
    empty: string;
    writing: string;
    stop: string;
    stopped: string;
    ready: Record<'local' | 'model', string>;
    failed: string;
    failures: Record<RunFailure, string>;
    retry: string;
    useLocal: string;
    markdown: string;
    html: string;
    keep: string;
    kept: string;
    keptHere: string;
  };
  editor: {
    fields: Record<keyof Draft, string>;
    length: string;
    words: { one: string; other: string };
    minutes: string;
  };
  /** Questions for the facts that a text leaves open. */
  gaps: {
    title: string;
    progress: string;
    put: string;
    skip: string;
    empty: string;
    done: string;
  };
  rules: {
    title: string;
    waiting: string;
    groups: Record<RuleGroup, string>;
    verdicts: Record<Verdict, string>;
    /** Finding of a rule, with its `{value}` where it has one, and advice. */
    items: Record<RuleId, { label: string; advice: string }>;
    show: string;
    shown: string;
    next: string;
    sources: string;
  };
  preview: {
    title: string;
    note: string;
    devices: Record<SearchDevice, string>;
    width: string;
    cut: string;
    whole: string;
    untitled: string;
    undescribed: string;
  };
  drafts: {
    title: string;
    note: string;
    open: string;
    remove: string;
    removed: string;
    untitled: string;
  };
  samples: {
    title: Headline;
    lead: string;
    open: string;
    facts: string;
    items: readonly Draft[];
  };
  benefits: { title: Headline; items: { title: string; text: string }[] };
}
