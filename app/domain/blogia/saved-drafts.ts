import { choiceField } from '../codec/choice-fields.ts';
import { readFields } from '../codec/fields.ts';
import { recordOf } from '../codec/record-of.ts';
import { isRecord, isWhole, jsonSource, readList, withLatest } from '../codec/stored-json.ts';
import { textField } from '../codec/text-field.ts';
import { emptyDraft, longestBody, longestLine, type Draft } from './draft.ts';
import { promptTypes, type PromptType } from './prompts.ts';

/** A draft saved in the browser. */
export interface SavedDraft {
  /** Epoch milliseconds; also its id. */
  at: number;
  kind: PromptType;
  draft: Draft;
}

/** Maximum number of saved drafts; the oldest are dropped first. */
export const maxDrafts = 10;

const draftNames = Object.keys(emptyDraft) as (keyof Draft)[];

const draftTable = recordOf(draftNames, (name) =>
  textField(name === 'body' ? longestBody : longestLine),
);
const kindTable = { kind: choiceField(promptTypes, null) };

/** Adds a draft, latest first. */
export function addDraft(saved: readonly SavedDraft[], draft: SavedDraft): SavedDraft[] {
  return withLatest(saved, draft, maxDrafts);
}

/** Parses saved drafts; invalid entries are dropped. */
export function readSavedDrafts(json: unknown): SavedDraft[] {
  return readList(json, maxDrafts, (one) => {
    const { at, draft: written } = one;
    const { kind } = readFields(kindTable, jsonSource(one)).values;
    const isWritten =
      isRecord(written) && draftNames.every((name) => typeof written[name] === 'string');
    if (!kind || !isWhole(at) || !isWritten) return null;
    return { at, kind, draft: readFields(draftTable, jsonSource(written)).values };
  });
}
