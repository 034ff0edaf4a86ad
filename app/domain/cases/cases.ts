/** The clients whose work is told in full. Source: specification B §2.1. */
export const caseIds = ['katz-sport', 'clinique-rfs', 'concept-m', 'literie-amitie'] as const;

export type CaseId = (typeof caseIds)[number];

/** Trades that a visitor can narrow the cases to. */
export const caseTrades = ['sport', 'health', 'home'] as const;

export type CaseTrade = (typeof caseTrades)[number];

const trades = {
  'katz-sport': 'sport',
  'clinique-rfs': 'health',
  'concept-m': 'home',
  'literie-amitie': 'home',
} as const satisfies Record<CaseId, CaseTrade>;

export function readCaseTrade(value: string | null): CaseTrade | 'all' {
  return caseTrades.find((trade) => trade === value) ?? 'all';
}

/** The cases of a trade, in their order. */
export function casesOf(trade: CaseTrade | 'all'): CaseId[] {
  return caseIds.filter((id) => trade === 'all' || trades[id] === trade);
}

/** The case told after this one; the last leads back to the first. */
export function caseAfter(id: CaseId): CaseId {
  return caseIds[caseIds.indexOf(id) + 1] ?? caseIds[0];
}

/** How far a result is: what was reached out of what. */
export interface Progress {
  reached: number;
  goal: number;
}

/** @returns the part that is reached, 0 to 1 */
export function shareReached({ reached, goal }: Progress): number {
  return goal > 0 ? Math.min(1, Math.max(0, reached / goal)) : 0;
}
