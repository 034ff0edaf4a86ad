import { recordOf } from '#app/domain/codec/record-of.ts';
import { formText } from '#app/domain/form-text.ts';
import type { HomeTexts } from '#app/domain/ila/home-fields.ts';
import {
  homeDefaults,
  homeSliderIds,
  homeTexts,
  type HomeInput,
  type HomeSlider,
} from '#app/domain/ila/home-inputs.ts';

/** Name of the query parameter that asks for the form again, filled in. */
export const editParameter = 'modifier';

/** Initial state of the form: the defaults, or the query of a form sent without scripts. */
export interface Submission {
  view: 'form' | 'result';
  input: HomeInput;
  /** Sliders whose submitted value was corrected. */
  corrected: HomeSlider[];
  texts: HomeTexts;
}

/** Reads the form element as it is: the browser keeps sliders on their steps and texts within their length. */
export function readForm(form: HTMLFormElement): Pick<Submission, 'input' | 'texts'> {
  const data = new FormData(form);
  return {
    input: { ...homeDefaults, ...recordOf(homeSliderIds, (id) => Number(data.get(id))) },
    texts: recordOf(homeTexts, (name) => formText(data, name) ?? ''),
  };
}

/** The query that shows this result again. */
export function resultQuery(given: Pick<Submission, 'input' | 'texts'>): string {
  return new URLSearchParams(resultFields(given)).toString();
}

/** Hidden fields that show the form again with these values. */
export function editFields(given: Pick<Submission, 'input' | 'texts'>): [string, string][] {
  return [...resultFields(given), [editParameter, '1']];
}

/** Values as the fields display them: texts, then sliders. */
function resultFields({ input, texts }: Pick<Submission, 'input' | 'texts'>): [string, string][] {
  return [
    ...homeTexts.map((name): [string, string] => [name, texts[name]]),
    ...homeSliderIds.map((id): [string, string] => [id, String(input[id])]),
  ];
}
