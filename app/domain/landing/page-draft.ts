import { choiceField, stepField } from '../codec/choice-fields.ts';
import { readFields, writeFields, type FieldSource, type FieldValues } from '../codec/fields.ts';
import { recordOf } from '../codec/record-of.ts';
import { textField, trimmed } from '../codec/text-field.ts';

/** The builder's steps; the last has no questions. Source: B §2.5, LAND-03. */
export const builderSteps = ['activity', 'place', 'action', 'done'] as const;

export type BuilderStep = (typeof builderSteps)[number];

/** Calls to action. */
export const pageActions = ['call', 'book', 'quote', 'visit'] as const;

export type PageAction = (typeof pageActions)[number];

/** Accent colours of a page, by names of the site's own colours, which provide sufficient contrast. */
export const accents = ['lumen', 'aurora', 'violet'] as const;

export type Accent = (typeof accents)[number];

/** Maximum length of each text, in UTF-16 units. */
export const draftTexts = {
  activity: 60,
  place: 60,
  headline: 120,
  proof: 200,
  label: 40,
} as const;

export type DraftText = keyof typeof draftTexts;

const draftTable = {
  ...recordOf(Object.keys(draftTexts) as DraftText[], (name) =>
    textField(draftTexts[name], { normalize: trimmed }),
  ),
  step: stepField(builderSteps),
  action: choiceField<PageAction, PageAction>(pageActions, 'call'),
  accent: choiceField<Accent, Accent>(accents, 'lumen'),
};

/** Draft of a page: the builder's answers and customisations. Empty texts are omitted. */
export type PageDraft = FieldValues<typeof draftTable>;

/** The fields' names in forms and URLs. */
export type DraftField = keyof PageDraft;

/** Parses a draft from the page's query. */
export function readDraft(source: FieldSource): PageDraft {
  return readFields(draftTable, source).values;
}

/** The number of a step, from 1. */
export function stepNumber(step: BuilderStep): number {
  return builderSteps.indexOf(step) + 1;
}

/** Hidden fields with which a form preserves the rest of the draft. */
export function draftFields(draft: PageDraft): [name: DraftField, text: string][] {
  return writeFields(draftTable, draft);
}
