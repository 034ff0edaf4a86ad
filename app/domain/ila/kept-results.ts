import { hasName, readWizardInput, wizardFields, type WizardField } from './wizard-link.ts';
import { wizardDefaults, type WizardInput } from './wizard-score.ts';

/** A result that the visitor asked the browser to keep. */
export interface KeptResult {
  /** When, in epoch milliseconds; also what tells it from the others. */
  at: number;
  /** Version of the method. */
  version: number;
  score: number;
  input: WizardInput;
}

/** The most results that are kept; the oldest leave first. */
export const mostKept = 12;

/** Adds a result, latest first. */
export function keepResult(kept: readonly KeptResult[], result: KeptResult): KeptResult[] {
  return [result, ...kept.filter(({ at }) => at !== result.at)].slice(0, mostKept);
}

/** Makes kept results of whatever stands in the browser's storage; what cannot be one is left out. */
export function readKept(json: unknown): KeptResult[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((one: unknown) => readOne(one)).slice(0, mostKept);
}

function readOne(one: unknown): KeptResult[] {
  if (!isRecord(one) || !isRecord(one.input)) return [];
  const { at, version, score } = one;
  if (!isWhole(at) || !isWhole(version) || !isWhole(score) || score > 100) return [];
  const input = readDraft(one.input);
  return input && hasName(input) ? [{ at, version, score, input }] : [];
}

/** Makes the answers under way of whatever stands in the browser's storage; null where it cannot be them. */
export function readDraft(json: unknown): WizardInput | null {
  if (!isRecord(json)) return null;
  const { input, corrected } = readWizardInput((name) => asText(json, name));
  return corrected.length === 0 ? input : null;
}

/** Answers given meanwhile, over those that were kept. */
export function mergeDrafts(kept: WizardInput, given: WizardInput): WizardInput {
  const changed = Object.entries(given).filter(
    ([name, value]) => value !== wizardDefaults[name as WizardField],
  );
  return { ...kept, ...Object.fromEntries(changed) };
}

/** A kept answer as a form would have sent it. */
function asText(input: Record<string, unknown>, name: WizardField): string | null {
  const value = input[name];
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The query that shows a kept result again. */
export function queryOf(input: WizardInput): string {
  return new URLSearchParams(wizardFields(input, 'result')).toString();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
