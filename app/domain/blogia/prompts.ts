import { cut } from '../cut.ts';

/** What BlogIA is asked for. Source: B §9; content types: ledger BIA-10. */
export const promptTypes = ['seo-article', 'content-plan', 'keyword-research'] as const;

export type PromptType = (typeof promptTypes)[number];

export const audiences = ['entrepreneurs', 'pme', 'marketers', 'ecommerce'] as const;

export type Audience = (typeof audiences)[number];

export const contentTypes = ['guide', 'how-to', 'checklist', 'comparison', 'local-page'] as const;

export type ContentType = (typeof contentTypes)[number];

/** The specified BlogIA request, without the moment it was made at. */
export interface BlogRequest {
  topic: string;
  keywords: string;
  contentType: ContentType;
  targetAudience: Audience;
}

/** Longest texts that a request keeps, in characters. */
export const longestTopic = 120;
export const longestKeywords = 300;

/** What the page shows before anything was written. Source: B §2.10, §9. */
export const defaultScore = 92;

/** A form as it stands: nothing is asked for yet, or not enough. */
export interface BlogForm extends BlogRequest {
  promptType: PromptType | null;
  /** Which of its texts the built-in writer gives: 0 for the first, more for others on the same request. */
  variant: number;
}

/** "Generate" needs a prompt type and a topic. Source: B §5. */
export function canGenerate({
  promptType,
  topic,
}: Pick<BlogForm, 'promptType' | 'topic'>): boolean {
  return promptType !== null && topic.trim() !== '';
}

const mostVariants = 999;

/** Reads a form from text (a query, a form's fields): what is unknown falls back, what is too long is cut. */
export function readBlogForm(text: (name: keyof BlogForm) => string | null): BlogForm {
  const variant = Number(text('variant') ?? 0);
  return {
    promptType: oneOf(promptTypes, text('promptType')) ?? null,
    topic: plain(text('topic'), longestTopic),
    keywords: plain(text('keywords'), longestKeywords),
    contentType: oneOf(contentTypes, text('contentType')) ?? contentTypes[0],
    targetAudience: oneOf(audiences, text('targetAudience')) ?? audiences[0],
    variant: Number.isInteger(variant) && variant >= 0 && variant <= mostVariants ? variant : 0,
  };
}

function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null,
): Value | undefined {
  return values.find((value) => value === text);
}

/** One line, without the marks that Markdown would read. */
function plain(text: string | null, longest: number): string {
  return cut(text ?? '', longest).replace(/[\s<>[\]{}#*_`|\\]+/g, ' ');
}

/** Keywords of a request, without repeats. */
export function keywordsOf({ keywords }: Pick<BlogRequest, 'keywords'>): string[] {
  const each = keywords
    .split(/[,;\n]/)
    .map((keyword) => keyword.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return each.filter((keyword, at) => each.findIndex((other) => same(other, keyword)) === at);
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** What a text has to be found for: its first keyword, else its topic. */
export function keyphraseOf(request: Pick<BlogRequest, 'topic' | 'keywords'>): string {
  return keywordsOf(request)[0] ?? request.topic.trim();
}
