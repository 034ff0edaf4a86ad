import { z } from 'zod';
import { contentOf } from '#app/content/content.ts';
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
import { jsonSource } from '#app/domain/codec/stored-json.ts';
import {
  longestSituation,
  sampleModules,
  type ModuleId,
  type ModulePayload,
} from '#app/domain/modules/modules.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Prompt } from '#app/services/prompt-execution/prompt-execution.ts';

/** Builds a prompt from a payload; null when the payload is invalid. */
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
    // Parsed like a submitted form, so that both produce the same text.
    const form = readBlogForm(jsonSource({ ...data, promptType, variant }));
    if (!canGenerate(form)) return null;
    const phrases = contentOf(language).writer;
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

const moduleRequest = z.object({
  situation: z.string().trim().max(longestSituation),
  score: z.number().int().min(0).max(100).nullable(),
}) satisfies z.ZodType<ModulePayload>;

function modulePrompt(moduleId: ModuleId, id: string): ReadPrompt {
  return (payload, language) => {
    const { data } = moduleRequest.safeParse(payload);
    const { texts, modules, writer } = contentOf(language).modules;
    const text = texts[id];
    if (!data || !text) return null;
    const { situation } = data;
    const opening = situation && fill(writer.opening, { situation });
    const told = situation && `${writer.situation} ${situation}`;
    const score = data.score === null ? '' : fill(writer.score, { score: String(data.score) });
    return {
      id,
      instructions: fill(writer.instructions, { name: modules[moduleId].name }),
      request: [text.context, text.prompt, told, score].filter(Boolean).join('\n'),
      write: () => [opening, score, text.result].filter(Boolean).join('\n\n'),
    };
  };
}

/** All prompts by id. */
export const promptCatalogue: ReadonlyMap<string, ReadPrompt> = new Map([
  ...promptTypes.map((promptType) => [promptType, blogPrompt(promptType)] as const),
  ...sampleModules.flatMap(({ id: moduleId, prompts }) =>
    prompts.map(({ id }) => [id, modulePrompt(moduleId, id)] as const),
  ),
]);
