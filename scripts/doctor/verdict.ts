/** `note`: the site works, but someone should know. `wrong`: a configured function does not work. */
export interface Finding {
  name: string;
  state: 'ok' | 'note' | 'wrong';
  text: string;
}

export type Verdict = Omit<Finding, 'name'>;

export const ok = (text: string): Verdict => ({ state: 'ok', text });
export const note = (text: string): Verdict => ({ state: 'note', text });
export const wrong = (text: string): Verdict => ({ state: 'wrong', text });
