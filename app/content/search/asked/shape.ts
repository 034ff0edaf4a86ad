import type { QuestionId } from '#app/content/faq/shape.ts';
import type { ScreenId } from '#app/i18n/paths.ts';

/**
 * What people ask a page or a question of the FAQ for, in words that its own texts may not have: phrases separated by
 * semicolons. Hidden keywords of the search and of the assistant; a page without any is named by its texts.
 */
export type AskedFor = Partial<Record<ScreenId | `faq#${QuestionId}`, string>>;
