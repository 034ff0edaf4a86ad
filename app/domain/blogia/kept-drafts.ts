import { cut } from '../cut.ts';
import { emptyDraft, longestBody, longestLine, type Draft } from './draft.ts';
import { promptTypes, type PromptType } from './prompts.ts';

/** A draft that the visitor asked the browser to keep. */
export interface KeptDraft {
  /** When, in epoch milliseconds; also what tells it from the others. */
  at: number;
  kind: PromptType;
  draft: Draft;
}

/** The most drafts that are kept; the oldest leave first. */
export const mostDrafts = 10;

/** Adds a draft, latest first. */
export function keepDraft(kept: readonly KeptDraft[], draft: KeptDraft): KeptDraft[] {
  return [draft, ...kept.filter(({ at }) => at !== draft.at)].slice(0, mostDrafts);
}

/** Makes kept drafts of whatever stands in the browser's storage; what cannot be one is left out. */
export function readKeptDrafts(json: unknown): KeptDraft[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((one: unknown) => readOne(one)).slice(0, mostDrafts);
}

function readOne(one: unknown): KeptDraft[] {
  if (!isRecord(one) || !isRecord(one.draft)) return [];
  const { at, draft: written } = one;
  const kind = promptTypes.find((promptType) => promptType === one.kind);
  if (!kind || typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return [];
  const draft = { ...emptyDraft };
  for (const field of Object.keys(emptyDraft) as (keyof Draft)[]) {
    const text = written[field];
    if (typeof text !== 'string') return [];
    draft[field] = cut(text, field === 'body' ? longestBody : longestLine);
  }
  return [{ at, kind, draft }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
