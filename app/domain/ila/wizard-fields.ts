import { choiceField } from '../codec/choice-fields.ts';
import { correctedIn, readFields, type FieldSource, type FieldValues } from '../codec/fields.ts';
import { flagField } from '../codec/link-fields.ts';
import { sliderField, type SliderBounds } from '../codec/number-fields.ts';
import { recordOf } from '../codec/record-of.ts';
import { textField } from '../codec/text-field.ts';

/** The questions of the evaluation at /ila. Source: specification A §2.6.2 and §5, ILAW-02 to ILAW-13. */

export const wizardSliders = {
  googleRating: { min: 1, max: 5, step: 0.1, initial: 4.5 },
  reviewCount: { min: 0, max: 500, step: 5, initial: 25 },
} as const satisfies Record<string, SliderBounds>;

export type WizardSlider = keyof typeof wizardSliders;

export const wizardToggles = ['hasGoogleBusiness', 'hasWebsite', 'hasSocialMedia'] as const;

export type WizardToggle = (typeof wizardToggles)[number];

export const wizardTexts = ['businessName', 'website', 'address'] as const;

export type WizardText = (typeof wizardTexts)[number];

/** Kinds of business. They do not affect the score. */
export const industries = [
  'restaurant',
  'shop',
  'health',
  'beauty',
  'trades',
  'professional',
  'hospitality',
  'other',
] as const;

export type Industry = (typeof industries)[number];

/** Maximum length of a text, in UTF-16 units. */
export const longestText = 200;

/** The fields of forms, links and saved results, in the order of a link. */
export const wizardTable = {
  ...recordOf(wizardTexts, () => textField(longestText)),
  industry: choiceField<Industry | '', ''>(['', ...industries], ''),
  ...recordOf(wizardToggles, () => flagField),
  googleRating: sliderField(wizardSliders.googleRating),
  reviewCount: sliderField(wizardSliders.reviewCount),
};

export type WizardInput = FieldValues<typeof wizardTable>;

export type WizardField = keyof WizardInput;

/** The answers that affect the score. */
export type WizardAnswers = Readonly<Pick<WizardInput, WizardToggle | WizardSlider>>;

/** Parses the answers from a form, a query or storage, with the names of corrected fields. */
export function readWizardInput(source: FieldSource): {
  input: WizardInput;
  corrected: WizardField[];
} {
  const read = readFields(wizardTable, source);
  return { input: read.values, corrected: correctedIn(read) };
}

export const wizardDefaults = readWizardInput({ getAll: () => [] }).input;
