import { cut } from '../cut.ts';

/** The builder's steps; the last has nothing left to ask. Source: B §2.5, LAND-03. */
export const builderSteps = ['activity', 'place', 'action', 'done'] as const;

export type BuilderStep = (typeof builderSteps)[number];

/** What a page asks its reader to do. */
export const pageActions = ['call', 'book', 'quote', 'visit'] as const;

export type PageAction = (typeof pageActions)[number];

/** The page's accent: names of the site's own colours, so that each contrast has its own. */
export const accents = ['lumen', 'aurora', 'violet'] as const;

export type Accent = (typeof accents)[number];

/** Longest text of each field that is kept, in characters. */
export const draftTexts = {
  activity: 60,
  place: 60,
  headline: 120,
  proof: 200,
  label: 40,
} as const;

export type DraftText = keyof typeof draftTexts;

/** A page as far as it is built: what the builder asked, and what was customised over it. Empty texts are not said. */
export interface PageDraft extends Record<DraftText, string> {
  step: BuilderStep;
  action: PageAction;
  accent: Accent;
}

/** The fields' names in forms and addresses. */
export type DraftField = DraftText | 'step' | 'action' | 'accent';

/** Reads a draft from the page's query, without trust. */
export function readDraft(query: URLSearchParams): PageDraft {
  const names = Object.keys(draftTexts) as DraftText[];
  const texts = Object.fromEntries(
    names.map((name) => [name, cut((query.get(name) ?? '').trim(), draftTexts[name])]),
  ) as Record<DraftText, string>;
  return {
    ...texts,
    step: builderSteps[Number(query.get('step') ?? '1') - 1] ?? 'activity',
    action: pageActions.find((each) => each === query.get('action')) ?? 'call',
    accent: accents.find((each) => each === query.get('accent')) ?? 'lumen',
  };
}

/** The number of a step, from 1. */
export function stepNumber(step: BuilderStep): number {
  return builderSteps.indexOf(step) + 1;
}

/** What a form must send along so that the draft stays what it is. */
export function draftFields(draft: PageDraft): Record<DraftField, string> {
  return { ...draft, step: String(stepNumber(draft.step)) };
}
