import { z } from 'zod';
import { writerPhrases } from '#app/content/writer/copy.ts';
import {
  audiences,
  canGenerate,
  contentTypes,
  longestKeywords,
  longestTopic,
  promptTypes,
  readBlogForm,
  type PromptType,
} from '#app/domain/blogia/prompts.ts';
import { write } from '#app/domain/blogia/write.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Prompt } from '#app/services/prompt-execution/prompt-execution.ts';

/** Makes a prompt of what was sent; null when it cannot be used. */
type ReadPrompt = (payload: unknown, language: Language, variant: number) => Prompt | null;

/** The specified BlogIA request. Source: B §3. */
const blogRequest = z.object({
  topic: z.string().trim().min(1).max(longestTopic),
  keywords: z.string().max(longestKeywords),
  contentType: z.enum(contentTypes),
  targetAudience: z.enum(audiences),
  timestamp: z.number().int(),
});

function blogPrompt(promptType: PromptType): ReadPrompt {
  return (payload, language, variant) => {
    const { data } = blogRequest.safeParse(payload);
    if (!data) return null;
    // Read like a submitted form, so that a text is the same whichever way it was asked for.
    const fields = { ...data, promptType, variant: String(variant), timestamp: null };
    const form = readBlogForm((name) => fields[name]);
    if (!canGenerate(form)) return null;
    const phrases = writerPhrases[language];
    const { system, tasks, fields: labels } = phrases.instructions;
    return {
      id: promptType,
      instructions: system,
      request: [
        tasks[promptType],
        `${labels.topic} ${form.topic}`,
        `${labels.keywords} ${form.keywords}`,
        `${labels.contentType} ${phrases.contentTypes[form.contentType]}`,
        `${labels.readers} ${phrases.readers[form.targetAudience]}`,
      ].join('\n'),
      write: () => write(promptType, form, phrases, variant),
    };
  };
}

/** Every prompt that can be run, by its id. */
export const promptCatalogue: ReadonlyMap<string, ReadPrompt> = new Map(
  promptTypes.map((promptType) => [promptType, blogPrompt(promptType)]),
);
