import { readFields } from '#app/domain/codec/fields.ts';
import { hasHomeInput, homeTextFields, readHomeInput } from '#app/domain/ila/home-fields.ts';
import { editParameter, type Submission } from './submission.ts';

/** Reads a submitted form from the query of its page. */
export function readSubmission(query: URLSearchParams): Submission {
  return {
    view: hasHomeInput(query) && !query.has(editParameter) ? 'result' : 'form',
    ...readHomeInput(query),
    texts: readFields(homeTextFields, query).values,
  };
}
