import { isRecord, isWhole, jsonSource, readList, withLatest } from '../codec/stored-json.ts';
import {
  readWizardInput,
  wizardDefaults,
  type WizardField,
  type WizardInput,
} from './wizard-fields.ts';
import { hasName, wizardFields } from './wizard-link.ts';

/** A result saved in the browser. */
export interface SavedResult {
  /** Epoch milliseconds; also its id. */
  at: number;
  /** Version of the method. */
  version: number;
  /** 0 to 100. */
  score: number;
  input: WizardInput;
}

/** Maximum number of saved results; the oldest are dropped first. */
export const maxResults = 12;

/** Adds a result, latest first. */
export function addResult(saved: readonly SavedResult[], result: SavedResult): SavedResult[] {
  return withLatest(saved, result, maxResults);
}

/** Parses saved results; invalid entries are dropped. */
export function readSavedResults(json: unknown): SavedResult[] {
  return readList(json, maxResults, ({ at, version, score, ...one }) => {
    if (!isWhole(at) || !isWhole(version) || !isWhole(score) || score > 100) return null;
    const input = readDraft(one.input);
    return input && hasName(input) ? { at, version, score, input } : null;
  });
}

/** Parses a stored draft of the answers; null if invalid. */
export function readDraft(json: unknown): WizardInput | null {
  if (!isRecord(json)) return null;
  const { input, corrected } = readWizardInput(jsonSource(json));
  return corrected.length === 0 ? input : null;
}

/** Merges newer answers into the stored ones. */
export function mergeDrafts(saved: WizardInput, given: WizardInput): WizardInput {
  const changed = Object.entries(given).filter(
    ([name, value]) => value !== wizardDefaults[name as WizardField],
  );
  return { ...saved, ...Object.fromEntries(changed) };
}

/** Query parameters of a saved result. */
export function queryOf(input: WizardInput): string {
  return new URLSearchParams(wizardFields(input, 'result')).toString();
}
