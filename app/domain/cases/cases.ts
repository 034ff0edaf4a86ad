/** The clients with a full case study. Source: specification B §2.1. */
export const caseIds = ['katz-sport', 'clinique-rfs', 'concept-m', 'literie-amitie'] as const;

export type CaseId = (typeof caseIds)[number];

/** Trades by which cases can be filtered. */
export const caseTrades = ['sport', 'health', 'home'] as const;

export type CaseTrade = (typeof caseTrades)[number];

/** What people call each client: the distinctive word of its name. */
export const caseNames = {
  'katz-sport': 'Katz',
  'clinique-rfs': 'RFS',
  'concept-m': 'Concept',
  'literie-amitie': 'Amitié',
} as const satisfies Record<CaseId, string>;

const trades = {
  'katz-sport': 'sport',
  'clinique-rfs': 'health',
  'concept-m': 'home',
  'literie-amitie': 'home',
} as const satisfies Record<CaseId, CaseTrade>;

export function readCaseTrade(value: string | null): CaseTrade | 'all' {
  return caseTrades.find((trade) => trade === value) ?? 'all';
}

/** The cases of a trade, in order. */
export function casesOf(trade: CaseTrade | 'all'): CaseId[] {
  return caseIds.filter((id) => trade === 'all' || trades[id] === trade);
}

/** The next case; after the last, the first. */
export function caseAfter(id: CaseId): CaseId {
  return caseIds[caseIds.indexOf(id) + 1] ?? caseIds[0];
}

/** Progress of a result: current value and target. */
export interface Progress {
  reached: number;
  goal: number;
}

/** @returns the share achieved, 0 to 1 */
export function shareReached({ reached, goal }: Progress): number {
  return goal > 0 ? Math.min(1, Math.max(0, reached / goal)) : 0;
}
