import { choiceField } from '../codec/choice-fields.ts';
import { readFields, writeFields, type FieldSource, type FieldValues } from '../codec/fields.ts';
import { numberField } from '../codec/number-fields.ts';
import { textField } from '../codec/text-field.ts';

/** Prompt types of BlogIA. Source: B §9; content types: ledger BIA-10. */
export const promptTypes = ['seo-article', 'content-plan', 'keyword-research'] as const;

export type PromptType = (typeof promptTypes)[number];

export const audiences = ['entrepreneurs', 'pme', 'marketers', 'ecommerce'] as const;

export type Audience = (typeof audiences)[number];

export const contentTypes = ['guide', 'how-to', 'checklist', 'comparison', 'local-page'] as const;

export type ContentType = (typeof contentTypes)[number];

/** Maximum lengths of a request's texts, in UTF-16 units. */
export const longestTopic = 120;
export const longestKeywords = 300;

/** Constant score shown before any text. Source: B §2.10, §9. */
export const defaultScore = 92;

const mostVariants = 999;

/** The form's fields, in the order of a link. */
const formTable = {
  promptType: choiceField(promptTypes, null),
  topic: textField(longestTopic),
  keywords: textField(longestKeywords),
  contentType: choiceField<ContentType, ContentType>(contentTypes, 'guide'),
  targetAudience: choiceField<Audience, Audience>(audiences, 'entrepreneurs'),
  // Invalid variants become the first.
  variant: numberField<number>({
    initial: 0,
    parse: (text) => (isVariant(Number(text)) ? Number(text) : null),
    round: Number,
  }),
};

function isVariant(variant: number): boolean {
  return Number.isInteger(variant) && variant >= 0 && variant <= mostVariants;
}

/**
 * The form's state: without a prompt type nothing is requested. `variant` selects one of the built-in writer's texts,
 * from 0.
 */
export type BlogForm = FieldValues<typeof formTable>;

/** The specified BlogIA request, without its timestamp. */
export type BlogRequest = Omit<BlogForm, 'promptType' | 'variant'>;

/** "Generate" needs a prompt type and a topic. Source: B §5. */
export function canGenerate({
  promptType,
  topic,
}: Pick<BlogForm, 'promptType' | 'topic'>): boolean {
  return promptType !== null && topic.trim() !== '';
}

/** Parses a form, a link or a request: unknown values get their default, long texts are truncated. */
export function readBlogForm(source: FieldSource): BlogForm {
  const { values } = readFields(formTable, source);
  return { ...values, topic: plain(values.topic), keywords: plain(values.keywords) };
}

/** Query of a link that restores a text, starting with its version. */
export function blogFields(form: BlogForm): [name: string, text: string][] {
  return [['v', '1'], ...writeFields(formTable, form, { topic: '', keywords: '', variant: 0 })];
}

/** One line without Markdown syntax. */
function plain(text: string): string {
  return text.replace(/[\s<>[\]{}#*_`|\\]+/g, ' ');
}

/** Keywords of a request, deduplicated. */
export function keywordsOf({ keywords }: Pick<BlogRequest, 'keywords'>): string[] {
  const each = keywords
    .split(/[,;\n]/)
    .map((keyword) => keyword.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return each.filter((keyword, at) => each.findIndex((other) => same(other, keyword)) === at);
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The keyphrase of a text: its first keyword, otherwise its topic. */
export function keyphraseOf(request: Pick<BlogRequest, 'topic' | 'keywords'>): string {
  return keywordsOf(request)[0] ?? request.topic.trim();
}
