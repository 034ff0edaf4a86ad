/** `note`: the site works, and somebody should know. `wrong`: something that it is set up for does not work. */
export interface Finding {
  name: string;
  state: 'ok' | 'note' | 'wrong';
  text: string;
}

export type Verdict = Omit<Finding, 'name'>;

export const ok = (text: string): Verdict => ({ state: 'ok', text });
export const note = (text: string): Verdict => ({ state: 'note', text });
export const wrong = (text: string): Verdict => ({ state: 'wrong', text });
