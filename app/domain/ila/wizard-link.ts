import { readFields, writeFields, type FieldSource } from '../codec/fields.ts';
import { stepField } from '../codec/choice-fields.ts';
import { versionField } from '../codec/link-fields.ts';
import {
  readWizardInput,
  wizardTable,
  type WizardField,
  type WizardInput,
} from './wizard-fields.ts';
import { wizardVersion } from './wizard-score.ts';

export const wizardSteps = ['business', 'presence', 'reviews', 'result'] as const;

export type WizardStep = (typeof wizardSteps)[number];

/** Fields of a link besides the answers. */
const linkTable = { v: versionField(wizardVersion), step: stepField(wizardSteps) };

/** Contents of a form or a shared link. */
export interface WizardLink {
  step: WizardStep;
  input: WizardInput;
  /** Fields whose value was corrected. */
  corrected: WizardField[];
  /** Whether the requested step is unreachable without a business name. */
  isNameMissing: boolean;
  /** The link's version of the method when it differs, else null. */
  otherVersion: string | null;
}

/** Parses a shared link, or a step submitted without scripts. */
export function readWizardLink(source: FieldSource): WizardLink {
  const { input, corrected } = readWizardInput(source);
  const { step, v } = readFields(linkTable, source).values;
  const isNameMissing = step !== 'business' && !hasName(input);
  return {
    step: isNameMissing ? 'business' : step,
    input,
    corrected,
    isNameMissing,
    otherVersion: v,
  };
}

/** Whether the only required answer is given. */
export function hasName({ businessName }: Pick<WizardInput, 'businessName'>): boolean {
  return businessName.trim() !== '';
}

/** Whether a text may be a site's address; an empty one is valid. */
export function looksLikeSite(website: string): boolean {
  const text = website.trim();
  return text === '' || /^(?:https?:\/\/)?[^\s/@]+\.[^\s/@.]{2,}(?:[/?#]\S*)?$/iu.test(text);
}

/** The fields that reproduce a step with these answers: a shared link's query, or a form's hidden fields. */
export function wizardFields(
  input: WizardInput,
  step: WizardStep,
): [name: string, value: string][] {
  const { businessName, website, address } = input;
  const texts = {
    businessName: businessName.trim(),
    website: website.trim(),
    address: address.trim(),
  };
  return [
    ...writeFields(linkTable, { v: null, step }),
    ...writeFields(wizardTable, { ...input, ...texts }),
  ];
}
