import { cut } from '#app/domain/cut.ts';
import { formText } from '#app/domain/form-text.ts';
import {
  homeSliderIds,
  readHomeInput,
  type HomeInput,
  type HomeSlider,
} from '#app/domain/ila/home-score.ts';

/** The form's text fields; all optional, and never part of the score. */
export const textFields = ['nomEntreprise', 'adresse', 'siteWeb'] as const;

type TextField = (typeof textFields)[number];

/** Name of the query parameter that asks for the form again, filled in. */
const editParameter = 'modifier';

/** Longest text a field keeps, in characters. */
export const longestText = 200;

/** What the form starts from: the defaults, or what came with the address when it was sent without scripts. */
export interface Submission {
  view: 'form' | 'result';
  input: HomeInput;
  /** Sliders whose submitted value had to be changed. */
  corrected: HomeSlider[];
  texts: Record<TextField, string>;
}

/** Reads a submitted form from the query of its page. */
export function readSubmission(query: URLSearchParams): Submission {
  const text = (field: TextField) => cut(query.get(field) ?? '', longestText);
  const wasSent = homeSliderIds.some((id) => query.has(id));
  return {
    view: wasSent && !query.has(editParameter) ? 'result' : 'form',
    ...readHomeInput((id) => query.get(id)),
    texts: {
      nomEntreprise: text('nomEntreprise'),
      adresse: text('adresse'),
      siteWeb: text('siteWeb'),
    },
  };
}

/** Reads the form itself, where the browser has already kept every slider within its bounds. */
export function readForm(form: HTMLFormElement): Pick<Submission, 'input' | 'texts'> {
  const data = new FormData(form);
  const text = (name: string) => formText(data, name) ?? '';
  return {
    input: readHomeInput((id) => text(id)).input,
    texts: {
      nomEntreprise: text('nomEntreprise'),
      adresse: text('adresse'),
      siteWeb: text('siteWeb'),
    },
  };
}

/** The query that shows this result again. */
export function resultQuery(given: Pick<Submission, 'input' | 'texts'>): string {
  const fields = editFields(given).filter(([name]) => name !== editParameter);
  return new URLSearchParams(fields).toString();
}

/** What has to be sent to get the form back with these values. */
export function editFields({
  input,
  texts,
}: Pick<Submission, 'input' | 'texts'>): [name: string, value: string][] {
  return [
    ...textFields.map((field): [string, string] => [field, texts[field]]),
    ...homeSliderIds.map((id): [string, string] => [id, String(input[id])]),
    [editParameter, '1'],
  ];
}
