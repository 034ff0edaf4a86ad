import type { ScoredModule } from './entities.ts';

/** Product names, the same in every language. */
export const moduleNames = {
  adluma: 'ADLUMA',
  blogia: 'BlogIA',
  hub: 'HUB',
  ila: 'ILA',
  illumatch: 'ILUMATCH',
  landingpage: 'LandingPage',
} as const satisfies Record<ScoredModule, string>;
