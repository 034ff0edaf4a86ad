import type { CorpusSite } from '../seed.ts';
import { addressSites } from './addresses.ts';
import { areaSites } from './areas.ts';
import { branchSites } from './branches.ts';
import { conflictSites } from './conflicts.ts';
import { consentSites } from './consent.ts';
import { countrySites } from './countries.ts';
import { englishSites } from './english.ts';
import { frenchSites } from './french.ts';
import { generatedSites } from './generated.ts';
import { hourSites } from './hours.ts';
import { markupConflictSites } from './markup-conflicts.ts';
import { platformSites } from './platforms.ts';
import { sideDetailSites } from './side-details.ts';
import { spanishSites } from './spanish.ts';
import { toolSites } from './tools.ts';

/** Sites written differently from the bakery's, each with markup of its own. */
export const unlikeSites: readonly CorpusSite[] = [
  ...frenchSites,
  ...englishSites,
  ...spanishSites,
  ...platformSites,
  ...toolSites,
  ...addressSites,
  ...areaSites,
  ...branchSites,
  ...conflictSites,
  ...markupConflictSites,
  ...sideDetailSites,
  ...hourSites,
  ...generatedSites,
  ...countrySites,
  ...consentSites,
];
