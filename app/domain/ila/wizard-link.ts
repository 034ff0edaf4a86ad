import { cut } from '../cut.ts';
import { readBounded } from './bounded.ts';
import {
  industries,
  wizardDefaults,
  wizardSliders,
  wizardTexts,
  wizardToggles,
  wizardVersion,
  type WizardInput,
  type WizardSlider,
} from './wizard-score.ts';

/** Longest text a field keeps, in characters. */
export const longestText = 200;

export const wizardSteps = ['business', 'presence', 'reviews', 'result'] as const;

export type WizardStep = (typeof wizardSteps)[number];

export type WizardField = keyof WizardInput;

/** What a form or a shared link says, read without trust. */
export interface WizardLink {
  step: WizardStep;
  input: WizardInput;
  /** Fields whose value had to be changed. */
  corrected: WizardField[];
  /** Whether a step was asked for that cannot be reached without a business name. */
  isNameMissing: boolean;
  /** The method's version when the link was made with another one, else null. */
  otherVersion: string | null;
}

/** Reads the wizard's fields as text, by name: of a form, of a query. Null stands for a field that is not there. */
export function readWizardInput(text: (name: WizardField) => string | null): {
  input: WizardInput;
  corrected: WizardField[];
} {
  const input = { ...wizardDefaults };
  const corrected: WizardField[] = [];
  for (const name of wizardTexts) {
    const written = text(name) ?? '';
    input[name] = cut(written, longestText);
    if (written.length > longestText) corrected.push(name);
  }
  const industry = text('industry') ?? '';
  input.industry = industries.find((each) => each === industry) ?? '';
  if (input.industry !== industry) corrected.push('industry');
  for (const name of wizardToggles) {
    const written = text(name) ?? '0';
    input[name] = written === '1';
    if (written !== '0' && written !== '1') corrected.push(name);
  }
  for (const name of Object.keys(wizardSliders) as WizardSlider[]) {
    const written = text(name);
    if (written === null) continue;
    const { value, isCorrected } = readBounded(written, wizardSliders[name]);
    input[name] = value;
    if (isCorrected) corrected.push(name);
  }
  return { input, corrected };
}

/** Reads a shared link, or a step sent without scripts. */
export function readWizardLink(
  text: (name: WizardField | 'step' | 'v') => string | null,
): WizardLink {
  const { input, corrected } = readWizardInput(text);
  const asked = wizardSteps[Number(text('step') ?? '1') - 1] ?? 'business';
  const isNameMissing = asked !== 'business' && !hasName(input);
  const version = text('v');
  return {
    step: isNameMissing ? 'business' : asked,
    input,
    corrected,
    isNameMissing,
    otherVersion:
      version === null || version === String(wizardVersion) ? null : version.slice(0, 8),
  };
}

/** Whether the one required answer is there. */
export function hasName({ businessName }: Pick<WizardInput, 'businessName'>): boolean {
  return businessName.trim() !== '';
}

/** Whether a text could be the address of a site; an empty one is not wrong. */
export function looksLikeSite(website: string): boolean {
  const text = website.trim();
  return text === '' || /^(?:https?:\/\/)?[^\s/@]+\.[^\s/@.]{2,}(?:[/?#]\S*)?$/iu.test(text);
}

/** What must be sent to get a step with these answers: the query of a shared link, the hidden fields of a form. */
export function wizardFields(
  input: WizardInput,
  step: WizardStep,
): [name: string, value: string][] {
  return [
    ['v', String(wizardVersion)],
    ['step', String(wizardSteps.indexOf(step) + 1)],
    ...wizardTexts.map((name): [string, string] => [name, input[name].trim()]),
    ['industry', input.industry],
    ...wizardToggles.map((name): [string, string] => [name, input[name] ? '1' : '0']),
    ['googleRating', String(input.googleRating)],
    ['reviewCount', String(input.reviewCount)],
  ];
}
