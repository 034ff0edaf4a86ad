/** Where something about a person can be kept, by the names that exports and erasures have for it. */
export type HeldPart = 'outgoing' | 'messages' | 'crm' | 'account' | 'requests' | 'history';

/** How much of a person one part holds, and what an erasure would make of it. */
export interface ForeseenPart {
  name: HeldPart;
  held: number;
  /** Rows that would be gone. */
  removed: number;
  /** Rows that would stay without what tells of the person. */
  cleared: number;
  /** Rows that have to stay. */
  kept: number;
}
