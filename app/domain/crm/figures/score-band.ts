export type Band = 'green' | 'yellow' | 'red';

/** @param score 0 to 100. Source: B §9, CRMC-11. */
export function bandOf(score: number): Band {
  if (score >= 80) return 'green';
  return score >= 60 ? 'yellow' : 'red';
}
