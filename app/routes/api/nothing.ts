import { problem } from './problem.ts';

/** Whatever else is asked of the API. */
const answer = () => problem('not-found');

export const loader = answer;
export const action = answer;
