import { choicesField, stepField } from '../codec/choice-fields.ts';
import { readFields, writeFields, type FieldSource } from '../codec/fields.ts';
import { versionField } from '../codec/link-fields.ts';
import {
  readWizardInput,
  wizardTable,
  wizardTexts,
  wizardToggles,
  type WizardField,
  type WizardInput,
} from './wizard-fields.ts';
import { wizardVersion } from './wizard-score.ts';

export const wizardSteps = ['business', 'presence', 'reviews', 'result'] as const;

export type WizardStep = (typeof wizardSteps)[number];

const fieldNames = Object.keys(wizardTable) as WizardField[];

/** Fields of a link besides the answers. */
const linkTable = {
  v: versionField(wizardVersion),
  step: stepField(wizardSteps),
  mesure: choicesField(fieldNames),
};

/** The questions of each step. */
export const wizardQuestions = {
  business: [...wizardTexts, 'industry'],
  presence: wizardToggles,
  reviews: ['googleRating', 'reviewCount'],
} as const satisfies Record<string, readonly WizardField[]>;

/** The first step with a question that was not answered by a measurement. */
export function stepAfter(measured: readonly WizardField[]): WizardStep {
  const open = (['business', 'presence', 'reviews'] as const).find((step) =>
    wizardQuestions[step].some((field) => !measured.includes(field)),
  );
  return measured.includes('businessName') ? (open ?? 'result') : 'business';
}

/** Parameter of a link or form that lists the measured answers. */
export const measuredFields = (measured: readonly WizardField[]): [name: string, value: string][] =>
  measured.map((field) => ['mesure', field]);

/** Contents of a form or a shared link. */
export interface WizardLink {
  step: WizardStep;
  input: WizardInput;
  /** Fields answered by a measurement, which are not asked. */
  measured: readonly WizardField[];
  /** Fields with a corrected value. */
  corrected: WizardField[];
  /** Whether the requested step cannot be reached without a business name. */
  isNameMissing: boolean;
  /** The link's version of the method if it differs, otherwise null. */
  otherVersion: string | null;
}

/** Parses a shared link, or a step submitted without scripts. */
export function readWizardLink(source: FieldSource): WizardLink {
  const { input, corrected } = readWizardInput(source);
  const { step, v, mesure } = readFields(linkTable, source).values;
  const isNameMissing = step !== 'business' && !hasName(input);
  return {
    step: isNameMissing ? 'business' : step,
    input,
    measured: mesure,
    corrected,
    isNameMissing,
    otherVersion: v,
  };
}

/** Whether the only required answer is given. */
export function hasName({ businessName }: Pick<WizardInput, 'businessName'>): boolean {
  return businessName.trim() !== '';
}

/** Whether a text may be a site's URL; an empty one is valid. */
export function looksLikeSite(website: string): boolean {
  const text = website.trim();
  return text === '' || /^(?:https?:\/\/)?[^\s/@]+\.[^\s/@.]{2,}(?:[/?#]\S*)?$/iu.test(text);
}

/** The fields that restore a step with these answers: a shared link's query, or a form's hidden fields. */
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
    ...writeFields(linkTable, { v: null, step, mesure: [] }),
    ...writeFields(wizardTable, { ...input, ...texts }),
  ];
}
